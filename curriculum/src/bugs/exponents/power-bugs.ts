import { exponentOf, halfwayOf, hasTwoRules, type Powers } from '../../exponents/powers.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const product: Powers = { base: 2, form: 'product', a: 5, b: 3, c: 2 }
const quotient: Powers = { ...product, form: 'quotient', a: 12 }
const power: Powers = { ...product, form: 'power' }
const whole = (value: number): number | null => (Number.isInteger(value) ? value : null)

const multiplies = bug<Powers>({
  id: 'exponents.multiplies-exponents',
  answer: ({ form, a, b, c }) => (form === 'product' ? a * b : form === 'product-over' ? a * b - c : null),
  feedback: () => say('multiplied'),
  example: [product, 15],
})
const adds = bug<Powers>({
  id: 'exponents.adds-exponents',
  answer: ({ form, a, b, c }) =>
    form === 'power' ? a + b : form === 'power-times' ? a + b + c : form === 'power-over' ? a + b - c : null,
  feedback: () => say('added'),
  example: [power, 8],
})
const divides = bug<Powers>({
  id: 'exponents.divides-exponents',
  answer: (its) =>
    its.form === 'quotient'
      ? whole(its.a / its.b)
      : its.form.endsWith('-over')
        ? whole(halfwayOf(its) / its.c)
        : null,
  feedback: () => say('divided'),
  example: [quotient, 4],
})
const reversed = bug<Powers>({
  id: 'exponents.reversed-quotient',
  answer: (its) => (its.form === 'quotient' || its.form.endsWith('-over') ? -exponentOf(its) : null),
  feedback: () => say('reversed'),
  example: [quotient, -9],
})
const otherRule = bug<Powers>({
  id: 'exponents.other-rule',
  answer: ({ form, a, b }) => (form === 'product' ? a - b : form === 'quotient' ? a + b : null),
  feedback: ({ form }) => say(form === 'product' ? 'other.product' : 'other.quotient'),
  example: [quotient, 15],
})
const raises = bug<Powers>({
  id: 'exponents.other-rule',
  answer: ({ form, a, b }) => (form === 'power' ? (b > 0 ? a ** b : a - b) : null),
  feedback: () => say('other.power'),
  example: [power, 125],
})
const dropsMinus = bug<Powers>({
  id: 'exponents.drops-minus',
  answer: (its) =>
    its.a < 0 || its.b < 0 || its.c < 0
      ? exponentOf({ ...its, a: Math.abs(its.a), b: Math.abs(its.b), c: Math.abs(its.c) })
      : null,
  feedback: () => say('minus'),
  example: [{ ...product, b: -3 }, 8],
})
const stopsEarly = bug<Powers>({
  id: 'exponents.stops-early',
  answer: (its) => (hasTwoRules(its) ? halfwayOf(its) : null),
  feedback: () => say('stops'),
  example: [{ ...product, form: 'product-over' }, 8],
})
export const powerBugs = [multiplies, adds, divides, reversed, otherRule, raises, dropsMinus, stopsEarly]

/** A missing exponent; `total` is the exponent of the result. `plain`: the power a is written as a number. */
export interface MissingExponent extends Powers {
  gap: 'a' | 'b'
  plain: boolean
}
export const missingExponent = (its: MissingExponent): number => its[its.gap]
const missing: MissingExponent = { ...product, gap: 'b', plain: false }
const known = (its: MissingExponent): number => (its.gap === 'a' ? its.b : its.a)

export const missingExponentBugs = [
  bug<MissingExponent>({
    id: 'exponents.multiplies-exponents',
    answer: (its) => (its.form === 'product' && !its.plain ? whole(exponentOf(its) / known(its)) : null),
    feedback: () => say('multiplied'),
    example: [{ ...missing, a: 4, b: 8 }, 3],
  }),
  bug<MissingExponent>({
    id: 'exponents.adds-exponents',
    answer: (its) => (its.form === 'power' ? exponentOf(its) - known(its) : null),
    feedback: () => say('added'),
    example: [{ ...missing, form: 'power' }, 10],
  }),
  bug<MissingExponent>({
    id: 'exponents.other-rule',
    answer: (its) =>
      its.plain ? null : its.form === 'power' ? exponentOf(its) * known(its) : exponentOf(its) + known(its),
    feedback: () => say('undo'),
    example: [missing, 13],
  }),
  bug<MissingExponent>({
    id: 'exponents.reversed-quotient',
    answer: (its) => (its.form === 'quotient' && !its.plain ? -missingExponent(its) : null),
    feedback: () => say('check'),
    example: [{ ...missing, form: 'quotient' }, -3],
  }),
  bug<MissingExponent>({
    id: 'exponents.number-as-exponent',
    answer: (its) => (its.plain ? exponentOf(its) - its.base ** its.a : null),
    feedback: ({ base, a }) => say('number', { n: base ** a, base }),
    // Reads 8 × 2^□ = 2^8 as 8 + □ = 8.
    example: [{ ...missing, a: 3, b: 5, plain: true }, 0],
  }),
  bug<MissingExponent>({
    id: 'exponents.stops-early',
    answer: (its) => (its.plain ? exponentOf(its) : null),
    feedback: ({ base, a }) => say('ignored', { n: base ** a }),
    example: [{ ...missing, a: 3, b: 5, plain: true }, 8],
  }),
]
