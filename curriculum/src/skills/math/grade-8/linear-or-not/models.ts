import { bug, defineModel, type Level, mathIn, numbersIn, type Random, solved, tex, tidy, typed } from '#form'
import { pointsIn, pointText } from '#equations/line.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

const standards = ['8.F.A.3']
const signed = (value: number): string => String(value).replace('-', '−')
const plus = (value: number): string => (value < 0 ? ` − ${-value}` : ` + ${value}`)

/** Four points of a linear function; the y-coordinate of one, or the x-coordinate of the last, is k. */
interface Points {
  slope: number
  start: number
  xs: number[]
  /** The index of the point with k. */
  gap: number
  asks: 'y' | 'x'
}
const yAt = ({ slope, start }: Points, x = 0): number => slope * x + start
const keyOf = (its: Points): number => (its.asks === 'x' ? (its.xs[its.gap] ?? 0) : yAt(its, its.xs[its.gap]))
/** The last two points before k, and the step to k. */
function beforeGap(its: Points) {
  const [one = 0, two = 0, three = 0] = its.xs.slice(its.gap - 2, its.gap + 1)
  return { one, two, three, rise: yAt(its, two) - yAt(its, one), run: two - one, step: three - two }
}
// Worked by hand: y = 3x + 2 through (1, 5), (3, 11), (4, 14), (8, 26); the change from 3 to 4 is 3, not 6.
const points: Points = { slope: 3, start: 2, xs: [1, 3, 4, 8], gap: 2, asks: 'y' }

const pointBugs = [
  bug<Points>({
    id: 'function.step-not-one',
    answer(its) {
      const { two, rise, run, step } = beforeGap(its)
      // With the same step of x, the same change is right.
      if (its.asks === 'y' && run === step) return null
      return its.asks === 'y' ? yAt(its, two) + rise : two + run
    },
    feedback: ({ asks }) => say(`points.slip.same-${asks}`, { x: tex('x'), y: tex('y') }),
    example: [points, 17],
  }),
  bug<Points>({
    id: 'slope.one-step',
    answer(its) {
      const { two, step } = beforeGap(its)
      return its.asks === 'y' && Math.abs(step) !== 1 ? yAt(its, two) + its.slope : null
    },
    feedback: () => say('points.slip.one', { x: tex('x') }),
    // From (4, 14), one step gives 17.
    example: [{ ...points, gap: 3 }, 17],
  }),
  bug<Points>({
    id: 'slope.wrong-sign',
    answer(its) {
      const { two, step } = beforeGap(its)
      return its.asks === 'y' ? yAt(its, two) - its.slope * step : two - step
    },
    feedback: () => say('points.slip.way', { x: tex('x'), y: tex('y') }),
    example: [points, 8],
  }),
]
const pointsTex = (its: Points): string =>
  its.xs
    .map((x, at) => {
      const [shownX, shownY] = [signed(x), signed(yAt(its, x))]
      if (at !== its.gap) return `(${shownX}, ${shownY})`
      return its.asks === 'y' ? `(${shownX}, k)` : `(k, ${shownY})`
    })
    .join(', ')

