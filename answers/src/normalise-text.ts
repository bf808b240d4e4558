/**
 * Normalizes the many characters that keyboards, phones, and copied text use for the same thing. The output is plain
 * ASCII wherever a student could have typed ASCII: `½` becomes ` 1/2 `, `²` becomes `^2`, every dash `-`, every times
 * sign `*`, and every kind of space a plain space.
 */
const vulgar: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
  '↉': '0/3',
}

const replacements = new Map<string, string>([
  ...Object.entries(vulgar).map(([from, to]) => [from, ` ${to} `] as const),
  ['⅟', ' 1/'],
  ...spread('−–—‒―‐‑﹣', '-'),
  ...spread('⁄∕⧸', '/'),
  ...spread('×✕✖⨯·⋅∙∗•‧', '*'),
  ...spread(
    '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t\n\r',
    ' ',
  ),
  ...spread('\u200b\u200c\u200d\u200e\u200f\u2060\u2061\ufeff\u00ad\u202a\u202b\u202c\u202d\u202e', ''),
  ...spread('º˚', '°'),
  ...spread('μ', 'µ'),
  ...spread('’‘′´`', "'"),
  ...spread('“”″„', '"'),
  ...spread('∼≈≃≅', '≈'),
  ['\u2062', '*'],
  ['∶', ':'],
  ['\u066b', '.'],
  ['\u066c', ','],
  ['\u066a', '%'],
  ['\u2126', 'Ω'],
  ['ℓ', 'L'],
  ['℃', '°C'],
  ['℉', '°F'],
  ['㎝', 'cm'],
  ['㎡', 'm^2'],
  ['…', '...'],
])

function spread(characters: string, to: string): [string, string][] {
  return Array.from(characters, (character) => [character, to])
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'
const plainDigits = (text: string, from: string) => Array.from(text, (digit) => from.indexOf(digit)).join('')

/** A superscript numerator over a subscript denominator: ³⁄₄. */
const builtFraction = new RegExp(`([${raised}]+)[⁄∕/]([${lowered}]+)`, 'gu')
const superscript = new RegExp(`([⁻⁺]?)([${raised}]+)`, 'gu')
const subscript = new RegExp(`[${lowered}]`, 'gu')

const foreignDigit = /\p{Nd}/u
/** The code point of digit 0 in each script. */
const scripts = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50,
  0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0x1946, 0x19d0,
]

/** Converts Arabic, Persian, Devanagari, Bengali, Thai, and other digits. */
function digitOf(code: number): string {
  const start = scripts.find((first) => code >= first && code <= first + 9)
  return start === undefined ? String.fromCodePoint(code) : String(code - start)
}

/** Plain ASCII needs no normalization. */
const isPlain = /^[\x20-\x7f]*$/
const special = /[^\x20-\x7f]/gu

function plainly(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < 32) return ' '
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0)
  if (code >= 0x1d400 && code <= 0x1d7ff) return character.normalize('NFKC')
  if (code >= 0x0660 && code <= 0x19d9 && foreignDigit.test(character)) return digitOf(code)
  return character === '⁄' ? character : (replacements.get(character) ?? character)
}

export function normaliseText(text: string): string {
  if (isPlain.test(text)) return text.trim()
  const plain = text.replace(special, plainly)
  return plain
    .replace(builtFraction, (_, above: string, below: string) => {
      return ` ${plainDigits(above, raised)}/${plainDigits(below, lowered)} `
    })
    .replaceAll('⁄', '/')
    .replace(superscript, (_, sign: string, digits: string) => {
      return `^${sign === '⁻' ? '-' : ''}${plainDigits(digits, raised)}`
    })
    .replace(subscript, (digit) => plainDigits(digit, lowered))
    .trim()
}
