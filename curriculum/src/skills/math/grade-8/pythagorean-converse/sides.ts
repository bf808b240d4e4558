import {
  bug,
  defineModel,
  type Exact,
  type Level,
  mathIn,
  numbersIn,
  type Random,
  solved,
  tex,
  typed,
} from '#form'
import {
  drawExact,
  drawWhole,
  insideOf,
  type Sides,
  sideOf,
  squared,
  triples,
} from '#right-triangles/sides.ts'
import { setShown, setText, type SideSet } from '#right-triangles/sets.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'

const standards = ['8.G.B.6']
const kindNames = ['acute', 'right', 'obtuse'] as const
/** Acute, right, or obtuse, by the squares of the sides. */
function kindOf(set: SideSet): number {
  const most = Math.max(...set)
  const rest = set.reduce((sum, each) => sum + each, 0) - most
  return most < rest ? 0 : most === rest ? 1 : 2
}
function drawSet(random: Random, level: Level, kind: number): SideSet {
  const off = kind === 0 ? -1 : kind === 2 ? 1 : 0
  if (level === 3) {
    const [p, q] = [random.integer(5, 40), random.integer(5, 40)]
    return random.shuffle([p, q, p + q + off * random.integer(2, 8)])
  }
  const [a, b, c] = random.pick(triples(level === 1 ? 17 : 26))
  const set = [a, b, c + off * random.pick(level === 1 ? [1, 2] : [1, 2, 3])].map(squared)
  return level === 1 ? set.toSorted((one, other) => one - other) : random.shuffle(set)
}
const setTex = (set: SideSet) => tex(setText(set).join(String.raw`,\ `))

/** Sides in rising order (level 1), in any order (level 2), with roots (level 3). */
export const kinds = defineModel<{ sets: SideSet[]; at: Level; shuffle: number }>({
  id: 'kinds',
  thinking: 'classify',
  seconds: 90,
  standards,
  task: ({ sets, at }) =>
    `${at} ${sets
      .map(kindOf)
      .toSorted((one, other) => one - other)
      .join('')}`,
  draw: (random, level) => ({
    sets: [0, 1, 2, random.integer(0, 2), random.integer(0, 2)].map((kind) => drawSet(random, level, kind)),
    at: level,
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ sets }) =>
    new Set(sets.map((set) => set.toSorted((a, b) => a - b).join())).size === sets.length &&
    [0, 1, 2].every((kind) => sets.some((set) => kindOf(set) === kind)) &&
    sets.every((set) => {
      const [one = 0, other = 0, most = 0] = set.map(Math.sqrt).toSorted((a, b) => a - b)
      return most > other && one + other > most + 0.5
    }),
  minWrongAnswers: 1,
  item({ sets, at, shuffle }) {
    return {
      stem: [say('kinds.asks')],
      ...sortCards({
        shuffle,
        categories: kindNames.map((name) => say(`kinds.${name}`)),
        cards: sets.map((set) => {
          const place = kindOf(set)
          return {
            text: say('kinds.card', { sides: setTex(set) }),
            place,
            slips: [
              // Two sides are always longer than the third: adding sides instead of squares makes every triangle look acute.
              {
                place: 0,
                misconception: 'pythagoras.adds-sides' as const,
                feedback: say('kinds.slip.sides'),
              },
              ...(place === 0
                ? [
                    {
                      place: 2,
                      misconception: 'pythagoras.wrong-hypotenuse' as const,
                      feedback: say('kinds.slip.turned'),
                    },
                  ]
                : []),
            ],
          }
        }),
        slip: { misconception: 'pythagoras.judges-by-looks', feedback: say('kinds.slip.work') },
      }),
      hints: [
        say('kinds.nudge'),
        at === 3 ? say('kinds.hint-root', { root: tex(String.raw`\sqrt{7}`) }) : say('kinds.hint'),
      ],
      solution: sets.map((set) => {
        const [one = 0, other = 0, most = 0] = set.toSorted((a, b) => a - b)
        return say('kinds.so', {
          card: setTex(set),
          sum: tex(`${one} + ${other} = ${one + other}`),
          most: tex(String(most)),
          place: say(`kinds.${kindNames[kindOf(set)] ?? 'right'}`),
        })
      }),
    }
  },
  solve: (shown) => solved.sort(shown, (card) => kindOf(setShown(mathIn(card).join(' ')))),
})

