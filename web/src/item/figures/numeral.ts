const minus = '\u2212'

/** Formats the number with a true minus sign; a value without a short decimal becomes a fraction. */
export function numeral(value: number): string {
  const rounded = Number(value.toFixed(4))
  if (Math.abs(rounded - value) > 1e-9) {
    const fraction = asFraction(value)
    if (fraction) return fraction
  }
  const size = Math.abs(rounded)
  const digits = size >= 1000 ? size.toLocaleString('en-US') : String(size)
  return rounded < 0 ? minus + digits : digits
}

function asFraction(value: number): string | undefined {
  for (let denominator = 3; denominator <= 24; denominator++) {
    const numerator = Math.round(Math.abs(value) * denominator)
    if (Math.abs(Math.abs(value) - numerator / denominator) < 1e-9) {
      return `${value < 0 ? minus : ''}${numerator}/${denominator}`
    }
  }
  return undefined
}

/** Replaces hyphens that mean a minus sign with minus signs. */
export function withMinus(text: string): string {
  return text.replaceAll(/(^|[\s(=,+])-(?=[\d.])/g, `$1${minus}`)
}
