import { tex } from '@skills-center/messages/values'
import { type Spot, spotBugs as bugs } from '../../bugs/plane/plane-bugs.ts'
import { plainPoint, type Point, pointsIn, pointText, typedPoint } from '../../equations/line.ts'
import { arranged } from '../../form/arranging.ts'
import { defineModel } from '../../form/model.ts'
import { isSamePoint } from '../../grids/grid.ts'
import { pointNamed } from '../../grids/solve-grid.ts'
import { either, offAxes, planeAxes, planeFigure, quadrantOf, reach } from '../../grids/quadrants.ts'
import type { Random } from '../../random.ts'
import { place, type PlaceId, placeName, placesOf } from '../../situations/places/places.ts'
import { say } from './messages.gen.ts'

type Kind = 'whole' | 'scale' | 'half'
const kindAt = { 1: 'whole', 2: 'scale', 3: 'half' } as const satisfies Record<1 | 2 | 3, Kind>

const stepOf = (random: Random, kind: Kind): number => (kind === 'scale' ? random.pick([2, 5, 10, 20]) : 1)
/** In units of the axes; halves lie half a square from a grid line. */
function spot(random: Random, kind: Kind, step: number): Point {
  const [x, y] = offAxes(random, kind === 'half' ? reach - 1 : reach)
  const halves = random.pick([
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
  ] as const)
  const part = (of: number): number => either(random, kind === 'half' ? of : 0)
  return [(x + part(halves[0])) * step, (y + part(halves[1])) * step]
}
const onAxis = ([x, y]: Point, axis: 'x' | 'y'): Point => (axis === 'x' ? [x, 0] : [0, y])
const isOn = ([x, y]: Point, step: number): boolean => Math.max(Math.abs(x), Math.abs(y)) <= reach * step
const areFar = ([a, b]: Point, [c, d]: Point, step: number): boolean =>
  Math.abs(a - c) + Math.abs(b - d) > 2 * step
const wordsOf = ([x, y]: Point) => ({
  point: tex(pointText([x, y])),
  across: Math.abs(x),
  side: x === 0 ? 'none' : x < 0 ? 'left' : 'right',
  up: Math.abs(y),
  way: y === 0 ? 'none' : y < 0 ? 'down' : 'up',
})

interface Plotted {
  kind: Kind
  step: number
  points: [Point, Point]
}
/** Whole numbers (level 1), axes with a scale (level 2), halves (level 3). */
export const plotThem = defineModel<Plotted>({
  id: 'plot-them',
  thinking: 'compute',
  seconds: 45,
  standards: ['6.NS.C.6c'],
  bugs,
  task: ({ kind, points }) =>
    `${kind} ${points
      .map((at) => String(quadrantOf(at)))
      .toSorted()
      .join('')}`,
  draw(random, level) {
    const kind = kindAt[level]
    const step = stepOf(random, kind)
    const other = spot(random, kind, step)
    const axis = random.pick(['x', 'y', null, null] as const)
    const second = axis === null || kind === 'half' ? other : onAxis(other, axis)
    return { kind, step, points: [spot(random, kind, step), second] }
  },
  fits: ({ points: [one, other], step, kind }) =>
    areFar(one, other, step) &&
    [one, other].some(([x, y]) => x < 0 || y < 0) &&
    (kind !== 'half' || [one, other].every((at) => isOn(at, step))),
  item({ points, step, kind }) {
    const [one, other] = points
    const terms = { one: tex(pointText(one)), other: tex(pointText(other)) }
    const snap = kind === 'half' ? step / 2 : step
    const answers = points.map((at) => bugs.map((bug) => bug.answer({ at, step })))
    return {
      stem: [say('plot.asks', terms)],
      ...arranged.plane(
        { ...planeAxes(step), snap: { x: snap, y: snap } },
        { draws: 'points', points: points.map(([x, y]): [number, number] => [x, y]) },
        bugs
          .map((bug, at) => ({
            misconception: bug.id,
            feedback: bug.feedback({ at: one, step }),
            points: points.map((point, index): [number, number] => {
              const [x, y] = answers[index]?.[at] ?? point
              return [x, y]
            }),
          }))
          .filter(
            ({ points: wrong }) =>
              new Set(wrong.map(plainPoint)).size === wrong.length &&
              wrong.every((at) => isOn(at, step) && at.every((each) => Number.isInteger(each / snap))),
          ),
      ),
      hints: [say('plot.nudge'), say(`plot.hint.${kind}`, { step })],
      solution: points.map((at) => say('plot.step', wordsOf(at))),
    }
  },
  solve: ({ stem }) => ({
    kind: 'coordinate-plane',
    points: pointsIn(stem).map(([x, y]): [number, number] => [x, y]),
  }),
})

interface Read extends Spot {
  kind: Kind
  others: Point[]
  places: PlaceId[]
}
/** A place on a map (level 1), axes with a scale (level 2), halves (level 3). */
export const readPoint = defineModel<Read>({
  id: 'read-point',
  thinking: 'read a figure',
  seconds: 35,
  standards: ['6.NS.C.6c'],
  bugs,
  task: ({ kind, at, places }) => `${kind} ${quadrantOf(at)} ${kind === 'whole' ? (places[0] ?? '') : ''}`,
  draw(random, level) {
    const kind = kindAt[level]
    const step = stepOf(random, kind)
    const at = spot(random, kind, step)
    const isOnAxis = kind === 'scale' && random.chance(0.3)
    return {
      kind,
      step,
      at: isOnAxis ? onAxis(at, random.pick(['x', 'y'] as const)) : at,
      others: [spot(random, kind, step), spot(random, kind, step)],
      places: placesOf(random, 'town', 3),
    }
  },
  fits: ({ at, others: [one = [0, 0], other = [0, 0]], step }) =>
    areFar(at, one, step) &&
    areFar(at, other, step) &&
    areFar(one, other, step) &&
    [at, one, other].every((each) => isOn(each, step)) &&
    at.some((each) => each < 0),
  item(read) {
    const { kind, step, at, others, places } = read
    const names = kind === 'whole' ? places.map(placeName) : ['P', 'Q', 'R']
    const asked = { place: place(places[0] ?? 'zoo') }
    return {
      stem: [kind === 'whole' ? say('read.asks.map', asked) : say('read.asks.point')],
      figure: planeFigure(
        [at, ...others].map((each, index) => ({ name: names[index] ?? '', at: each })),
        step,
      ),
      ...typedPoint({
        label: say('read.label'),
        key: at,
        wrong: bugs.flatMap((bug) => {
          const got = bug.answer(read)
          return got === null || isSamePoint(got, at)
            ? []
            : [{ at: got, misconception: bug.id, feedback: bug.feedback(read) }]
        }),
      }),
      hints: [say('read.nudge'), say(`read.hint.${kind}`, { step })],
      solution: [say('read.step', wordsOf(at)), say('read.so', wordsOf(at))],
    }
  },
  solve(shown) {
    const { stem, figure } = shown
    const named = figure?.kind === 'coordinate-plane' ? figure.points : []
    const [label] = named
      .map((each) => each.label)
      .filter((each) => each.length > 1 && stem.includes(`${each}?`))
    return { kind: 'coordinates', text: plainPoint(pointNamed(shown, label ?? 'P')) }
  },
})
