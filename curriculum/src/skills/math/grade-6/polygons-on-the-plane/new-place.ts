import { arranged, defineModel, drawUntil, type Level, numbersIn, plain, type Text, tex } from '#form'
import type { PlaneGap } from '#bugs/plane/plane-bugs.ts'
import { type Point, pointsIn, pointText } from '#equations/line.ts'
import { either, planeAxes, reach } from '#grids/quadrants.ts'
import { addsTo, drawTrip, measured, tellMap, type TripId } from '#situations/map-trips/map-trips.ts'
import { gapSteps } from '#solutions/plane-gaps/plane-gaps.ts'
import { say } from './messages.gen.ts'

/** A new place on a map: on the way from A to B, or on a path or in a rectangle through A, B, and C. */
interface NewPlace {
  story: TripId
  scale: number
  asks: 'along' | 'both' | 'middle' | 'twice' | 'center' | 'path'
  /** The axis along which B is reached from A. */
  along: 0 | 1
  /** The coordinates of A and B along that axis, and the other coordinate that they share. */
  from: number
  to: number
  same: number
  /** The other coordinate of C, which is straight across from B. */
  third: number
  /** How far the new place is from A, for the questions that tell it. */
  units: number
}
type Asks = NewPlace['asks']

const asksAt: Record<Level, readonly Asks[]> = {
  1: ['along'],
  2: ['both', 'middle'],
  3: ['twice', 'center', 'path'],
}
const needsC = (asks: Asks): boolean => asks === 'center' || asks === 'path'
const tellsDistance = (asks: Asks): boolean => asks === 'along' || asks === 'both'

const at = ({ along, same }: NewPlace, value: number, other = same): Point =>
  along === 0 ? [value, other] : [other, value]
const forward = ({ from, to }: NewPlace): number => Math.sign(to - from)
const upward = ({ same, third }: NewPlace): number => Math.sign(third - same)
const widthOf = ({ from, to }: NewPlace): number => Math.abs(to - from)
const heightOf = ({ same, third }: NewPlace): number => Math.abs(third - same)
const halfPath = (its: NewPlace): number => (widthOf(its) + heightOf(its)) / 2

function placesOf(its: NewPlace): Point[] {
  const { asks, from, to, same, third, units } = its
  const half = halfPath(its)
  switch (asks) {
    case 'along':
      return [at(its, from + forward(its) * units)]
    case 'both':
      return [at(its, from - units), at(its, from + units)]
    case 'middle':
      return [at(its, (from + to) / 2)]
    case 'twice':
      return [at(its, from + (forward(its) * 2 * widthOf(its)) / 3)]
    case 'center':
      return [at(its, (from + to) / 2, (same + third) / 2)]
    case 'path':
      return half <= widthOf(its)
        ? [at(its, from + forward(its) * half)]
        : [at(its, to, same + upward(its) * (half - widthOf(its)))]
  }
}
const isOnMap = ([x, y]: Point): boolean =>
  [x, y].every((each) => Number.isInteger(each) && Math.abs(each) <= reach)

const isSame = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v

/** The new places are off both axes, and the way to them crosses an axis where it can. */
function isFair(its: NewPlace): boolean {
  const { asks, from, to, same, third, units } = its
  const [width, height] = [widthOf(its), heightOf(its)]
  const places = placesOf(its)
  if (!places.every((place) => isOnMap(place) && !place.includes(0))) return false
  if (from * to > 0 || (needsC(asks) && same * third > 0)) return false
  if (asks === 'along') return units < width - 1 && units > 2 && from * (from + forward(its) * units) < 0
  if (asks === 'both')
    return units > 2 && (from - units) * (from + units) < 0 && to !== from - units && to !== from + units
  if (asks === 'center') return width !== height
  return asks === 'path' ? width !== height && halfPath(its) !== width : width > 3
}

