const space = '\u00A0'
/** Takes no room, and no line breaks at it. */
const joiner = '\u2060'

/** What may follow a number as its unit, spelled as in our items. */
const unit = '(?:°[CF]|%|k?g|mg|[ckm]?m|m?L|[kM]?J|N|s|h|min|in|ft|yd|mi|oz|lb)(?:[²³]|\\b)'
const numberAndUnit = new RegExp(`(\\d) (?=${unit}(?![\\p{L}\\d]))`, 'gu')
/** An absolute value: bars that stand close to what they enclose. */
const bars = /\|(?! )[\p{L}\d.,()+−·×/ -]{1,16}(?<! )\|/gu
const axis = /(?<![\p{L}\d])([xy]-)(?=axis(?!\p{L}))/gu
const eje = /(?<!\p{L})([Ee]je) (?=[xy](?![\p{L}\d]))/gu
/** What a letter is equal to. */
const equation = /(?<![\p{L}\d])(\p{L}) = (?=[−-]?\d)/gu
const pair = /\(([−-]?[\d.,/]+), ([−-]?[\d.,/]+)\)/g

/**
 * The text with no line break inside a pair of coordinates, an absolute value, the name of an axis, or the value of a
 * letter, or between a number and its unit.
 */
export function joinWords(text: string): string {
  return text
    .replaceAll(numberAndUnit, `$1${space}`)
    .replaceAll(axis, `$1${joiner}`)
    .replaceAll(eje, `$1${space}`)
    .replaceAll(equation, `$1${space}=${space}`)
    .replaceAll(pair, `($1,${space}$2)`)
    .replaceAll(bars, (found) => found.replaceAll(' ', space))
}
