import { bug, defineModel, numbersIn, solved, typed } from '#form'
import { cornersFigure, cornersShown } from '../../figures/angle-lines/angle-lines.ts'
import {
  type Joined,
  type JoinedAngle,
  joinedAngles,
  joinedFigure,
  joinedShown,
} from '../../figures/joined-triangles/joined-triangles.ts'
import { calculate } from '../../equations/exact.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.A.5']
const degrees = (size: number): string => `${size}°`

interface Two extends Joined {
  asks: 'whole' | 'exterior' | 'equal'
}
const shownAt = { whole: ['a', 'abd', 'dbc'], exterior: ['a', 'bdc'], equal: ['a', 'abd'] } as const
const askedAt = { whole: 'c', exterior: 'abd', equal: 'c' } as const satisfies Record<
  Two['asks'],
  JoinedAngle
>
const keyOf = (its: Two): number => joinedAngles(its)[askedAt[its.asks]]

// Worked by hand: 50° at A, 30° and 40° at B leave 60° at C; angle BDC is 80°, and half of the other 100° is 50°.
const two: Two = { a: 50, abd: 30, dbc: 40, asks: 'whole' }
const twoBugs = [
  bug<Two>({
    id: 'angle.leaves-one-out',
    answer: ({ asks, a, abd }) => (asks === 'whole' ? 180 - a - abd : null),
    feedback: () => say('two.slip.part'),
    example: [two, 100],
  }),
  bug<Two>({
    id: 'angle.exterior-as-interior',
    answer: ({ asks, a, abd }) => (asks === 'exterior' ? 180 - a - (a + abd) : null),
    feedback: () => say('two.slip.outside'),
    example: [{ ...two, asks: 'exterior' }, 50],
  }),
  bug<Two>({
    id: 'angle.stops-at-sum',
    answer: (its) =>
      its.asks === 'equal' ? 180 - its.a - its.abd : its.asks === 'exterior' ? joinedAngles(its).adb : null,
    feedback: ({ asks }) => say(`two.slip.stops-${asks === 'equal' ? 'equal' : 'exterior'}`),
    example: [{ ...two, asks: 'equal' }, 100],
  }),
  bug<Two>({
    id: 'angle.wrong-total',
    answer: (its) => (its.asks === 'whole' ? 360 - its.a - its.abd - its.dbc : null),
    feedback: () => say('slip.total'),
    example: [two, 240],
  }),
  bug<Two>({
    id: 'angle.other-angle',
    answer: ({ asks, a, abd }) => (asks === 'equal' ? a + abd : null),
    feedback: () => say('two.slip.other'),
    example: [{ ...two, asks: 'equal' }, 80],
  }),
]

/** The whole triangle (level 1), an exterior angle of one of two triangles (level 2), two equal sides (level 3). */
export const twoTriangles = defineModel<Two>({
  id: 'two-triangles',
  thinking: 'read a figure',
  seconds: 70,
  standards,
  bugs: twoBugs,
  task: (its) => `${its.asks} ${joinedAngles(its).bdc > 90} ${its.a > its.abd}`,
  draw(random, level) {
    const asks = ({ 1: 'whole', 2: 'exterior', 3: 'equal' } as const)[level]
    const [a, abd] = [random.integer(28, 80), random.integer(25, 60)]
    return { a, abd, dbc: asks === 'equal' ? (180 - a - abd) / 2 : random.integer(24, 60), asks }
  },
  fits: (its) =>
    Object.values(joinedAngles(its)).every((size) => Number.isInteger(size) && size >= 24) &&
    new Set([its.a, its.abd, its.dbc, keyOf(its)]).size >= 3,
  minWrongAnswers: 1,
  item(its) {
    const { asks } = its
    const sizes = joinedAngles(its)
    const labels = Object.fromEntries([
      ...shownAt[asks].map((angle) => [angle, degrees(sizes[angle])]),
      [askedAt[asks], '?'],
    ])
    const terms = { ...sizes, b: its.abd + its.dbc, b2: 180 - sizes.bdc, key: keyOf(its) }
    return {
      stem: [...(asks === 'equal' ? [say('two.equal')] : []), say('asks')],
      figure: joinedFigure(its, labels, asks === 'equal'),
      ...typed<Two>(its, { label: say('label'), after: '°', key: keyOf(its), bugs: twoBugs }),
      hints: [say(`two.nudge.${asks}`), say(`two.hint.${asks}`)],
      solution: [say(`two.first.${asks}`, terms), say(`two.then.${asks}`, terms)],
    }
  },
  solve({ figure }) {
    const { a, abd, dbc, bdc } = joinedShown(figure)
    const size = (label: string | undefined): number => Number(label?.replace('°', ''))
    if (bdc !== undefined) return solved.number(size(bdc) - size(a))
    const rest = 180 - size(a) - size(abd)
    return solved.number(dbc === undefined ? rest / 2 : rest - size(dbc))
  },
})

