import type { FigureOf } from '@skills-center/contract/figure'
import type { Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import type { Random } from '../../random.ts'
import { type Corner, graphsFigure, type ShapeName, shapeText } from '../graph-shapes/graph-shapes.ts'
import { say } from './messages.gen.ts'

/** Round containers: straight, with a width that changes evenly, or with two straight halves. */
export const vesselKinds = ['straight', 'widens', 'narrows', 'wide-below', 'narrow-below'] as const
export type VesselKind = (typeof vesselKinds)[number]
export type Flow = 'fill' | 'empty'

const things = {
  straight: ['jar', 'pot', 'tank', 'vase'],
  widens: ['bowl', 'bucket', 'planter', 'vase'],
  narrows: ['flask', 'jug', 'carafe', 'pitcher'],
  'wide-below': ['bottle', 'jug', 'carafe', 'flask'],
  'narrow-below': ['trophy', 'vase', 'planter', 'pitcher'],
} as const satisfies Record<VesselKind, readonly string[]>

export interface Vessel {
  kind: VesselKind
  thing: (typeof things)[VesselKind][number]
  /** Widths in centimeters. */
  bottom: number
  top: number
}

/** A width that changes evenly from bottom to top. */
const isSloped = (kind: VesselKind): boolean => kind === 'widens' || kind === 'narrows'

export function drawVessel(random: Random, kind: VesselKind): Vessel {
  const thing = random.pick(things[kind])
  const [narrow, wide] = isSloped(kind)
    ? [random.integer(3, 7), random.integer(18, 26)]
    : [random.integer(8, 12), random.integer(16, 22)]
  if (kind === 'straight') return { kind, thing, bottom: wide, top: wide }
  const isWideAbove = kind === 'widens' || kind === 'narrow-below'
  return { kind, thing, bottom: isWideAbove ? narrow : wide, top: isWideAbove ? wide : narrow }
}

export const vesselText = ({ kind, thing, bottom, top }: Vessel): Text => {
  const name = say(`thing.${thing}`)
  if (kind === 'straight') return say('straight', { thing: name, bottom })
  return say(isSloped(kind) ? 'sloped' : 'halves', { thing: name, bottom, top })
}
export const flowText = (flow: Flow): Text => say(flow)
export const whyText = (kind: VesselKind, flow: Flow): Text => say(`why.${flow}.${kind}`)

const shapes: Record<Flow, Record<VesselKind, ShapeName>> = {
  fill: {
    straight: 'up',
    widens: 'up-flatter',
    narrows: 'up-steeper',
    'wide-below': 'up-slow-fast',
    'narrow-below': 'up-fast-slow',
  },
  empty: {
    straight: 'down',
    widens: 'down-steeper',
    narrows: 'down-flatter',
    'wide-below': 'down-fast-slow',
    'narrow-below': 'down-slow-fast',
  },
}

/** Corners of the graph of a container that fills: time from 0 to 10, height from 0 to 9. */
function cornersOf({ kind, bottom, top }: Vessel): Corner[] {
  if (kind === 'straight')
    return [
      [0, 0],
      [10, 9],
    ]
  // The water in a part goes with the square of its width, and in a sloped container with the third power.
  if (!isSloped(kind))
    return [
      [0, 0],
      [(10 * bottom ** 2) / (bottom ** 2 + top ** 2), 4.5],
      [10, 9],
    ]
  return Array.from({ length: 13 }, (_, at): Corner => {
    const width = Math.cbrt(bottom ** 3 + (at / 12) * (top ** 3 - bottom ** 3))
    return [(10 * at) / 12, (9 * (width - bottom)) / (top - bottom)]
  })
}
const rounded = (value: number): number => Number(value.toFixed(2))

/** The heights of the water over time, as graphs A, B and C. */
export const vesselsFigure = (vessels: readonly Vessel[], flow: Flow): Worded<FigureOf<'line-graph'>> =>
  graphsFigure(
    vessels.map((vessel) => {
      const corners = cornersOf(vessel).map(([x, y]): Corner => [rounded(x), rounded(y)])
      const shape = shapes[flow][vessel.kind]
      return {
        shape: shapeText(shape),
        isSmooth: isSloped(vessel.kind),
        // A container empties as it fills, backward in time.
        points:
          flow === 'fill' ? corners : corners.map(([x, y]): Corner => [rounded(10 - x), y]).toReversed(),
      }
    }),
    say('height'),
  )
