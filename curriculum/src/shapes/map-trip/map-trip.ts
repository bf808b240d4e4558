import {
  endAt,
  lengthOf,
  type PlaneGap,
  planeGapBugs as bugs,
  type TwoLegs,
  twoLegBugs,
  walkOf,
} from '../../bugs/plane/plane-bugs.ts'
import { type Point, pointsIn } from '../../equations/line.ts'
import { typed } from '../../form/answering.ts'
import { byLevel, defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { someone } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import {
  asksFar,
  asksTrip,
  drawTrip,
  measured,
  tellMap,
  type TripId,
} from '../../situations/map-trips/map-trips.ts'
import {
  drawPlaneGap,
  gapSteps,
  pointsOf,
  type Sides,
  someSides,
  solvedGap,
} from '../../solutions/plane-gaps/plane-gaps.ts'
import { say } from './messages.gen.ts'

export const lengthIn = ([[a, b], [c, d]]: readonly [Point, Point]): number =>
  Math.abs(a - c) + Math.abs(b - d)

const story = { id: 'map-story', thinking: 'use in a story', seconds: 60, standards: ['6.NS.C.8'] } as const
export type ToldGap = PlaneGap & { story: TripId; isTurned: boolean }
export const drawTold = (random: Random, isScaled: boolean, sides: Sides): ToldGap => {
  const { story: id, scale } = drawTrip(random)
  const isTurned = random.chance(0.5)
  return { ...drawPlaneGap(random, sides, 9), story: id, isTurned, scale: isScaled ? scale : 1 }
}
export const toldOf = (told: ToldGap) => tellMap(told.story, told.scale, pointsOf(told, told.isTurned))
export const scaleSteps = (id: TripId, length: number, scale: number) =>
  scale === 1
    ? []
    : [say('scale', { length, scale: measured(id, scale), total: measured(id, length * scale) })]

const oneWay = defineModel<ToldGap>({
  ...story,
  bugs,
  task: (told) => `${told.story} ${told.scale === 1}`,
  fits: (told) => lengthOf(told) > 1,
  draw: (random, level) => drawTold(random, level === 2, level === 2 ? someSides(random) : 'across'),
  item(told) {
    const total = lengthOf(told) * told.scale
    const solution = solvedGap(told)
    return {
      stem: [...toldOf(told), asksFar(told.story)],
      ...typed<PlaneGap>(told, {
        label: say('label'),
        after: told.scale === 1 ? say('units') : say('unit', { of: measured(told.story, 2) }),
        key: total,
        bugs,
      }),
      answer:
        told.scale === 1
          ? say('units-answer', { n: total })
          : say('answer', { of: measured(told.story, total) }),
      hints: solution.hints,
      solution: [...solution.solution, ...scaleSteps(told.story, lengthOf(told), told.scale)],
    }
  },
  solve: ({ stem }) => solved.number(pathIn(stem)),
})

/** The length of the path through the points in a text, times the scale of a unit. */
export function pathIn(stem: string): number {
  const points = pointsIn(stem)
  const [, scale = '1'] = /(?:Each unit is|Cada unidad vale) (\d+)/.exec(stem) ?? []
  const steps = points.slice(1).map((at, index) => lengthIn([points[index] ?? [0, 0], at]))
  return Number(scale) * steps.reduce((sum, each) => sum + each, 0)
}

interface Trip extends TwoLegs {
  story: TripId
  who: string
}
const twoWays = defineModel<Trip>({
  ...story,
  bugs: twoLegBugs,
  task: ({ story: id, legs: [first] }) => `trip ${id} ${first.along}`,
  draw(random) {
    const { story: id, scale } = drawTrip(random)
    const first = { ...drawPlaneGap(random, 'across', 9), scale }
    const other = drawPlaneGap(random, someSides(random), 9)
    // The second leg starts where the first one ends, and runs along the other axis.
    const [from, to] = other.ends
    const start = first.same
    const end = from === start ? to : from
    const ends: PlaneGap['ends'] = start < end ? [start, end] : [end, start]
    const along = first.along === 0 ? 1 : 0
    return { story: id, who: someone(random), legs: [first, { along, ends, same: first.ends[1], scale }] }
  },
  item(trip) {
    const { legs, story: id, who } = trip
    const [one, other] = legs
    const corner = endAt(one, 1)
    const last = endAt(other, other.ends[0] === one.same ? 1 : 0)
    const [a, b] = [lengthOf(one), lengthOf(other)]
    const total = measured(id, walkOf(trip))
    return {
      stem: [...tellMap(id, one.scale, [endAt(one, 0), corner, last]), asksTrip(id, who)],
      ...typed<TwoLegs>(trip, {
        label: say('trip'),
        after: say('unit', { of: total }),
        key: walkOf(trip),
        bugs: twoLegBugs,
      }),
      answer: say('answer', { of: total }),
      hints: [say('nudge'), say('hint')],
      solution: [
        say('first'),
        ...gapSteps(one),
        say('second'),
        ...gapSteps(other),
        say('sum', { a, b, sum: a + b }),
        ...scaleSteps(id, a + b, one.scale),
      ],
    }
  },
  fits: ({
    legs: [
      ,
      {
        ends: [from, to],
      },
    ],
  }) => to - from > 1,
  solve: ({ stem }) => solved.number(pathIn(stem)),
})

/** In units (level 1), with a scale (level 2), a trip in two legs (level 3). */
export const mapStory = byLevel({ 1: oneWay, 2: oneWay, 3: twoWays }, ({ stem }) =>
  pointsIn(stem).length > 2 ? 3 : 1,
)
