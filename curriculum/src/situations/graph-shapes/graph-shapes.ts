import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

export type Corner = readonly [x: number, y: number]
const bent = (from: number, to: number, power: (part: number) => number): Corner[] =>
  Array.from({ length: 9 }, (_, at): Corner => [
    (10 * at) / 8,
    Number((from + power(at / 8) * (to - from)).toFixed(2)),
  ])
const steeper = (part: number): number => part ** 2.4
const flatter = (part: number): number => 1 - (1 - part) ** 2.4

/** Shapes of graphs on axes from 0 to 10. */
const shapes = {
  up: [
    [0, 0],
    [10, 9],
  ],
  down: [
    [0, 9],
    [10, 0],
  ],
  level: [
    [0, 6],
    [10, 6],
  ],
  'up-level': [
    [0, 0],
    [5, 7],
    [10, 7],
  ],
  'level-up': [
    [0, 0],
    [4, 0],
    [10, 8],
  ],
  'down-level': [
    [0, 9],
    [6, 0],
    [10, 0],
  ],
  'level-down': [
    [0, 8],
    [5, 8],
    [10, 2],
  ],
  'up-down': [
    [0, 0],
    [5, 9],
    [10, 0],
  ],
  'up-steeper': bent(0, 9, steeper),
  'up-flatter': bent(0, 9, flatter),
  'down-steeper': bent(9, 0, steeper),
  'down-flatter': bent(9, 1, flatter),
} as const satisfies Record<string, readonly Corner[]>
export type ShapeId = keyof typeof shapes
/** Also shapes whose corners follow from what a graph shows. */
export type ShapeName = ShapeId | 'up-slow-fast' | 'up-fast-slow' | 'down-slow-fast' | 'down-fast-slow'

/** Quantities that change over time with each shape; their ids name their messages. */
export const straightScenes = {
  pool: 'up',
  reading: 'up',
  candle: 'down',
  fuel: 'down',
  tub: 'up-level',
  lift: 'up-level',
  bus: 'level-up',
  game: 'level-up',
  landing: 'down-level',
  home: 'down-level',
  phone: 'level-down',
  barrel: 'level-down',
  mailbox: 'up-down',
  elevator: 'up-down',
} as const satisfies Record<string, ShapeId>
export const bentScenes = {
  pool: 'up',
  reading: 'up',
  candle: 'down',
  fuel: 'down',
  plant: 'up-steeper',
  rumor: 'up-steeper',
  charging: 'up-flatter',
  milk: 'up-flatter',
  drop: 'down-steeper',
  finish: 'down-steeper',
  cocoa: 'down-flatter',
  balloon: 'down-flatter',
} as const satisfies Record<string, ShapeId>
/** Stories with three quantities, each with the shape of its graph. */
export const quantityScenes = {
  ride: ['level', 'up', 'down'],
  filling: ['level', 'up', 'down'],
  burning: ['level', 'up', 'down'],
  book: ['level', 'up', 'down'],
  saving: ['level', 'up', 'down'],
  braking: ['down', 'up-flatter', 'down-flatter'],
  ramp: ['up', 'up-steeper', 'down-steeper'],
} as const satisfies Record<string, readonly [rate: ShapeId, total: ShapeId, left: ShapeId]>

export type SceneId = keyof typeof straightScenes | keyof typeof bentScenes
export type QuantityScene = keyof typeof quantityScenes
export const quantities = ['rate', 'total', 'left'] as const

export const sceneText = (id: SceneId): Text => say(`scene.${id}`)
export const storyText = (id: QuantityScene): Text => say(`${id}.story`)
export const quantityText = (id: QuantityScene, which: (typeof quantities)[number]): Text =>
  say(`${id}.${which}`)
export const whyText = (shape: ShapeId): Text => say(`why.${shape}`)

const graphNames = ['A', 'B', 'C'] as const

export const shapeText = (shape: ShapeName): Text => say(`shape.${shape}`)

/** Three graphs on one set of axes from 0 to 10. */
export const graphsFigure = (
  graphs: readonly { points: readonly Corner[]; isSmooth: boolean; shape: Text }[],
  amount: Text,
): Worded<FigureOf<'line-graph'>> => ({
  kind: 'line-graph',
  title: say('title'),
  x: { from: 0, to: 10, step: 1, label: say('time') },
  y: { from: 0, to: 10, step: 1, label: amount },
  series: graphs.map(({ points, isSmooth }, at) => ({
    label: graphText(at),
    points: points.map(([x, y]): [number, number] => [x, y]),
    joined: isSmooth ? 'smooth' : 'straight',
  })),
  description: say('described', {
    graphs: rows(graphs.map(({ shape }, at) => say('named', { name: graphNames[at] ?? '', shape }))),
  }),
})
export const shapesFigure = (all: readonly ShapeId[]): Worded<FigureOf<'line-graph'>> =>
  graphsFigure(
    all.map((shape) => ({
      points: shapes[shape],
      isSmooth: shape.includes('steeper') || shape.includes('flatter'),
      shape: shapeText(shape),
    })),
    say('amount'),
  )
export const graphText = (at: number): Text => say('graph', { name: graphNames[at] ?? '' })
