const ones = [
  '',
  'first',
  'half',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
]
const tens = ['', '', 'twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet']

/**
 * The name of a unit fraction's denominator: “third”, “twenty-fourth”. Beyond 100, only hundredths and thousandths have
 * a name.
 */
function partName(count: number): string | undefined {
  if (count < 2) return undefined
  if (count < 20) return ones[count]
  if (count === 100) return 'hundredth'
  if (count === 1000) return 'thousandth'
  if (count > 100) return undefined
  const ten = tens[Math.floor(count / 10)] ?? ''
  const rest = count % 10
  if (rest === 0) return `${ten}ieth`
  return `${ten}y-${rest === 2 ? 'second' : (ones[rest] ?? '')}`
}

/** A fraction of two whole numbers: “3 fourths”, “1 half”, “7 over 250”. */
export function fractionWords(top: string, bottom: string): string {
  const name =
    /^\d+$/.test(top) && /^[\d,]+$/.test(bottom) ? partName(Number(bottom.replaceAll(',', ''))) : undefined
  if (name === undefined) return `${top} over ${bottom}`
  if (top === '1') return `1 ${name}`
  return `${top} ${name === 'half' ? 'halves' : `${name}s`}`
}

/** Whether the words are a fraction less than one: “3 fourths”. */
export function isPartOfOne(words: string): boolean {
  const [, top = '', name = ''] = /^(\d+) ([a-z-]+)$/.exec(words) ?? []
  for (let bottom = 2; bottom <= 1000; bottom += 1) {
    const part = partName(bottom)
    if (part !== undefined && (name === part || name === `${part}s`)) return Number(top) < bottom
  }
  return false
}

/** “4th”, “1st”, “negative 5th”. */
export function ordinal(number: string): string {
  const value = Number(/\d+$/.exec(number)?.[0] ?? '0')
  const isTeen = value % 100 > 10 && value % 100 < 14
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${number}${ending}`
}
