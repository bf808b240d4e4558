import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import type { Point } from '../../equations/line.ts'
import type { Worded } from '../../form/words.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** Quantities that change over time, and the value of one square on their axis. */
const stories = { walk: 1, tub: 5, drone: 2, oven: 50, phone: 10, bike: 4, snow: 1, elevator: 3 } as const
export type GraphStoryId = keyof typeof stories
const storyIds = keysOf(stories)

/** A part of a graph in squares; a bend makes it steeper or flatter along the way. */
export interface Part {
  run: number
  rise: number
  bend?: 'steeper' | 'flatter'
}
export interface StoryGraph {
  story: GraphStoryId
  start: number
  parts: Part[]
}

const across = 12
const up = 10
export const cornerNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const stepOf = ({ story }: Pick<StoryGraph, 'story'>): number => stories[story]
export const someStory = (random: Random): GraphStoryId => random.pick(storyIds)

/** The points where the parts meet, in squares. */
export function squaresOf({ start, parts }: StoryGraph): Point[] {
  const points: [number, number][] = [[0, start]]
  for (const { run, rise } of parts) {
    const [x, y] = points.at(-1) ?? [0, 0]
    points.push([x + run, y + rise])
  }
  return points
}
/** The points where the parts meet, in the units of the axes. */
export const cornersOf = (graph: StoryGraph): Point[] =>
  squaresOf(graph).map(([x, y]): Point => [x, y * stepOf(graph)])
export const cornerAt = (graph: StoryGraph, at: number): Point => cornersOf(graph)[at] ?? [0, 0]
/** Whether the graph stays on the plane; an oven never reaches 0 °C. */
export const isOnPlane = (graph: StoryGraph): boolean =>
  squaresOf(graph).every(([x, y]) => x <= across && y >= (graph.story === 'oven' ? 1 : 0) && y <= up)

/** The change of a part per unit of time. */
export const rateOf = (graph: StoryGraph, { run, rise }: Part): number => (rise * stepOf(graph)) / run

export const graphAxes = ({ story }: Pick<StoryGraph, 'story'>) => ({
  x: { from: 0, to: across, step: 1, label: say(`${story}.x`) },
  y: { from: 0, to: up * stories[story], step: stories[story], label: say(`${story}.y`) },
})

/** Points of a part that gets steeper or flatter, in the units of the axes. */
function bentPoints([x, y]: Point, [right, end]: Point, bend: NonNullable<Part['bend']>): [number, number][] {
  return Array.from({ length: 9 }, (_, at): [number, number] => {
    const part = at / 8
    const share = bend === 'steeper' ? part ** 2.2 : 1 - (1 - part) ** 2.2
    return [x + part * (right - x), Number((y + share * (end - y)).toFixed(3))]
  })
}

/** The graph, with a letter at each point where parts meet. */
export function storyFigure(graph: StoryGraph): Worded<FigureOf<'coordinate-plane'>> {
  const corners = cornersOf(graph)
  const { x, y } = graphAxes(graph)
  const between = graph.parts.map((part, at) => ({
    ...part,
    from: cornerAt(graph, at),
    to: cornerAt(graph, at + 1),
  }))
  return {
    kind: 'coordinate-plane',
    x,
    y,
    points: corners.map(([left, high], at) => ({ at: [left, high], label: cornerNames[at] ?? '' })),
    lines: [],
    curves: between.map(({ from, to, bend }) => ({
      family: 'points',
      points: bend === undefined ? [[...from], [...to]] : bentPoints(from, to, bend),
      isSmooth: bend !== undefined,
    })),
    description: say('graph', {
      x: x.label,
      y: y.label,
      parts: rows(
        between.map(({ from, to, bend }, at) =>
          say(bend === undefined ? 'part.straight' : `part.${bend}`, {
            from: cornerNames[at] ?? '',
            to: cornerNames[at + 1] ?? '',
            x1: from[0],
            y1: from[1],
            x2: to[0],
            y2: to[1],
          }),
        ),
      ),
    }),
  }
}

/** A part in words, with its time and its rate. */
export function partText(graph: StoryGraph, part: Part): Text {
  const { story } = graph
  const time = part.run
  if (part.rise === 0) return say(`${story}.level`, { time })
  const rate = Math.abs(rateOf(graph, part))
  return say(`${story}.${part.rise > 0 ? 'up' : 'down'}`, { rate, time })
}
export const tell = {
  about: ({ story }: StoryGraph): Text => say(`${story}.about`),
  start: (graph: StoryGraph): Text => say(`${graph.story}.start`, { value: graph.start * stepOf(graph) }),
  /** The last part, which ends at a given value. */
  until: (graph: StoryGraph, part: Part, value: number): Text =>
    say(`${graph.story}.until`, { rate: Math.abs(rateOf(graph, part)), value }),
  /** Units of a rate: “blocks per minute”. */
  per: ({ story }: Pick<StoryGraph, 'story'>): Text => say(`${story}.per`),
  time: ({ story }: Pick<StoryGraph, 'story'>): Text => say(`${story}.time`),
  timed: ({ story }: Pick<StoryGraph, 'story'>, n: number): Text => say(`${story}.timed`, { n }),
  rated: ({ story }: Pick<StoryGraph, 'story'>, n: number): Text => say(`${story}.rated`, { n }),
}

/** Consecutive parts: each differs from the one before it in direction or rate. */
export function drawParts(random: Random, kinds: readonly ('up' | 'level' | 'down')[]): Part[] {
  return kinds.map((kind) => {
    const run = random.integer(1, 4)
    const each = random.pick([1, 1, 2, 3])
    const size = kind === 'level' ? 0 : run * each
    return { run: kind === 'level' ? random.integer(1, 4) : run, rise: kind === 'down' ? -size : size }
  })
}
