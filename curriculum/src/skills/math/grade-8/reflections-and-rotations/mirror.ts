import { arranged, byLevel, defineModel, math, mathIn, type Random, solved, tex } from '#form'
import { type Point, plainPoint, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import { across, shapesFigure } from '#moves/motions.ts'
import { say } from './messages.gen.ts'

const minus = (value: number): string => String(value).replace('-', '−')
const lineOf = (letter: string, at: number): string => `${letter} = ${minus(at)}`
interface Straight {
  letter: 'x' | 'y'
  at: number
}
interface Pair extends Straight {
  /** One point (level 1), or a triangle. */
  shape: Point[]
  shuffle: number
}
const someLine = (random: Random): Straight => ({
  letter: random.pick(['x', 'y'] as const),
  at: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
})
const imageOf = ({ letter, at, shape }: Pair): Point[] => shape.map(across(lineOf(letter, at)))
const coordinate = ({ letter }: Straight, point: Point): number => (letter === 'x' ? point[0] : point[1])

function wrongPlaces(pair: Pair): number[] {
  const { at, shape } = pair
  const [first = [0, 0]] = shape
  const [image = [0, 0]] = imageOf(pair)
  const ends = [coordinate(pair, first), coordinate(pair, image)]
  const gap = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))
  return [0, gap / 2, -at, ...ends, at + 1, at - 1].filter(
    (each, place, all) => each !== at && all.indexOf(each) === place,
  )
}
const places = (its: Pair) => {
  const [zero = 0, ...others] = wrongPlaces(its)
  return [zero, ...others.slice(0, 3)]
}