/** Even steps of x that are not 1 (level 1), uneven steps (level 2), an unknown x (level 3). */
export const missingPoint = defineModel<Points>({
  id: 'missing-point',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs: pointBugs,
  minWrongAnswers: 1,
  task: ({ xs, gap, asks, slope }) =>
    `${xs.map((x, at) => x - (xs[at - 1] ?? x)).join(' ')} ${gap} ${asks} ${slope > 0}`,
  draw(random, level) {
    const first = random.integer(level === 1 ? 1 : -3, 4)
    const even = random.integer(2, 4)
    const steps = level === 1 ? [even, even, even] : random.shuffle([1, 2, 3, 4, 5]).slice(0, 3)
    const xs = steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [first])
    return {
      slope: random.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
      start: random.integer(-9, 12),
      xs,
      gap: level === 3 ? 3 : random.integer(2, 3),
      asks: level === 3 ? 'x' : 'y',
    }
  },
  fits: (its) => its.xs.every((x) => Math.abs(yAt(its, x)) <= 60) && keyOf(its) !== 0,
  item(its) {
    const { slope, gap, xs, asks } = its
    const { one, two, rise, run, step } = beforeGap(its)
    const change = slope * step
    return {
      stem: [say('points.asks', { points: tex(pointsTex(its)), k: tex('k') })],
      ...typed(its, { label: say('points.label'), before: 'k = ', key: keyOf(its), bugs: pointBugs }),
      hints: [say('points.nudge'), say(`points.hint-${asks}`, { x: tex('x'), y: tex('y') })],
      solution: [
        say('points.rate', {
          from: pointText([one, yAt(its, one)]),
          to: pointText([two, yAt(its, two)]),
          rate: tex(String.raw`\frac{${signed(rise)}}{${run}} = ${signed(slope)}`),
        }),
        asks === 'y'
          ? say('points.up', { x: tex('x'), y: tex('y'), step, change })
          : say('points.across', { x: tex('x'), y: tex('y'), change, step }),
        say('points.so', { k: tex(`k = ${signed(asks === 'y' ? yAt(its, xs[gap]) : (xs[gap] ?? 0))}`) }),
      ],
    }
  },
  solve({ stem }) {
    const [one = [0, 0], two = [1, 1]] = pointsIn(stem)
    const slope = (two[1] - one[1]) / (two[0] - one[0])
    const source = mathIn(stem).find((each) => each.includes(',')) ?? ''
    const [, x] = /\((−?\d+), k\)/.exec(source) ?? []
    const [, y] = /\(k, (−?\d+)\)/.exec(source) ?? []
    const value = (text = '0'): number => Number(text.replace('−', '-'))
    return solved.number(
      x === undefined ? one[0] + (value(y) - one[1]) / slope : one[1] + slope * (value(x) - one[0]),
    )
  },
})

type Rule = 'line' | 'falling' | 'square' | 'cube' | 'power' | 'over'
/** How much more a function grows in the second of two steps than in the first. */
interface Growth {
  rule: Rule
  a: number
  b: number
  x: number
  /** The step of x. */
  step: number
}
const ruleTex = ({ rule, a, b }: Growth): string => {
  if (rule === 'line') return `y = ${a}x${plus(b)}`
  if (rule === 'falling') return `y = ${b} − ${a}x`
  if (rule === 'square') return `y = ${a === 1 ? '' : a}x^2${plus(b)}`
  if (rule === 'cube') return `y = x^3${plus(b)}`
  return rule === 'power' ? `y = ${b} \\times ${a}^x` : `y = \\frac{${60 * a}}{x}`
}
const worth = ({ rule, a, b }: Growth, x: number): number => {
  if (rule === 'line') return a * x + b
  if (rule === 'falling') return b - a * x
  if (rule === 'square') return a * x * x + b
  if (rule === 'cube') return x ** 3 + b
  return rule === 'power' ? b * a ** x : (60 * a) / x
}
const changesOf = (its: Growth): [number, number] => [
  tidy(worth(its, its.x + its.step) - worth(its, its.x)),
  tidy(worth(its, its.x + 2 * its.step) - worth(its, its.x + its.step)),
]
const rulesAt = {
  1: ['line', 'square', 'square', 'falling'],
  2: ['line', 'square', 'cube', 'power'],
  3: ['over', 'cube', 'power', 'falling'],
} as const
// Worked by hand: x² is 9, 16, 25 at 3, 4, 5. It changes by 7, then by 9.
const square: Growth = { rule: 'square', a: 1, b: 0, x: 3, step: 1 }

const growthBugs = [
  bug<Growth>({
    id: 'slope.stops-at-change',
    answer: (its) => changesOf(its)[1],
    feedback: () => say('growth.slip.second'),
    example: [square, 9],
  }),
  bug<Growth>({
    id: 'signed.reversed',
    answer: (its) => tidy(changesOf(its)[0] - changesOf(its)[1]) || null,
    feedback: () => say('growth.slip.order'),
    example: [square, -2],
  }),
  bug<Growth>({
    id: 'function.expects-linear',
    answer: (its) => (its.rule === 'line' || its.rule === 'falling' ? null : 0),
    feedback: () => say('growth.slip.linear'),
    example: [square, 0],
  }),
]

