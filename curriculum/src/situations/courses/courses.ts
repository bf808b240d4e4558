import type { FigureOf } from '@skills-center/contract/figure'
import { rows, type Text } from '@skills-center/messages/values'
import type { Worded } from '../../form/words.ts'
import type { GridPoint } from '../../grids/grid.ts'
import { person } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

interface Course {
  /** What one square of the graph stands for. */
  step: number
  /** In squares: the first reading, and the change between readings. */
  start: readonly [least: number, most: number]
  change: readonly [least: number, most: number]
}

/** Things that are measured repeatedly over time. */
export const courses = {
  sunflower: { step: 5, start: [1, 2], change: [1, 2] },
  savings: { step: 4, start: [1, 2], change: [0, 2] },
  snow: { step: 2, start: [1, 2], change: [1, 2] },
  reading: { step: 20, start: [1, 2], change: [0, 2] },
  barrel: { step: 5, start: [7, 8], change: [-2, -1] },
  candle: { step: 10, start: [7, 8], change: [-2, -1] },
  train: { step: 50, start: [1, 2], change: [1, 2] },
  balloon: { step: 5, start: [1, 2], change: [1, 2] },
} as const satisfies Record<string, Course>
export type CourseId = keyof typeof courses

const squares = 8
const ids = keysOf(courses)
export const someCourse = (random: Random): CourseId => random.pick(ids)
export const stepOf = (id: CourseId): number => courses[id].step

/** Readings at times 1, 2, 3, and so on, all within the graph. */
export function drawReadings(random: Random, id: CourseId, howMany: number): GridPoint[] {
  const { step, start, change }: Course = courses[id]
  let height = random.integer(...start)
  const found = Array.from({ length: howMany }, (_, at): GridPoint => {
    if (at > 0) height += random.integer(...change)
    return [at + 1, height * step]
  })
  // A reading may stay the same once, but not more often.
  const still = found.filter(([, reading], at) => reading === found[at - 1]?.[1]).length
  return height < 0 || height > squares || still > 1 ? drawReadings(random, id, howMany) : found
}

export const told = (id: CourseId, who: string): Text => say(`${id}.told`, { who: person(who) })
export const unitOf = (id: CourseId): Text => say(`${id}.unit`)
export const headings = (id: CourseId): [x: Text, y: Text] => [say(`${id}.x`), say(`${id}.y`)]
export const asksAt = (id: CourseId, x: number): Text => say(`${id}.at`, { x })
export const asksChange = (id: CourseId, from: number, to: number): Text => say(`${id}.change`, { from, to })
export const describePoint = (id: CourseId, [x, y]: GridPoint): Text => say(`${id}.says`, { x, y })
/** A statement about change, which a single point does not show. */
export const describeChange = (id: CourseId, [x, y]: GridPoint, who: string): Text =>
  id === 'savings'
    ? say('savings.says-change', { x, y, who: person(who) })
    : say(`${id}.says-change`, { x, y })

export function courseAxes(id: CourseId) {
  const [x, y] = headings(id)
  const { step } = courses[id]
  return {
    x: { from: 0, to: squares, step: 1, label: x },
    y: { from: 0, to: squares * step, step, label: y },
  }
}

/** The graph of the readings; with letters, each point gets a name. */
export function courseGraph(
  id: CourseId,
  readings: readonly GridPoint[],
  letters = '',
): Worded<FigureOf<'coordinate-plane'>> {
  const { step } = courses[id]
  const [x, y] = headings(id)
  return {
    kind: 'coordinate-plane',
    ...courseAxes(id),
    points: readings.map(([left, high], at) => ({ at: [left, high], label: letters[at] ?? '' })),
    lines: [],
    description: say('graph', {
      x,
      y,
      top: squares * step,
      step,
      points: rows(
        readings.map(([left, high], at) =>
          say('spot', { name: letters[at] ?? `${at + 1}`, across: left, up: high / step }),
        ),
      ),
    }),
  }
}
