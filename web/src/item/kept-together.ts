const space = '\u00A0'

/** What may follow a number as its unit, spelled as in our items. */
const unit = '(?:°[CF]|%|k?g|mg|[ckm]?m|m?L|[kM]?J|N|s|h|min|in|ft|yd|mi|oz|lb)(?:[²³]|\\b)'
const numberAndUnit = new RegExp(`(\\d) (?=${unit}(?![\\p{L}\\d]))`, 'gu')
/** An absolute value: bars that stand close to what they enclose. */
const bars = /\|(?! )[\p{L}\d.,()+−·×/ -]{1,16}(?<! )\|/gu
const pair = /\(([−-]?[\d.,/]+), ([−-]?[\d.,/]+)\)/g

/** The text with no line break inside a pair of coordinates or an absolute value, or between a number and its unit. */
export function keptTogether(text: string): string {
  return text
    .replaceAll(numberAndUnit, `$1${space}`)
    .replaceAll(pair, `($1,${space}$2)`)
    .replaceAll(bars, (found) => found.replaceAll(' ', space))
}
