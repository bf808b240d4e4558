import type { WideTopic } from '../../data-sets/data-sets.ts'
import { type Five, meanOf, medianOf } from '../../data-sets/measures.ts'
import { iqrOf, type Pair } from '../../data-sets/two-samples.ts'
import { bug, type Exact, tidy, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * Two groups, the second one higher, and their overlap: counted in dots, measured in length, or between their boxes.
 */
export interface Overlap {
  topic: WideTopic
  asks: 'dots' | 'length' | 'boxes'
  data: Pair<number[]>
  fives: Pair<Five>
}
const least = (data: readonly number[]): number => Math.min(...data)
const most = (data: readonly number[]): number => Math.max(...data)
export const overlapOf = ({ asks, data: [a, b], fives: [one, other] }: Overlap): number =>
  ({
    dots: b.filter((each) => each <= most(a)).length,
    length: most(a) - least(b),
    boxes: one[3] - other[1],
  })[asks]

// Worked by hand: 2, 3, 5, 6 and 4, 6, 6, 9; boxes from 10 to 16 and from 14 to 20.
const groups: Overlap = {
  topic: 'quiz',
  asks: 'dots',
  data: [
    [5, 2, 6, 3],
    [6, 4, 9, 6],
  ],
  fives: [
    [5, 10, 12, 16, 20],
    [8, 14, 16, 20, 25],
  ],
}

export const overlapBugs = [
  bug<Overlap>({
    id: 'display.boundary',
    answer: ({ asks, data: [a, b] }) => (asks === 'dots' ? b.filter((each) => each < most(a)).length : null),
    feedback: () => say('boundary'),
    example: [groups, 1],
  }),
  bug<Overlap>({
    id: 'display.wrong-side',
    answer: ({ asks, data: [a, b] }) => (asks === 'dots' ? b.filter((each) => each > most(a)).length : null),
    feedback: () => say('outside'),
    example: [groups, 1],
  }),
  bug<Overlap>({
    id: 'reading.wrong-series',
    answer: ({ asks, data: [a, b] }) =>
      asks === 'dots' ? a.filter((each) => each >= least(b)).length : null,
    feedback: () => say('other-group'),
    example: [groups, 2],
  }),
  bug<Overlap>({
    id: 'compare.whole-range',
    answer: ({ asks, data: [a, b], fives: [one, other] }) =>
      ({ dots: null, length: most(b) - least(a), boxes: other[3] - one[1] })[asks],
    feedback: () => say('whole-range'),
    example: [{ ...groups, asks: 'length' }, 7],
  }),
  bug<Overlap>({
    id: 'compare.extremes',
    answer: ({ asks, data: [a, b], fives: [one, other] }) =>
      ({ dots: null, length: most(b) - most(a), boxes: one[4] - other[0] })[asks],
    feedback: ({ asks }) => say(asks === 'boxes' ? 'whiskers' : 'extremes'),
    example: [{ ...groups, asks: 'boxes' }, 12],
  }),
  bug<Overlap>({
    id: 'compare.centers-for-overlap',
    answer: ({ asks, fives: [one, other] }) => (asks === 'boxes' ? other[2] - one[2] : null),
    feedback: () => say('centers'),
    example: [{ ...groups, asks: 'boxes' }, 4],
  }),
]

/**
 * Two means with the same mean absolute deviation, or two box plots: asks how many times the spread they differ by, or
 * for the second mean.
 */
export interface Multiple {
  topic: WideTopic
  asks: 'mads' | 'boxes' | 'mean'
  means: Pair<number>
  mad: number
  fives: Pair<Five>
}
const lowCenter = ({ asks, means, fives }: Multiple): number => (asks === 'boxes' ? fives[0][2] : means[0])
const highCenter = ({ asks, means, fives }: Multiple): number => (asks === 'boxes' ? fives[1][2] : means[1])
export const gapOf = (its: Multiple): number => tidy(highCenter(its) - lowCenter(its))
export const spreadOf = ({ asks, mad, fives }: Multiple): number => (asks === 'boxes' ? iqrOf(fives[0]) : mad)
export const timesOf = (its: Multiple): number => tidy(gapOf(its) / spreadOf(its))
export const multipleOf = (its: Multiple): number => (its.asks === 'mean' ? its.means[1] : timesOf(its))

// Worked by hand: means 20 and 32 with the deviation 4, so 3 deviations; medians 12 and 16, boxes of 6.
const centers: Multiple = { topic: 'quiz', asks: 'mads', means: [20, 32], mad: 4, fives: groups.fives }

export const multipleBugs = [
  bug<Multiple>({
    id: 'compare.difference-only',
    answer: (its) => gapOf(its),
    feedback: ({ asks }) => say(asks === 'mean' ? 'difference-for-mean' : 'difference-only'),
    example: [centers, 12],
  }),
  bug<Multiple>({
    id: 'compare.spread-only',
    answer: (its) => (its.asks === 'mean' ? its.means[0] + its.mad : spreadOf(its)),
    feedback: ({ asks }) => say(asks === 'mean' ? 'one-deviation' : 'spread-only'),
    example: [centers, 4],
  }),
  bug<Multiple>({
    id: 'compare.one-center',
    answer: (its): Exact | null => (its.asks === 'mads' ? [its.means[1], its.mad] : null),
    feedback: () => say('one-center'),
    example: [centers, [32, 4]],
  }),
  bug<Multiple>({
    id: 'ratio.turned',
    answer: (its): Exact | null => (its.asks === 'mean' ? null : [spreadOf(its), gapOf(its)]),
    feedback: () => say('turned'),
    example: [centers, [4, 12]],
  }),
  bug<Multiple>({
    id: 'compare.extremes',
    answer: (its): Exact | null =>
      its.asks === 'boxes' ? [its.fives[1][4] - its.fives[0][4], spreadOf(its)] : null,
    feedback: () => say('whisker-ends'),
    example: [{ ...centers, asks: 'boxes' }, [5, 6]],
  }),
  bug<Multiple>({
    id: 'compare.multiple-as-units',
    answer: (its) => (its.asks === 'mean' ? tidy(its.means[0] + timesOf(its)) : null),
    feedback: () => say('as-units'),
    example: [{ ...centers, asks: 'mean' }, 23],
  }),
  bug<Multiple>({
    id: 'compare.wrong-way',
    answer: (its) => {
      const got = its.means[0] - gapOf(its)
      return its.asks === 'mean' && got > 0 ? got : null
    },
    feedback: () => say('wrong-way'),
    example: [{ ...centers, asks: 'mean' }, 8],
  }),
]

/**
 * Two samples with the same mean absolute deviation: asks how far apart their medians or means are, or by how many
 * deviations.
 */
export interface TwoSamples {
  topic: WideTopic
  asks: 'medians' | 'means' | 'mads'
  data: Pair<number[]>
  mad: number
}
const centerOf = (asks: TwoSamples['asks'], data: number[]): number =>
  asks === 'medians' ? medianOf(data) : meanOf(data)
export const apartOf = ({ asks, data: [a, b] }: TwoSamples): number =>
  tidy(centerOf(asks, b) - centerOf(asks, a))
export const samplesAnswer = (its: TwoSamples): number =>
  its.asks === 'mads' ? tidy(apartOf(its) / its.mad) : apartOf(its)

// Worked by hand: 3, 4, 9, 8 with the mean 6, the median 6; 16, 10, 12, 14 with the mean 13, the median 13.
const samples: TwoSamples = {
  topic: 'quiz',
  asks: 'means',
  data: [
    [3, 9, 4, 8],
    [16, 10, 12, 14],
  ],
  mad: 2.5,
}
const typable = (value: number): number | null =>
  value > 0 && Number.isInteger(tidy(value * 10)) ? tidy(value) : null

export const samplesBugs = [
  bug<TwoSamples>({
    id: 'center.mean-for-median',
    answer: (its) =>
      its.asks === 'mads'
        ? null
        : typable(apartOf({ ...its, asks: its.asks === 'means' ? 'medians' : 'means' })),
    feedback: ({ asks }) => say(asks === 'means' ? 'medians-used' : 'means-used'),
    example: [
      {
        ...samples,
        data: [
          [1, 2, 9],
          [10, 12, 17],
        ],
      },
      10,
    ],
  }),
  bug<TwoSamples>({
    id: 'center.not-in-order',
    answer: ({ asks, data: [a, b] }) =>
      asks === 'medians'
        ? typable((b[Math.floor(b.length / 2)] ?? 0) - (a[Math.floor(a.length / 2)] ?? 0))
        : null,
    feedback: () => say('not-in-order'),
    example: [
      {
        ...samples,
        asks: 'medians',
        data: [
          [1, 9, 2],
          [10, 17, 12],
        ],
      },
      8,
    ],
  }),
  bug<TwoSamples>({
    id: 'data.no-division',
    answer: (its) => (its.asks === 'means' ? typable(apartOf(its) * its.data[0].length) : null),
    feedback: () => say('no-division'),
    example: [samples, 28],
  }),
  bug<TwoSamples>({
    id: 'compare.extremes',
    answer: ({ asks, data: [a, b] }) => (asks === 'mads' ? null : typable(most(b) - most(a))),
    feedback: () => say('greatest'),
    example: [samples, 7],
  }),
  bug<TwoSamples>({
    id: 'compare.difference-only',
    answer: (its) => (its.asks === 'mads' ? typable(apartOf(its)) : null),
    feedback: () => say('difference-only'),
    example: [{ ...samples, asks: 'mads' }, 7],
  }),
  bug<TwoSamples>({
    id: 'compare.spread-only',
    answer: (its) => (its.asks === 'mads' ? its.mad : null),
    feedback: () => say('spread-only'),
    example: [{ ...samples, asks: 'mads' }, 2.5],
  }),
  bug<TwoSamples>({
    id: 'spread.range-for-iqr',
    answer: (its): Exact | null => {
      const got: Exact = [apartOf(its), most(its.data[0]) - least(its.data[0])]
      return its.asks === 'mads' && toNumber(got) > 0 ? got : null
    },
    feedback: () => say('range-used'),
    example: [{ ...samples, asks: 'mads' }, [7, 6]],
  }),
]
