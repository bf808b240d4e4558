import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import type { Random } from '../../random.ts'
import { tableFigure } from '../../shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** What two plates do at their boundary, and which one sinks. */
export const edges = ['apart', 'past', 'west-sinks', 'east-sinks', 'crumple'] as const
export type Edge = (typeof edges)[number]

/** Earthquakes near a boundary: kilometers east of it (west is negative), and their depth. */
export interface EdgeData {
  edge: Edge
  quakes: (readonly [east: number, depth: number])[]
  /** Distance of the volcanoes from the boundary, if they are on one side. */
  volcanoes: number
}

/** A sinking slab descends at about 40 degrees; other earthquakes stay in the rigid rock near the surface. */
const slope = 0.8
const spots: Readonly<Record<Edge, readonly number[]>> = {
  apart: [-28, -15, -6, 4, 13, 26],
  past: [-14, -8, -3, 2, 7, 13],
  'west-sinks': [-20, 40, 120, 230, 350, 480],
  'east-sinks': [-480, -350, -230, -120, -40, 20],
  crumple: [-420, -260, -90, 60, 210, 390],
}
const shallow: Readonly<Record<Edge, readonly [number, number]>> = {
  apart: [3, 12],
  past: [4, 18],
  'west-sinks': [6, 14],
  'east-sinks': [6, 14],
  crumple: [8, 40],
}
/** The direction in which a slab descends: eastward if the west plate sinks. */
const sinks = (edge: Edge): number => (edge === 'west-sinks' ? 1 : edge === 'east-sinks' ? -1 : 0)

export function drawEdge(random: Random, edge: Edge): EdgeData {
  const stretch = edge === 'apart' || edge === 'past' ? 1 : 10
  const quakes = spots[edge].map((spot): [number, number] => {
    const east = spot + stretch * random.integer(-1, 1)
    const along = east * sinks(edge)
    return [
      east,
      along > 0
        ? 5 * Math.round((slope * along + 5 + random.integer(-8, 8)) / 5)
        : random.integer(...shallow[edge]),
    ]
  })
  return { edge, quakes, volcanoes: 10 * random.integer(14, 24) }
}

/** The direction in which the earthquakes get deeper. */
export const trendOf = (edge: Edge) =>
  edge === 'west-sinks' ? 'east' : edge === 'east-sinks' ? 'west' : edge === 'crumple' ? 'wide' : 'near'
const trends = ['east', 'west', 'near', 'wide'] as const

export const tellEdge = {
  gap: (gap: Gap) => say(`label.${gap}`),
  volcanoes: ({ edge, volcanoes }: EdgeData) => say(`volcanoes.${edge}`, { volcanoes }),
  surface: ({ edge }: EdgeData) => say(`surface.${edge}`),
}

export const quakeTable = ({ quakes }: EdgeData) =>
  tableFigure(
    say('title'),
    [say('place'), say('depth')],
    quakes.map(([east, depth]) => [
      east < 0 ? say('west', { far: -east }) : say('east', { far: east }),
      depth,
    ]),
  )

const moves = ['apart', 'together', 'past'] as const
const signs = ['apart', 'past', 'sinks', 'crumple'] as const
const sinkers = ['west', 'east', 'neither'] as const
export const signOf = (edge: Edge): (typeof signs)[number] =>
  edge === 'west-sinks' || edge === 'east-sinks' ? 'sinks' : edge
const moveOf = (edge: Edge): (typeof moves)[number] =>
  edge === 'apart' || edge === 'past' ? edge : 'together'
const sinkerOf = (edge: Edge): (typeof sinkers)[number] =>
  edge === 'west-sinks' ? 'west' : edge === 'east-sinks' ? 'east' : 'neither'

/** The gaps at each level. */
export const gaps = { 1: ['move', 'result'], 2: ['move', 'quakes'], 3: ['move', 'sinks', 'look'] } as const
export type Gap = (typeof gaps)[Level][number]

/** Texts for a gap, the right one first. */
export function partsOf(gap: Gap, edge: Edge): Text[] {
  const first = <Id>(right: Id, all: readonly Id[]): Id[] => [right, ...all.filter((id) => id !== right)]
  switch (gap) {
    case 'move':
      return first(moveOf(edge), moves).map((id) => say(`move.${id}`))
    case 'quakes':
      return first(trendOf(edge), trends).map((id) => say(`quakes.${id}`))
    case 'sinks':
      return first(sinkerOf(edge), sinkers).map((id) => say(`sinks.${id}`))
    case 'result':
      return first(signOf(edge), signs).map((id) => say(`result.${id}`))
    case 'look':
      return first(signOf(edge), signs).map((id) => say(`look.${id}`))
  }
}
