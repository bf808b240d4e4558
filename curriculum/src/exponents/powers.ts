import type { Random } from '../random.ts'

/** An expression with powers of one base; each form uses the exponents a, b, and c. */
export interface Powers {
  base: number
  form: 'product' | 'quotient' | 'power' | 'product-over' | 'power-times' | 'power-over'
  a: number
  b: number
  c: number
}

/** The exponent of the single power. */
export const exponentOf = ({ form, a, b, c }: Powers): number =>
  ({
    product: a + b,
    quotient: a - b,
    power: a * b,
    'product-over': a + b - c,
    'power-times': a * b + c,
    'power-over': a * b - c,
  })[form]

/** The exponent after the first rule, if there are two. */
export const halfwayOf = ({ form, a, b }: Powers): number => (form.startsWith('product') ? a + b : a * b)
export const hasTwoRules = ({ form }: Powers): boolean => form.includes('-')

const sign = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const powerTex = (base: number | string, exponent: number | string): string =>
  `${typeof base === 'number' && base < 0 ? `(${sign(base)})` : base}^{${typeof exponent === 'number' ? sign(exponent) : exponent}}`
const fraction = (top: string, bottom: string): string => String.raw`\frac{${top}}{${bottom}}`

/** Writes `gap` in place of one of the exponents. */
export function powersTex(its: Powers, gap?: { of: 'a' | 'b'; as: string }): string {
  const { base, form, c } = its
  const of = (name: 'a' | 'b'): number | string => (gap?.of === name ? gap.as : its[name])
  const [first, second, third] = [powerTex(base, of('a')), powerTex(base, of('b')), powerTex(base, c)]
  const raised = powerTex(`(${first})`, of('b'))
  return {
    product: String.raw`${first} \times ${second}`,
    quotient: fraction(first, second),
    power: raised,
    'product-over': fraction(String.raw`${first} \times ${second}`, third),
    'power-times': String.raw`${raised} \times ${third}`,
    'power-over': fraction(raised, third),
  }[form]
}

const bases = [2, 3, 5, 6, 7, 10] as const

/** One rule with positive exponents (level 1), with negative ones (level 2), two rules (level 3). */
export function drawPowers(random: Random, level: 1 | 2 | 3): Powers {
  const n = (most: number): number => random.integer(2, most) * (level > 1 && random.chance(0.4) ? -1 : 1)
  const form =
    level < 3
      ? random.pick(['product', 'quotient', 'power'] as const)
      : random.pick(['product-over', 'power-times', 'power-over'] as const)
  const isRaised = form.startsWith('power')
  const a = level === 1 && form === 'quotient' ? random.integer(6, 14) : n(isRaised ? 5 : 9)
  return { base: random.pick(bases), form, a, b: isRaised ? n(4) : n(9), c: n(9) }
}

/**
 * Whether no exponent along the way is 0 or 1, no two rules give the same result, and from level 2 on a minus sign
 * matters.
 */
export const isClearPowers = (its: Powers, level: 1 | 2 | 3): boolean =>
  [exponentOf(its), halfwayOf(its)].every((each) => each !== 0 && each !== 1 && Math.abs(each) <= 30) &&
  its.a !== its.b &&
  (level === 1
    ? exponentOf(its) > 1
    : level === 3 || its.a < 0 || its.b < 0 || (its.form === 'quotient' && exponentOf(its) < 0))

/** Evaluates an expression with powers and roots in TeX. */
export function valueOfTex(source: string): number {
  const text = source.replaceAll(' ', '').replaceAll('−', '-')
  let at = 0
  const eat = (token: string): boolean => {
    if (!text.startsWith(token, at)) return false
    at += token.length
    return true
  }
  const need = (token: string): void => {
    if (!eat(token)) throw new SyntaxError(`Wants ${token} at ${at} of ${source}`)
  }
  const grouped = (close: string): number => {
    const value = sum()
    need(close)
    return value
  }
  function atom(): number {
    if (eat('(')) return grouped(')')
    if (eat(String.raw`\left(`)) return grouped(String.raw`\right)`)
    if (eat(String.raw`\frac{`)) {
      const top = grouped('}')
      need('{')
      return top / grouped('}')
    }
    if (eat(String.raw`\sqrt[3]{`)) return Math.cbrt(grouped('}'))
    if (eat(String.raw`\sqrt{`)) return Math.sqrt(grouped('}'))
    if (eat(String.raw`\pi`)) return Math.PI
    const [found = ''] = /^\d+(?:\.\d+)?/.exec(text.slice(at)) ?? []
    if (found === '') throw new SyntaxError(`No number at ${at} of ${source}`)
    at += found.length
    return Number(found)
  }
  function power(): number {
    if (eat('-')) return -power()
    const base = atom()
    return eat('^{') ? base ** grouped('}') : base
  }
  function product(): number {
    let value = power()
    for (;;) {
      if (eat(String.raw`\times`)) value *= power()
      else if (eat(String.raw`\div`)) value /= power()
      else if (/^\\(?:sqrt|pi)/.test(text.slice(at))) value *= power()
      else return value
    }
  }
  function sum(): number {
    let value = product()
    for (;;) {
      if (eat('+')) value += product()
      else if (eat('-')) value -= product()
      else return value
    }
  }
  return sum()
}
/** The exponent with which this base gives the value. */
export const exponentFor = (base: number, value: number): number =>
  Math.round(Math.log(value) / Math.log(base))
