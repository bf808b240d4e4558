import { advise, type Advice } from './advice/advice.ts'
/** Words that keep an answer from being one exact number. */
const hedges =
  /^(?:~|≈|\+-|±)|(?<!\p{L})(?:about|around|approximately|approx|roughly|maybe|probably|almost|nearly|ish|somewhere|between|at least|at most|more than|less than|or so|or|a bit|a little|something)(?!\p{L})|\dish(?!\p{L})/iu

const cardinals =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const fractions =
  'hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|hundredths?|thousandths?|ones|tens|hundreds|thousands|millions|dozens?'
const numberWord = new RegExp(`(?<!\\p{L})(?:${cardinals}|${fractions})(?!\\p{L})`, 'iu')
const changing = /(?<!\p{L})(?:squared|cubed|remainder|plus|minus|divided|r)(?!\p{L}) ?\d*$/iu

/** Any digit, including those of vulgar fractions converted to digits. */
const digit = /\d/

export const isNumberWord = (word: string): boolean => numberWord.test(word)

/** Why an answer's words keep it from being read as one number; null if they do not. */
export function refusalOfWords(typed: string, expectedUnit: string): Advice | null {
  const text = withoutUnit(typed, expectedUnit)
  if (!digit.test(text)) {
    if (numberWord.test(text)) return advise('number-in-words')
    if (/^(?:idk|i don'?t know|dunno|no idea|\?+|help|pass|skip|no s[eé]|ayuda|ni idea)$/i.test(text)) {
      return advise('not-sure')
    }
    return null
  }
  if (hedges.test(text)) return advise('one-exact-number')
  if (numberWord.test(text)) return advise('whole-number-in-words')
  if (changing.test(text) && !/\p{L}\s*(?:squared|cubed)$/iu.test(typed)) {
    return advise('one-number-without-words')
  }
  return null
}

/** Removes the words of the expected unit: `1 quarter` is not a fraction if quarters are counted. */
function withoutUnit(typed: string, unit: string): string {
  const words = new Set((unit.match(/\p{L}+/gu) ?? []).map(singular))
  return typed.replace(/\p{L}+/gu, (word) => (words.has(singular(word)) ? '' : word)).trim()
}

const singular = (word: string) => word.toLowerCase().replace(/s$/, '')
