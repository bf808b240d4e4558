/** Spanish number words with their English equivalents, which the number reader knows. */

const digits = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')
const english = 'zero one two three four five six seven eight nine'.split(' ')
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const words = new Map<string, string>()
const learn = (spanish: string, meaning: string) => {
  for (const word of spanish.split(' ')) words.set(word, meaning)
}

for (const [index, word] of digits.entries()) learn(word, english[index] ?? '')
learn('un una', 'one')
for (const [index, word] of 'diez once doce trece catorce quince'.split(' ').entries()) {
  learn(word, 'ten eleven twelve thirteen fourteen fifteen'.split(' ')[index] ?? '')
}
for (const [index, word] of 'dieciseis diecisiete dieciocho diecinueve'.split(' ').entries()) {
  learn(word, 'sixteen seventeen eighteen nineteen'.split(' ')[index] ?? '')
}
for (const [index, word] of 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'
  .split(' ')
  .entries()) {
  learn(word, englishTens[index] ?? '')
}
for (const [index, word] of digits.entries()) {
  if (index > 0) learn(`veinti${word}`, `twenty ${english[index] ?? ''}`)
}
learn('veintiun', 'twenty one')
learn('cien ciento', 'one hundred')
for (const [index, word] of 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'
  .split(' ')
  .entries()) {
  learn(`${word}os ${word}as`, `${english[index + 2] ?? ''} hundred`)
}
learn('mil', 'thousand')
learn('millon millones', 'million')
learn('billon billones', 'trillion')
learn('medio media medios', 'half')
learn('tercio', 'third')
learn('tercios', 'thirds')
learn('cuarto', 'fourth')
learn('cuartos', 'fourths')
learn('quinto', 'fifth')
learn('quintos', 'fifths')
learn('sexto', 'sixth')
learn('sextos', 'sixths')
learn('septimo', 'seventh')
learn('septimos', 'sevenths')
learn('octavo', 'eighth')
learn('octavos', 'eighths')
learn('noveno', 'ninth')
learn('novenos', 'ninths')
learn('decimo decima', 'tenth')
learn('decimos decimas', 'tenths')
learn('onceavo', 'eleventh')
learn('onceavos', 'elevenths')
learn('doceavo', 'twelfth')
learn('doceavos', 'twelfths')
learn('dieciseisavo', 'sixteenth')
learn('dieciseisavos', 'sixteenths')
learn('veinteavo', 'twentieth')
learn('veinteavos', 'twentieths')
learn('centesimo centesima', 'hundredth')
learn('centesimos centesimas', 'hundredths')
learn('milesimo milesima', 'thousandth')
learn('milesimos milesimas', 'thousandths')

export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0308]/g, '')
    .normalize('NFC')

const meaningOf = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : words.get(withoutAccents(word.toLowerCase()))

const tens = new Set(englishTens)
const ones = new Set(english.slice(1))
const isOver = /^(?:half|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|hundredth)$/
const word = /\p{L}+/gu

/**
 * Translates Spanish number words into English: `treinta y cinco` becomes `thirty five`, `dos y medio` becomes `two and
 * half`, and `dos coma cinco` becomes `two point five`. Other words stay, as do those for which `keeps` is true. Takes
 * linear time.
 */
export function spanishInEnglish(text: string, keeps: (word: string) => boolean): string {
  const found = [...text.matchAll(word)]
  const meanings = found.map(([its], index) => {
    // `por ciento` is a percent sign.
    const isPercent = /^por$/i.test(found[index - 1]?.[0] ?? '')
    return isPercent || keeps(its) ? undefined : meaningOf(its)
  })
  if (meanings.every((meaning) => meaning === undefined)) return text
  let plain = ''
  let end = 0
  for (const [index, { 0: its, index: at }] of found.entries()) {
    const [before, after] = [meanings[index - 1], meanings[index + 1]]
    const gap = text.slice(end, at)
    end = at + its.length
    const isThousand = meanings[index] === 'thousand'
    const isBegun = before !== undefined && !tens.has(before) && /^\s+$/.test(gap)
    const meaning = isThousand && !isBegun && !/\d\s*$/.test(plain + gap) ? 'one thousand' : meanings[index]
    if (meaning !== undefined) plain += gap + meaning
    else if (/^y$/i.test(its) && after !== undefined) {
      const isWithin = tens.has(before ?? '') && ones.has(after) && !isOver.test(meanings[index + 2] ?? '')
      plain += isWithin ? '' : `${gap}and`
    } else if (/^(?:punto|coma)$/i.test(its) && before !== undefined && after !== undefined)
      plain += `${gap}point`
    else plain += gap + its
  }
  return plain + text.slice(end)
}
