import { toNumber } from '@skills-center/answers/rational'
import { numeral } from '@skills-center/messages/format-value'
import { arranged, byLevel, defineModel, math, type Random, solved, type Text, tex, tidy } from '#form'
import {
  amountIn,
  amountsIn,
  normalized,
  type Scientific,
  scientificTex,
  timesTen,
} from '#scientific/scientific.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  idsOf,
  inStandardForm,
  type MeasureGroup,
  type MeasureId,
  measured,
  measureOf,
  nameOf,
  rankOf,
  unitOf,
} from '#situations/measures/measures.ts'
import { say } from './messages.gen.ts'

const form = { id: 'about-how-many', thinking: 'compare', seconds: 80, standards: ['8.EE.A.3'] } as const

/** A single digit times a power of 10; no measure has a first factor that rounds to 10. */
const rounded = ({ first, exponent }: Scientific): Scientific => ({ first: Math.round(first), exponent })
const digitOf = (id: MeasureId): Scientific => rounded(measureOf(id))
const digitTex = (id: MeasureId): string => scientificTex(digitOf(id))
const value = ({ first, exponent }: Scientific): number => first * 10 ** exponent

interface Rounded {
  group: MeasureGroup
  ids: MeasureId[]
  shuffle: number
}
/** Options that match no measure: the exponent of one is a step off, the exponent of another has the other sign. */
const strays = ([one, other]: readonly MeasureId[]): string[] => {
  if (one === undefined || other === undefined) return []
  const [first, second] = [digitOf(one), digitOf(other)]
  return [
    timesTen(first.first, first.exponent - Math.sign(first.exponent)),
    timesTen(second.first, -second.exponent),
  ]
}
const readable = (id: MeasureId): boolean => Math.abs(measureOf(id).exponent) <= 9

const roundings = defineModel<Rounded>({
  ...form,
  task: ({ ids }) => ids.toSorted().join(' '),
  draw(random) {
    const group = random.pick(['diameter', 'distance', 'area', 'length', 'time'] as const)
    return { group, ids: random.sample(idsOf(group).filter(readable), 3), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ ids }) => new Set([...ids.map(digitTex), ...strays(ids)]).size === 5,
  item({ group, ids, shuffle }) {
    const others = strays(ids)
    const { first, exponent } = measureOf(ids[0] ?? 'mass.sun')
    // Zeros alone give the right exponent of 4,000.
    const countsZeros = exponent > 0 && !Number.isInteger(first)
    return {
      stem: [say('about.asks.round')],
      ...arranged.match(shuffle, {
        pairs: ids.map((id, at) => ({
          source: inStandardForm(id, group),
          target: math(digitTex(id)),
          slips:
            at === 0
              ? [
                  {
                    target: math(others[0] ?? ''),
                    misconception: countsZeros ? 'scientific.counts-zeros' : 'scientific.one-step-off',
                    feedback: say(countsZeros ? 'about.slip.zeros' : 'about.slip.places'),
                  },
                ]
              : at === 1
                ? [
                    {
                      target: math(others[1] ?? ''),
                      misconception: 'scientific.exponent-sign',
                      feedback: say('about.slip.sign'),
                    },
                  ]
                : [],
        })),
        others: others.map((each) => math(each)),
        slip: { misconception: 'scientific.one-step-off', feedback: say('about.slip.both') },
      }),
      hints: [say('about.nudge.round'), say('about.hint.round')],
      solution: ids.map((id) =>
        say('about.rounds', {
          name: nameOf(id),
          n: tex(scientificTex(measureOf(id))),
          digit: tex(digitTex(id)),
        }),
      ),
    }
  },
  solve: (shown) =>
    solved.match(shown, (source, target) => {
      const [, number = ''] = source.split(/: (?=\d)/)
      const exact = toNumber(amountIn(number))
      const off = tidy((exact - toNumber(amountIn(target))) / 10 ** Math.floor(Math.log10(exact)))
      return off >= -0.5 && off < 0.5
    }),
})

/** About how many times as large the first of two measures is as the second. */
const timesOf = ([one, other]: readonly [MeasureId, MeasureId]): number =>
  value(digitOf(one)) / value(digitOf(other))
const trueTimes = ([one, other]: readonly [MeasureId, MeasureId]): number =>
  value(measureOf(one)) / value(measureOf(other))
