import { defineModel, numbersIn, type Random, solved, tidy, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.2']
const sumTooSmall = ([a = 0, b = 0, c = 0]: readonly number[]): number => tidy(a + b - c)

/** Three lengths, the longest last: whether the two shorter ones together are longer. */
type Sides = [number, number, number]
const canBe = (sides: readonly number[]): boolean => sumTooSmall(sides) > 0
function someSides(random: Random, kind: 'yes' | 'no' | 'flat' | 'near', by: number): Sides {
  const [one, other] = [random.integer(3, 12), random.integer(3, 12)]
  const [a, b] = [Math.min(one, other), Math.max(one, other)]
  const long = {
    yes: random.integer(b, a + b - 1),
    near: a + b - 1,
    flat: a + b,
    no: a + b + random.integer(1, 5),
  }[kind]
  return [tidy(a * by), tidy(b * by), tidy(long * by)]
}

/** Far from the limit (level 1), at the limit (level 2), with decimals (level 3). */
export const sortSides = defineModel<{ cards: Sides[]; orders: number[]; shuffle: number }>({
  id: 'sort-sides',
  thinking: 'classify',
  seconds: 60,
  standards,
  task: ({ cards }) =>
    cards
      .map((each) => Math.sign(sumTooSmall(each)))
      .toSorted((one, other) => one - other)
      .join(),
  draw(random, level) {
    const kinds =
      level === 1 ? (['yes', 'yes', 'no', 'no'] as const) : (['yes', 'near', 'flat', 'no'] as const)
    const last = random.pick(level === 1 ? (['yes', 'no'] as const) : (['near', 'flat'] as const))
    const cards = [...kinds, last].map((kind) =>
      someSides(random, kind, level === 3 ? random.pick([0.5, 1.5]) : 1),
    )
    return { cards, orders: cards.map(() => random.integer(0, 2)), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ cards }, level) =>
    new Set(cards.map((each) => each.join())).size === cards.length &&
    (level > 1 || cards.every((each) => Math.abs(sumTooSmall(each)) > 1)),
  item({ cards, orders, shuffle }) {
    const texts = cards.map((sides, at) => {
      const turn = orders[at] ?? 0
      const [a = 0, b = 0, c = 0] = [...sides.slice(turn), ...sides.slice(0, turn)]
      return say('sort.card', { a, b, c })
    })
    return {
      stem: [say('sort.asks')],
      ...sortCards({
        shuffle,
        categories: [say('sort.yes'), say('sort.no')],
        cards: cards.map((sides, at) => {
          const place = canBe(sides) ? 0 : 1
          const isFlat = sumTooSmall(sides) === 0
          return {
            text: texts[at] ?? '',
            place,
            elsewhere:
              place === 0
                ? { misconception: 'triangle.longest-given', feedback: say('sort.reaches') }
                : isFlat
                  ? { misconception: 'triangle.allows-flat', feedback: say('sort.flat') }
                  : { misconception: 'triangle.any-sides', feedback: say('sort.too-short') },
          }
        }),
        slip: { misconception: 'triangle.any-sides', feedback: say('sort.too-short') },
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: cards.map(([a, b, c]) => {
        const left = sumTooSmall([a, b, c])
        return say(`sort.so.${left > 0 ? 'yes' : left === 0 ? 'flat' : 'no'}`, { a, b, c, sum: tidy(a + b) })
      }),
    }
  },
  solve: (shown) =>
    solved.sort(shown, (card) =>
      canBe(
        numbersIn(card)
          .map(({ value }) => value)
          .toSorted((a, b) => a - b),
      )
        ? 0
        : 1,
    ),
})

/** Two sides of a triangle, the longer one second; the third is a whole number of units. */
interface Third {
  scene: 'flag' | 'garden' | 'kite' | 'towns' | 'sail' | 'tile' | 'roof' | 'tent' | 'brooch'
  asks: 'most' | 'least' | 'count'
  a: number
  b: number
  who: string
}
const units = {
  flag: 'inch',
  garden: 'foot',
  kite: 'inch',
  towns: 'mile',
  sail: 'foot',
  tile: 'centimeter',
  roof: 'foot',
  tent: 'foot',
  brooch: 'centimeter',
} as const satisfies Record<string, UnitId>
const scenes = ['flag', 'garden', 'kite', 'towns', 'sail', 'tile', 'roof', 'tent', 'brooch'] as const
const keyOf = ({ asks, a, b }: Third): number =>
  ({ most: a + b - 1, least: b - a + 1, count: 2 * a - 1 })[asks]

// Worked by hand: 5 and 8 allow 4, 5, …, 12, nine lengths.
const five: Third = { scene: 'tile', asks: 'most', a: 5, b: 8, who: 'Ana' }
const flat = bug<Third>({
  id: 'triangle.allows-flat',
  answer: ({ asks, a, b }) => ({ most: a + b, least: b - a, count: 2 * a + 1 })[asks],
  feedback: ({ asks }) => say(`third.flat.${asks}`),
  example: [five, 13],
})
const oneBound = bug<Third>({
  id: 'triangle.one-bound',
  answer: ({ asks, a, b }) => ({ most: null, least: 1, count: a + b - 1 })[asks],
  feedback: () => say('third.one-bound'),
  example: [{ ...five, asks: 'count' }, 12],
})
const longestGiven = bug<Third>({
  id: 'triangle.longest-given',
  answer: ({ asks, a, b }) => ({ most: b, least: a, count: null })[asks],
  feedback: ({ asks }) => say(asks === 'most' ? 'third.longest' : 'third.shortest'),
  example: [five, 8],
})
const otherBound = bug<Third>({
  id: 'triangle.other-bound',
  answer: ({ asks, a, b }) => ({ most: b - a + 1, least: a + b - 1, count: null })[asks],
  feedback: ({ asks }) => say(asks === 'most' ? 'third.asks-most' : 'third.asks-least'),
  example: [five, 4],
})
const thirdBugs = [flat, oneBound, longestGiven, otherBound]
const asksAt = { 1: 'most', 2: 'least', 3: 'count' } as const
const drawThird = (random: Random, asks: Third['asks']): Third => {
  const a = random.integer(4, 14)
  return { scene: random.pick(scenes), asks, a, b: a + random.integer(3, 9), who: someone(random) }
}
const told = ({ scene, a, b, who }: Third) =>
  say(`third.told.${scene}`, { who: person(who), a: quantity(a, units[scene]), b: quantity(b, units[scene]) })
const asked = ({ scene, asks }: Third) => say(`third.asks.${asks}`, { unit: quantity(2, units[scene]) })
const steps = (its: Third) => {
  const { a, b, asks } = its
  return [
    say('third.upper', { a, b, sum: a + b }),
    say('third.lower', { a, b, difference: b - a }),
    say(`third.so.${asks}`, { low: b - a + 1, high: a + b - 1, count: keyOf(its) }),
  ]
}
const hints = ({ asks }: Third) => [say(`third.nudge.${asks}`), say(`third.hint.${asks}`)]

/** The longest third side (level 1), the shortest (level 2), how many there are (level 3). */
export const thirdSide = defineModel<Third>({
  id: 'third-side',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs: thirdBugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw: (random, level) => drawThird(random, asksAt[level]),
  item: (its) => ({
    stem: [told(its), asked(its)],
    ...typed(its, {
      label: say(`third.label.${its.asks}`),
      ...(its.asks === 'count' ? {} : { after: say('third.unit', { of: quantity(2, units[its.scene]) }) }),
      key: keyOf(its),
      bugs: thirdBugs,
    }),
    hints: hints(its),
    solution: steps(its),
  }),
  solve({ stem }) {
    const [a = 0, b = 0] = numbersIn(stem).map(({ value }) => value)
    if (/How many|Cuánt[ao]s/.test(stem)) return solved.number(2 * Math.min(a, b) - 1)
    return solved.number(/longest|larga|más largo/.test(stem) ? a + b - 1 : Math.abs(b - a) + 1)
  },
})

const sizes = ({ scene }: Third, n: number) => ({ n, length: quantity(n, units[scene]) })
const bugOf = { flat, one: oneBound, other: otherBound }
const faults = faultsBy<Third, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))
/** The longest third side (level 1), the shortest (level 2), how many there are (level 3). */
export const findMistake = claimModel<Third>({
  seconds: 60,
  standards,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  kinds: {
    1: [{ draw: (random) => drawThird(random, 'most'), faults: faults('flat', 'other') }],
    2: [{ draw: (random) => drawThird(random, 'least'), faults: faults('flat', 'one', 'other') }],
    3: [{ draw: (random) => drawThird(random, 'count'), faults: faults('flat', 'one') }],
  },
  truth: keyOf,
  printed: ({ a, b }) => [a, b],
  words: (its, _who, got) => ({
    context: [told(its), say('claim.whole', { unit: quantity(2, units[its.scene]) })],
    said: say(`claim.said.${its.asks}`, sizes(its, Number(got))),
    truth: say(`claim.truth.${its.asks}`, sizes(its, keyOf(its))),
    hints: hints(its),
    start: steps(its).slice(0, 2),
  }),
  reads({ stem }) {
    const [context = '', said = ''] = stem.split('“')
    const [a = 0, b = 0] = numbersIn(context).map(({ value }) => value)
    const got = numbersIn(said)[0]?.value ?? 0
    const [flatWay, one, other] = [/flat|plano/, /only one|un solo/, /other limit|otro límite/]
    if (/different|diferentes/.test(said))
      return {
        got,
        truth: 2 * a - 1,
        ways: [
          [flatWay, 2 * a + 1],
          [one, a + b - 1],
        ],
      }
    return /at most|como máximo/.test(said)
      ? {
          got,
          truth: a + b - 1,
          ways: [
            [flatWay, a + b],
            [other, b - a + 1],
          ],
        }
      : {
          got,
          truth: b - a + 1,
          ways: [
            [flatWay, b - a],
            [one, 1],
            [other, a + b - 1],
          ],
        }
  },
})
