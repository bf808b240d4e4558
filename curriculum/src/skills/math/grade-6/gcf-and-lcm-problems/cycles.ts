import {
  all,
  bug,
  built,
  defineModel,
  keysOf,
  numbersIn,
  plain,
  type Random,
  solved,
  tex,
  type Text,
  typed,
} from '#form'
import { numberLine } from '#build-drawn.ts'
import { gcfOf, lcmOf, relationOf } from '#math/factors.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { commonSteps } from '#solutions/common-factor/common-factor.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { standards } from './kits.ts'
import { say } from './messages.gen.ts'

const contexts = {
  ferries: 'minute',
  fountain: 'second',
  laps: 'minute',
  pickup: 'day',
  clubs: 'day',
  toys: 'minute',
  farm: 'day',
  signs: 'second',
} as const satisfies Record<string, UnitId>
type Context = keyof typeof contexts
const ids = keysOf(contexts)

/** Two events: how often they coincide in a span, when next if they did a while ago, how often the first is alone. */
interface Cycles {
  context: Context
  asks: 'count' | 'ago' | 'alone'
  a: number
  b: number
  span: number
  ago: number
}
const lcm = ({ a, b }: Pick<Cycles, 'a' | 'b'>): number => lcmOf([a, b])
const timesIn = (its: Cycles, step: number): number => Math.floor(its.span / step)
const keyOf = (its: Cycles): number =>
  ({
    count: timesIn(its, lcm(its)),
    ago: lcm(its) - its.ago,
    alone: timesIn(its, its.a) - timesIn(its, lcm(its)),
  })[its.asks]
// Worked by hand: every 6 and every 8 days means every 24 days; 2 times in 50 days, and 8 − 2 = 6 times the first alone.
const days: Cycles = { context: 'clubs', asks: 'count', a: 6, b: 8, span: 50, ago: 5 }
const bugs = [
  bug<Cycles>({
    id: 'factors.product-for-multiple',
    answer(its) {
      const product = its.a * its.b
      if (product === lcm(its)) return null
      if (its.asks === 'ago') return product - its.ago
      return its.asks === 'count' ? timesIn(its, product) : timesIn(its, its.a) - timesIn(its, product)
    },
    feedback: () => say('cycle.slip.product'),
    example: [days, 1],
  }),
  bug<Cycles>({
    id: 'factors.one-number-only',
    answer: (its) =>
      ({ count: timesIn(its, Math.max(its.a, its.b)), alone: timesIn(its, its.a), ago: null })[its.asks],
    feedback: ({ asks }) => say(asks === 'count' ? 'cycle.slip.one' : 'cycle.slip.all'),
    example: [days, 6],
  }),
  bug<Cycles>({
    id: 'factors.answers-first-step',
    answer: (its) => (its.asks === 'alone' ? timesIn(its, lcm(its)) : lcm(its)),
    feedback: ({ asks }) => say(`cycle.slip.first.${asks}`),
    example: [days, 24],
  }),
  bug<Cycles>({
    id: 'factors.factor-for-multiple',
    answer(its) {
      const common = gcfOf([its.a, its.b])
      if (common === 1) return null
      return its.asks === 'ago' ? (common > its.ago ? common - its.ago : null) : timesIn(its, common)
    },
    feedback: () => say('cycle.slip.factor'),
    example: [days, 25],
  }),
]
const termsOf = (its: Cycles) => {
  const unit = contexts[its.context]
  return {
    a: quantity(its.a, unit),
    b: quantity(its.b, unit),
    span: quantity(its.span, unit),
    ago: quantity(its.ago, unit),
    unit: quantity(2, unit),
    common: lcm(its),
    together: timesIn(its, lcm(its)),
    first: timesIn(its, its.a),
    key: keyOf(its),
    s: its.span,
    k: its.ago,
    n: its.a,
  }
}
const numbers = [4, 6, 8, 9, 10, 12, 14, 15, 18, 20] as const
const drawPair = (random: Random): { a: number; b: number } => {
  const [a = 4, b = 6] = random.sample(numbers, 2)
  return { a, b }
}

