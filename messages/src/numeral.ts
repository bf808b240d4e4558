/** Formats 12345.5 as “12,345.5”, with a true minus sign. */
export function numeral(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}
