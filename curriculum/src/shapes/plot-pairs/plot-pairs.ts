import type { FigureOf } from '@skills-center/contract/figure'
import { all, rows, type Text } from '@skills-center/messages/values'
import { plottedPoints, wrongCorners, wrongPairs, wrongRows } from '../../bugs/grids/plotted-points.ts'
import { byLevel, defineModel } from '../../form/model.ts'
import type { Worded } from '../../form/words.ts'
import { type Corners, drawCorners, givenOf, missingOf } from '../../grids/corners.ts'
import { gridAxes, type GridPoint, pair, pairsIn, scattered } from '../../grids/grid.ts'
import { plain } from '../../markup.ts'
import { someone } from '../../people/people.ts'
import {
  courseAxes,
  type CourseId,
  drawReadings,
  headings,
  someCourse,
  stepOf,
  told,
} from '../../situations/courses/courses.ts'
import { say } from './messages.gen.ts'

const its = { id: 'plot-them', thinking: 'compute', seconds: 45 } as const
const solvedPoints = (points: readonly GridPoint[]) =>
  ({ kind: 'coordinate-plane', points: points.map(([x, y]): [number, number] => [x, y]) }) as const

const pairs = defineModel<{ points: [GridPoint, GridPoint] }>({
  ...its,
  standards: ['5.G.A.1'],
  task: ({ points: [[x, y]] }) => `pairs ${x === 0 ? 'on y' : y === 0 ? 'on x' : 'free'}`,
  draw(random) {
    const [one = [1, 2], other = [3, 1]] = scattered(random, 2)
    const onAxis: GridPoint = random.chance(0.5) ? [0, other[1]] : [other[0], 0]
    return { points: random.chance(0.5) ? [onAxis, one] : [one, other] }
  },
  item({ points }) {
    const [one, other] = points
    return {
      stem: [say('pairs.asks', { one: pair(one), other: pair(other) })],
      ...plottedPoints({ ...gridAxes(), points, wrong: wrongPairs(points) }),
      hints: [say('pairs.nudge'), say('pairs.hint', { one: pair(one), x: one[0] })],
      solution: points.map((point) => say('way', { point: pair(point), x: point[0], y: point[1] })),
    }
  },
  solve: ({ stem }) => solvedPoints(pairsIn(plain(stem))),
})

interface Rows {
  course: CourseId
  who: string
  points: GridPoint[]
}
const resultsTable = ({ course, points }: Rows): Worded<FigureOf<'table'>> => {
  const [x, y] = headings(course)
  return {
    kind: 'table',
    title: say('rows.title'),
    columns: [x, y],
    rows: points.map((point) => point.map(String)),
    description: say('rows.table', {
      x,
      y,
      rows: rows(points.map(([left, high]) => say('rows.row', { left, high }))),
    }),
  }
}

const fromTable = defineModel<Rows>({
  ...its,
  standards: ['5.G.A.2'],
  task: ({ course }) => course,
  draw(random) {
    const course = someCourse(random)
    const points = random.sample(drawReadings(random, course, 6), 3)
    return { course, who: someone(random), points: points.toSorted(([a], [b]) => a - b) }
  },
  item(values) {
    const { course, who, points } = values
    const step = stepOf(course)
    return {
      stem: [told(course, who), say('rows.asks')],
      figure: resultsTable(values),
      ...plottedPoints({ ...courseAxes(course), points, wrong: wrongRows(points, step) }),
      hints: [say('rows.nudge'), say('rows.hint', { step })],
      solution: [say('rows.pairs', { list: all(points.map(pair)) }), say('rows.scale', { step })],
    }
  },
  solve: ({ figure }) =>
    solvedPoints(
      figure?.kind === 'table' ? figure.rows.map(([x, y]): GridPoint => [Number(x), Number(y)]) : [],
    ),
})

const corners = defineModel<Corners>({
  ...its,
  standards: ['5.G.A.2'],
  task: ({ kind, missing, base, other }) => `${kind} ${missing.join('')} ${base < other}`,
  draw: (random) => drawCorners(random),
  item(values) {
    const { kind, left, right, base, other } = values
    const points = missingOf(values)
    const given = givenOf(values).map((at, place) => ({ name: 'PQR'[place] ?? '', at }))
    const terms = { left, right, base, other, width: right - left, list: all(points.map(pair)) }
    const names: Text[] = given.map(({ name, at }) => say('named', { name, point: pair(at) }))
    const kindOf = kind === 'square' ? 'square' : 'other'
    const side = other > base ? 'above' : 'below'
    return {
      stem: [
        kind === 'square'
          ? say('corners.square', { list: all(names), side })
          : say(`corners.${kind}`, { list: all(names) }),
      ],
      ...plottedPoints({ ...gridAxes(), points, given, wrong: wrongCorners(values) }),
      hints: [say('corners.nudge'), say(`corners.hint.${kindOf}`)],
      solution: [say(`corners.first.${kindOf}`, { ...terms, side }), say('corners.so', terms)],
    }
  },
  solve({ stem, interaction }) {
    const given = interaction.kind === 'coordinate-plane' ? interaction.given.points.map(({ at }) => at) : []
    const xs = [...new Set(given.map(([x]) => x))]
    const ys = [...new Set(given.map(([, y]) => y))]
    const [low = 0, ...more] = ys
    const wide = Math.max(...xs) - Math.min(...xs)
    const heights = more.length > 0 ? ys : [low, /above|arriba/.test(stem) ? low + wide : low - wide]
    const whole = xs.flatMap((x) => heights.map((y): GridPoint => [x, y]))
    return solvedPoints(whole.filter(([x, y]) => !given.some((at) => at[0] === x && at[1] === y)))
  },
})

/** Points given by coordinates (level 1), by table rows with a scale (level 2), as vertices of a shape (level 3). */
export const plotThem = byLevel({ 1: pairs, 2: fromTable, 3: corners }, ({ figure, interaction }) => {
  const hasGiven = interaction.kind === 'coordinate-plane' && interaction.given.points.length > 0
  return figure?.kind === 'table' ? 2 : hasGiven ? 3 : 1
})