const workOf = (pair: readonly [MeasureId, MeasureId]) => {
  const times = Number(timesOf(pair).toPrecision(2))
  return {
    work: tex(String.raw`\frac{${digitTex(pair[0])}}{${digitTex(pair[1])}}`),
    about: times < 10_000 ? numeral(times) : tex(scientificTex(normalized({ first: times, exponent: 0 }))),
  }
}
const letterOf = (at: number): string => 'ABCDE'[at] ?? ''
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** A large measure as a cell of a table, which has no formulas: “1.4 × 10⁵”. */
const cellOf = (id: MeasureId): string => {
  const { first, exponent } = measureOf(id)
  return `${first} × 10${[...String(exponent)].map((digit) => raised[Number(digit)]).join('')}`
}
const amountOf = (cell: string): number => {
  const [first = '1', power = ''] = cell.split(' × 10')
  return Number(`${first}e${[...power].map((digit) => raised.indexOf(digit)).join('')}`)
}
const placeOf = (times: number, low: number): number => (times < low ? 0 : times <= low * 10 ? 1 : 2)

interface Compared {
  group: MeasureGroup
  /** The rows of the table. */
  ids: MeasureId[]
  /** Pairs of rows, the larger measure first. */
  pairs: [number, number][]
  /** The middle category reaches from this number to ten times as much. */
  low: number
  shuffle: number
}
const pairOf = ({ ids }: Compared, [one, other]: readonly [number, number]): [MeasureId, MeasureId] => [
  ids[one] ?? 'mass.sun',
  ids[other] ?? 'mass.earth',
]
const gapOf = ([one, other]: readonly [MeasureId, MeasureId]): number =>
  measureOf(one).exponent - measureOf(other).exponent
/** Whether an estimate is in the same category as the true number, and not near an end of it. */
const isClearPair = (its: Compared, pair: readonly [number, number]): boolean => {
  const two = pairOf(its, pair)
  const [times, exact] = [timesOf(two), trueTimes(two)]
  return [0.75, 1, 1.3].every((by) => placeOf(times * by, its.low) === placeOf(exact, its.low))
}