const named = defineModel<Pair>({
  id: 'find-mirror',
  thinking: 'work backwards',
  seconds: 55,
  standards: ['8.G.A.3'],
  task: ({ letter, at, shape }) => `${letter} ${at > 0} ${shape.length}`,
  draw(random, level) {
    const some = (): Point => [random.integer(-8, 8), random.integer(-8, 8)]
    return {
      ...someLine(random),
      shape: level === 1 ? [some()] : [some(), some(), some()],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits(its) {
    const { at, shape } = its
    const image = imageOf(its)
    const sides = shape.map((point) => Math.sign(coordinate(its, point) - at))
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = shape
    const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
    return (
      [...shape, ...image].every(([x, y]) => Math.abs(x) <= 8 && Math.abs(y) <= 8 && x * y !== 0) &&
      new Set(sides).size === 1 &&
      sides[0] !== 0 &&
      (shape.length === 1 || (area >= 3 && area <= 14)) &&
      places(its).length === 4
    )
  },
  item(its) {
    const { letter, at, shape, shuffle } = its
    const image = imageOf(its)
    const other = letter === 'x' ? 'y' : 'x'
    const [from = [0, 0]] = shape
    const [to = [0, 0]] = image
    const point = (name: string, where: Point) => tex(`${name}${pointText(where)}`)
    const isPoint = shape.length === 1
    return {
      stem: isPoint
        ? [say('mirror.point', { from: point('P', from), to: point('P′', to) })]
        : [say('mirror.figure')],
      ...(isPoint ? {} : { figure: shapesFigure(shape, image) }),
      ...arranged.gaps(shuffle, [
        say('mirror.line'),
        {
          label: say('mirror.letter'),
          right: math(letter),
          wrong: [
            { text: math(other), misconception: 'moves.wrong-mirror', feedback: say('mirror.upright') },
          ],
          keepOrder: [math('x'), math('y')],
        },
        ' = ',
        {
          label: say('mirror.number'),
          right: math(minus(at)),
          wrong: places(its).map((place) => ({
            text: math(minus(place)),
            misconception: 'moves.wrong-mirror',
            feedback: say(place === 0 ? 'mirror.zero' : 'mirror.middle'),
          })),
        },
        '.',
      ]),
      hints: [say('mirror.nudge'), say('mirror.hint')],
      solution: [
        say('mirror.stays', { other: tex(other), letter: tex(letter) }),
        say('mirror.half', {
          from: coordinate(its, from),
          to: coordinate(its, to),
          line: tex(lineOf(letter, at)),
        }),
      ],
    }
  },
  solve(shown) {
    const { figure } = shown
    const [from = [0, 0], to = [0, 0]] =
      figure?.kind === 'coordinate-plane'
        ? (figure.polygons ?? []).map(({ vertices }): Point => vertices[0]?.at ?? [0, 0])
        : pointsIn(shown.stem)
    const isX = from[0] !== to[0]
    const at = isX ? (from[0] + to[0]) / 2 : (from[1] + to[1]) / 2
    return solved.gaps(shown, (text, gap) =>
      gap === 0 ? text === math(isX ? 'x' : 'y') : Number((mathIn(text)[0] ?? '').replace('−', '-')) === at,
    )
  },
})

interface Carried extends Straight {
  p: Point
  q: Point
}
const mirrored = ({ letter, at }: Straight, point: Point): Point => across(lineOf(letter, at))(point)
const carried = defineModel<Carried>({
  id: 'find-mirror',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['8.G.A.3'],
  task: ({ letter, at, p, q }) => `${letter} ${at > 0} ${p[0] > q[0]}`,
  draw(random) {
    const some = (): Point => [random.integer(-9, 9), random.integer(-9, 9)]
    return { ...someLine(random), p: some(), q: some() }
  },
  fits({ letter, at, p, q }) {
    const all = [p, q, mirrored({ letter, at }, p), mirrored({ letter, at }, q)]
    return (
      all.every(([x, y]) => Math.abs(x) <= 12 && Math.abs(y) <= 12 && x * y !== 0) &&
      new Set(all.map(String)).size === 4 &&
      Math.abs(q[0]) !== Math.abs(q[1]) &&
      Math.abs(coordinate({ letter, at }, p) - at) !== Math.abs(coordinate({ letter, at }, q) - at)
    )
  },
  item(its) {
    const { letter, at, p, q } = its
    const image = mirrored(its, p)
    const key = mirrored(its, q)
    const point = (name: string, where: Point) => tex(`${name}${pointText(where)}`)
    const step: Point = [image[0] - p[0], image[1] - p[1]]
    return {
      stem: [say('mirror.carried', { from: point('P', p), to: point('P′', image), q: point('Q', q) })],
      ...typedPoint({
        label: say('mirror.q'),
        key,
        wrong: [
          {
            at: [q[0] + step[0], q[1] + step[1]] as const,
            misconception: 'moves.mixes-up-slide' as const,
            feedback: say('mirror.slid'),
          },
          {
            at: across(lineOf(letter, 0))(q),
            misconception: 'moves.wrong-mirror' as const,
            feedback: say('mirror.zero'),
          },
          {
            at: letter === 'x' ? ([at, q[1]] as const) : ([q[0], at] as const),
            misconception: 'moves.half-the-way' as const,
            feedback: say('mirror.stopped'),
          },
          {
            at: across(lineOf(letter === 'x' ? 'y' : 'x', at))(q),
            misconception: 'moves.wrong-mirror' as const,
            feedback: say('mirror.upright'),
          },
        ].filter((each) => plainPoint(each.at) !== plainPoint(key)),
      }),
      hints: [say('mirror.nudge'), say('mirror.hint-carried')],
      solution: [
        say('mirror.half', {
          from: coordinate(its, p),
          to: coordinate(its, image),
          line: tex(lineOf(letter, at)),
        }),
        say('mirror.far', { distance: Math.abs(coordinate(its, q) - at) }),
        say('mirror.so', { key: tex(pointText(key)) }),
      ],
    }
  },
  solve({ stem }) {
    const [p = [0, 0], image = [0, 0], q = [0, 0]] = pointsIn(stem)
    const sum: Point = [p[0] + image[0], p[1] + image[1]]
    const isX = p[0] !== image[0]
    return {
      kind: 'coordinates',
      text: plainPoint(isX ? [sum[0] - q[0], q[1]] : [q[0], sum[1] - q[1]]),
    }
  },
})

/** From one point (level 1), from a figure (level 2), and then used for another point (level 3). */
export const findMirror = byLevel({ 1: named, 2: named, 3: carried }, ({ stem, figure }) =>
  figure !== undefined ? 2 : pointsIn(stem).length === 3 ? 3 : 1,
)
