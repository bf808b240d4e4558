import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Worded, Words } from '../../form/words.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Story {
  /** Start of the vertical axis; the horizontal axis goes from 0 to 10. */
  from: number
  to: number
  step: number
  /** The line that the points scatter around. */
  slope: readonly number[]
  start: readonly number[]
  /** The largest distance of a point from the line. */
  jitter: number
}

/** Pairs of measurements with a realistic linear trend. */
const stories = {
  study: { from: 40, to: 100, step: 5, slope: [3, 4], start: [50, 55], jitter: 4 },
  plant: { from: 0, to: 50, step: 5, slope: [3, 4], start: [5], jitter: 2 },
  car: { from: 0, to: 40, step: 5, slope: [-2, -3], start: [35], jitter: 2 },
  battery: { from: 0, to: 100, step: 10, slope: [-6, -8], start: [90], jitter: 5 },
  throws: { from: 0, to: 50, step: 5, slope: [2, 3], start: [10, 15], jitter: 3 },
  typing: { from: 0, to: 60, step: 5, slope: [3, 4], start: [10, 15], jitter: 3 },
  snow: { from: 0, to: 40, step: 5, slope: [-2, -3], start: [35], jitter: 2 },
  bus: { from: 0, to: 60, step: 5, slope: [4, 5], start: [5], jitter: 4 },
  pool: { from: 0, to: 60, step: 5, slope: [-3, -4], start: [50, 55], jitter: 4 },
} as const satisfies Record<string, Story>
export type PairStory = keyof typeof stories
const storyIds = keysOf(stories)

/** Pairs that are unrelated, and pairs that follow a curve. */
export const unrelated = ['cousins', 'buttons', 'pockets'] as const
export const curved = ['weed', 'soup', 'braking'] as const
export type ShownStory = PairStory | (typeof unrelated)[number] | (typeof curved)[number]

export type Pair = [x: number, y: number]
/** A line of fit with the points around it. */
export interface Scatter {
  story: PairStory
  slope: number
  start: number
  points: Pair[]
}
export const axisOf = (story: PairStory): Story => stories[story]
export const valueAt = ({ slope, start }: Pick<Scatter, 'slope' | 'start'>, x: number): number =>
  start + slope * x

/** The two ends of the line. */
export const through = (its: Pick<Scatter, 'slope' | 'start'>): [Pair, Pair] => [
  [0, its.start],
  [10, valueAt(its, 10)],
]

/** Points near a line, about half above and half below, none far away. */
export function drawScatter(
  random: Random,
  count: number,
  its?: { story?: PairStory; spread?: number },
): Scatter {
  const story = its?.story ?? random.pick(storyIds)
  const { slope, start, jitter, from, to } = axisOf(story)
  const line = { slope: random.pick(slope), start: random.pick(start) }
  const most = Math.round(jitter * (its?.spread ?? 1))
  const xs = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Math.min(count, 11)).toSorted((a, b) => a - b)
  const signs = random.shuffle(xs.map((_, at) => (at % 2 === 0 ? 1 : -1)))
  const points = xs.map((x, at): Pair => {
    const y = valueAt(line, x) + (signs[at] ?? 1) * random.integer(Math.ceil(most / 3), most)
    return [x, Math.min(to, Math.max(from, y))]
  })
  return { story, ...line, points }
}

