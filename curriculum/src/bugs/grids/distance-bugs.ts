import type { GridPoint } from '../../grids/grid.ts'
import { type CourseId, stepOf } from '../../situations/courses/courses.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Two points on one grid line, the one nearer to the axis first. */
export interface Gap {
  near: GridPoint
  far: GridPoint
}

/** The index of the coordinate that differs: 0 on a horizontal line. */
export const alongOf = ({ near, far }: Gap): 0 | 1 => (near[1] === far[1] ? 0 : 1)
export const endsOf = (gap: Gap): [low: number, high: number] => [
  gap.near[alongOf(gap)],
  gap.far[alongOf(gap)],
]
const sameOf = (gap: Gap): number => gap.near[alongOf(gap) === 0 ? 1 : 0]
export const lengthOf = (gap: Gap): number => endsOf(gap)[1] - endsOf(gap)[0]

// Worked by hand: from (2, 4) to (7, 4).
const five: Gap = { near: [2, 4], far: [7, 4] }

export const countsPoints = bug<Gap>({
  id: 'grid.counts-points',
  answer: (gap) => lengthOf(gap) + 1,
  feedback: () => say('counts-points'),
  example: [five, 6],
})
export const endOnly = bug<Gap>({
  id: 'grid.end-only',
  answer: (gap) => (endsOf(gap)[0] === 0 ? null : endsOf(gap)[1]),
  feedback: (gap) => say('end-only', { high: endsOf(gap)[1] }),
  example: [five, 7],
})
export const addsEnds = bug<Gap>({
  id: 'grid.adds-coordinates',
  answer: (gap) => (endsOf(gap)[0] === 0 ? null : endsOf(gap)[0] + endsOf(gap)[1]),
  feedback: (gap) => say('adds-ends', { low: endsOf(gap)[0], high: endsOf(gap)[1] }),
  example: [five, 9],
})
const otherCoordinate = bug<Gap>({
  id: 'grid.other-axis',
  answer: (gap) => (sameOf(gap) === endsOf(gap)[1] ? null : Math.abs(endsOf(gap)[1] - sameOf(gap))),
  feedback: (gap) => say('same-coordinate', { same: sameOf(gap) }),
  example: [five, 3],
})
export const gapBugs = [countsPoints, endOnly, addsEnds, otherCoordinate]

/** A walk along streets with a stop; one side of a square is a number of meters. */
export interface Walk {
  stops: GridPoint[]
  meters: number
}

/** Steps across, and up or down, from one stop to another. */
export const legOf = (stops: readonly GridPoint[], from: number, to: number): [number, number] => {
  const [one = [0, 0], other = [0, 0]] = [stops[from], stops[to]]
  return [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])]
}
const sum = ([a, b]: readonly [number, number]): number => a + b
export const stepsOf = ({ stops }: Walk): number => sum(legOf(stops, 0, 1)) + sum(legOf(stops, 1, 2))

// Worked by hand: (1, 1) to (4, 2) is 4 steps, and on to (6, 5) 5 more; squares of 100 m.
const town: Walk = {
  stops: [
    [1, 1],
    [4, 2],
    [6, 5],
  ],
  meters: 100,
}

export const walkBugs = [
  bug<Walk>({
    id: 'graph.counts-squares',
    answer: stepsOf,
    feedback: ({ meters }) => say('walk.steps', { meters }),
    example: [town, 9],
  }),
  bug<Walk>({
    id: 'grid.skips-stop',
    answer: ({ stops, meters }) => sum(legOf(stops, 0, 1)) * meters,
    feedback: () => say('walk.first'),
    example: [town, 400],
  }),
  bug<Walk>({
    id: 'grid.skips-stop',
    answer: (walk) => {
      const direct = sum(legOf(walk.stops, 0, 2))
      return direct === stepsOf(walk) ? null : direct * walk.meters
    },
    feedback: () => say('walk.direct'),
    // By way of (4, 8): 10 steps and 5 more; the direct way to (6, 5) takes 9.
    example: [
      {
        ...town,
        stops: [
          [1, 1],
          [4, 8],
          [6, 5],
        ],
      },
      900,
    ],
  }),
  bug<Walk>({
    id: 'grid.one-direction',
    answer: ({ stops, meters }) => (legOf(stops, 0, 1)[0] + legOf(stops, 1, 2)[0]) * meters,
    feedback: () => say('walk.across'),
    example: [town, 500],
  }),
]

/** Asks for a value of a graph at one time, or the change between two times. */
export interface CourseAsk {
  course: CourseId
  who: string
  readings: GridPoint[]
  asks: 'at' | 'change'
  /** Indexes of the readings; `at` questions use the first one. */
  from: number
  to: number
}

export const readingAt = ({ readings }: CourseAsk, place: number): GridPoint => readings[place] ?? [0, 0]
export const courseAnswer = (ask: CourseAsk): number => {
  const [, start] = readingAt(ask, ask.from)
  return ask.asks === 'at' ? start : Math.abs(readingAt(ask, ask.to)[1] - start)
}

// Worked by hand: a sunflower of 5, 10, 20 cm in weeks 1, 2, 3.
const flower: CourseAsk = {
  course: 'sunflower',
  who: 'Inés',
  readings: [
    [1, 5],
    [2, 10],
    [3, 20],
  ],
  asks: 'change',
  from: 0,
  to: 2,
}

export const squares = bug<CourseAsk>({
  id: 'graph.counts-squares',
  answer: (ask) => courseAnswer(ask) / stepOf(ask.course),
  feedback: ({ course }) => say('squares', { step: stepOf(course) }),
  example: [flower, 3],
})
export const valueForChange = bug<CourseAsk>({
  id: 'grid.value-for-change',
  answer: (ask) => (ask.asks === 'change' ? readingAt(ask, ask.to)[1] : null),
  feedback: () => say('value-for-change'),
  example: [flower, 20],
})
const timeForValue = bug<CourseAsk>({
  id: 'grid.other-axis',
  answer: (ask) => {
    const [start] = readingAt(ask, ask.from)
    return ask.asks === 'at' ? start : readingAt(ask, ask.to)[0] - start
  },
  feedback: () => say('time-for-value'),
  example: [flower, 2],
})
const nextPoint = bug<CourseAsk>({
  id: 'grid.wrong-point',
  answer: (ask) => {
    const next = ask.readings[ask.from + 1] ?? ask.readings[ask.from - 1]
    return ask.asks === 'at' && next !== undefined && next[1] !== courseAnswer(ask) ? next[1] : null
  },
  feedback: () => say('wrong-point'),
  example: [{ ...flower, asks: 'at' }, 10],
})
export const addsReadings = bug<CourseAsk>({
  id: 'data.adds',
  answer: (ask) => (ask.asks === 'change' ? readingAt(ask, ask.from)[1] + readingAt(ask, ask.to)[1] : null),
  feedback: () => say('adds-readings'),
  example: [flower, 25],
})
export const courseBugs = [squares, valueForChange, timeForValue, nextPoint, addsReadings]
