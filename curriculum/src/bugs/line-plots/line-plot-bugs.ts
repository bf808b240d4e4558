import { sumOf } from '../../data-sets/measures.ts'
import type { Fraction } from '../../fractions/fraction.ts'
import {
  countOf,
  distinct,
  fractionOf,
  leastOf,
  type LinePlot,
  mostOf,
  sizeIn,
  totalOf,
} from '../../measurement-plots/line-plot.ts'
import { type Ask, thingOf } from '../../situations/measured-things/measured-things.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A question about a line plot. */
export interface AskedPlot extends LinePlot {
  asks: Ask
  /** The limit or the size in the question, in pieces. */
  at: number
  /** The number of greatest values in the question. */
  few: number
  /** The target total, in whole units. */
  goal: number
  /** The question states the total. */
  tellsTotal?: boolean
}

/** Whether the question asks how many, not how much. */
export const isCountAsk = (asks: Ask): asks is 'more' | 'less' | 'exactly' | 'least' =>
  ['more', 'less', 'exactly', 'least'].includes(asks)
export const isCount = ({ asks }: AskedPlot): boolean => isCountAsk(asks)

/** The dots that the question is about. */
export function dotsOf({ values, asks, at, few }: AskedPlot): number[] {
  const fits: Partial<Record<Ask, (value: number) => boolean>> = {
    more: (value) => value > at,
    less: (value) => value < at,
    least: (value) => value >= at,
    exactly: (value) => value === at,
    group: (value) => value === at,
  }
  return asks === 'few' ? values.slice(-few) : values.filter(fits[asks] ?? (() => true))
}

const pieces = (plot: AskedPlot, count: number): Fraction => fractionOf(plot, count)
const unitsOf = ({ thing }: AskedPlot): number => thingOf(thing).pieces
/** What is missing from the goal after `count` pieces; null if nothing is. */
const missing = (plot: AskedPlot, count: number): Exact | null =>
  count < plot.goal * unitsOf(plot) ? pieces(plot, plot.goal * unitsOf(plot) - count) : null
/** A total divided equally. */
const shared = (plot: AskedPlot, total: number, among: number): Fraction => [total, among * unitsOf(plot)]

/** The right answer: a count, or a fraction of a unit, possibly not in lowest terms. */
export function answerOf(plot: AskedPlot): Fraction {
  const { asks, values } = plot
  const [total, all] = [totalOf(plot), values.length]
  if (isCount(plot)) return [dotsOf(plot).length, 1]
  if (asks === 'range') return pieces(plot, mostOf(plot) - leastOf(plot))
  if (asks === 'goal') return pieces(plot, plot.goal * unitsOf(plot) - total)
  if (asks === 'share') return shared(plot, total, all)
  if (asks === 'moved') return shared(plot, mostOf(plot) * all - total, all)
  return pieces(plot, sumOf(dotsOf(plot)))
}

/** The total itself, or the answer computed from it. */
function madeOf(plot: AskedPlot, total: number): Exact | null {
  if (plot.asks === 'goal') return missing(plot, total)
  return ['few', 'group', 'total'].includes(plot.asks) ? pieces(plot, total) : null
}

// Worked by hand: beads of 2/8, 3/8, 3/8, 5/8, 7/8 inch.
const beads: AskedPlot = {
  thing: 'bead',
  who: 'Inés',
  values: [2, 3, 3, 5, 7],
  asks: 'total',
  at: 3,
  few: 2,
  goal: 4,
}

export const countsOnce = bug<AskedPlot>({
  id: 'display.counts-once',
  answer: (plot) => {
    const once = distinct(dotsOf(plot))
    if (isCount(plot)) return once.length
    return plot.asks === 'share' ? shared(plot, sumOf(once), once.length) : madeOf(plot, sumOf(once))
  },
  feedback: () => say('counts-once'),
  example: [beads, [17, 8]],
})

export const boundary = bug<AskedPlot>({
  id: 'display.boundary',
  answer: (plot) => {
    if (!isCount(plot) || plot.asks === 'exactly') return null
    const change = countOf(plot.values, plot.at) * (plot.asks === 'least' ? -1 : 1)
    return change === 0 ? null : dotsOf(plot).length + change
  },
  feedback: (plot) => say('boundary', { size: sizeIn(plot, plot.at) }),
  // 5/8 and 7/8 are more than 3/8; counting both 3/8 as well makes 4.
  example: [{ ...beads, asks: 'more' }, 4],
})

export const wrongSide = bug<AskedPlot>({
  id: 'display.wrong-side',
  answer: (plot) => {
    const { values, asks, at, few } = plot
    if (asks === 'few') return pieces(plot, sumOf(values.slice(0, few)))
    if (!isCount(plot) || asks === 'exactly') return null
    const other = values.filter((value) => (asks === 'less' ? value > at : value < at)).length
    return other === 0 ? null : other
  },
  feedback: ({ asks }) => say(asks === 'few' ? 'wrong-end' : 'wrong-side'),
  example: [{ ...beads, asks: 'more' }, 1],
})