interface Equal {
  /** Each of the two equal angles, at A and C. */
  base: number
  asks: 'base' | 'top' | 'outside' | 'more'
  by: number
}
const topOf = ({ base }: Equal): number => 180 - 2 * base
const equalKey = (its: Equal): number =>
  its.asks === 'top' || its.asks === 'outside' ? topOf(its) : its.base
// Worked by hand: base angles of 70° leave 40° at the top; the exterior angle at C is 110°.
const equalSides: Equal = { base: 70, asks: 'base', by: 1 }
const equalBugs = [
  bug<Equal>({
    id: 'angle.stops-at-sum',
    answer: (its) => (its.asks === 'base' ? 2 * its.base : its.asks === 'outside' ? its.base : null),
    feedback: ({ asks }) => say(`equal.slip.${asks === 'base' ? 'both' : 'inside'}`),
    example: [equalSides, 140],
  }),
  bug<Equal>({
    id: 'angle.leaves-one-out',
    answer: ({ asks, base }) => (asks === 'top' ? 180 - base : null),
    feedback: () => say('equal.slip.one'),
    example: [{ ...equalSides, asks: 'top' }, 110],
  }),
  bug<Equal>({
    id: 'angle.shown-only',
    answer: (its) => (its.asks === 'base' ? topOf(its) : its.asks === 'top' ? its.base : null),
    feedback: () => say('equal.slip.same'),
    example: [equalSides, 40],
  }),
  bug<Equal>({
    id: 'angle.other-angle',
    answer: (its) => (its.asks === 'more' ? topOf(its) : null),
    feedback: () => say('equal.slip.top'),
    example: [{ base: 50, asks: 'more', by: 30 }, 80],
  }),
  bug<Equal>({
    id: 'angle.own-part',
    answer: ({ asks, by }) => (asks === 'more' ? calculate(180 - by, 'over', 2) : null),
    feedback: ({ by }) => say('equal.slip.parts', { by }),
    example: [{ base: 50, asks: 'more', by: 30 }, 75],
  }),
]
/**
 * A base angle or the top angle (level 1), from an exterior angle (level 2), from how much larger the top angle is
 * (level 3).
 */
export const isosceles = defineModel<Equal>({
  id: 'isosceles',
  thinking: 'compute',
  seconds: 60,
  standards,
  bugs: equalBugs,
  minWrongAnswers: 1,
  task: ({ asks, base }) => `${asks} ${base > 60} ${base > 45}`,
  draw(random, level) {
    const base = level === 3 ? random.integer(20, 57) : random.integer(25, 76)
    const by = level === 3 ? 180 - 3 * base : 1
    const asks = level === 1 ? random.pick(['base', 'top'] as const) : level === 2 ? 'outside' : 'more'
    return { base, asks, by }
  },
  fits: (its) => topOf(its) !== its.base,
  item(its) {
    const { base, asks, by } = its
    const top = topOf(its)
    const terms = { base, top, by, both: 2 * base, outside: 180 - base, rest: 180 - by, key: equalKey(its) }
    const figure =
      asks === 'more'
        ? {}
        : {
            figure: cornersFigure(
              { a: base, b: top, c: base, extended: asks === 'outside' ? 'right' : 'none' },
              asks === 'base' ? ['?', degrees(top), ''] : [asks === 'top' ? degrees(base) : '', '?', ''],
            ),
          }
    return {
      stem: [
        say(`equal.told.${asks === 'more' || asks === 'outside' ? asks : 'sides'}`, terms),
        say(asks === 'more' ? 'equal.asks-base' : 'asks'),
      ],
      ...figure,
      ...typed<Equal>(its, { label: say('label'), after: '°', key: equalKey(its), bugs: equalBugs }),
      hints: [say('equal.nudge'), say(`equal.hint.${asks}`, { by })],
      solution: [say(`equal.first.${asks}`, terms), say(`equal.then.${asks}`, terms)],
    }
  },
  solve({ stem, figure }) {
    const told = numbersIn(stem).map(({ value }) => value)
    if (figure === undefined) return solved.number((180 - (told[0] ?? 0)) / 3)
    const [a, b] = cornersShown(figure)
    if (told.length > 0) return solved.number(180 - 2 * (180 - (told[0] ?? 0)))
    return solved.number(
      a === '?' ? (180 - Number(b.replace('°', ''))) / 2 : 180 - 2 * Number(a.replace('°', '')),
    )
  },
})
