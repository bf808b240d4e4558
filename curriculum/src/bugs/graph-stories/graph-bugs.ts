import {
  cornersOf,
  type Part,
  rateOf,
  type StoryGraph,
  stepOf,
} from '../../situations/graph-stories/graph-stories.ts'
import { bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Asks for the total time of a kind of change, the rate of one part, or the difference between two rates. */
export interface GraphRead extends StoryGraph {
  asks: 'up' | 'level' | 'down' | 'rate' | 'faster'
  /** Indexes of the part and of the other part. */
  at: number
  other: number
}

const none: Part = { run: 1, rise: 0 }
export const partAt = ({ parts }: StoryGraph, at: number): Part => parts[at] ?? none
const isOfKind = ({ asks }: GraphRead, { rise }: Part): boolean =>
  asks === 'up' ? rise > 0 : asks === 'down' ? rise < 0 : rise === 0
export const ofKind = (its: GraphRead): Part[] => its.parts.filter((part) => isOfKind(its, part))
export const sizeOfRate = (its: GraphRead, at: number): number => tidy(Math.abs(rateOf(its, partAt(its, at))))
const isTime = ({ asks }: GraphRead): boolean => asks !== 'rate' && asks !== 'faster'
export const readOf = (its: GraphRead): number =>
  isTime(its)
    ? ofKind(its).reduce((sum, { run }) => sum + run, 0)
    : its.asks === 'rate'
      ? sizeOfRate(its, its.at)
      : tidy(sizeOfRate(its, its.at) - sizeOfRate(its, its.other))

const endOf = (its: GraphRead, at: number): readonly [number, number] => cornersOf(its)[at + 1] ?? [1, 0]
const positive = (value: Exact): Exact | null =>
  (typeof value === 'number' ? value : value[0]) > 0 ? value : null

// Worked by hand: gallons (5 per square) from 10 up to 40 in 3 min, level for 2, up to 50 in 2, down to 30 in 4.
const tub: GraphRead = {
  story: 'tub',
  start: 2,
  parts: [
    { run: 3, rise: 6 },
    { run: 2, rise: 0 },
    { run: 2, rise: 2 },
    { run: 4, rise: -4 },
  ],
  asks: 'up',
  at: 0,
  other: 2,
}

export const graphBugs = [
  bug<GraphRead>({
    id: 'graph.one-stretch',
    answer: (its) => (isTime(its) && ofKind(its).length > 1 ? (ofKind(its)[0]?.run ?? null) : null),
    feedback: () => say('one-stretch'),
    example: [tub, 3],
  }),
  bug<GraphRead>({
    id: 'graph.end-for-length',
    answer: (its) => {
      const last = its.parts.findLastIndex((part) => isOfKind(its, part))
      return isTime(its) ? endOf(its, last)[0] : null
    },
    feedback: () => say('end-for-length'),
    example: [tub, 7],
  }),
  bug<GraphRead>({
    id: 'graph.change-for-value',
    answer: (its) =>
      its.asks === 'up' || its.asks === 'down'
        ? ofKind(its).reduce((sum, { rise }) => sum + Math.abs(rise) * stepOf(its), 0)
        : null,
    feedback: () => say('change-for-time'),
    example: [tub, 40],
  }),
  bug<GraphRead>({
    id: 'slope.rise-only',
    answer: (its) => {
      if (isTime(its)) return null
      const rise = Math.abs(partAt(its, its.at).rise) * stepOf(its)
      return its.asks === 'rate' ? rise : positive(rise - Math.abs(partAt(its, its.other).rise) * stepOf(its))
    },
    feedback: () => say('rise-only'),
    example: [{ ...tub, asks: 'faster' }, 20],
  }),
  bug<GraphRead>({
    id: 'slope.one-point',
    answer: (its) => {
      const [x, y] = endOf(its, its.at)
      return its.asks === 'rate' ? positive([y, x]) : null
    },
    feedback: () => say('one-point'),
    example: [{ ...tub, asks: 'rate' }, [40, 3]],
  }),
  bug<GraphRead>({
    id: 'graph.counts-squares',
    answer: (its) => {
      if (isTime(its) || stepOf(its) === 1) return null
      return tidy(readOf(its) / stepOf(its))
    },
    feedback: () => say('squares'),
    example: [{ ...tub, asks: 'rate' }, 2],
  }),
  bug<GraphRead>({
    id: 'graph.height-for-slope',
    answer: (its) => {
      const [[, end], [, other]] = [endOf(its, its.at), endOf(its, its.other)]
      return its.asks === 'rate' ? end : its.asks === 'faster' ? Math.abs(end - other) : null
    },
    feedback: () => say('height'),
    example: [{ ...tub, asks: 'faster' }, 10],
  }),
]
