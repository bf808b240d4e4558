import { tidy } from '../bugs/bug.ts'
import { numberTex } from '../equations/exact.ts'

/** A multiple of a quarter as a decimal or mixed number: −1.25, or −1 and 1/4. */
export function quarterTex(value: number, form: 'decimal' | 'mixed'): string {
  const size = Math.abs(value)
  const whole = Math.trunc(size)
  if (form === 'decimal' || size === whole) return numberTex(tidy(value))
  const [top, bottom] = size - whole === 0.5 ? [1, 2] : [(size - whole) * 4, 4]
  return `${value < 0 ? '−' : ''}${whole === 0 ? '' : whole}\\frac{${top}}{${bottom}}`
}

/** The value of −3, −1.25, a fraction, or a mixed number. */
export function parseMixed(source: string): number {
  const [, minus, whole = '', top = '0', bottom = '1'] =
    /^(−?)(\d*\.?\d*)(?:\\frac\{(\d+)\}\{(\d+)\})?$/.exec(source) ?? []
  const size = Number(whole) + Number(top) / Number(bottom)
  return tidy(minus === '−' ? -size : size)
}
