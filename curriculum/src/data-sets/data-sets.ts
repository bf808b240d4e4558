import type { Figure, FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import { keysOf } from '../keys-of.ts'
import type { Random } from '../random.ts'
import type { Five } from './measures.ts'
import { say } from './messages.gen.ts'

/** Small whole numbers for dot plots, with realistic ranges. */
export const smallTopics = {
  books: [0, 8],
  sleep: [5, 11],
  letters: [3, 9],
  goals: [0, 9],
  eggs: [1, 8],
  cousins: [0, 9],
  texts: [0, 8],
  songs: [2, 10],
} as const
/** Numbers up to 50, for histograms and box plots. */
export const wideTopics = {
  commute: [3, 48],
  quiz: [8, 49],
  'sit-ups': [6, 47],
  seedlings: [4, 45],
  pages: [5, 48],
  riders: [2, 49],
  puzzle: [8, 49],
  birds: [2, 44],
} as const
export type SmallTopic = keyof typeof smallTopics
export type WideTopic = keyof typeof wideTopics
export type Topic = SmallTopic | WideTopic

const smallIds = keysOf(smallTopics)
const wideIds = keysOf(wideTopics)

export const someSmall = (random: Random): SmallTopic => random.pick(smallIds)
export const someWide = (random: Random): WideTopic => random.pick(wideIds)
export const rangeOf = (topic: Topic): readonly [number, number] => ({ ...smallTopics, ...wideTopics })[topic]

/** `count` numbers in a range. */
export const drawData = (random: Random, count: number, [low, high]: readonly [number, number]): number[] =>
  Array.from({ length: count }, () => random.integer(low, high))

export const told = (topic: Topic, n: number): Text => say(`${topic}.told`, { n })
export const listed = (data: readonly number[]): Text => say('list', { list: data.join(', ') })
export const title = (topic: Topic): Text => say(`${topic}.title`)
export const axisLabel = (topic: Topic): Text => say(`${topic}.axis`)
const who = (topic: Topic): Text => say(`${topic}.who`)
export const numberOf = (topic: Topic): Text => say('number-of', { who: who(topic) })
export const groupName = (at: 0 | 1): Text => say(at === 0 ? 'group.a' : 'group.b')

/** “Group A” inside a sentence. */
export const groupIn = (at: 0 | 1): Text => say(at === 0 ? 'group-in.a' : 'group-in.b')

/** How many data values are at each place, or in each interval. */
export function countsOf(data: readonly number[], from: number, step: number, columns: number): number[] {
  const counts = Array.from({ length: columns }, () => 0)
  for (const value of data) {
    const at = Math.floor((value - from) / step)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** Columns of a display: dots above each place, or bars that are `step` wide. */
export interface Columns {
  topic: Topic
  from: number
  step: number
  counts: number[]
}

const placeOf = ({ from, step }: Columns, at: number): number => from + at * step

export function dotFigure(its: Columns): Worded<FigureOf<'dot-plot'>> {
  const { topic, from, counts } = its
  const to = from + counts.length - 1
  const columns = counts.flatMap((n, at) => (n === 0 ? [] : [say('column', { n, at: placeOf(its, at) })]))
  return {
    kind: 'dot-plot',
    title: title(topic),
    x: { from, to, step: 1, label: axisLabel(topic) },
    plots: [
      { label: '', values: counts.flatMap((n, at) => Array.from({ length: n }, () => placeOf(its, at))) },
    ],
    description: say('dots', { from, to, columns: rows(columns) }),
  }
}

export function barFigure(its: Columns): Worded<FigureOf<'histogram'>> {
  const { topic, from, step, counts } = its
  const columns = counts.map((n, at) => say('bar', { from: placeOf(its, at), to: placeOf(its, at + 1), n }))
  return {
    kind: 'histogram',
    title: title(topic),
    x: { from, width: step, label: axisLabel(topic) },
    y: { from: 0, to: Math.max(8, ...counts), step: 1, label: numberOf(topic) },
    bins: counts.map((count) => ({ count })),
    description: say('bars', { columns: rows(columns) }),
  }
}

/** The data in dots or bars; for a bar, its left edge. */
export function dataShown(figure: Figure | undefined): readonly number[] {
  if (figure?.kind === 'dot-plot') return figure.plots[0]?.values ?? []
  if (figure?.kind !== 'histogram') throw new TypeError('expects dots or bars')
  const { from, width } = figure.x
  return figure.bins.flatMap(({ count }, at) => Array.from({ length: count }, () => from + at * width))
}

/** One box plot, or two above one axis. */
export function boxFigure(
  topic: Topic,
  [from, to]: readonly [number, number],
  fives: readonly Five[],
): Worded<FigureOf<'box-plot'>> {
  const names = fives.map((_, at) => (fives.length === 1 ? '' : groupName(at === 0 ? 0 : 1)))
  return {
    kind: 'box-plot',
    title: title(topic),
    x: { from, to, step: 5, label: axisLabel(topic) },
    boxes: fives.map(([least, lowerQuartile, median, upperQuartile, most], at) => ({
      label: names[at] ?? '',
      least,
      lowerQuartile,
      median,
      upperQuartile,
      most,
    })),
    description: say('box', {
      from,
      to,
      boxes: rows(
        fives.map(([a, b, c, d, e], at) => {
          const name = names[at] ?? ''
          const values = { a, b, c, d, e }
          return name === '' ? say('five', values) : say('named-five', { name, ...values })
        }),
      ),
    }),
  }
}

/** Five numbers in a range, each a multiple of `grain`, and at least one `grain` apart. */
export function drawFive(random: Random, [low, high]: readonly [number, number], grain: number): Five {
  const places = Array.from({ length: Math.floor((high - low) / grain) + 1 }, (_, at) => low + at * grain)
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = random.sample(places, 5).toSorted((one, other) => one - other)
  return [a, b, c, d, e]
}
