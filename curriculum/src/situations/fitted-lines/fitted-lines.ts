import type { FigureOf } from '@skills-center/contract/figure'
import { all, tex, type Text } from '@skills-center/messages/values'
import { lineTex, pointText } from '../../equations/line.ts'
import type { Worded } from '../../form/words.ts'
import { numberTex } from '../../equations/exact.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Axis = readonly [from: number, to: number, step: number]
interface Story {
  x: Axis
  y: Axis
  /** Slope and value at x = 0. */
  lines: readonly (readonly [slope: number, start: number])[]
  /** The largest distance of a point from the line. */
  jitter: number
  /** The range of the data. */
  data: readonly [number, number]
}

/** Pairs of measurements with a realistic line of fit; not every axis starts at 0. */
const stories = {
  pizza: {
    x: [0, 12, 1],
    y: [0, 80, 10],
    lines: [
      [3, 15],
      [4, 18],
      [4, 12],
    ],
    jitter: 8,
    data: [1, 10],
  },
  puppy: {
    x: [0, 20, 2],
    y: [0, 50, 5],
    lines: [
      [2, 3],
      [2, 4],
    ],
    jitter: 5,
    data: [4, 18],
  },
  candle: {
    x: [0, 10, 1],
    y: [0, 240, 20],
    lines: [
      [-15, 200],
      [-18, 210],
      [-12, 180],
    ],
    jitter: 20,
    data: [1, 9],
  },
  lake: {
    x: [0, 14, 1],
    y: [40, 80, 5],
    lines: [
      [-2, 74],
      [-2, 71],
    ],
    jitter: 4,
    data: [1, 12],
  },
  drinks: {
    x: [60, 100, 5],
    y: [0, 260, 20],
    lines: [
      [4, -200],
      [4, -180],
      [5, -260],
    ],
    jitter: 24,
    data: [65, 95],
  },
  bus: {
    x: [0, 20, 2],
    y: [0, 80, 10],
    lines: [
      [3, 8],
      [3, 10],
      [2, 12],
    ],
    jitter: 8,
    data: [2, 18],
  },
  backpack: {
    x: [0, 10, 1],
    y: [0, 35, 5],
    lines: [
      [2, 3],
      [2, 4],
      [3, 2],
    ],
    jitter: 3,
    data: [1, 9],
  },
  shirts: {
    x: [0, 24, 2],
    y: [0, 160, 20],
    lines: [
      [-5, 140],
      [-4, 120],
      [-6, 160],
    ],
    jitter: 14,
    data: [8, 20],
  },
  flights: {
    x: [0, 20, 2],
    y: [0, 300, 20],
    lines: [
      [12, 30],
      [13, 25],
      [12, 35],
    ],
    jitter: 24,
    data: [3, 18],
  },
  typing: {
    x: [0, 20, 2],
    y: [0, 80, 10],
    lines: [
      [2, 20],
      [2, 24],
      [3, 16],
    ],
    jitter: 8,
    data: [2, 18],
  },
  tomatoes: {
    x: [0, 12, 1],
    y: [0, 80, 10],
    lines: [
      [5, 8],
      [6, 6],
      [5, 12],
    ],
    jitter: 8,
    data: [2, 10],
  },
} as const satisfies Record<string, Story>
export type FitStory = keyof typeof stories
const storyIds = keysOf(stories)

type Pair = [x: number, y: number]
/** A story with its line of fit and its measured pairs. */
export interface Fit {
  story: FitStory
  slope: number
  start: number
  points: Pair[]
}

export const storyData = (story: FitStory): Story => stories[story]
export const onLine = ({ slope, start }: Pick<Fit, 'slope' | 'start'>, x: number): number => slope * x + start

/** The vertical distance of a pair from a line; negative below it. */
export const offBy = (line: Pick<Fit, 'slope' | 'start'>, [x, y]: readonly [number, number]): number =>
  Math.abs(y - onLine(line, x))
/** Two points on the line near the ends of the axis. */
export function fullLine(its: Fit): [Pair, Pair] {
  const { x, data } = storyData(its.story)
  const last = Math.min(x[1], data[1] + 1)
  return [
    [x[0], onLine(its, x[0])],
    [last, onLine(its, last)],
  ]
}

/** A story's line with `count` pairs near it: half above it and half below, or at least two on each side; none on it. */
export function drawFit(
  random: Random,
  count: number,
  ids: readonly FitStory[] = storyIds,
  isBalanced = true,
): Fit {
  const story = random.pick(ids)
  const { lines, jitter, data } = storyData(story)
  const [slope, start] = random.pick(lines)
  const [from, to] = data
  const xs = random
    .sample(
      Array.from({ length: to - from + 1 }, (_, at) => from + at),
      Math.min(count, to - from + 1),
    )
    .toSorted((one, other) => one - other)
  const above = isBalanced ? Math.floor(xs.length / 2) : random.integer(2, xs.length - 2)
  const signs = random.shuffle(xs.map((_, at) => (at < above ? 1 : -1)))
  const points = xs.map((x, at): Pair => [
    x,
    slope * x + start + (signs[at] ?? 1) * random.integer(Math.ceil(jitter / 3), jitter),
  ])
  return { story, slope, start, points }
}

export const tellFit = {
  about: (story: FitStory): Text => say(`${story}.about`),
  x: (story: FitStory): Text => say(`${story}.x`),
  y: (story: FitStory): Text => say(`${story}.y`),
  line: (its: Fit): Text =>
    say('line', { line: tex(lineTex(its)), x: tellFit.x(its.story), y: tellFit.y(its.story) }),
  named: (story: FitStory): Text => say('named', { x: tellFit.x(story), y: tellFit.y(story) }),
  /** “Each extra mile adds 4 minutes, on average.” */
  rate: (story: FitStory, size: number): Text => say(`${story}.rate`, { size }),
  start: (story: FitStory, start: number): Text => say(`${story}.start`, { start: tex(numberTex(start)) }),
  more: (story: FitStory, d: number): Text => say(`${story}.more`, { d }),
  back: (story: FitStory, change: number): Text => say(`${story}.back`, { change }),
  /** “a delivery of 5 miles”. */
  at: (story: FitStory, x: number): Text => say(`${story}.at`, { x }),
}

/** The measured pairs, and the line of fit through two points. */
export function fitFigure(
  { story, points }: Fit,
  [from, to]: readonly [Pair, Pair],
): Worded<FigureOf<'scatter-plot'>> {
  const { x, y } = storyData(story)
  const told = {
    x: tellFit.x(story),
    y: tellFit.y(story),
    points: all(points.map((point) => pointText(point))),
  }
  return {
    kind: 'scatter-plot',
    title: say('title'),
    x: { from: x[0], to: x[1], step: x[2], label: told.x },
    y: { from: y[0], to: y[1], step: y[2], label: told.y },
    groups: [{ label: '', points: points.map((at) => ({ at })) }],
    lines: [{ through: [from, to], label: '' }],
    description: say('points-and-line', { ...told, from: pointText(from), to: pointText(to) }),
  }
}
