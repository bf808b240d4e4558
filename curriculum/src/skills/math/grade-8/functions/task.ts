import { tex, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'kayak' | 'pools' | 'savings' | 'plants' | 'shirts' | 'drones'
type Part = 'value' | 'rate' | 'start' | 'faster' | 'greater' | 'gap' | 'meet' | 'linear' | 'reading'

/** Starting values (multiples of `by`), rates, and the largest x of each story. */
const sizes: Record<Story, { b: [number, number]; by: number; m: [number, number]; most: number }> = {
  kayak: { b: [5, 20], by: 1, m: [4, 12], most: 12 },
  pools: { b: [3, 20], by: 10, m: [6, 20], most: 40 },
  savings: { b: [4, 18], by: 5, m: [5, 20], most: 30 },
  plants: { b: [10, 60], by: 1, m: [2, 9], most: 24 },
  shirts: { b: [4, 12], by: 5, m: [6, 14], most: 30 },
  drones: { b: [12, 60], by: 1, m: [3, 12], most: 20 },
}

interface Functions {
  a: { m: number; b: number }
  b: { m: number; b: number }
  /** The x of the rows, whose steps differ, and the x where A and B are equal. */
  xs: [first: number, second: number, third: number]
  meet: number
  n: number
  /** C: its value in the first row, its change from row to row or its rate, and whether it is linear. */
  c: { first: number; change: number; isLinear: boolean }
  /** The row and the other x of the last part. */
  row: 0 | 1 | 2
  other: number
}

/** Letters in sentences. */
const letters = { lx: tex('x'), ly: tex('y'), zero: tex('x = 0') }

const valuesOfC = ({ xs, c }: Functions): number[] =>
  xs.map((x, at) => c.first + c.change * (c.isLinear ? x - xs[0] : at))

/** The point of the last part: the value of a row, at another x or changed (`side`: whether it stays a function). */
function pointOf(its: Functions & { side: 0 | 1 }): [x: number, y: number] {
  const y = valuesOfC(its)[its.row] ?? 0
  return its.side === 0 ? [its.other, y] : [its.xs[its.row], y + its.c.change]
}

/** An equation and a table (level 1), their values (level 2), where they meet, and what a function is (level 3). */
export const task = linkedTask<Functions, Story, Part>({
  standards: ['8.F.A.1', '8.F.A.2', '8.F.A.3'],
  stories: ['kayak', 'pools', 'savings', 'plants', 'shirts', 'drones'],
  levels: {
    1: ['value', 'rate', 'faster'],
    2: ['rate', 'start', 'greater', 'gap'],
    3: ['rate', 'start', 'meet', 'linear', 'reading'],
  },
  draw(random, { story }) {
    const { b, by, m, most } = sizes[story]
    const [one = 2, other = 3] = random.sample(
      Array.from({ length: m[1] - m[0] + 1 }, (_, at) => m[0] + at),
      2,
    )
    const [start, meet] = [by * random.integer(...b), random.integer(2, most)]
    const first = random.integer(1, 3)
    const [step = 1, next = 2] = random.sample([1, 2, 3, 4, 5], 2)
    return {
      a: { m: one, b: start },
      b: { m: other, b: start + (one - other) * meet },
      xs: [first, first + step, first + step + next],
      meet,
      n: random.integer(2, most),
      c: { first: start + random.integer(2, 15), change: random.integer(...m), isLinear: random.chance(0.5) },
      row: random.pick([0, 1, 2]),
      other: random.integer(1, most),
    }
  },
  fits({ story, level, side, a, b, xs, meet, n, c, other }) {
    const isAhead = level === 1 ? a.m > b.m : (a.m - b.m) * (n - meet) > 0
    return (
      b.b > 0 &&
      n !== meet &&
      !xs.includes(n) &&
      !xs.includes(other) &&
      !xs.includes(meet) &&
      xs[2] <= sizes[story].most &&
      c.change !== a.m &&
      (level === 3 || isAhead === (side === 0))
    )
  },
  told: ({ story, a }) => [say(`task.${story}.told`, { equation: tex(`y = ${a.m}x + ${a.b}`), ...letters })],
  figure(its) {
    const { story, level, xs, b } = its
    const thirds = valuesOfC(its)
    return tableFigure(
      say('task.title'),
      [say(`task.${story}.x`), say(`task.${story}.b`), ...(level === 3 ? [say(`task.${story}.c`)] : [])],
      xs.map((x, at) => [x, b.m * x + b.b, ...(level === 3 ? [thirds[at] ?? 0] : [])]),
    )
  },
  asks(part, its) {
    const { story, n } = its
    switch (part) {
      case 'value':
        return say(`task.${story}.value`, { n })
      case 'rate':
        return say('task.rate', { rate: say(`task.${story}.rate`) })
      case 'greater':
        return say('task.greater', { at: tex(`x = ${n}`) })
      case 'reading':
        return say('task.reading', { point: tex(`(${pointOf(its).join(', ')})`), ...letters })
      default:
        return say(`task.${part}`, letters)
    }
  },
  parts(its) {
    const { a, b, xs, meet, n, c, side } = its
    const [one, two] = [b.m * xs[0] + b.b, b.m * xs[1] + b.b]
    const [valueA, valueB] = [a.m * n + a.b, b.m * n + b.b]
    const [isFaster, isAhead] = [a.m > b.m, valueA > valueB]
    const compared = (left: number, right: number) =>
      left > right ? `${left} > ${right}` : `${right} > ${left}`
    const [c1 = 0, c2 = 0, c3 = 0] = valuesOfC(its)
    const [x, y] = pointOf(its)
    const answer = (isYes: boolean) => say(isYes ? 'task.yes' : 'task.no')
    const slope = (rise: number, run: number) => String.raw`\frac{${rise}}{${run}}`
    return {
      value: {
        value: valueA,
        work: String.raw`${a.m} \times ${n} + ${a.b} = ${valueA}`,
        wrong: [
          [a.m * n, 'line.drops-start', say('task.slip.drops', letters)],
          [a.b * n + a.m, 'line.swaps-start', say('task.slip.swaps', letters)],
        ],
      },
      rate: {
        value: b.m,
        work: String.raw`(${two} − ${one}) \div (${xs[1]} − ${xs[0]}) = ${b.m}`,
        wrong: [
          [two - one, 'function.step-not-one', say('task.slip.step', letters)],
          [tidy(one / xs[0]), 'slope.one-point', say('task.slip.one', letters)],
        ],
      },
      start: {
        value: b.b,
        work: String.raw`${one} − ${b.m} \times ${xs[0]} = ${b.b}`,
        wrong: [
          [one, 'line.first-value', say('task.slip.first', letters)],
          [one - (two - one), 'function.step-not-one', say('task.slip.back', letters)],
        ],
      },
      faster: {
        right: isFaster ? 'A' : 'B',
        work: compared(a.m, b.m),
        wrong: [[isFaster ? 'B' : 'A', 'line.swaps-start', say('task.slip.faster')]],
      },
      greater: {
        right: isAhead ? 'A' : 'B',
        work: compared(valueA, valueB),
        wrong: [[isAhead ? 'B' : 'A', 'rate.one-quantity', say('task.slip.greater', letters)]],
      },
      gap: {
        value: Math.abs(valueA - valueB),
        sign: 'either',
        work: `${Math.max(valueA, valueB)} − ${Math.min(valueA, valueB)} = ${Math.abs(valueA - valueB)}`,
        wrong: [[Math.abs(a.m - b.m) * n, 'line.drops-start', say('task.slip.rates')]],
      },
      meet: {
        value: meet,
        work: String.raw`${Math.abs(a.b - b.b)} \div ${Math.abs(a.m - b.m)} = ${meet}`,
        wrong: [
          [Math.abs(a.b - b.b) / (a.m + b.m), 'equation.adds-across', say('task.slip.adds')],
          [a.m * meet + a.b, 'model.answers-other', say('task.slip.value', letters)],
        ],
      },
      linear: {
        right: answer(c.isLinear),
        work: `${slope(c2 - c1, xs[1] - xs[0])} ${c.isLinear ? '=' : String.raw`\neq`} ${slope(c3 - c2, xs[2] - xs[1])}`,
        wrong: [[answer(!c.isLinear), 'function.step-not-one', say('task.slip.linear', letters)]],
      },
      reading: {
        right: answer(side === 0),
        work: side === 0 ? `x = ${x}, y = ${y}` : `x = ${x}, y = ${y - c.change}, y = ${y}`,
        wrong: [
          side === 0
            ? [answer(false), 'function.shared-output', say('task.slip.shared')]
            : [answer(true), 'function.misses-double', say('task.slip.double', letters)],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`, letters)],
  solve({ told: [m = 1, b = 0, ...cells], asked }) {
    const rows = [0, 1, 2].map((row) => cells.slice((row * cells.length) / 3, ((row + 1) * cells.length) / 3))
    const [[x1 = 0, y1 = 0, c1 = 0] = [], [x2 = 1, y2 = 0, c2 = 0] = [], [x3 = 2, , c3 = 0] = []] = rows
    const slope = (y2 - y1) / (x2 - x1)
    const ahead = (x: number) => m * x + b - y1 - slope * (x - x1)
    const [[n = 0], [at = 0]] = [asked('greater'), asked('value')]
    const [x = 0] = asked('reading')
    const yes = (holds: boolean) => (holds ? /^(yes|sí)$/ : /^no$/)
    return {
      value: m * at + b,
      rate: slope,
      start: y1 - slope * x1,
      faster: m > slope ? 'A' : 'B',
      greater: ahead(n) > 0 ? 'A' : 'B',
      gap: Math.abs(ahead(n)),
      // The lead of A is linear in x, with these two values.
      meet: ahead(0) / (ahead(0) - ahead(1)),
      linear: yes((c2 - c1) * (x3 - x2) === (c3 - c2) * (x2 - x1)),
      reading: yes(![x1, x2, x3].includes(x)),
    }
  },
})