const categories = defineModel<Compared>({
  ...form,
  task: (its) =>
    `${its.group} ${its.pairs
      .map((pair) => pairOf(its, pair).join('/'))
      .toSorted()
      .join(' ')}`,
  draw(random) {
    const group = random.pick(['diameter', 'distance', 'mass', 'area'] as const)
    const ids = random.sample(idsOf(group), 5)
    const all = [0, 1, 2, 3, 4].flatMap((one) =>
      [0, 1, 2, 3, 4]
        .filter(
          (other) => rankOf(measureOf(ids[one] ?? 'mass.sun')) > rankOf(measureOf(ids[other] ?? 'mass.sun')),
        )
        .map((other): [number, number] => [one, other]),
    )
    return {
      group,
      ids,
      pairs: random.sample(all, 4),
      low: random.pick([10, 100, 1000]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (its) =>
    its.pairs.every((pair) => isClearPair(its, pair) && gapOf(pairOf(its, pair)) > 0) &&
    new Set(its.pairs.map((pair) => placeOf(timesOf(pairOf(its, pair)), its.low))).size === 3 &&
    // In one pair at least, the powers of ten alone lead elsewhere.
    its.pairs.some((pair) => {
      const two = pairOf(its, pair)
      return placeOf(10 ** gapOf(two), its.low) !== placeOf(timesOf(two), its.low)
    }),
  item(its) {
    const { group, ids, pairs, low, shuffle } = its
    const names = ([one, other]: readonly [number, number]) => ({
      one: letterOf(one),
      other: letterOf(other),
    })
    return {
      stem: [say('about.asks.sort')],
      figure: tableFigure(
        say('about.table.title'),
        [say('about.table.letter'), say('about.table.measure'), unitOf(group)],
        ids.map((id, at) => [letterOf(at), nameOf(id), cellOf(id)]),
      ),
      ...sortCards({
        shuffle,
        categories: [
          say('about.place.less', { low }),
          say('about.place.between', { low, high: low * 10 }),
          say('about.place.more', { high: low * 10 }),
        ],
        cards: pairs.map((pair) => {
          const two = pairOf(its, pair)
          const [first, second] = [digitOf(two[0]), digitOf(two[1])]
          return {
            text: say('about.card', names(pair)),
            place: placeOf(timesOf(two), low),
            slips: [
              {
                place: placeOf(10 ** gapOf(two), low),
                misconception: 'scientific.exponents-only' as const,
                feedback: say('about.slip.digits'),
              },
              {
                place: placeOf(first.first / second.first, low),
                misconception: 'scientific.first-number-only' as const,
                feedback: say('about.slip.powers'),
              },
              {
                place: placeOf(10 ** (first.exponent + second.exponent), low),
                misconception: 'scientific.combines-exponents' as const,
                feedback: say('about.slip.added'),
              },
            ],
          }
        }),
        slip: { misconception: 'scientific.one-step-off', feedback: say('about.slip.gap') },
      }),
      hints: [say('about.nudge.sort'), say('about.hint.sort')],
      solution: pairs.map((pair) => say('about.so.card', { ...names(pair), ...workOf(pairOf(its, pair)) })),
    }
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const amounts = figure.rows.map(([, , cell = '']) => amountOf(cell))
    const texts = shown.interaction.kind === 'sort' ? shown.interaction.categories[0]?.text : ''
    const low = toNumber(amountIn(texts ?? ''))
    return solved.sort(shown, (card) => {
      const [one = 0, other = 1] = [...card.matchAll(/(?<!\p{L})[A-E](?!\p{L})/gu)].map(
        ([letter]) => letter.charCodeAt(0) - 65,
      )
      return placeOf((amounts[one] ?? 0) / (amounts[other] ?? 1), low)
    })
  },
})

interface Ordered {
  pairs: { group: MeasureGroup; two: [MeasureId, MeasureId] }[]
  shuffle: number
}
/** Two of these on one card would be too much to read. */
const longNames = new Set<MeasureId>([
  'length.silicon',
  'length.blu-ray',
  'length.red-laser',
  'length.cd-track',
])
const drawPair = (random: Random, group: MeasureGroup): Ordered['pairs'][number] => {
  const [one = 'mass.sun', other = 'mass.earth'] = random
    .sample(
      idsOf(group).filter((id) => !longNames.has(id)),
      2,
    )
    .toSorted((first, second) => rankOf(measureOf(second)) - rankOf(measureOf(first)))
  return { group, two: [one, other] }
}
const pairText = ({ group, two: [one, other] }: Ordered['pairs'][number]): Text =>
  say('about.pair', { one: measured(one, group), other: measured(other, group) })

const orders = defineModel<Ordered>({
  ...form,
  task: ({ pairs }) =>
    pairs
      .map(({ two }) => two.join('/'))
      .toSorted()
      .join(' '),
  draw(random) {
    const groups = [
      random.pick(['particle', 'length'] as const),
      ...random.sample(['diameter', 'distance', 'mass', 'area'] as const, 2),
    ]
    return { pairs: groups.map((group) => drawPair(random, group)), shuffle: random.integer(0, 1e9) }
  },
  fits({ pairs }) {
    const byTimes = pairs.toSorted((one, other) => timesOf(one.two) - timesOf(other.two))
    return (
      pairs.every(({ two }) => gapOf(two) > 0) &&
      byTimes.every(({ two }, at) => {
        const before = byTimes[at - 1]?.two
        return (
          before === undefined ||
          (timesOf(two) > 3 * timesOf(before) && trueTimes(two) > 3 * trueTimes(before))
        )
      }) &&
      // Comparing the larger measures alone leads to a different order.
      byTimes.some(({ two }, at) => {
        const before = byTimes[at - 1]?.two
        return before !== undefined && measureOf(two[0]).exponent < measureOf(before[0]).exponent
      })
    )
  },
  item({ pairs, shuffle }) {
    const things = pairs.map((pair) => ({ ...pair, text: pairText(pair) }))
    const sorted = pairs.toSorted((one, other) => timesOf(one.two) - timesOf(other.two))
    return {
      stem: [say('about.asks.order')],
      ...orderBy(shuffle, {
        things,
        by: ({ two }) => timesOf(two),
        first: say('about.fewest'),
        last: say('about.most'),
        slips: [
          {
            by: ({ two: [one] }) => measureOf(one).exponent,
            misconception: 'scientific.exponents-only',
            feedback: say('about.slip.alone'),
          },
          {
            by: ({ two: [one, other] }) => digitOf(one).first / digitOf(other).first,
            misconception: 'scientific.first-number-only',
            feedback: say('about.slip.powers'),
          },
          {
            by: ({ two: [one, other] }) => measureOf(one).exponent + measureOf(other).exponent,
            misconception: 'scientific.combines-exponents',
            feedback: say('about.slip.added'),
          },
          {
            by: ({ two }) => -timesOf(two),
            misconception: 'scientific.reversed-order',
            feedback: say('about.slip.reversed'),
          },
        ],
      }),
      hints: [say('about.nudge.order'), say('about.hint.order')],
      solution: sorted.map(({ two }) => say('about.so.pair', { name: nameOf(two[0]), ...workOf(two) })),
    }
  },
  solve: (shown) =>
    solved.order(shown, (text) => {
      const [one = 1, other = 1] = amountsIn(text).map(toNumber)
      return one / other
    }),
})

/** Rounds real measures (level 1), estimates how many times as large (level 2), compares such estimates (level 3). */
export const aboutHowMany = byLevel({ 1: roundings, 2: categories, 3: orders }, ({ interaction }) =>
  interaction.kind === 'match' ? 1 : interaction.kind === 'sort' ? 2 : 3,
)
