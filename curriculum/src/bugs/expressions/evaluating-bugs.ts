import { tex } from '@skills-center/messages/values'
import { calculate } from '../../equations/exact.ts'
import { type Evaluated, otherLetter, partValue } from '../../expressions/evaluated.ts'
import { bug, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 5 + 3x and 3(x + 5) for x = 4, 3(x + 5y) − y for x = 4 and y = 2, and 6x² for x = 1/2.
const put: Evaluated = { form: 'plus', letter: 'x', p: 3, c: 5, value: 4, other: 0 }
const grouped: Evaluated = { ...put, form: 'group' }
const both: Evaluated = { ...put, form: 'two', other: 2 }
const cube: Evaluated = { ...put, form: 'surface', value: [1, 2] }

const glued = (one: number, other: number): number => Number(`${one}${other}`)
const terms = ({ p, letter }: Evaluated) => ({ p, letter: tex(letter) })

export const evaluatingBugs = [
  bug<Evaluated>({
    id: 'expression.glues-digits',
    answer({ form, p, c, value, other }) {
      const x = toNumber(value)
      if (form === 'plus') return c + glued(p, x)
      if (form === 'minus') return glued(p, x) - c
      if (form === 'square') return glued(p, x ** 2) + c
      return form === 'two' ? p * (x + glued(c, other)) - other : null
    },
    feedback: (its) =>
      its.form === 'two'
        ? say('glued', { p: its.c, letter: tex(otherLetter(its)) })
        : say('glued', terms(its)),
    example: [put, 39],
  }),
  bug<Evaluated>({
    id: 'expression.order-of-operations',
    answer(its) {
      const { form, p, c, other } = its
      const x = toNumber(its.value)
      if (form === 'plus') return (c + p) * x
      if (form === 'minus') return p * (x - c)
      if (form === 'square') return (p * x) ** 2 + c
      if (form === 'two') return p * (x + c) * other - other
      return form === 'surface' ? calculate(calculate(its.value, 'times', its.value), 'times', 36) : null
    },
    feedback: (its) =>
      its.form === 'square' || its.form === 'surface' ? say('order.square', terms(its)) : say('order.sum'),
    example: [put, 32],
  }),
  bug<Evaluated>({
    id: 'expression.sum-as-power',
    answer(its) {
      const [n, d] = partValue(its)
      if (its.form === 'square') return its.p * 2 * n + its.c
      if (its.form === 'surface') return [12 * n, d]
      return its.form === 'volume' ? [3 * n, d] : null
    },
    feedback: (its) => say(its.form === 'volume' ? 'tripled' : 'doubled', terms(its)),
    example: [cube, [12, 2]],
  }),
  bug<Evaluated>({
    id: 'expression.adds-factor',
    answer({ form, p, c, value }) {
      const x = toNumber(value)
      if (form === 'plus') return c + p + x
      return form === 'minus' ? p + x - c : null
    },
    feedback: (its) => say('added', terms(its)),
    example: [put, 12],
  }),
  bug<Evaluated>({
    id: 'expression.distributes-once',
    answer({ form, p, c, value, other }) {
      const x = toNumber(value)
      if (form === 'group') return p * x + c
      return form === 'two' ? p * x + c * other - other : null
    },
    feedback: (its) => say('put-once', terms(its)),
    example: [grouped, 17],
  }),
  bug<Evaluated>({
    id: 'expression.skips-lone-letter',
    answer: ({ form, p, c, value, other }) => (form === 'two' ? p * (toNumber(value) + c * other) : null),
    feedback: (its) => say('skipped', { letter: tex(otherLetter(its)) }),
    example: [both, 42],
  }),
  bug<Evaluated>({
    id: 'expression.uses-one-part',
    answer(its) {
      const [n, d] = partValue(its)
      if (its.form === 'group') return n + its.c
      return its.form === 'surface' || its.form === 'volume' ? [n ** 2, d ** 2] : null
    },
    feedback: (its) =>
      its.form === 'volume'
        ? say('part.volume', terms(its))
        : say('part.factor', { factor: its.form === 'surface' ? 6 : its.p }),
    example: [grouped, 9],
  }),
]
