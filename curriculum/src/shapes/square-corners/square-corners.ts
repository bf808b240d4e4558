import { bug, defineModel, numbersIn, oneOf, orderOf, solved, typed } from '#form'
import { type Point, pointsIn, pointText } from '../../equations/line.ts'
import { insideOf } from '../../right-triangles/between.ts'
import { squared } from '../../right-triangles/sides.ts'
import {
  type Corner,
  inFrame,
  someCorner,
  tellFrame,
} from '../../situations/square-corners/square-corners.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.B.6']

interface Frame extends Corner {
  asks: 'diagonal' | 'off' | 'angle'
  measured: number
}
const keyOf = ({ asks, right, measured }: Frame): number =>
  asks === 'diagonal'
    ? right
    : asks === 'off'
      ? Math.abs(measured - right)
      : Math.abs(squared(measured) - squared(right))
// Worked by hand: 30 by 40 needs 50; a diagonal of 52 is 2 too long, and its square is 2,704, which is 204 too much.
const frame: Frame = { frame: 'window', sides: [30, 40], right: 50, measured: 52, asks: 'off' }
const frameBugs = [
  bug<Frame>({
    id: 'pythagoras.adds-sides',
    answer: ({ asks, sides: [one, other], measured }) =>
      asks === 'diagonal' ? one + other : asks === 'off' ? one + other - measured : null,
    feedback: () => say('frame.slip.adds'),
    example: [frame, 18],
  }),
  bug<Frame>({
    id: 'pythagoras.stops-early',
    answer: ({ asks, right }) => (asks === 'off' ? right : null),
    feedback: () => say('frame.slip.stops'),
    example: [frame, 50],
  }),
  bug<Frame>({
    id: 'pythagoras.no-root',
    answer: ({ asks, right }) => (asks === 'diagonal' ? squared(right) : null),
    feedback: () => say('root'),
    example: [{ ...frame, asks: 'diagonal' }, 2500],
  }),
  bug<Frame>({
    id: 'pythagoras.squares-areas',
    answer: ({ asks, right, measured }) => (asks === 'angle' ? Math.abs(measured - right) : null),
    feedback: () => say('frame.slip.sides'),
    example: [{ ...frame, asks: 'angle' }, 2],
  }),
]

/**
 * The diagonal for right angles (level 1), how far off a measured one is (level 2), by how much its square is off
 * (level 3).
 */
export const frames = defineModel<Frame>({
  id: 'frames',
  thinking: 'use in a story',
  seconds: 80,
  standards,
  bugs: frameBugs,
  minWrongAnswers: 1,
  task: ({ frame: id, asks }) => `${id} ${asks}`,
  draw(random, level) {
    const corner = someCorner(random)
    const asks = ({ 1: 'diagonal', 2: 'off', 3: 'angle' } as const)[level]
    const most = corner.right < 14 ? 1 : 3
    return { ...corner, asks, measured: corner.right + random.pick([1, -1]) * random.integer(1, most) }
  },
  fits: ({ sides, measured }) => measured > Math.max(...sides),
  item(its) {
    const { frame: id, sides, right, measured, asks } = its
    const key = keyOf(its)
    const [a, b] = [squared(sides[0]), squared(sides[1])]
    const d = inFrame(id, measured)
    const isLength = asks !== 'angle'
    const terms = { a, b, sum: squared(right), right, key }
    return {
      stem: [
        tellFrame(its),
        asks === 'off'
          ? say(`frame.asks.${measured > right ? 'long' : 'short'}`, { d })
          : asks === 'angle'
            ? say('frame.asks.angle', { d })
            : say('frame.asks.diagonal'),
      ],
      ...typed<Frame>(its, {
        label: say(`frame.label.${asks}`),
        ...(isLength ? { after: say('frame.unit', { of: inFrame(id, key) }) } : {}),
        key,
        bugs: frameBugs,
      }),
      ...(isLength ? { answer: say('frame.answer', { of: inFrame(id, key) }) } : {}),
      hints: [say('frame.nudge'), say(`frame.hint.${asks}`)],
      solution: [
        say('frame.squares', terms),
        ...(isLength ? [say('frame.root', terms)] : []),
        ...(asks === 'off' ? [say('frame.off', { key: inFrame(id, key) })] : []),
        ...(asks === 'angle' ? [say('frame.angle', { ...terms, d: measured, dd: squared(measured) })] : []),
      ],
    }
  },
  solve({ stem, interaction }) {
    const [one = 0, other = 0, measured] = numbersIn(stem).map(({ value }) => value)
    const right = Math.hypot(one, other)
    if (measured === undefined) return solved.number(right)
    const isAngle = interaction.kind === 'number' && /squares|cuadrados/.test(interaction.label)
    return solved.number(
      isAngle ? Math.abs(measured * measured - one * one - other * other) : Math.abs(measured - right),
    )
  },
})

