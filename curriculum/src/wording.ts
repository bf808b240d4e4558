import {
  decimalPlaces,
  formatDecimal,
  formatFraction,
  parseRational,
  type Rational,
} from '@skills-center/answers/rational'

/** 12345.5 → “12,345.5”, with a true minus sign. For plain text; in TeX write the digits. */
export function numeral(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** An exact value such as '5/2' as people write it: “2.5” where it ends, “2/3” where it does not. */
export function writtenNumber(value: string): string {
  const exact: Rational = parseRational(value)
  if (decimalPlaces(exact) === null) return formatFraction(exact).replace('-', '−')
  const [whole = '0', decimals] = formatDecimal(exact).replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${exact.numerator < 0n ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** “12 cm”, “$5”, “20 °C”, “45%”. */
export function writtenUnit(number: string, unit: string): string {
  if (unit === '$') return `$${number}`
  return unit === '%' || unit === '°' ? `${number}${unit}` : `${number} ${unit}`
}

/** $3, $3.50, $1,200: dollars with cents only where there are some. */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100)
  return cents % 100 === 0
    ? `$${numeral(cents / 100)}`
    : `$${numeral(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

/** “1 apple”, “3 apples”, “3 boxes” (with the plural named where it is not just an s). */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${numeral(number)} ${number === 1 ? one : many}`
}

/** “a pencil”, “an orange”, “an 8-pack”, “a 12-pack”. */
export function withArticle(words: string): string {
  return `${/^([aeio]|u(?!n[ai]|s[eau])|hour|honest|8|11\b|18\b)/i.test(words) ? 'an' : 'a'} ${words}`
}

/** “x and y”, “x, y, and z”. */
export function listed(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (words.length < 3) return words.join(` ${conjunction} `)
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`
}

/** First letter in upper case. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
