const space = '\u00A0'
/** WORD JOINER: zero width, no line break. */
const joiner = '\u2060'

/** Units that may follow a number, spelled as in our items. */
const unit = '(?:°[CF]|%|k?g|mg|[ckm]?m|m?L|[kM]?J|N|s|h|min|in|ft|yd|mi|oz|lb)(?:[²³]|\\b)'
const numberAndUnit = new RegExp(`(\\d) (?=${unit}(?![\\p{L}\\d]))`, 'gu')
/** An absolute value: bars directly around their content. */
const bars = /\|(?! )[\p{L}\d.,()+−·×/ -]{1,16}(?<! )\|/gu
const axis = /(?<![\p{L}\d])([xy]-)(?=axis(?!\p{L}))/gu
const eje = /(?<!\p{L})([Ee]je) (?=[xy](?![\p{L}\d]))/gu
/** A letter with its value. */
const equation = /(?<![\p{L}\d])(\p{L}) = (?=[−-]?\d)/gu
/** Two or more numbers with signs between them, such as “3 × 4 = 12”; a letter may follow a number. */
const amount = String.raw`[(−-]?\$?\d[\d.,]*(?:%|\p{L}(?!\p{L}))?\)?`
const calculation = new RegExp(
  String.raw`(?<![\p{L}\d.,])${amount}(?: [+−×÷·=<>≤≥≈] ${amount})+(?![\p{L}\d])`,
  'gu',
)
/** Up to this many characters stay on one line of a phone; a longer calculation may break before its “=”. */
const longest = 20
const pair = /\(([−-]?[\d.,/]+), ([−-]?[\d.,/]+)\)/g

/**
 * The text without line breaks inside a coordinate pair, an absolute value, an axis name, an equation such as “x = 5”,
 * a calculation such as “3 × 4 = 12”, or between a number and its unit.
 */
export function joinWords(text: string): string {
  return text
    .replaceAll(numberAndUnit, `$1${space}`)
    .replaceAll(axis, `$1${joiner}`)
    .replaceAll(eje, `$1${space}`)
    .replaceAll(equation, `$1${space}=${space}`)
    .replaceAll(calculation, joinCalculation)
    .replaceAll(pair, `($1,${space}$2)`)
    .replaceAll(bars, (found) => found.replaceAll(' ', space))
}

function joinCalculation(found: string): string {
  if (found.length <= longest) return found.replaceAll(' ', space)
  return found
    .split(/ (?=[=<>≤≥≈])/)
    .map((side) => (side.length <= longest ? side.replaceAll(' ', space) : side))
    .join(' ')
}