/** Points on a curve that bends up, or down toward a level. */
export const drawCurve = (random: Random, story: (typeof curved)[number]): Pair[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((x): Pair => {
    const y = story === 'soup' ? 20 + 65 * 0.68 ** x : story === 'weed' ? 3 * 1.33 ** x : 2 + 0.5 * x * x
    return [x, Math.round(y + random.integer(-1, 1))]
  })
/** Pearson's correlation coefficient. */
export function correlationOf(points: readonly Pair[]): number {
  const mean = (place: 0 | 1): number => points.reduce((sum, pair) => sum + pair[place], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const product = (one: 0 | 1, other: 0 | 1): number =>
    points.reduce(
      (sum, pair) => sum + (pair[one] - (one === 0 ? x : y)) * (pair[other] - (other === 0 ? x : y)),
      0,
    )
  return product(0, 1) / Math.sqrt(product(0, 0) * product(1, 1))
}

/** The strongest correlation allowed in a cloud: a few points often show a trend by chance. */
const mostOfCloud = 0.25

/** Points for two unrelated quantities, drawn again until they show no trend. */
export function drawCloud(random: Random): Pair[] {
  const points = random
    .shuffle([2, 5, 8, 3, 6, 9, 1, 4, 7, 5, 3])
    .map((tens, x): Pair => [x, 5 * tens + random.integer(0, 4)])
  return Math.abs(correlationOf(points)) <= mostOfCloud ? points : drawCloud(random)
}

/** Moves one middle point far away from the pattern; also returns its index. */
export function withOutlier(random: Random, story: ShownStory, points: readonly Pair[]): [Pair[], number] {
  const { from, to } = shownAxis(story)
  const far = Math.round(0.45 * (to - from))
  const movable = points.flatMap(([x, y], at) =>
    x >= 2 && x <= 8 && (y + far <= to || y - far >= from) ? [at] : [],
  )
  const at = random.pick(movable.length === 0 ? [0] : movable)
  const moved = points.map(([x, y], place): Pair => {
    if (place !== at) return [x, y]
    return [x, y + far <= to ? y + far : Math.max(from, y - far)]
  })
  return [moved, at]
}

const shownAxis = (story: ShownStory): Pick<Story, 'from' | 'to' | 'step'> => {
  if (story === 'soup') return { from: 0, to: 100, step: 10 }
  const line = storyIds.find((id) => id === story)
  if (line !== undefined) return axisOf(line)
  return { from: 0, to: 60, step: 5 }
}

export const about = (story: ShownStory): Text => say(`${story}.about`)
export const axisName = (story: ShownStory, axis: 'x' | 'y'): Text => say(`${story}.${axis}`)
export const predictAsk = (story: PairStory, x: number): Text => say(`${story}.predict`, { x })
export const backAsk = (story: PairStory, y: number): Text => say(`${story}.back`, { y })
export const actual = (story: PairStory, x: number, y: number): Text => say(`${story}.actual`, { x, y })
export const grid = (story: PairStory) => {
  const { from, to, step } = axisOf(story)
  return {
    x: { from: 0, to: 10, step: 1, label: axisName(story, 'x') },
    y: { from, to, step, label: axisName(story, 'y') },
  }
}
/** Points already plotted on a plane that students draw on. */
export const given = (points: readonly Pair[]) => ({ points: points.map((at) => ({ at, label: '' })) })
const pair = ([x, y]: Pair): string => `(${x}, ${y})`

/** A scatter plot; `lines` are drawn through two points each, and `spots` labels points by index. */
export function scatterFigure(
  story: ShownStory,
  points: readonly Pair[],
  its: {
    lines?: { through: [Pair, Pair]; label: string; id?: string }[]
    spots?: Record<number, string>
  } = {},
): Worded<FigureOf<'scatter-plot'>> {
  const { lines = [], spots = {} } = its
  const [x, y]: Words[] = [axisName(story, 'x'), axisName(story, 'y')]
  const shown = points.map(pair)
  const told = { x: x ?? '', y: y ?? '', points: all(shown) }
  return {
    kind: 'scatter-plot',
    title: say('title'),
    x: { from: 0, to: 10, step: 1, label: x ?? '' },
    y: { ...shownAxis(story), label: y ?? '' },
    groups: [
      {
        label: '',
        points: points.map((at, index) => {
          const id = spots[index]
          return { at, ...(id === undefined ? {} : { id }) }
        }),
      },
    ],
    ...(lines.length === 0
      ? {}
      : { lines: lines.map(({ through: [from, to], ...rest }) => ({ through: [from, to], ...rest })) }),
    description:
      lines.length === 0
        ? say('points', told)
        : say('points-and-lines', {
            ...told,
            lines: all(
              lines.map(({ through: [from, to], label }) =>
                label === ''
                  ? say('one-line', { from: pair(from), to: pair(to) })
                  : say('line', { label, from: pair(from), to: pair(to) }),
              ),
            ),
          }),
  }
}