type Third = Sides & { isInside: boolean }
const other = ({ known: [one, two], asks }: Third): number =>
  asks === 'hypotenuse' ? Math.abs(squared(two) - squared(one)) : squared(one) + squared(two)
const whole = (value: number): number | null => (Number.isInteger(value) ? value : null)
// Worked by hand: 6 and 8 with the third side the longest need 10, the root of 100; with 8 the longest it is √28.
const third: Third = { known: [6, 8], asks: 'hypotenuse', isRounded: false, isInside: false }
const thirdBugs = [
  bug<Third>({
    id: 'pythagoras.adds-sides',
    answer: ({ known: [one, two], asks }) => (asks === 'hypotenuse' ? one + two : null),
    feedback: () => say('third.slip.adds'),
    example: [third, 14],
  }),
  bug<Third>({
    id: 'pythagoras.subtracts-sides',
    answer: ({ known: [one, two], asks }) => (asks === 'leg' ? two - one : null),
    feedback: () => say('third.slip.subtracts'),
    example: [{ ...third, asks: 'leg' }, 2],
  }),
  bug<Third>({
    id: 'pythagoras.wrong-hypotenuse',
    answer: (its): Exact | null => (its.isInside ? other(its) : whole(Math.sqrt(other(its)))),
    feedback: ({ asks }) => say(`third.slip.turned-${asks}`),
    example: [{ ...third, asks: 'leg', isInside: true }, 100],
  }),
  bug<Third>({
    id: 'pythagoras.no-root',
    answer: (its) => (its.isInside ? null : insideOf(its)),
    feedback: () => say('root'),
    example: [third, 100],
  }),
  bug<Third>({
    id: 'pythagoras.doubles',
    answer: ({ known: [one, two], asks, isInside }) =>
      isInside ? (asks === 'hypotenuse' ? 2 * (one + two) : 2 * (two - one)) : null,
    feedback: () => say('third.slip.doubles'),
    example: [{ ...third, isInside: true }, 28],
  }),
]

/** The longest side (level 1), a shorter one (level 2), the number under the root (level 3). */
export const thirdSide = defineModel<Third>({
  id: 'third-side',
  thinking: 'work backwards',
  seconds: 60,
  standards,
  bugs: thirdBugs,
  task: ({ asks, isInside, known }) => `${asks} ${isInside} ${known[0] > known[1]} ${known[0] % 3}`,
  draw(random, level) {
    if (level === 3) return { ...drawExact(random), isInside: true }
    return { ...drawWhole(random, 30, level === 1 ? 'hypotenuse' : 'leg'), isInside: false }
  },
  fits: (its) => its.known[0] !== its.known[1] && (!its.isInside || whole(Math.sqrt(insideOf(its))) === null),
  item(its) {
    const { known, asks, isInside } = its
    const [one, two] = known
    const inside = insideOf(its)
    const [n, root] = [tex('n'), tex(String.raw`\sqrt{n}`)]
    const sign = asks === 'hypotenuse' ? '+' : '−'
    const [first, second] = asks === 'hypotenuse' ? [one, two] : [two, one]
    return {
      stem: [
        say(`third.asks.${asks}`, { one, other: two }),
        isInside ? say('third.inside', { n, root }) : say('third.whole'),
      ],
      ...typed<Third>(its, {
        label: say(`third.label.${isInside ? 'inside' : 'whole'}`),
        key: isInside ? inside : sideOf(its),
        bugs: thirdBugs,
      }),
      hints: [say('third.nudge'), say(`third.hint.${asks}`)],
      solution: [
        say(`third.work.${asks}`, {
          work: tex(`${squared(first)} ${sign} ${squared(second)} = ${inside}`),
        }),
        isInside
          ? say('third.so-inside', { root, inside })
          : say('third.so-whole', { side: sideOf(its), inside }),
      ],
    }
  },
  solve({ stem, interaction }) {
    const [one = 0, two = 0, again] = numbersIn(stem).map(({ value }) => value)
    const inside = squared(two) + (again === undefined ? 1 : -1) * squared(one)
    const isInside = interaction.kind === 'number' && interaction.label.endsWith('n')
    return solved.number(isInside ? inside : Math.sqrt(inside))
  },
})