interface Placed {
  corners: [number, number][]
  /** Index of the right-angled vertex, or null. */
  at: number | null
  order: number[]
}
const names = ['A', 'B', 'C'] as const
/** The squared lengths of AB, BC, and CA. */
const squaresOf = (corners: readonly Point[]): number[] =>
  corners.map((point, at) => insideOf(point, corners[(at + 1) % 3] ?? point))
/** The vertex with a right angle, or null. */
function rightAt(corners: readonly Point[]): number | null {
  const squares = squaresOf(corners)
  const total = squares.reduce((sum, each) => sum + each, 0)
  const side = squares.findIndex((each) => 2 * each === total)
  return side === -1 ? null : (side + 2) % 3
}

/** Sides along the grid (level 1), slanted sides (level 2), large triangles that are almost right (level 3). */
export const rightCorner = defineModel<Placed, { at: number | null }>({
  id: 'right-corner',
  thinking: 'compare',
  seconds: 90,
  standards: ['8.G.B.6', '8.G.B.8'],
  task: ({ corners, at }) => `${at ?? 'none'} ${corners.filter(([x, y]) => x < 0 || y < 0).length}`,
  aim: (random) => ({ at: random.pick([0, 1, 2, null]) }),
  draw(random, level, { at }) {
    const [p, q] =
      level === 1
        ? [random.integer(3, 8), 0]
        : level === 2
          ? [random.integer(1, 5), random.integer(1, 5)]
          : [random.integer(3, 7), random.integer(2, 7)]
    const times = random.pick(level === 1 ? [1] : [-2, -1, 1, 2])
    const [x, y] = [random.integer(-5, 5), random.integer(-5, 5)]
    const up = level === 1 ? random.pick([-7, -5, -4, 4, 5, 7]) : times * p
    const across = level === 1 ? 0 : -times * q
    const off = at === null ? [random.pick([-1, 1]), random.pick(level === 3 ? [0] : [-1, 0, 1])] : [0, 0]
    const corner: [number, number] = [x, y]
    const one: [number, number] = [x + p, y + q]
    const other: [number, number] = [x + across + (off[0] ?? 0), y + up + (off[1] ?? 0)]
    const place = at ?? random.integer(0, 2)
    const corners =
      place === 0 ? [corner, one, other] : place === 1 ? [other, corner, one] : [one, other, corner]
    return { corners, at, order: orderOf(random, 4) }
  },
  fits: ({ corners, at }) =>
    rightAt(corners) === at &&
    corners.flat().every((each) => Math.abs(each) <= 12) &&
    squaresOf(corners).every((each) => each >= 5) &&
    new Set(squaresOf(corners)).size === 3,
  item({ corners, at, order }) {
    const [a = '', b = '', c = ''] = corners.map((corner) => pointText(corner))
    const [ab = 0, bc = 0, ca = 0] = squaresOf(corners)
    const [one = 0, other = 0, most = 0] = [ab, bc, ca].toSorted((x, y) => x - y)
    const text = (place: number | null) =>
      place === null ? say('corner.none') : say('corner.at', { label: names[place] ?? 'A' })
    const places = [at, ...[0, 1, 2, null].filter((each) => each !== at)]
    return {
      stem: [say('corner.asks', { a, b, c })],
      ...oneOf(
        order,
        places.map((place) => ({
          text: text(place),
          misconception: 'pythagoras.judges-by-looks',
          feedback: say(place === null ? 'corner.slip.missed' : 'corner.slip.looks'),
        })),
      ),
      hints: [say('corner.nudge'), say('corner.hint')],
      solution: [
        say('corner.squares', { ab, bc, ca }),
        say(at === null ? 'corner.not' : 'corner.right', { one, other, sum: one + other, most }),
      ],
    }
  },
  solve(shown) {
    const found = rightAt(pointsIn(shown.stem))
    return solved.choice(shown, (text) =>
      found === null ? !/ [ABC]$/.test(text) : text.endsWith(` ${names[found] ?? ''}`),
    )
  },
})