/** Whether a rule has a constant rate of change: two changes of y, for equal steps of x. */
export const twoChanges = defineModel<Growth>({
  id: 'two-changes',
  thinking: 'compare',
  seconds: 70,
  standards,
  minWrongAnswers: 1,
  bugs: growthBugs,
  task: ({ rule, a, b }) => `${rule} ${a} ${b > 0}`,
  draw: (random, level) => {
    const rule = random.pick<Rule>(rulesAt[level])
    return {
      rule,
      a:
        rule === 'power'
          ? random.integer(2, 3)
          : rule === 'square'
            ? random.integer(1, 5)
            : random.integer(2, 9),
      b:
        rule === 'falling'
          ? random.integer(30, 60)
          : rule === 'power'
            ? random.integer(2, 9)
            : random.pick([-9, -8, -7, -5, -4, -3, -2, 1, 2, 3, 5, 6, 8, 9]),
      x: rule === 'power' || rule === 'cube' ? random.integer(1, 3) : random.integer(1, 5),
      step: rule === 'power' ? 1 : random.integer(1, rule === 'cube' ? 2 : 3),
    }
  },
  fits: (its) => {
    const [one, two] = changesOf(its)
    return [one, two].every((each) => Number.isInteger(each)) && two - one !== two
  },
  item(its) {
    const { x, step } = its
    const [one, two] = changesOf(its)
    const at = (steps: number) => tex(`x = ${x + steps * step}`)
    return {
      stem: [
        say('growth.told', { rule: tex(ruleTex(its)), y: tex('y') }),
        say('growth.asks', { a: at(0), b: at(1), c: at(2) }),
      ],
      ...typed(its, { label: say('growth.label'), key: tidy(two - one), bugs: growthBugs }),
      hints: [say('growth.nudge', { a: at(0), b: at(1), c: at(2) }), say('growth.hint')],
      solution: [
        say('growth.values', {
          a: signed(worth(its, x)),
          b: signed(worth(its, x + step)),
          c: signed(worth(its, x + 2 * step)),
          y: tex('y'),
        }),
        say('growth.changes', { one: signed(one), two: signed(two) }),
        say(one === two ? 'growth.linear' : 'growth.not', { n: signed(tidy(two - one)) }),
      ],
    }
  },
  solve({ stem }) {
    const source = mathIn(stem).find((each) => each.startsWith('y =')) ?? ''
    const [first = 0, second = 0, third = 0] = mathIn(stem)
      .flatMap((each) => /^x = (\d+)/.exec(each)?.[1] ?? [])
      .map(Number)
      .toSorted((one, other) => one - other)
      .filter((each, index, all) => each !== all[index - 1])
    const value = (at: number): number => {
      const over = /frac\{(\d+)\}/.exec(source)
      if (over !== null) return Number(over[1]) / at
      const power = /y = (\d+) \\times (\d+)\^x/.exec(source)
      if (power !== null) return Number(power[1]) * Number(power[2]) ** at
      const right = source.slice(4).replaceAll('−', '-').replaceAll(' ', '')
      const terms = right.match(/[+-]?[^+-]+/g) ?? []
      return terms.reduce((sum, term) => {
        const [, number = '', letter = '', exponent = '1'] = /^([+-]?\d*)(x?)(?:\^(\d))?$/.exec(term) ?? []
        const factor = number === '' || number === '+' ? 1 : Number(number)
        return sum + factor * (letter === '' ? 1 : at ** Number(exponent))
      }, 0)
    }
    return solved.number(value(third) - 2 * value(second) + value(first))
  },
})

type Shape =
  | 'group'
  | 'both'
  | 'moved'
  | 'quotient'
  | 'constant'
  | 'cancels'
  | 'inverse'
  | 'product'
  | 'squared'
  | 'exponent'
  | 'letters'
  | 'same'