export const stopsEarly = bug<AskedPlot>({
  id: 'data.stops-early',
  answer: (plot) => {
    if (plot.asks === 'range') return pieces(plot, mostOf(plot))
    if (plot.asks === 'moved') return shared(plot, totalOf(plot), plot.values.length)
    const isFirstStep = plot.asks === 'goal' || (plot.asks === 'share' && plot.tellsTotal !== true)
    return isFirstStep ? pieces(plot, totalOf(plot)) : null
  },
  feedback: ({ asks }) =>
    say(
      asks === 'range'
        ? 'stops.range'
        : asks === 'goal'
          ? 'stops.goal'
          : asks === 'share'
            ? 'stops.share'
            : 'stops.moved',
    ),
  example: [{ ...beads, asks: 'range' }, [7, 8]],
})

export const axisEnds = bug<AskedPlot>({
  id: 'display.axis-ends',
  answer: (plot) => {
    const { from, to } = thingOf(plot.thing)
    return plot.asks === 'range' ? pieces(plot, to - from) : null
  },
  feedback: () => say('axis-ends'),
  // The axis runs from 1/8 to 8/8.
  example: [{ ...beads, asks: 'range' }, [7, 8]],
})

const stepsAsUnits = bug<AskedPlot>({
  id: 'line-plot.steps-as-units',
  answer: (plot) => (plot.asks === 'range' ? mostOf(plot) - leastOf(plot) : null),
  feedback: (plot) => say('steps', { piece: sizeIn(plot, 1) }),
  example: [{ ...beads, asks: 'range' }, 5],
})

const addsEnds = bug<AskedPlot>({
  id: 'data.adds',
  answer: (plot) => {
    if (plot.asks === 'range') return pieces(plot, mostOf(plot) + leastOf(plot))
    return plot.asks === 'goal' ? pieces(plot, plot.goal * unitsOf(plot) + totalOf(plot)) : null
  },
  feedback: ({ asks }) => say(asks === 'range' ? 'adds.range' : 'adds.goal'),
  example: [{ ...beads, asks: 'range' }, [9, 8]],
})

const oneOnly = bug<AskedPlot>({
  id: 'fraction.adds-for-times',
  answer: (plot) =>
    plot.asks === 'group' ? pieces(plot, plot.at + dotsOf(plot).length * unitsOf(plot)) : null,
  feedback: (plot) => say('adds-for-times', { size: sizeIn(plot, plot.at) }),
  // 2 + 3/8
  example: [{ ...beads, asks: 'group' }, [19, 8]],
})

export const countsDots = bug<AskedPlot>({
  id: 'line-plot.counts-dots',
  answer: (plot) => madeOf(plot, dotsOf(plot).length * unitsOf(plot)),
  feedback: () => say('counts-dots'),
  example: [beads, [40, 8]],
})

const allDots = bug<AskedPlot>({
  id: 'line-plot.all-dots',
  answer: (plot) => (plot.asks === 'group' || plot.asks === 'few' ? pieces(plot, totalOf(plot)) : null),
  feedback: () => say('all-dots'),
  example: [{ ...beads, asks: 'few' }, [20, 8]],
})

export const sharesColumns = bug<AskedPlot>({
  id: 'line-plot.shares-columns',
  answer: (plot) =>
    plot.asks === 'share' ? shared(plot, totalOf(plot), distinct(plot.values).length) : null,
  feedback: () => say('shares-columns'),
  // 20/8 divided among 4.
  example: [{ ...beads, asks: 'share' }, [20, 32]],
})

export const endsOnly = bug<AskedPlot>({
  id: 'line-plot.ends-only',
  answer: (plot) => {
    const [least, most] = [leastOf(plot), mostOf(plot)]
    if (plot.asks === 'share') return shared(plot, least + most, 2)
    return plot.asks === 'moved' ? shared(plot, most - least, 2) : null
  },
  feedback: () => say('ends-only'),
  example: [{ ...beads, asks: 'share' }, [9, 16]],
})

const downToLeast = bug<AskedPlot>({
  id: 'line-plot.ends-only',
  answer: (plot) => (plot.asks === 'moved' ? pieces(plot, mostOf(plot) - leastOf(plot)) : null),
  feedback: () => say('down-to-least'),
  example: [{ ...beads, asks: 'moved' }, [5, 8]],
})

export const linePlotBugs = [
  countsOnce,
  boundary,
  wrongSide,
  stopsEarly,
  axisEnds,
  stepsAsUnits,
  addsEnds,
  oneOnly,
  countsDots,
  allDots,
  sharesColumns,
  endsOnly,
  downToLeast,
]
