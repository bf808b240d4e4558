import { bug, defineModel, numbersIn, type Random, solved, tex, typed } from '#form'
import { type Point, pointsIn, pointText } from '../../equations/line.ts'
import { closedPath, cornersOf } from '../../figures/plane-path/plane-path.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { insideOf, legsOf, triples } from '../../right-triangles/between.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.B.8']
const near = (random: Random, [x, y]: Point, most: number): [number, number] => [
  x + random.integer(-most, most),
  y + random.integer(-most, most),
]
const around = (p: Point, q: Point): number => legsOf(p, q)[0] + legsOf(p, q)[1]

interface Round {
  p: [number, number]
  points: [number, number][]
  /** The square of the radius. */
  inside: number
  shuffle: number
}
const placeOf = (size: number, radius: number): number => (size < radius ? 0 : size === radius ? 1 : 2)

/**
 * Inside, on, or outside a circle around the origin (level 1), around another point (level 2), with a root as its
 * radius (level 3).
 */
export const circle = defineModel<Round>({
  id: 'circle',
  thinking: 'classify',
  seconds: 90,
  standards,
  task: ({ p, points, inside }) =>
    `${p[0] === 0} ${inside} ${points
      .map((q) => placeOf(insideOf(p, q), inside))
      .toSorted((one, other) => one - other)
      .join('')}`,
  draw(random, level) {
    const [a, b] =
      level === 3
        ? random.pick([
            [2, 3],
            [1, 4],
            [2, 5],
            [3, 5],
            [1, 6],
            [2, 7],
          ] as const)
        : random.pick([
            [3, 4],
            [6, 8],
            [5, 12],
          ] as const)
    const p: [number, number] = level === 1 ? [0, 0] : [random.integer(-6, 6), random.integer(-6, 6)]
    const legs = random.chance(0.5) ? [a, b] : [b, a]
    const on: [number, number] = [
      p[0] + random.pick([1, -1]) * (legs[0] ?? 3),
      p[1] + random.pick([1, -1]) * (legs[1] ?? 4),
    ]
    return {
      p,
      points: [on, ...[0, 1, 2].map(() => near(random, p, Math.max(a, b)))],
      inside: a * a + b * b,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ p, points, inside }) =>
    new Set(points.map(String)).size === points.length &&
    points.every((q) => Math.min(...legsOf(p, q)) >= 1 && Math.abs(insideOf(p, q) - inside) < inside * 0.8) &&
    new Set(points.map((q) => placeOf(insideOf(p, q), inside))).size === 3,
  minWrongAnswers: 1,
  item({ p, points, inside, shuffle }) {
    const root = Math.sqrt(inside)
    const radius = Number.isInteger(root) ? tex(String(root)) : tex(String.raw`\sqrt{${inside}}`)
    const names = ['within', 'on', 'beyond'] as const
    return {
      stem: [say('circle.told', { p: pointText(p), radius }), say('circle.asks')],
      ...sortCards({
        shuffle,
        categories: names.map((name) => say(`circle.${name}`)),
        cards: points.map((q) => ({
          text: say('circle.card', { q: pointText(q) }),
          place: placeOf(insideOf(p, q), inside),
          slips: [
            {
              place: placeOf(around(p, q), root),
              misconception: 'pythagoras.adds-sides' as const,
              feedback: say('circle.slip.sides'),
            },
          ],
        })),
        slip: { misconception: 'pythagoras.judges-by-looks', feedback: say('circle.slip.work') },
      }),
      hints: [say('circle.nudge'), say('circle.hint', { inside })],
      solution: [
        say('circle.rule', { inside, radius }),
        ...points.map((q) => {
          const [one, other] = legsOf(p, q)
          return say('circle.so', {
            q: pointText(q),
            one: one * one,
            other: other * other,
            sum: insideOf(p, q),
            place: say(`circle.${names[placeOf(insideOf(p, q), inside)] ?? 'on'}`),
          })
        }),
      ],
    }
  },
  solve(shown) {
    const [p = [0, 0]] = pointsIn(shown.stem)
    const [radius = 0] = numbersIn(shown.stem.slice(shown.stem.indexOf(')'))).map(({ value }) => value)
    const inside = shown.stem.includes('sqrt')
      ? Number(/sqrt\{(\d+)\}/.exec(shown.stem)?.[1])
      : radius * radius
    return solved.sort(shown, (card) => placeOf(insideOf(p, pointsIn(card)[0] ?? [0, 0]), inside))
  },
})

