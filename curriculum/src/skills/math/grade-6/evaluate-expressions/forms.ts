import type { Random } from '#form'
import { valueOf } from '#math/sums-of-terms.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'

/** Expressions in one letter with two numbers, `p` and `c`. */
const texOf = {
  plus: (x, p, c) => `${c} + ${p}${x}`,
  minus: (x, p, c) => `${p}${x} − ${c}`,
  group: (x, p, c) => `${p}(${x} + ${c})`,
  over: (x, p, c) => String.raw`\frac{${x} + ${c}}{${p}}`,
  split: (x, p, c) => String.raw`\frac{${x}}{${p}} + ${c}`,
  square: (x, p, c) => `${p}${x}^{2} + ${c}`,
  'plain-square': (x, _p, c) => `${x}^{2} + ${c}`,
  'times-square': (x, p) => `${p}${x}^{2}`,
  'product-square': (x, p) => `(${p}${x})^{2}`,
  cube: (x, _p, c) => `${x}^{3} − ${c}`,
  'squared-sum': (x, _p, c) => `(${x} + ${c})^{2}`,
  'group-square': (x, p, c) => `${p}(${x}^{2} − ${c})`,
  'sum-square': (x, p, c) => `${p}(${x} + ${c})^{2}`,
  'linear-square': (x, p, c) => `(${p}${x} + ${c})^{2}`,
  'over-square': (x, p, c) => String.raw`\frac{${x}^{2}}{${p}} + ${c}`,
} as const satisfies Record<string, (x: string, p: number, c: number) => string>
export type FormId = keyof typeof texOf

export interface Formed {
  form: FormId
  letter: string
  x: number
  p: number
  c: number
}

export const formTex = ({ form, letter, p, c }: Omit<Formed, 'x'>): string => texOf[form](letter, p, c)

/** One operation, its number, and the result. */
export interface Step {
  does: 'square' | 'cube' | 'multiply' | 'divide' | 'add' | 'subtract'
  by: number
  got: number
}
const apply = (value: number, does: Step['does'], by: number): number =>
  ({
    square: value ** 2,
    cube: value ** 3,
    multiply: value * by,
    divide: value / by,
    add: value + by,
    subtract: value - by,
  })[does]

type Plan = (Step['does'] | readonly [does: Step['does'], by: 'p' | 'c'])[]
const plans: Record<FormId, Plan> = {
  plus: [
    ['multiply', 'p'],
    ['add', 'c'],
  ],
  minus: [
    ['multiply', 'p'],
    ['subtract', 'c'],
  ],
  group: [
    ['add', 'c'],
    ['multiply', 'p'],
  ],
  over: [
    ['add', 'c'],
    ['divide', 'p'],
  ],
  split: [
    ['divide', 'p'],
    ['add', 'c'],
  ],
  square: ['square', ['multiply', 'p'], ['add', 'c']],
  'plain-square': ['square', ['add', 'c']],
  'times-square': ['square', ['multiply', 'p']],
  'product-square': [['multiply', 'p'], 'square'],
  cube: ['cube', ['subtract', 'c']],
  'squared-sum': [['add', 'c'], 'square'],
  'group-square': ['square', ['subtract', 'c'], ['multiply', 'p']],
  'sum-square': [['add', 'c'], 'square', ['multiply', 'p']],
  'linear-square': [['multiply', 'p'], ['add', 'c'], 'square'],
  'over-square': ['square', ['divide', 'p'], ['add', 'c']],
}