interface Equations {
  cards: { shape: Shape; a: number; b: number }[]
  shuffle: number
}
const linearShapes: Readonly<Record<Level, readonly Shape[]>> = {
  1: ['group', 'quotient', 'constant', 'moved'],
  2: ['both', 'moved', 'group', 'quotient'],
  3: ['cancels', 'both', 'constant', 'same'],
}
const otherShapes: Readonly<Record<Level, readonly Shape[]>> = {
  1: ['inverse', 'squared', 'exponent'],
  2: ['letters', 'product', 'inverse'],
  3: ['product', 'letters', 'exponent', 'squared'],
}
const shapeTex = ({ shape, a, b }: { shape: Shape; a: number; b: number }): string =>
  ({
    group: `y = ${a}(x − ${b})`,
    both: `${a}x + ${b}y = ${6 * b}`,
    moved: `y − ${b} = ${a}x`,
    quotient: String.raw`y = \frac{x}{${a}} + ${b}`,
    constant: `y = ${a + b}`,
    cancels: `y = x^2 + ${a}x − x^2`,
    same: `y = x(x + ${a}) − x^2`,
    inverse: String.raw`y = \frac{${a}}{x} + ${b}`,
    product: `y = x(x + ${a})`,
    squared: `y = x^2 − ${b}`,
    exponent: `y = ${a}^x`,
    letters: `xy = ${6 * a}`,
  })[shape]
const isLinear = (shape: Shape): boolean => Object.values(linearShapes).some((each) => each.includes(shape))

/** Equations solved for y (level 1), in other forms (level 2), with squares that may cancel (level 3). */
export const sortEquations = sortValues<Equations>({
  id: 'sort-equations',
  thinking: 'classify',
  seconds: 70,
  standards,
  task: ({ cards }) =>
    cards
      .map(({ shape }) => shape)
      .toSorted()
      .join(' '),
  draw(random: Random, level) {
    const count = random.integer(2, 3)
    const shapes = [
      ...random.sample(linearShapes[level], count),
      ...random.sample(otherShapes[level], 5 - count),
    ]
    return {
      cards: shapes.map((shape) => ({ shape, a: random.integer(2, 7), b: random.integer(2, 9) })),
      shuffle: random.integer(0, 1e9),
    }
  },
  categories: () => [say('equations.linear'), say('equations.not')],
  cards: ({ cards }) =>
    cards.map((card) => ({
      tex: shapeTex(card),
      place: isLinear(card.shape) ? 0 : 1,
      slips: [
        isLinear(card.shape)
          ? {
              place: 1,
              misconception: 'function.constant-is-not-linear' as const,
              feedback: say(card.shape === 'constant' ? 'equations.slip.constant' : 'equations.slip.is'),
            }
          : {
              place: 0,
              misconception: 'function.expects-linear' as const,
              feedback: say('equations.slip.not'),
            },
      ],
      why: say(`equations.why.${card.shape}`, { card: tex(shapeTex(card)) }),
    })),
  words: () => ({
    stem: [say('equations.asks')],
    hints: [say('equations.nudge'), say('equations.hint')],
    slip: { misconception: 'function.expects-linear', feedback: say('equations.slip.not') },
  }),
  // Two equal steps of x, with equal changes of y.
  reads(card) {
    const number = (at: number): number => numbersIn(card)[at]?.value ?? 0
    const value = (x: number): number => {
      if (card.startsWith('xy')) return number(0) / x
      if (card.includes('y =') && !card.startsWith('y')) return (number(2) - number(0) * x) / number(1)
      if (card.startsWith('y −')) return number(1) * x + number(0)
      if (card.includes('frac{x}')) return x / number(0) + number(1)
      if (card.includes('frac')) return number(0) / x + number(1)
      if (card.includes('^x')) return number(0) ** x
      const a = Number(/(\d+)\(x/.exec(card)?.[1] ?? /\+ (\d+)x?/.exec(card)?.[1] ?? 0)
      const b = Number(/x − (\d+)/.exec(card)?.[1] ?? 0)
      if (/\d\(x/.test(card)) return a * (x - b)
      if (card.includes('− x^2')) return a * x
      if (card.includes('x(x')) return x * (x + a)
      return card.includes('x^2') ? x * x : number(0)
    }
    const second = value(3) - 2 * value(2) + value(1)
    return Math.abs(second) < 1e-9 ? 0 : 1
  },
})
