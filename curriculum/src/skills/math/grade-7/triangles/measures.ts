import { arranged, defineModel, numbersIn, type Random, solved, type Text, tex } from '#form'
import { pointsIn, pointText } from '#equations/line.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.2']

/** Three measures; `ssa` is an angle, a side next to it, and the side across from it. */
type Kind = 'sss' | 'aaa' | 'sas' | 'asa' | 'aas' | 'ssa'
interface Measures {
  kind: Kind
  numbers: [number, number, number]
}
const places = ['one', 'more', 'none'] as const
type Place = (typeof places)[number]

/** How many different triangles have these measures. */
function placeOf({ kind, numbers: [a, b, c] }: Measures): Place {
  switch (kind) {
    case 'sss':
      return 2 * Math.max(a, b, c) < a + b + c ? 'one' : 'none'
    case 'aaa':
      return a + b + c === 180 ? 'more' : 'none'
    case 'sas':
      return 'one'
    case 'asa':
    case 'aas':
      return a + b < 180 ? 'one' : 'none'
    case 'ssa': {
      const least = b * Math.sin((a * Math.PI) / 180)
      if (c >= b) return 'one'
      return c > least ? 'more' : 'none'
    }
  }
}
const angle = (random: Random, from = 4, to = 11): number => 10 * random.integer(from, to)
function drawKind(random: Random, kind: Kind, wanted: Place): Measures {
  const side = (): number => random.integer(4, 12)
  switch (kind) {
    case 'sss': {
      const [a, b] = [side(), side()]
      return {
        kind,
        numbers: [
          a,
          b,
          wanted === 'one' ? random.integer(Math.abs(a - b) + 2, a + b - 2) : a + b + random.integer(0, 4),
        ],
      }
    }
    case 'aaa': {
      const [a, b] = [angle(random, 3, 8), angle(random, 3, 8)]
      return {
        kind,
        numbers: [a, b, 180 - a - b + (wanted === 'more' ? 0 : random.pick([-20, -10, 10, 20]))],
      }
    }
    case 'sas':
      return { kind, numbers: [side(), side(), angle(random, 3, 14)] }
    case 'asa':
    case 'aas': {
      const a = angle(random, 3, 12)
      return {
        kind,
        numbers: [
          a,
          wanted === 'one' ? angle(random, 2, Math.min(8, 16 - a / 10)) : 180 - a + 10 * random.integer(0, 3),
          side(),
        ],
      }
    }
    case 'ssa': {
      const b = 2 * random.integer(4, 8)
      return {
        kind,
        numbers: [
          30,
          b,
          {
            one: b + random.integer(1, 4),
            more: b / 2 + random.integer(1, Math.max(1, b / 2 - 2)),
            none: b / 2 - random.integer(1, 3),
          }[wanted],
        ],
      }
    }
  }
}
const offered: Record<1 | 2 | 3, readonly (readonly [Kind, Place])[]> = {
  1: [
    ['sss', 'one'],
    ['sss', 'none'],
    ['aaa', 'more'],
    ['aaa', 'none'],
    ['sss', 'one'],
  ],
  2: [
    ['sas', 'one'],
    ['asa', 'one'],
    ['asa', 'none'],
    ['aaa', 'more'],
    ['sss', 'none'],
    ['aaa', 'none'],
    ['aas', 'one'],
  ],
  3: [
    ['ssa', 'one'],
    ['ssa', 'more'],
    ['ssa', 'none'],
    ['asa', 'one'],
    ['aaa', 'more'],
    ['sas', 'one'],
    ['aas', 'one'],
  ],
}
const cases = [
  'sss.one',
  'sss.none',
  'aaa.more',
  'aaa.none',
  'sas.one',
  'asa.one',
  'asa.none',
  'aas.one',
  'ssa.one',
  'ssa.more',
  'ssa.none',
] as const
const caseOf = (card: Measures): (typeof cases)[number] =>
  cases.find((each) => each === `${card.kind}.${placeOf(card)}`) ?? 'sss.one'
