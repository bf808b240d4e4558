import type { Text } from '@skills-center/messages/values'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Random } from '../random.ts'
import { thingOf } from '../situations/measured-things/measured-things.ts'
import { quantity } from '../units/units.ts'
import { countOf, distinct, leastOf, type LinePlot, mostOf, sizeIn, totalOf } from './line-plot.ts'
import { say } from './messages.gen.ts'

/** Statements about a line plot, with the misconception behind misjudging each. */
const statements = {
  column: 'line-plot.counts-dots',
  above: 'display.boundary',
  mode: 'line-plot.counts-dots',
  range: 'display.axis-ends',
  half: 'display.wrong-side',
  pair: 'line-plot.counts-dots',
  total: 'display.counts-once',
} as const satisfies Record<string, MisconceptionId>
export type StatementId = keyof typeof statements
export const misconceptionOf = (id: StatementId): MisconceptionId => statements[id]

/** A statement with its numbers: a size in pieces, another size, and a count. */
export interface Statement {
  id: StatementId
  isTrue: boolean
  size: number
  other: number
  n: number
}

type Numbers = Pick<Statement, 'size' | 'other' | 'n'>
const numbers = (its: Partial<Numbers>): Numbers => ({ size: 0, other: 0, n: 0, ...its })

/** All sets of numbers that make a statement true or false for a plot. */
const choices: Record<StatementId, (plot: LinePlot, isTrue: boolean) => Numbers[]> = {
  column: ({ values }, isTrue) =>
    distinct(values).flatMap((size) => {
      const n = countOf(values, size)
      return isTrue ? [numbers({ size, n })] : [n + 1, n - 1].map((other) => numbers({ size, n: other }))
    }),
  above: ({ values }, isTrue) =>
    distinct(values).map((size) =>
      numbers({ size, n: values.filter((value) => (isTrue ? value > size : value >= size)).length }),
    ),
  mode(plot, isTrue) {
    const heights = distinct(plot.values).map((size) => ({ size, n: countOf(plot.values, size) }))
    const [top, next] = heights.toSorted((one, other) => other.n - one.n)
    if (top === undefined || top.n === next?.n) return []
    return heights.filter(({ size }) => (size === top.size) === isTrue).map(({ size }) => numbers({ size }))
  },
  range(plot, isTrue) {
    const { from, to } = thingOf(plot.thing)
    const range = mostOf(plot) - leastOf(plot)
    return isTrue || to - from !== range ? [numbers({ size: isTrue ? range : to - from })] : []
  },
  half: ({ values }, isTrue) =>
    distinct(values)
      .filter((size) => {
        const gap = 2 * values.filter((value) => value < size).length - values.length
        return isTrue ? gap > 1 : gap < -1 && size > Math.min(...values)
      })
      .map((size) => numbers({ size })),
  pair: ({ values }, isTrue) =>
    distinct(values).flatMap((size) =>
      distinct(values)
        .filter((other) => {
          const [n, others] = [countOf(values, size), countOf(values, other)]
          const gap = n * size - others * other
          // The larger measurement must have fewer dots, so that it does not decide the question alone.
          return (isTrue ? gap > 0 : gap < 0) && (size - other) * (n - others) < 0
        })
        .map((other) => numbers({ size, other })),
    ),
  total(plot, isTrue) {
    const units = totalOf(plot) / thingOf(plot.thing).pieces
    return Number.isInteger(units) ? [] : [numbers({ n: isTrue ? Math.floor(units) : Math.ceil(units) })]
  },
}

/** A statement that is true or false as requested; null if the plot allows none. */
export function drawStatement(
  random: Random,
  plot: LinePlot,
  { id, isTrue }: Pick<Statement, 'id' | 'isTrue'>,
): Statement | null {
  const [first] = random.shuffle(choices[id](plot, isTrue).filter(({ n }) => id === 'total' || n >= 0))
  const isCounted = id === 'column' || id === 'above'
  return first === undefined || (isCounted && first.n < 2) ? null : { id, isTrue, ...first }
}

export function textOf(plot: LinePlot, { id, size, other, n }: Statement): Text {
  const terms = { size: sizeIn(plot, size), n }
  if (id === 'pair') return say('pair', { ...terms, other: sizeIn(plot, other) })
  if (id === 'total') return say('total', { goal: quantity(n, thingOf(plot.thing).unit) })
  return say(id, terms)
}

/** Tells students who misjudge it where to look. */
export const lookAt = (id: StatementId): Text => say(`look.${id}`)

/** What the plot really shows, with the numbers. */
export function shownBy(plot: LinePlot, { id, size, other }: Statement): Text {
  const { values } = plot
  const heights = distinct(values).map((value) => countOf(values, value))
  const mode = distinct(values).find((value) => countOf(values, value) === Math.max(...heights)) ?? 0
  const column = (value: number) => sizeIn(plot, value * countOf(values, value))
  const shown = {
    column: say('shown.column', { size: sizeIn(plot, size), n: countOf(values, size) }),
    above: say('shown.above', {
      size: sizeIn(plot, size),
      above: values.filter((value) => value > size).length,
    }),
    mode: say('shown.mode', { mode: sizeIn(plot, mode) }),
    range: say('shown.range', { range: sizeIn(plot, mostOf(plot) - leastOf(plot)) }),
    half: say('shown.half', {
      size: sizeIn(plot, size),
      all: values.length,
      below: values.filter((value) => value < size).length,
    }),
    pair: say('shown.pair', {
      size: sizeIn(plot, size),
      other: sizeIn(plot, other),
      one: column(size),
      two: column(other),
    }),
    total: say('shown.total', { total: sizeIn(plot, totalOf(plot)) }),
  }
  return shown[id]
}