/** Wrong points, each with whose thinking it is. */
function triesOf(its: NewPlace) {
  const { asks, from, to, same, third, units } = its
  const [width, height] = [widthOf(its), heightOf(its)]
  const [go, rise] = [forward(its), upward(its)]
  const sizes = (one: number, other: number): number => Math.abs(Math.abs(one) - Math.abs(other)) / 2
  const slips = {
    along: [
      ['grid.wrong-direction', 'turned', [at(its, from - go * units)]],
      ['grid.counts-points', 'points', [at(its, from + go * (units - 1))]],
      ['grid.end-only', 'axis', [at(its, go * units)]],
    ],
    both: [
      ['grid.end-only', 'axis', [at(its, -units), at(its, units)]],
      ['grid.counts-points', 'points', [at(its, from - units + 1), at(its, from + units - 1)]],
      ['grid.other-axis', 'other-axis', [at(its, from, same - units), at(its, from, same + units)]],
    ],
    middle: [
      ['grid.end-only', 'axis', [at(its, (go * width) / 2)]],
      ['grid.subtracts-sizes', 'sizes', [at(its, from + go * sizes(from, to))]],
    ],
    twice: [
      ['ratio.turned', 'reversed', [at(its, from + (go * width) / 3)]],
      ['ratio.halves', 'halves', [at(its, (from + to) / 2)]],
      ['grid.end-only', 'axis', [at(its, (go * 2 * width) / 3)]],
    ],
    center: [
      ['grid.one-direction', 'side', [at(its, (from + to) / 2)]],
      ['grid.wrong-point', 'fourth', [at(its, from, third)]],
      ['grid.end-only', 'axis', [at(its, (go * width) / 2, (rise * height) / 2)]],
    ],
    path: [
      ['grid.straight-across', 'across', [at(its, (from + to) / 2, (same + third) / 2)]],
      ['grid.skips-stop', 'corner', [at(its, to)]],
    ],
  } as const satisfies Record<Asks, readonly (readonly [string, string, readonly Point[]])[]>
  return (
    slips[asks]
      .map(([misconception, text, points]) => ({
        misconception,
        feedback: say(`place.slip.${text}`),
        points: points.map(([x, y]): [number, number] => [x, y]),
      }))
      // The mark at a place that the stem names is left out, unless its own thinking leads there.
      .filter(
        ({ points, misconception }) =>
          points.every(isOnMap) &&
          (misconception !== 'grid.end-only' ||
            points.every((point) => ![at(its, from), at(its, to)].some((known) => isSame(point, known)))),
      )
  )
}

const wayOf = (along: 0 | 1, sign: number): 'left' | 'right' | 'down' | 'up' =>
  along === 0 ? (sign < 0 ? 'left' : 'right') : sign < 0 ? 'down' : 'up'

function solutionOf(its: NewPlace): Text[] {
  const { story, scale, asks, along, from, to, same, third, units } = its
  const [width, height, half] = [widthOf(its), heightOf(its), halfPath(its)]
  const crossing = along === 0 ? 1 : 0
  const gap = (axis: 0 | 1, one: number, other: number): PlaneGap => ({
    along: axis,
    ends: one < other ? [one, other] : [other, one],
    same: 0,
    scale: 1,
  })
  const [way, across] = [wayOf(along, forward(its)), wayOf(crossing, upward(its))]
  const [point = [0, 0], other = [0, 0]] = placesOf(its)
  const so = say('place.so.at', { point: tex(pointText(point)) })
  if (tellsDistance(asks)) {
    const far = say('place.so.scale', {
      of: measured(story, units * scale),
      each: measured(story, scale),
      units,
    })
    return asks === 'along'
      ? [far, say('place.so.go', { n: units, way }), so]
      : [far, say('place.so.both', { units, one: tex(pointText(point)), other: tex(pointText(other)) })]
  }
  const first = [say('place.so.first'), ...gapSteps(gap(along, from, to))]
  const second = [say('place.so.second'), ...gapSteps(gap(crossing, same, third))]
  switch (asks) {
    case 'middle':
      return [
        ...first,
        say('place.so.half', { length: width, half: width / 2 }),
        say('place.so.go', { n: width / 2, way }),
        so,
      ]
    case 'twice':
      return [
        ...first,
        say('place.so.thirds', { length: width, part: width / 3, two: (2 * width) / 3 }),
        say('place.so.go', { n: (2 * width) / 3, way }),
        so,
      ]
    case 'center':
      return [
        ...first,
        ...second,
        say('place.so.halves', { a: width, half: width / 2, b: height, other: height / 2 }),
        say('place.so.then', { n: width / 2, way, m: height / 2, across }),
        so,
      ]
    default:
      return [
        ...first,
        ...second,
        say('place.so.path', { a: width, b: height, sum: width + height, half }),
        half < width
          ? say('place.so.go', { n: half, way })
          : say('place.so.rest', { width, half, rest: half - width, across }),
        so,
      ]
  }
}