const textOf = ({ kind, numbers: [a, b, c] }: Measures): Text => say(`many.card.${kind}`, { a, b, c })

/** Three sides or three angles (level 1), measures of both kinds (level 2), an angle that is not between the sides (level 3). */
export const howMany = defineModel<{ cards: Measures[]; shuffle: number }>({
  id: 'how-many',
  thinking: 'compare',
  seconds: 90,
  standards,
  task: ({ cards }) =>
    cards
      .map((card) => `${card.kind}-${placeOf(card)}`)
      .toSorted()
      .join(),
  draw: (random, level) => ({
    cards: random
      .sample(offered[level], level === 1 ? 4 : 5)
      .map(([kind, place]) => drawKind(random, kind, place)),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ cards }) =>
    new Set(cards.map(placeOf)).size === 3 &&
    new Set(cards.map(({ kind, numbers }) => `${kind} ${numbers.join()}`)).size === cards.length &&
    cards.every(({ numbers }) => numbers.every((each) => each > 1)),
  item({ cards, shuffle }) {
    return {
      stem: [say('many.asks'), say('many.draw')],
      ...sortCards({
        shuffle,
        categories: places.map((place) => say(`many.${place}`)),
        cards: cards.map((card) => {
          const place = placeOf(card)
          const misconception =
            card.kind === 'aaa' && place === 'more'
              ? ('triangle.angles-fix-size' as const)
              : place === 'none'
                ? ['sss', 'ssa'].includes(card.kind)
                  ? ('triangle.any-sides' as const)
                  : ('triangle.any-angles' as const)
                : ('triangle.position-counts' as const)
          return {
            text: textOf(card),
            place: places.indexOf(place),
            elsewhere: { misconception, feedback: say(`many.look.${caseOf(card)}`) },
          }
        }),
        slip: { misconception: 'triangle.any-sides', feedback: say('many.hint') },
      }),
      hints: [say('many.nudge'), say('many.hint')],
      solution: cards.map((card) => {
        const [a, b, c] = card.numbers
        const values = { a, b, c, sum: card.kind === 'aaa' ? a + b + c : a + b }
        return say(`many.so.${caseOf(card)}`, values)
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) => {
      const [a = 0, b = 0, c = 0] = numbersIn(card).map(({ value }) => value)
      const degrees = card.match(/°/g)?.length ?? 0
      if (degrees === 3) return a + b + c === 180 ? 1 : 2
      if (degrees === 0) return Math.max(a, b, c) * 2 < a + b + c ? 0 : 2
      if (degrees === 2) return a + b < 180 ? 0 : 2
      if (/between|entre/.test(card)) return 0
      // An angle of 30°: the nearest point of its other side is half as far away as the end of the first.
      return c >= b ? 0 : c > b / 2 ? 1 : 2
    }),
})

type Point = [x: number, y: number]
/** Side AB on a grid line, and two more measures, for which C is on a grid point. */
interface Constructed {
  kind: 'right' | 'right-half' | 'halves'
  a: Point
  long: number
  /** For `right`: how long the other side at the right angle is. */
  high: number
  isAtB: boolean
  isBelow: boolean
}
const axes = { x: { from: 0, to: 14, step: 1, label: 'x' }, y: { from: 0, to: 14, step: 1, label: 'y' } }
const endOf = ({ a: [x, y], long }: Constructed): Point => [x + long, y]
function thirdOf({ kind, a: [x, y], long, high, isAtB, isBelow }: Constructed): Point {
  const up = (by: number): number => (isBelow ? y - by : y + by)
  const foot = isAtB ? x + long : x
  const all: Record<Constructed['kind'], Point> = {
    right: [foot, up(high)],
    'right-half': [foot, up(long)],
    halves: [x + long / 2, up(long / 2)],
  }
  return all[kind]
}

/** Two sides and the angle between (level 1), two angles and the side between (level 2), two equal angles (level 3). */
export const drawTriangle = defineModel<Constructed>({
  id: 'draw-triangle',
  thinking: 'compute',
  seconds: 75,
  standards,
  task: ({ kind, isAtB, isBelow }) => `${kind} ${isAtB} ${isBelow}`,
  draw: (random, level) => ({
    kind: ({ 1: 'right', 2: 'right-half', 3: 'halves' } as const)[level],
    a: [random.integer(0, 6), random.integer(0, 14)],
    long: random.integer(2, 4) * 2,
    high: random.integer(2, 8),
    isAtB: random.chance(0.5),
    isBelow: random.chance(0.5),
  }),
  fits: (its) =>
    its.high !== its.long && [...endOf(its), ...thirdOf(its)].every((each) => each >= 0 && each <= 14),
  minWrongAnswers: 1,
  item(its) {
    const { kind, a, long, high, isAtB, isBelow } = its
    const [b, c] = [endOf(its), thirdOf(its)]
    const triangle = (third: Point): Point[] => [a, b, third]
    const fromAxis: Point = [c[0], high]
    const wrong = [
      {
        third: thirdOf({ ...its, isAtB: !isAtB }),
        misconception: 'triangle.wrong-place' as const,
        feedback: say('draw.other-end'),
      },
      {
        third:
          kind === 'right'
            ? fromAxis
            : thirdOf({ ...its, kind: kind === 'halves' ? 'right-half' : 'halves' }),
        misconception:
          kind === 'right' ? ('triangle.wrong-length' as const) : ('triangle.wrong-angle' as const),
        feedback: say(kind === 'right' ? 'draw.length' : 'draw.angle'),
      },
      {
        third: thirdOf({ ...its, isBelow: !isBelow }),
        misconception: 'triangle.wrong-place' as const,
        feedback: say('draw.other-side'),
      },
    ]
    const values = { right: isAtB ? 'B' : 'A', other: isAtB ? 'A' : 'B', high, long, half: long / 2 }
    return {
      stem: [
        say('draw.told', { a: tex(pointText(a)), b: tex(pointText(b)) }),
        say(`draw.asks.${kind}`, values),
        say(isBelow ? 'draw.below' : 'draw.above'),
      ],
      ...arranged.plane(
        {
          ...axes,
          snap: { x: 1, y: 1 },
          given: {
            points: [
              { at: a, label: 'A' },
              { at: b, label: 'B' },
            ],
            segments: [{ from: a, to: b }],
          },
        },
        { draws: 'polygon', points: triangle(c) },
        wrong
          .filter(({ third: [x, y] }) => y >= 0 && y <= 14 && y !== a[1] && !(x === c[0] && y === c[1]))
          .map(({ third, ...slip }) => ({ ...slip, points: triangle(third) })),
      ),
      hints: [say(`draw.nudge.${kind}`), say(`draw.hint.${kind}`)],
      solution: [say(`draw.why.${kind}`, values), say('draw.so', { c: tex(pointText(c)) })],
    }
  },
  solve({ stem }) {
    const [[x, y] = [0, 0], [end] = [0, 0]] = pointsIn(stem)
    const long = end - x
    const way = /below|debajo/.test(stem) ? -1 : 1
    const right = /(?:at|en) ([AB]) (?:is|mide) 90°/.exec(stem)?.[1]
    const told = numbersIn(stem.split('90°')[1] ?? '')[0]?.value ?? 0
    const high = right === undefined ? long / 2 : stem.includes('45°') ? long : told
    const foot = right === undefined ? x + long / 2 : right === 'A' ? x : end
    return {
      kind: 'coordinate-plane',
      points: [
        [x, y],
        [end, y],
        [foot, y + way * high],
      ],
    }
  },
})