interface Bound {
  known: [number, number]
  asks: 'obtuse' | 'acute' | 'count'
}
const sumOf = ({ known: [one, two] }: Bound): number => squared(one) + squared(two)
const low = (its: Bound): number => Math.floor(Math.sqrt(sumOf(its)))
const boundKey = (its: Bound): number =>
  ({ obtuse: low(its) + 1, acute: low(its), count: its.known[0] + its.known[1] - 1 - low(its) })[its.asks]
// Worked by hand: 5 and 7 have squares with the sum 74, so 8 is acute, 9 is obtuse, and 12 is flat.
const bound: Bound = { known: [5, 7], asks: 'obtuse' }
const boundBugs = [
  bug<Bound>({
    id: 'pythagoras.judges-by-looks',
    answer: (its) => (its.asks === 'obtuse' ? low(its) : its.asks === 'acute' ? low(its) + 1 : null),
    feedback: () => say('bound.slip.other'),
    example: [bound, 8],
  }),
  bug<Bound>({
    id: 'pythagoras.adds-sides',
    answer: ({ known: [one, two], asks }) => (asks === 'count' ? null : one + two),
    feedback: () => say('bound.slip.flat'),
    example: [bound, 12],
  }),
  bug<Bound>({
    id: 'triangle.allows-flat',
    answer: (its) => (its.asks === 'count' ? boundKey(its) + 1 : null),
    feedback: () => say('bound.slip.all'),
    example: [{ ...bound, asks: 'count' }, 4],
  }),
  bug<Bound>({
    id: 'pythagoras.no-root',
    answer: (its) => (its.asks === 'count' ? null : sumOf(its) + (its.asks === 'obtuse' ? 1 : -1)),
    feedback: () => say('bound.slip.squares'),
    example: [bound, 75],
  }),
]

/** The first obtuse triangle (level 1), the last acute one (level 2), how many are obtuse (level 3). */
export const bounds = defineModel<Bound>({
  id: 'bounds',
  thinking: 'compute',
  seconds: 80,
  standards,
  bugs: boundBugs,
  minWrongAnswers: 1,
  task: ({ asks, known }) => `${asks} ${known[0] % 3} ${known[0] > known[1]}`,
  draw: (random, level) => ({
    known: [random.integer(4, 14), random.integer(4, 14)],
    asks: ({ 1: 'obtuse', 2: 'acute', 3: 'count' } as const)[level],
  }),
  fits: (its) =>
    its.known[0] !== its.known[1] &&
    whole(Math.sqrt(sumOf(its))) === null &&
    low(its) > Math.max(...its.known) &&
    its.known[0] + its.known[1] > low(its) + 2,
  item(its) {
    const { known, asks } = its
    const [one, two] = known
    const [down, up] = [low(its), low(its) + 1]
    const terms = {
      one,
      other: two,
      all: one + two,
      low: down,
      high: up,
      lows: squared(down),
      highs: squared(up),
      a: squared(one),
      b: squared(two),
      sum: sumOf(its),
      key: boundKey(its),
    }
    return {
      stem: [say('bound.told', { one, other: two }), say(`bound.asks.${asks}`)],
      ...typed<Bound>(its, {
        label: say(`bound.label.${asks === 'count' ? 'count' : 'side'}`),
        key: boundKey(its),
        bugs: boundBugs,
      }),
      hints: [say('bound.nudge'), say('bound.hint', { sum: sumOf(its) })],
      solution: [say('bound.sum', terms), say('bound.between', terms), say(`bound.so.${asks}`, terms)],
    }
  },
  solve({ stem, interaction }) {
    const [one = 0, two = 0] = numbersIn(stem).map(({ value }) => value)
    const lengths = Array.from({ length: one + two }, (_, at) => at).filter(
      (side) => side > Math.max(one, two),
    )
    const obtuse = lengths.filter((side) => side * side > one * one + two * two)
    if (interaction.kind === 'number' && /Number|Cantidad/.test(interaction.label))
      return solved.number(obtuse.length)
    return solved.number(/largest|mayor longitud/.test(stem) ? Math.min(...obtuse) - 1 : Math.min(...obtuse))
  },
})