/** A distance from A in a figure (level 1), both places at a distance or halfway (level 2), several steps (level 3). */
export const newPlace = defineModel<NewPlace, Asks>({
  id: 'new-place',
  thinking: 'use in a story',
  seconds: 80,
  standards: ['6.NS.C.8'],
  minWrongAnswers: 1,
  task: ({ story, asks }) => `${story} ${asks}`,
  aim: (random, level) => random.pick(asksAt[level]),
  draw: (random, _level, asks) =>
    drawUntil(() => {
      const one = (): number => either(random, random.integer(1, reach))
      return {
        ...drawTrip(random),
        asks,
        along: random.pick([0, 1] as const),
        from: one(),
        to: one(),
        same: one(),
        third: one(),
        units: random.integer(3, 9),
      }
    }, isFair),
  item(its) {
    const { story, scale, asks, from, to, third, units } = its
    const [a, b] = [at(its, from), at(its, to)]
    const points = needsC(asks) ? [a, b, at(its, to, third)] : [a, b]
    const of = measured(story, units * scale)
    return {
      stem: [
        ...tellMap(story, tellsDistance(asks) ? scale : 1, points, 'ABC'),
        ...(asks === 'center' || asks === 'path' ? [say(`place.through.${asks}`)] : []),
        addsTo(story),
        tellsDistance(asks) ? say(`place.asks.${asks}`, { of }) : say(`place.asks.${asks}`),
      ],
      ...arranged.plane(
        {
          ...planeAxes(),
          snap: { x: 1, y: 1 },
          ...(asks === 'along'
            ? {
                given: {
                  points: [
                    { at: [a[0], a[1]], label: 'A' },
                    { at: [b[0], b[1]], label: 'B' },
                  ],
                },
              }
            : {}),
        },
        { draws: 'points', points: placesOf(its).map(([x, y]): [number, number] => [x, y]) },
        triesOf(its),
      ),
      hints: [
        tellsDistance(asks) ? say(`place.nudge.${asks}`, { of }) : say(`place.nudge.${asks}`),
        say(`place.hint.${asks}`),
      ],
      solution: solutionOf(its),
    }
  },
  solve({ stem }) {
    const [a = [0, 0], b = [0, 0], c] = pointsIn(stem)
    const told = plain(stem)
    const [scale = 1, far = 1] = numbersIn(told.replaceAll(/\([^)]*\)/g, '')).map(({ value }) => value)
    const towards = ([x, y]: Point, [u, v]: Point, part: number): Point => [
      x + (u - x) * part,
      y + (v - y) * part,
    ]
    const length = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y)
    const part = far / scale / length(a, b)
    const points = ((): Point[] => {
      if (c === undefined) {
        if (/twice|doble/.test(told)) return [towards(a, b, 2 / 3)]
        if (/halfway|a medio camino/.test(told)) return [towards(a, b, 1 / 2)]
        return /two such places|dos lugares/.test(told)
          ? [towards(a, b, -part), towards(a, b, part)]
          : [towards(a, b, part)]
      }
      if (/rectangle|rectángulo/.test(told)) return [towards(a, c, 1 / 2)]
      const half = (length(a, b) + length(b, c)) / 2
      return half < length(a, b) ? [towards(a, b, half / length(a, b))] : [towards(c, b, half / length(b, c))]
    })()
    return {
      kind: 'coordinate-plane',
      points: points.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]),
    }
  },
})
