import { math, tex, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { linkedTask } from '#shapes/linked-parts/linked-task.ts'
import { say } from './messages.gen.ts'

type Story = 'pool' | 'bamboo' | 'seal' | 'candle' | 'oven' | 'truck'
type Part = 'rise' | 'rate' | 'start' | 'model' | 'value' | 'when' | 'twice'

/** Up or down, the start in steps of `by`, the rate in halves, and the longest time. */
const sizes: Record<
  Story,
  { sign: 1 | -1; b: [number, number]; by: number; k: [number, number]; most: number }
> = {
  pool: { sign: 1, b: [4, 20], by: 20, k: [16, 40], most: 30 },
  bamboo: { sign: 1, b: [20, 80], by: 1, k: [5, 21], most: 20 },
  seal: { sign: -1, b: [180, 300], by: 1, k: [5, 9], most: 40 },
  candle: { sign: -1, b: [180, 260], by: 1, k: [16, 30], most: 12 },
  oven: { sign: 1, b: [65, 80], by: 1, k: [21, 45], most: 12 },
  truck: { sign: -1, b: [8, 15], by: 100, k: [60, 100], most: 14 },
}

interface Line {
  b: number
  k: number
  /** The times of the readings and of the questions. */
  xs: [first: number, second: number, value: number, when: number]
}

/** Letters in sentences. */
const letters = { lx: tex('x'), ly: tex('y') }

/** On from a reading (level 1), back to the start and its equation (level 2), a time worked back (level 3). */
export const task = linkedTask<Line, Story, Part>({
  standards: ['8.F.B.4'],
  stories: ['pool', 'bamboo', 'seal', 'candle', 'oven', 'truck'],
  levels: {
    1: ['rise', 'rate', 'value'],
    2: ['rate', 'start', 'model', 'value'],
    3: ['rate', 'start', 'model', 'when', 'twice'],
  },
  draw(random, { story }) {
    const { b, by, k, most } = sizes[story]
    const half = Math.floor(most / 2)
    const first = random.integer(1, half / 2)
    const second = random.integer(first + 2, half)
    return {
      b: by * random.integer(...b),
      k: random.integer(...k) / 2,
      xs: [2 * first, 2 * second, 2 * random.integer(second + 1, half + 2), 2 * random.integer(1, half)],
    }
  },
  fits({ story, b, k, xs }) {
    const { sign } = sizes[story]
    const [first, second, value, when] = xs
    return b + sign * k * Math.max(value, when) > 0 && when > first && when !== second && b !== k && k !== 1
  },
  told: ({ story }) => [say(`task.${story}.told`)],
  figure: ({ story, b, k, xs: [first, second] }) =>
    tableFigure(
      say('task.title'),
      [say(`task.${story}.head-x`), say(`task.${story}.head-y`)],
      [first, second].map((x) => [x, tidy(b + sizes[story].sign * k * x)]),
    ),
  asks(part, { story, b, k, xs: [, , value, when] }) {
    switch (part) {
      case 'rise':
        return say('task.rise', { y: say(`task.${story}.y`) })
      case 'rate':
        return say('task.rate', { rate: say(`task.${story}.rate`) })
      case 'start':
        return say(`task.${story}.start`)
      case 'value':
        return say(`task.${story}.value`, { n: value })
      case 'when':
        return say(`task.${story}.when`, { m: tidy(b + sizes[story].sign * k * when) })
      default:
        return say(`task.${part}`, letters)
    }
  },
  parts({ story, b, k, xs: [first, second, long, when] }) {
    const { sign } = sizes[story]
    const [plus, minus] = sign > 0 ? ['+', '−'] : ['−', '+']
    const at = (x: number) => tidy(b + sign * k * x)
    const [one, two, gap] = [at(first), at(second), tidy(k * (second - first))]
    const whole = tidy(k * when)
    return {
      rise: {
        value: gap,
        sign: 'either',
        work: `${Math.max(one, two)} − ${Math.min(one, two)} = ${gap}`,
        wrong: [[two, 'slope.one-point', say('task.slip.value')]],
      },
      rate: {
        value: k,
        sign: 'either',
        work: String.raw`${gap} \div ${second - first} = ${k}`,
        wrong: [
          [gap, 'slope.rise-only', say('task.slip.rise')],
          [[two, second], 'slope.one-point', say('task.slip.one-point')],
          [[second - first, gap], 'slope.run-over-rise', say('task.slip.turned')],
        ],
      },
      start: {
        value: b,
        work: `${one} ${minus} ${k} \\times ${first} = ${b}`,
        wrong: [
          [one, 'line.first-value', say('task.slip.first')],
          [at(2 * first), 'ratio.undoes-wrong-way', say('task.slip.back')],
        ],
      },
      model: {
        right: math(`y = ${b} ${plus} ${k}x`),
        work: `y = ${b} ${plus} ${k}x`,
        wrong: [
          [math(`y = ${k} ${plus} ${b}x`), 'line.swaps-start', say('task.slip.swaps', letters)],
          [math(`y = ${b} ${minus} ${k}x`), 'slope.wrong-sign', say('task.slip.sign')],
          [math(`y = ${one} ${plus} ${k}x`), 'line.first-value', say('task.slip.first')],
        ],
      },
      value: {
        value: at(long),
        work: String.raw`${two} ${plus} ${k} \times ${long - second} = ${at(long)}`,
        wrong: [
          [k * long, 'line.drops-start', say('task.slip.drops')],
          [two + sign * k, 'slope.one-step', say('task.slip.one-step')],
        ],
      },
      when: {
        value: when,
        work: String.raw`${whole} \div ${k} = ${when}`,
        wrong: [
          [[at(when), k], 'line.drops-start', say('task.slip.drops')],
          [Math.abs(tidy((at(when) - one) / k)), 'line.first-value', say('task.slip.from')],
        ],
      },
      twice: {
        value: when / 2,
        work: String.raw`${whole} \div ${2 * k} = ${when / 2}`,
        wrong: [
          [when, 'ratio.undoes-wrong-way', say('task.slip.same')],
          [2 * when, 'ratio.undoes-wrong-way', say('task.slip.double')],
        ],
      },
    }
  },
  why: (part, equation) => say(`task.why.${part}`, { equation, ...letters }),
  hints: (level) => [say('task.hint.task'), say(`task.hint.${level}`)],
  solve({ told, asked }) {
    const [x1 = 0, y1 = 0, x2 = 1, y2 = 0] = told.slice(-4)
    const slope = (y2 - y1) / (x2 - x1)
    const b = y1 - slope * x1
    const [n = 0] = asked('value')
    const [m = 0] = asked('when')
    return {
      rise: Math.abs(y2 - y1),
      rate: Math.abs(slope),
      start: b,
      model: new RegExp(`y = ${tidy(b)} ${slope > 0 ? '\\+' : '−'} ${tidy(Math.abs(slope))}x`),
      value: b + slope * n,
      when: (m - b) / slope,
      twice: (m - b) / slope / 2,
    }
  },
})
