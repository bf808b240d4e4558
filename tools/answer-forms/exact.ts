/** The generator's own exact fractions. Expected verdicts must not depend on the code under test. */
export interface Exact {
  n: number
  d: number
}

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b))

export function exact(n: number, d = 1): Exact {
  const common = divisor(n, d) * Math.sign(d)
  return { n: n / common, d: d / common }
}

export const plus = (a: Exact, b: Exact) => exact(a.n * b.d + b.n * a.d, a.d * b.d)
export const times = (a: Exact, b: Exact) => exact(a.n * b.n, a.d * b.d)
export const over = (a: Exact, b: Exact) => exact(a.n * b.d, a.d * b.n)
export const isSame = (a: Exact, b: Exact) => a.n === b.n && a.d === b.d
export const isSmall = ({ n, d }: Exact) => Math.abs(n) < 1e12 && d < 1e9

/** Writes a key, such as '7/8' or '-3'. */
export const asKey = ({ n, d }: Exact) => (d === 1 ? `${n}` : `${n}/${d}`)

/** Writes a decimal, such as '0.25'; null if no decimal of up to eight places is exact. */
export function asDecimal({ n, d }: Exact): string | null {
  let places = 0
  let scale = 1
  while (scale % d !== 0) {
    places += 1
    scale *= 10
    if (places > 8) return null
  }
  const digits = String(Math.abs(n) * (scale / d)).padStart(places + 1, '0')
  if (digits.includes('e') || digits.length > 15) return null
  const sign = n < 0 ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
