import { bug, defineModel, mathIn, solved, tex, typed } from '#form'
import { say } from './messages.gen.ts'

type Form = 'minus' | 'plus' | 'outside' | 'inside' | 'group' | 'rest' | 'factor' | 'inner'

/** An equation with x², bx, and an unknown k, of which one value makes the squares cancel. */
interface Squares {
  form: Form
  a: number
  b: number
  c: number
}
const formsAt = {
  1: ['minus', 'plus'],
  2: ['outside', 'inside', 'group'],
  3: ['rest', 'factor', 'inner'],
} as const

const equationOf = ({ form, a, b, c }: Squares): string =>
  ({
    minus: `y = ${a}x^2 + ${b}x − kx^2`,
    plus: `y = ${a}x^2 + ${b}x + kx^2`,
    outside: `y = x(${a}x + ${b}) − kx^2`,
    inside: `y = x(kx + ${b}) − ${a}x^2`,
    group: `y = ${a}x^2 − x(${b} − kx)`,
    rest: `y = ${a + c}x^2 + ${b}x − ${c}x^2 − kx^2`,
    factor: `y = ${c}x(${a}x + ${b}) − kx^2`,
    inner: `y = ${c}x(kx + ${b}) − ${a * c}x^2`,
  })[form]

const keyOf = ({ form, a, c }: Squares): number => {
  if (form === 'plus' || form === 'group') return -a
  return form === 'factor' ? a * c : a
}
/** What is left of the squares, with its k. */
const squaresOf = ({ form, a, c }: Squares): string =>
  ({
    minus: `${a} − k`,
    plus: `${a} + k`,
    outside: `${a} − k`,
    inside: `k − ${a}`,
    group: `${a} + k`,
    rest: `${a} − k`,
    factor: `${a * c} − k`,
    inner: `${c}k − ${a * c}`,
  })[form]

// Worked by hand: 3x(2x + 5) is 6x² + 15x, so k = 6.
const factor: Squares = { form: 'factor', a: 2, b: 5, c: 3 }

const bugs = [
  bug<Squares>({
    id: 'equation.loses-sign',
    answer: (its) => -keyOf(its),
    feedback: () => say('make.slip.sign'),
    example: [factor, -6],
  }),
  bug<Squares>({
    id: 'expression.unlike-terms',
    answer: ({ form, b, c }) => (form === 'factor' ? c * b : b),
    feedback: () => say('make.slip.unlike', { lx: tex('x') }),
    example: [factor, 15],
  }),
  bug<Squares>({
    id: 'expression.uses-one-part',
    answer: ({ form, a, c }) => {
      if (form === 'factor') return a
      if (form === 'rest') return a + c
      return form === 'inner' ? a * c : null
    },
    feedback: ({ form }) => say(form === 'rest' ? 'make.slip.first' : 'make.slip.factor'),
    example: [factor, 2],
  }),
]

/** One square against another (level 1), parentheses to multiply out (level 2), a factor or a third square (level 3). */
export const makeLinear = defineModel<Squares>({
  id: 'make-linear',
  thinking: 'work backwards',
  seconds: 60,
  standards: ['8.F.A.3'],
  bugs,
  task: ({ form, a, b }) => `${form} ${a} ${b > 6}`,
  draw: (random, level) => ({
    form: random.pick(formsAt[level]),
    a: level === 3 ? random.integer(2, 9) : random.integer(2, 19),
    b: random.integer(2, 12),
    c: random.integer(2, 6),
  }),
  item(its) {
    const [equation, k] = [equationOf(its), keyOf(its)]
    const slope = its.form === 'factor' || its.form === 'inner' ? its.c * its.b : its.b
    return {
      stem: [say('make.asks', { equation: tex(equation), k: tex('k') })],
      ...typed(its, { label: say('make.label'), before: 'k = ', key: k, bugs }),
      hints: [say('make.nudge', { lx: tex('x') }), say(`make.hint.${its.form}`, { lx: tex('x') })],
      solution: [
        say('make.squares', { equation: tex(equation), squares: tex(squaresOf(its)) }),
        say('make.zero', {
          equation: tex(`${squaresOf(its)} = 0`),
          k: tex(`k = ${String(k).replace('-', '−')}`),
        }),
        say('make.line', { line: tex(`y = ${its.form === 'group' ? '−' : ''}${slope}x`) }),
      ],
    }
  },
  // The second difference of a function is linear in k, so two trials find its zero.
  solve({ stem }) {
    const source = mathIn(stem).find((each) => each.startsWith('y =')) ?? ''
    const second = (k: number): number => valueAt(source, 2, k) - 2 * valueAt(source, 1, k)
    const [zero, one] = [second(0), second(1)]
    return solved.number(zero / (zero - one))
  },
})

/** The value of a shown equation; each is 0 for x = 0. */
function valueAt(source: string, x: number, k: number): number {
  const side = source.replace('y = ', '').replaceAll(' ', '').replaceAll('−', '-')
  const simple = (part: string): number =>
    (part.match(/[+-]?[^+-]+/g) ?? []).reduce((sum, term) => {
      const [, sign = '', number = '', letter = '', rest = ''] =
        /^([+-]?)(\d*)(k?)(x\^2|x|)$/.exec(term) ?? []
      const size = (number === '' ? 1 : Number(number)) * (letter === '' ? 1 : k)
      return sum + (sign === '-' ? -1 : 1) * size * (rest === 'x^2' ? x * x : rest === 'x' ? x : 1)
    }, 0)
  const [all, sign = '', outer = '', inside = ''] = /([+-]?)(\d*)x\(([^)]*)\)/.exec(side) ?? []
  if (all === undefined) return simple(side)
  const group = (outer === '' ? 1 : Number(outer)) * x * simple(inside)
  return (sign === '-' ? -group : group) + simple(side.replace(all, ''))
}
