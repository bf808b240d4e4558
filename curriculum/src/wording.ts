import {
  decimalPlaces,
  formatDecimal,
  formatFraction,
  parseRational,
  type Rational,
} from '@skills-center/answers/rational'

/** 12345.5 → “12,345.5”, with a true minus sign. For plain text; in TeX, write the digits. */
export function numeral(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** The same for several values by name. */
export const numerals = <Name extends string>(values: Readonly<Record<Name, number>>): Record<Name, string> =>
  // The same names, with other values.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  Object.fromEntries(Object.entries<number>(values).map(([name, value]) => [name, numeral(value)])) as Record<
    Name,
    string
  >

/** An exact value such as '5/2' as people write it: “2.5” where it terminates, “2/3” where it does not. */
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
