import { rows, type Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

type Figure = NonNullable<ItemTemplate['figure']>

/** Movers along a straight line, with the seconds, and the meters or centimeters, of one graph square. */
const scenes = {
  walker: [1, 1, 'm'],
  runner: [1, 3, 'm'],
  dog: [1, 2, 'm'],
  bike: [2, 10, 'm'],
  boat: [10, 20, 'm'],
  drone: [1, 4, 'm'],
  robot: [1, 5, 'cm'],
  train: [1, 20, 'cm'],
  turtle: [10, 50, 'cm'],
} as const
export type SceneId = keyof typeof scenes
const sceneIds = keysOf(scenes)
/** Scenes with speeds up to 10 units of length per second. */
export const fastScenes: readonly SceneId[] = ['dog', 'bike', 'boat', 'drone', 'robot', 'train', 'turtle']
const [across, up] = [12, 10]

/** A straight part of a graph, in squares. */
export interface Part {
  run: number
  rise: number
}
/** The position or speed graph of one mover: its start and its parts. */
export interface Trip {
  scene: SceneId
  start: number
  parts: Part[]
}
type Way = 'up' | 'level' | 'down'

export const unitOf = ({ scene }: Pick<Trip, 'scene'>): 'm' | 'cm' => scenes[scene][2]
const secondsOf = (scene: SceneId): number => scenes[scene][0]
const stepOf = (scene: SceneId): number => scenes[scene][1]
export const snapOf = ({ scene }: Pick<Trip, 'scene'>) => ({ x: secondsOf(scene), y: stepOf(scene) })

/**
 * Parts in the given directions, each at one of the three speeds that fit its length; a speed graph stays above `least`
 * squares.
 */
export function drawTrip(
  random: Random,
  ways: readonly Way[],
  { least = 0, among = sceneIds }: { least?: number; among?: readonly SceneId[] } = {},
): Trip | undefined {
  const start = random.integer(Math.max(least, ways[0] === 'down' ? 4 : 0), 7)
  const parts = ways.map((way): Part => {
    const run = random.integer(2, 4)
    const pace = random.pick(run % 2 === 0 ? [0.5, 1, 2] : [1, 2])
    return { run, rise: way === 'level' ? 0 : (way === 'up' ? 1 : -1) * run * pace }
  })
  const trip = { scene: random.pick(among), start, parts }
  const squares = squaresOf(trip)
  const isInside = squares.every(([x, y]) => x <= across && y >= least && y <= up)
  return isInside ? trip : undefined
}

/** The points where the parts meet, in squares. */
function squaresOf({ start, parts }: Pick<Trip, 'start' | 'parts'>): [number, number][] {
  const points: [number, number][] = [[0, start]]
  for (const { run, rise } of parts) {
    const [x, y] = points.at(-1) ?? [0, 0]
    points.push([x + run, y + rise])
  }
  return points
}
/** The points where the parts meet, in the units of the axes. */
export const cornersOf = (trip: Trip): [number, number][] =>
  squaresOf(trip).map(([x, y]) => [x * secondsOf(trip.scene), y * stepOf(trip.scene)])

export const runOf = ({ scene }: Pick<Trip, 'scene'>, { run }: Part): number => run * secondsOf(scene)
/** The distance covered in a part, in either direction. */
export const wayOf = ({ scene }: Pick<Trip, 'scene'>, { rise }: Part): number =>
  Math.abs(rise) * stepOf(scene)
export const speedOf = (trip: Pick<Trip, 'scene'>, part: Part): number =>
  wayOf(trip, part) / runOf(trip, part)

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export const letterOf = (at: number): string => letters[at] ?? ''

export const tripAxes = (trip: Pick<Trip, 'scene'>) => ({
  x: { from: 0, to: across * secondsOf(trip.scene), step: secondsOf(trip.scene), label: say('axis.time') },
  y: {
    from: 0,
    to: up * stepOf(trip.scene),
    step: stepOf(trip.scene),
    label: say('axis.position', { measure: unitOf(trip) }),
  },
})

/** The graph, with letters where its parts meet. In a speed graph, a square is one unit of length per second. */
export function tripFigure(trip: Trip, shows: 'position' | 'speed'): Figure {
  const { x, y } = tripAxes(trip)
  const corners =
    shows === 'position'
      ? cornersOf(trip)
      : squaresOf(trip).map(([run, height]): [number, number] => [run * secondsOf(trip.scene), height])
  return {
    kind: 'line-graph',
    title: say(`title.${shows}`),
    description: say('graph', {
      points: rows(corners.map(([time, value], at) => say('point', { letter: letterOf(at), time, value }))),
      what: shows === 'position' ? y.label : say('axis.speed', { measure: unitOf(trip) }),
    }),
    x,
    y:
      shows === 'position'
        ? y
        : { from: 0, to: up, step: 1, label: say('axis.speed', { measure: unitOf(trip) }) },
    series: [{ label: say(`mover.${trip.scene}`), points: corners }],
    marks: corners.map((at, place) => ({ at, label: letterOf(place) })),
  }
}

/** The speed of each part as steps. */
export function stepsFigure(trip: Trip): Figure {
  const corners = cornersOf(trip)
  const speeds = trip.parts.map((part) => speedOf(trip, part))
  /** The slowest speed in a scene; the fastest is four times that. */
  const least = stepOf(trip.scene) / secondsOf(trip.scene) / 2
  const label = say('axis.speed', { measure: unitOf(trip) })
  return {
    kind: 'line-graph',
    title: say('title.speed'),
    description: say('steps', {
      parts: rows(
        speeds.map((speed, at) =>
          say('step', { from: corners[at]?.[0] ?? 0, to: corners[at + 1]?.[0] ?? 0, speed }),
        ),
      ),
      what: label,
    }),
    x: tripAxes(trip).x,
    y: { from: 0, to: 5 * least, step: least, label },
    series: [
      {
        label: say(`mover.${trip.scene}`),
        points: corners.map(([time], at): [number, number] => [time, speeds[at] ?? speeds.at(-1) ?? 0]),
        joined: 'step',
      },
    ],
  }
}

/** “A walker moves along a straight line. …” */
export const aboutTrip = ({ scene }: Pick<Trip, 'scene'>): Text => say(`about.${scene}`)
/** “5 m/s away from the start line” */
export const motionText = (trip: Trip, part: Part): Text =>
  part.rise === 0
    ? say('motion.rest')
    : say(part.rise > 0 ? 'motion.away' : 'motion.back', {
        speed: speedOf(trip, part),
        measure: unitOf(trip),
      })

/** A trail of dots, one per second: the start, the first gap, and the increase from gap to gap. */
export interface Track {
  start: number
  first: number
  gain: number
}
const gaps = 5
export const positionsOf = ({ start, first, gain }: Track): number[] => {
  const all = [start]
  for (let at = 0; at < gaps; at += 1) all.push((all.at(-1) ?? 0) + first + at * gain)
  return all
}
/** Whether it never turns around, and stays on the scale. */
export const isOnScale = (track: Track): boolean =>
  track.first + (gaps - 1) * track.gain >= 1 && track.first >= 1 && (positionsOf(track).at(-1) ?? 0) <= 60
export const meanSpeed = (track: Track): number => ((positionsOf(track).at(-1) ?? 0) - track.start) / gaps
export const trackName = (at: number): Text => say('track.name', { letter: letterOf(at) })

export function tracksFigure(tracks: readonly Track[]): Figure {
  const label = say('axis.position', { measure: 'cm' })
  return {
    kind: 'motion-map',
    x: { from: 0, to: 60, step: 5, label },
    interval: say('track.interval'),
    tracks: tracks.map((track, at) => ({
      id: letterOf(at),
      label: trackName(at),
      positions: positionsOf(track),
    })),
    hasArrows: false,
    isNumbered: false,
    description: say('track.description', {
      tracks: rows(
        tracks.map((track, at) =>
          say('track.row', { name: trackName(at), positions: positionsOf(track).join(', ') }),
        ),
      ),
    }),
  }
}