interface Ordered {
  p: [number, number]
  points: [number, number][]
  shuffle: number
}
const sameOrder = (p: Point, points: readonly Point[]): boolean =>
  sortedBy(points, (q) => insideOf(p, q))
    .map(String)
    .join(' ') ===
  sortedBy(points, (q) => around(p, q))
    .map(String)
    .join(' ')

/** Three points by distance from the origin (level 1), from another point (level 2), four points (level 3). */
export const closest = defineModel<Ordered>({
  id: 'closest',
  thinking: 'compare',
  seconds: 90,
  standards,
  task: ({ p, points }) =>
    `${p[0] === 0} ${points.length} ${points.filter(([x, y]) => x < 0 || y < 0).length}`,
  draw(random, level) {
    const p: [number, number] = level === 1 ? [0, 0] : [random.integer(-6, 6), random.integer(-6, 6)]
    const count = level === 3 ? 4 : 3
    return {
      p,
      points: Array.from({ length: count }, () => near(random, p, 9)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ p, points }) {
    const insides = points.map((q) => insideOf(p, q)).toSorted((a, b) => a - b)
    return (
      insides.every((each, at) => at === 0 || each - (insides[at - 1] ?? 0) >= 3) &&
      new Set(points.map((q) => around(p, q))).size === points.length &&
      points.every((q) => Math.min(...legsOf(p, q)) >= 1) &&
      !sameOrder(p, points)
    )
  },
  item({ p, points, shuffle }) {
    const things = points.map((q) => ({ q, text: say('circle.card', { q: pointText(q) }) }))
    const by = ({ q }: { q: Point }): number => insideOf(p, q)
    return {
      stem: [say('order.asks', { p: pointText(p) })],
      ...orderBy(shuffle, {
        things,
        by,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          {
            by: ({ q }) => around(p, q),
            misconception: 'pythagoras.adds-sides',
            feedback: say('order.sides'),
          },
          {
            by: (thing) => -by(thing),
            misconception: 'pythagoras.reversed',
            feedback: say('order.reversed'),
          },
        ],
      }),
      hints: [say('inside.nudge'), say('order.hint')],
      solution: [
        say('order.rule'),
        ...sortedBy(things, by).map(({ q }) => {
          const [one, other] = legsOf(p, q)
          return say('order.so', {
            q: pointText(q),
            one: one * one,
            other: other * other,
            sum: insideOf(p, q),
          })
        }),
      ],
    }
  },
  solve(shown) {
    const [p = [0, 0]] = pointsIn(shown.stem)
    return solved.order(shown, (card) => insideOf(p, pointsIn(card)[0] ?? [0, 0]))
  },
})

interface Path {
  corners: [number, number][]
  kind: 'right' | 'isosceles' | 'slanted'
}
const sidesOf = ({ corners }: Path): [Point, Point][] =>
  corners.map((at, place) => [at, corners[(place + 1) % corners.length] ?? at])
const isSlanted = ([p, q]: readonly [Point, Point]): boolean => Math.min(...legsOf(p, q)) > 0
const sumOf = (path: Path, by: (p: Point, q: Point) => number): number =>
  sidesOf(path).reduce((sum, [p, q]) => sum + by(p, q), 0)