/** The operations in the right order, from the value of the letter on. */
export function stepsOf(its: Formed): Step[] {
  let got = its.x
  return plans[its.form].map((each) => {
    const [does, name] = typeof each === 'string' ? [each, null] : each
    const by = name === null ? got : its[name]
    got = apply(got, does, by)
    return { does, by, got }
  })
}
const ordersOf = (steps: readonly Step[]): Step[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((one) => ordersOf(steps.filter((each) => each !== one)).map((rest) => [one, ...rest]))

/** Whether no other order of the operations leads to the value by chance. */
export function hasOneOrder(its: Formed): boolean {
  const steps = stepsOf(its)
  const values = ordersOf(steps).map((order) =>
    order.reduce((got, { does, by }) => apply(got, does, by), its.x),
  )
  return values.filter((value) => value === steps.at(-1)?.got).length === 1
}
export const valueIn = (its: Formed): number => stepsOf(its).at(-1)?.got ?? its.x

export type Mistake = 'glued' | 'order' | 'product-first' | 'once' | 'double' | 'spread' | 'one-part'
export const misconceptionOf: Record<Mistake, MisconceptionId> = {
  glued: 'expression.glues-digits',
  order: 'expression.order-of-operations',
  'product-first': 'exponents.product-first',
  once: 'expression.distributes-once',
  double: 'exponents.base-times-exponent',
  spread: 'exponents.spreads-over-sum',
  'one-part': 'expression.divides-one-term',
}
const glue = (one: number, other: number): number => Number(`${one}${other}`)

/** What each mistake leads to; mistakes that a form leaves no room for are left out. */
function gotBy({ form, x, p, c }: Formed): Partial<Record<Mistake, number>> {
  switch (form) {
    case 'plus':
      return { glued: c + glue(p, x), order: (c + p) * x }
    case 'minus':
      return { glued: glue(p, x) - c, order: p * (x - c) }
    case 'group':
      return { once: p * x + c, glued: glue(p, x + c) }
    case 'over':
      return { 'one-part': x + c / p, order: x / p + c }
    case 'split':
      return { order: (x + c) / p }
    case 'square':
      return { 'product-first': (p * x) ** 2 + c, double: 2 * p * x + c, order: p * (x ** 2 + c) }
    case 'plain-square':
      return { double: 2 * x + c, order: (x + c) ** 2 }
    case 'times-square':
      return { 'product-first': (p * x) ** 2, double: 2 * p * x }
    case 'product-square':
      return { double: 2 * p * x, order: p * x ** 2 }
    case 'cube':
      return { double: 3 * x - c, order: (x - c) ** 3 }
    case 'squared-sum':
      return { spread: x ** 2 + c ** 2, double: 2 * (x + c), order: x + c ** 2 }
    case 'group-square':
      return { once: p * x ** 2 - c, double: p * (2 * x - c), order: p * (x - c) ** 2 }
    case 'sum-square':
      return { spread: p * (x ** 2 + c ** 2), 'product-first': (p * (x + c)) ** 2, double: 2 * p * (x + c) }
    case 'linear-square':
      return { spread: (p * x) ** 2 + c ** 2, double: 2 * (p * x + c), order: p * x ** 2 + c }
    case 'over-square':
      return { double: (2 * x) / p + c, order: (x ** 2 + c) / p }
  }
}

/** Whole, positive wrong values that differ from the right one and from each other. */
export function wrongValues(its: Formed): { mistake: Mistake; value: number }[] {
  const right = valueIn(its)
  // `Object.entries` types the keys as `string`, but they are mistakes.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const all = Object.entries(gotBy(its)) as [Mistake, number][]
  return all
    .filter(
      ([, value], at) =>
        Number.isInteger(value) &&
        value > 0 &&
        value !== right &&
        all.findIndex(([, other]) => other === value) === at,
    )
    .map(([mistake, value]) => ({ mistake, value }))
}

export function drawForm(random: Random, forms: readonly FormId[]): Formed {
  const form = random.pick(forms)
  const powers = form === 'cube' ? 5 : /square/.test(form) ? 9 : 12
  const letter = random.pick(['x', 'n', 'a', 'm', 'y', 't'])
  const p = random.integer(2, form === 'plus' || form === 'minus' ? 9 : 6)
  // Every way to divide comes out even.
  if (form === 'over' || form === 'split')
    return { form, letter, p, x: p * random.integer(2, 6), c: p * random.integer(2, 5) }
  return { form, letter, x: random.integer(2, powers), p, c: random.integer(2, 12) }
}

/** Numbers that can be worked out by hand, with wrong values to tell apart. */
export const isClear = (its: Formed, mistakes = 2): boolean =>
  stepsOf(its).every(({ got }) => Number.isInteger(got) && got > 0 && got <= 500) &&
  its.x !== its.p &&
  its.p !== its.c &&
  its.x !== its.c &&
  wrongValues(its).length >= mistakes

/** The value of an expression in TeX for a value of its letter. */
export function readValue(source: string, values: Readonly<Record<string, number>>): number {
  const whole = source.replace(/\\frac\{(.+)\}\{(\d+)\}/, (_all, above: string, below: string) =>
    String(valueOf(above, values) / Number(below)),
  )
  return valueOf(whole, values)
}