/** How often both events coincide (level 1), when they will next (level 2), how often one is alone (level 3). */
export const cycles = defineModel<Cycles>({
  id: 'cycles',
  thinking: 'compute',
  seconds: 80,
  standards,
  bugs,
  task: ({ context, asks }) => `${context} ${asks}`,
  draw(random, level) {
    const pair = drawPair(random)
    const common = lcm(pair)
    return {
      context: random.pick(ids),
      asks: ({ 1: 'count', 2: 'ago', 3: 'alone' } as const)[level],
      ...pair,
      // Nothing happens exactly at the end of the span.
      span: common * random.integer(2, 4) + random.integer(1, 3),
      ago: random.integer(2, common - 2),
    }
  },
  fits(its) {
    const { a, b, span, ago } = its
    return (
      relationOf([a, b]) !== 'divides' &&
      lcm(its) <= 90 &&
      span <= 200 &&
      ![span % a, span % b, ago % a, ago % b].includes(0) &&
      ![a, b, its.asks === 'ago' ? ago : span].includes(keyOf(its))
    )
  },
  item(its) {
    const { context, asks, a, b } = its
    const terms = termsOf(its)
    return {
      stem: [
        say(`cycle.${context}.told`, terms),
        asks === 'ago' ? say(`cycle.${context}.last`, terms) : say(`cycle.${context}.now`),
        say(`cycle.${context}.${asks}`, terms),
      ],
      ...typed(its, { label: say('label'), key: keyOf(its), bugs }),
      hints: [say(`cycle.nudge.${asks}`, terms), say(`cycle.hint.${asks}`, terms)],
      solution: [...commonSteps({ numbers: [a, b], asks: 'lcm' }), say(`cycle.work.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1, c = 0] = numbersIn(plain(stem)).map(({ value }) => value)
    const both = Array.from({ length: a * b }, (_, at) => at + 1).filter((t) => t % a === 0 && t % b === 0)
    const [first = 0] = both
    if (/ ago|hace \d/.test(stem)) return solved.number(first - c)
    const until = Array.from({ length: c }, (_, at) => at + 1)
    const isAlone = /without|sin /.test(stem)
    return solved.number(until.filter((t) => t % a === 0 && (isAlone ? t % b !== 0 : t % b === 0)).length)
  },
})

/** Events on a time line in steps of a unit: every a from 0, and every b from a start; the first times, or all. */
interface Plotted {
  context: Context
  /** What a step is worth. */
  unit: number
  a: number
  b: number
  start: number
  count: number
}
const steps = 24
const unitsOf = { day: [1, 2], minute: [1, 2, 3, 5], second: [1, 2, 5, 10] } as const
const bothOf = ({ a, b, start }: Plotted): number[] =>
  Array.from({ length: steps }, (_, at) => at + 1).filter(
    (t) => t % a === 0 && t >= start && (t - start) % b === 0 && !(start === 0 && t === 0),
  )

/** The first time together (level 1), all times (level 2), where one event starts later (level 3). */
export const plotTimes = defineModel<Plotted>({
  id: 'plot-times',
  thinking: 'read a figure',
  seconds: 70,
  standards,
  task: ({ context, count, start }) => `${context} ${count} ${start > 0}`,
  draw(random, level) {
    const [a = 2, b = 3] = random.sample([2, 3, 4, 5, 6, 8, 10, 12], 2)
    const start = level === 3 ? random.integer(1, b - 1) : 0
    const context = random.pick(ids)
    const unit = random.pick(unitsOf[contexts[context]])
    const its = { context, unit, a, b, start, count: 1 }
    return level === 1 ? its : { ...its, count: bothOf(its).length }
  },
  fits(its, level) {
    const { a, b, start, count } = its
    const both = bothOf(its)
    if (level === 2 && count < 2) return false
    if (both.length < count || count < 1 || count > 4) return false
    if (b % a === 0 || a % b === 0) return false
    return start === 0 ? lcmOf([a, b]) <= steps && (count === 1 || both.length > 1) : a !== start
  },
  minWrongAnswers: 1,
  item(its) {
    const { context, unit, a, b, start, count } = its
    const both = bothOf(its)
    const id = contexts[context]
    const listed = (step: number, from: number): number[] =>
      Array.from({ length: steps + 1 }, (_, at) => at).filter(
        (t) => t >= from && (t - from) % step === 0 && t > 0,
      )
    const wrong = (at: readonly number[], misconception: MisconceptionId, feedback: Text) => ({
      at: at.slice(0, count),
      misconception,
      feedback,
    })
    const slips = [
      wrong(listed(a * b, 0), 'factors.product-for-multiple', say('plot.slip.product')),
      wrong(listed(lcmOf([a, b]), 0), 'factors.answers-first-step', say('plot.slip.start')),
      wrong(listed(a, 0), 'factors.one-number-only', say('plot.slip.one')),
      wrong(listed(b, start), 'factors.one-number-only', say('plot.slip.one')),
      wrong(listed(gcfOf([a, b]), 0), 'factors.factor-for-multiple', say('plot.slip.factor')),
    ].filter(({ at }) => at.length === count && at.join() !== both.slice(0, count).join())
    const points = (at: readonly number[]) => at.map((t) => ({ kind: 'point' as const, at: t * unit }))
    const kind = start > 0 ? 'start' : count === 1 ? 'first' : 'all'
    const told = (step: number, from: number) => all(listed(step, from).map((t) => tex(String(t * unit))))
    const terms = {
      a: quantity(a * unit, id),
      b: quantity(b * unit, id),
      start: quantity(start * unit, id),
      unit: quantity(2, id),
      count,
      firsts: told(a, 0),
      seconds: told(b, start),
      key: all(both.slice(0, count).map((t) => tex(String(t * unit)))),
    }
    return {
      stem: [
        say(`cycle.${context}.told`, terms),
        kind === 'start' ? say('plot.told.start', terms) : say(`plot.told.${kind}`),
        say(`plot.asks.${kind}`, terms),
      ],
      ...built((word) =>
        numberLine(
          {
            from: 0,
            to: steps * unit,
            step: unit,
            snap: unit,
            labelled: [0, 4, 8, 12, 16, 20, 24].map((t) => t * unit),
          },
          points(both.slice(0, count)),
          slips.map(({ at, misconception, feedback }) => ({
            marks: points(at),
            misconception,
            feedback: word(feedback),
          })),
        ),
      ),
      hints: [say('plot.nudge'), say(`plot.hint.${kind}`, terms)],
      solution: [say('plot.work.one', terms), say('plot.work.other', terms), say('plot.work.so', terms)],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'number-line') throw new TypeError('expects a number line')
    // The third number is the 0 of the line.
    const [a = 1, b = 1, , later = 0] = numbersIn(plain(stem)).map(({ value }) => value)
    const start = /for the first time in \d|por primera vez dentro/.test(stem) ? later : 0
    // Count both events forward.
    const at: number[] = []
    for (let [one, other] = [a, start === 0 ? b : start]; one <= interaction.to && other <= interaction.to;)
      if (one === other) {
        at.push(one)
        ;[one, other] = [one + a, other + b]
      } else if (one < other) one += a
      else other += b
    return {
      kind: 'number-line',
      marks: at.slice(0, interaction.count).map((each) => ({ kind: 'point', at: each })),
    }
  },
})