const lengthOf = (p: Point, q: Point): number => Math.sqrt(insideOf(p, q))
// Worked by hand: legs 3 and 4 and a slanted side of 5 give a perimeter of 12; 3 + 4 in place of the slanted side gives
// 14.
const path: Path = {
  corners: [
    [0, 0],
    [3, 0],
    [0, 4],
  ],
  kind: 'right',
}
const pathBugs = [
  bug<Path>({
    id: 'pythagoras.adds-sides',
    answer: (its) => sumOf(its, around),
    feedback: () => say('path.slip.sides'),
    example: [path, 14],
  }),
  bug<Path>({
    id: 'pythagoras.stops-early',
    answer: (its) => {
      const [side] = sidesOf(its).filter(isSlanted)
      return side === undefined ? null : lengthOf(...side)
    },
    feedback: () => say('path.slip.one'),
    example: [path, 5],
  }),
  bug<Path>({
    id: 'pythagoras.judges-by-looks',
    answer: (its) => sumOf(its, (p, q) => Math.max(...legsOf(p, q))),
    feedback: () => say('path.slip.squares'),
    example: [path, 11],
  }),
]

/** The perimeter with one slanted side (level 1), two (level 2), four (level 3). */
export const perimeter = defineModel<Path>({
  id: 'perimeter',
  thinking: 'read a figure',
  seconds: 90,
  standards,
  bugs: pathBugs,
  task: ({ kind, corners }) => `${kind} ${corners.map(([x, y]) => `${Math.sign(x)}${Math.sign(y)}`).join()}`,
  draw(random, level) {
    const [a, b] = random.pick(triples.slice(0, level === 3 ? 5 : 6))
    const [x, y] = [random.integer(-8, 4), random.integer(-8, 4)]
    const up = random.pick([1, -1])
    if (level === 1)
      return {
        kind: 'right',
        corners: [
          [x, y],
          [x + a, y],
          [x + random.pick([0, a]), y + up * b],
        ],
      }
    if (level === 2)
      return {
        kind: 'isosceles',
        corners: [
          [x, y],
          [x + 2 * a, y],
          [x + a, y + up * b],
        ],
      }
    const [c, d] = random.pick([
      [4, -3],
      [8, -6],
      [-3, 4],
      [3, -4],
      [6, -8],
    ] as const)
    return {
      kind: 'slanted',
      corners: [
        [x, y],
        [x + a, y + b],
        [x + a + c, y + b + d],
        [x + c, y + d],
      ],
    }
  },
  fits({ corners, kind }) {
    return (
      (kind !== 'slanted' || Math.abs(area(corners)) >= 7) &&
      corners.flat().every((each) => each >= -9 && each <= 12)
    )
  },
  item(its) {
    const { corners, kind } = its
    const slanted = sidesOf(its).filter(isSlanted)
    const [
      [p, q] = [
        [0, 0],
        [0, 0],
      ] as const,
    ] = slanted
    const [across, along] = legsOf(p, q)
    const lengths = sidesOf(its).map(([from, to]) => lengthOf(from, to))
    const total = lengths.reduce((sum, each) => sum + each, 0)
    return {
      stem: [say('path.asks')],
      figure: closedPath(corners, [-10, 13]),
      ...typed<Path>(its, { label: say('path.label'), after: say('path.units'), key: total, bugs: pathBugs }),
      hints: [say('path.nudge'), say('path.hint')],
      solution: [
        say('path.slanted', {
          across,
          along,
          work: tex(String.raw`\sqrt{${across * across} + ${along * along}} = ${lengthOf(p, q)}`),
        }),
        ...(kind === 'slanted' ? [say('path.others')] : []),
        say('path.sum', { work: tex(`${lengths.join(' + ')} = ${total}`) }),
      ],
    }
  },
  solve({ figure }) {
    const corners = cornersOf(figure)
    const length = corners.reduce((sum, at, place) => {
      const next = corners[(place + 1) % corners.length] ?? at
      return sum + Math.hypot(next[0] - at[0], next[1] - at[1])
    }, 0)
    return solved.number(length)
  },
})
/** Twice the area; 0 means that the figure is flat. */
const area = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
