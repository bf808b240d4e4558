import { defineModel, keysOf, numbersIn, type Random, rows, slip, solved } from '#form'
import { type Decimal, placeOne, rounded, toNumber, worthOf, written } from '#decimals/decimal.ts'
import { tableFigure } from '#shapes/display/display.ts'
import { type LinkedPart, linkedParts } from '#shapes/linked-parts/linked-parts.ts'
import { say } from './messages.gen.ts'

/**
 * Results with a given number of decimals between two numbers of thousandths; for times and prices, the lowest is the
 * best.
 */
const kinds = {
  gymnasts: { from: 9100, to: 9900, places: 3, best: 'most' },
  sleds: { from: 47_000, to: 49_500, places: 3, best: 'least' },
  batteries: { from: 1210, to: 1590, places: 3, best: 'most' },
  trees: { from: 230, to: 680, places: 3, best: 'most' },
  rings: { from: 2100, to: 6800, places: 3, best: 'most' },
  jumpers: { from: 3200, to: 4900, places: 2, best: 'most' },
  swimmers: { from: 29_000, to: 36_000, places: 2, best: 'least' },
  towns: { from: 300, to: 2900, places: 2, best: 'most' },
} as const
type Kind = keyof typeof kinds

interface Results {
  kind: Kind
  /** The number that some results round to, and the results of A to E in thousandths. */
  target: Decimal
  values: Decimal[]
  asks: 'ends' | 'round' | 'range'
}
const stepOf = ({ kind }: Results): Decimal => (kinds[kind].places === 3 ? 1 : 10)
const placeOf = ({ kind }: Results) =>
  kinds[kind].places === 3 ? ('hundredths' as const) : ('tenths' as const)
/** The results from best to last. */
const ranked = ({ kind, values }: Results): Decimal[] =>
  values.toSorted((one, other) => (kinds[kind].best === 'most' ? other - one : one - other))
const there = (its: Results): Decimal[] =>
  its.values.filter((each) => rounded(each, placeOf(its)) === its.target)
const tail = (number: Decimal): number => Number(written(number).split('.')[1] ?? 0)

function partsOf(its: Results): LinkedPart[] {
  const { kind, values, target, asks } = its
  const [place, step] = [placeOf(its), stepOf(its)]
  const worth = worthOf(place)
  const [first = 0, second = 0, ...rest] = ranked(its)
  const last = rest.at(-1) ?? 0
  const list = { list: rows(ranked(its).map((each) => written(each, kinds[kind].places))) }
  const goal = { n: written(target), place: placeOne(place) }
  const longest = values.toSorted((one, other) => tail(other) - tail(one))
  const byTails = (kinds[kind].best === 'most' ? longest[0] : longest.at(-1)) ?? 0
  const part = (id: 'best' | 'second' | 'last', value: Decimal, wrong: LinkedPart['wrong']): LinkedPart => ({
    asks: say(`${kind}.${id}`),
    value: toNumber(value),
    wrong,
    why: say(`why.${id}`, list),
  })
  const round = (number: Decimal): LinkedPart => {
    const low = Math.floor(number / worth) * worth
    const to = rounded(number, place)
    return {
      asks: say('round', { place: goal.place }),
      value: toNumber(to),
      wrong: [
        to === low
          ? slip(toNumber(low + worth), 'decimal.always-up', say('up', { place: goal.place }))
          : slip(toNumber(low), 'decimal.always-down', say('down', { place: goal.place })),
        slip(toNumber(number), 'decimal.wrong-place', say('place', { place: goal.place })),
      ],
      why: say('why.round', {
        number: written(number),
        low: written(low),
        high: written(low + worth),
        to: written(to),
      }),
    }
  }
  const count: LinkedPart = {
    asks: say('count', goal),
    value: there(its).length,
    wrong: [
      slip(
        values.filter((each) => each >= target && each < target + worth).length,
        'decimal.always-down',
        say('starts', { n: written(target) }),
      ),
      slip(
        values.filter((each) => each > target - worth && each <= target).length,
        'decimal.always-up',
        say('halves'),
      ),
    ],
    why: say('why.count', { list: rows(there(its).map((each) => written(each))), n: written(target) }),
  }
  if (asks === 'ends')
    return [
      part('best', first, [
        slip(toNumber(last), 'decimal.wrong-direction', say('turned')),
        slip(toNumber(byTails), 'decimal.longer-is-larger', say('longer')),
      ]),
      round(first),
      part('last', last, [slip(toNumber(first), 'decimal.wrong-direction', say('turned'))]),
    ]
  if (asks === 'round')
    return [
      part('second', second, [
        slip(toNumber(first), 'decimal.answers-first-step', say('next')),
        slip(toNumber(rest.at(-2) ?? 0), 'decimal.wrong-direction', say('turned')),
      ]),
      round(second),
      count,
    ]
  const [least, most] = [target - worth / 2, target + worth / 2 - step]
  const ends = { n: written(target), places: kinds[kind].places }
  return [
    count,
    {
      asks: say('smallest', ends),
      value: toNumber(least),
      wrong: [
        slip(toNumber(target), 'decimal.nothing-between', say('lower')),
        slip(toNumber(least + step), 'decimal.half-goes-down', say('half')),
        slip(toNumber(target - worth + step), 'decimal.always-down', say('far')),
      ],
      why: say('why.smallest', { n: written(target), end: written(least) }),
    },
    {
      asks: say('largest', ends),
      value: toNumber(most),
      wrong: [
        slip(toNumber(target), 'decimal.nothing-between', say('higher')),
        slip(toNumber(most + step), 'decimal.half-goes-down', say('half-up')),
        slip(toNumber(target + worth - step), 'decimal.always-down', say('far')),
      ],
      why: say('why.largest', { half: written(most + step), end: written(most) }),
    },
  ]
}

/**
 * First, last, and rounded (level 1), second and how many round to a number (level 2), everything that rounds to it
 * (level 3).
 */
export const results = defineModel<Results>({
  id: 'results',
  thinking: 'use in a story',
  seconds: 120,
  standards: ['5.NBT.A.3b', '5.NBT.A.4'],
  standardsOf: ({ asks }) => (asks === 'range' ? ['5.NBT.A.4'] : ['5.NBT.A.3b', '5.NBT.A.4']),
  task: ({ kind, asks }) => `${kind} ${asks}`,
  draw(random: Random, level) {
    // `Object.keys` returns strings; the keys are kinds.
    const kind = random.pick(keysOf(kinds))
    const { from, to, places } = kinds[kind]
    const [worth, step] = places === 3 ? [10, 1] : [100, 10]
    const target = worth * random.integer(from / worth, to / worth)
    const offsets = random.sample(
      [-14, -12, -10, -8, -7, -6, -5, -4, -3, -2, 0, 1, 2, 3, 4, 5, 6, 8, 10, 13],
      5,
    )
    return {
      kind,
      target,
      values: offsets.map((each) => target + step * each),
      asks: ({ 1: 'ends', 2: 'round', 3: 'range' } as const)[level],
    }
  },
  fits(its) {
    const [first = 0, second = 0] = ranked(its)
    const worth = worthOf(placeOf(its))
    const lengths = new Set(its.values.map((each) => written(each).length))
    return (
      lengths.size > 1 &&
      its.target % (10 * worth) > 0 &&
      there(its).length > 1 &&
      there(its).length < 5 &&
      first % worth > 0 &&
      second % worth > 0
    )
  },
  item(its) {
    const { kind, values } = its
    return {
      stem: [say(`${kind}.told`)],
      figure: tableFigure(
        say(`${kind}.title`),
        [say(`${kind}.who`), say(`${kind}.value`)],
        values.map((each, at) => ['ABCDE'[at] ?? '', written(each)]),
      ),
      ...linkedParts(partsOf(its)),
      hints: [say('nudge'), say(`hint.${its.asks}`)],
    }
  },
  solve(shown) {
    const { figure, interaction, stem } = shown
    if (figure?.kind !== 'table' || interaction.kind !== 'table') throw new TypeError('expects tables')
    const values = figure.rows.map((row) => Math.round(1000 * Number(row[1])))
    const isLeast = /seconds|segundos/.test(stem)
    const order = values.toSorted((one, other) => (isLeast ? one - other : other - one))
    const asked = interaction.rows.map(([cell]) => (cell !== undefined && 'text' in cell ? cell.text : ''))
    const goal = asked.flatMap((text) => numbersIn(text)).map(({ value }) => Math.round(1000 * value))[0] ?? 0
    const isFine = values.some((each) => each % 10 > 0)
    const [worth, step] = isFine ? [10, 1] : [100, 10]
    const near = (number: number): number => Math.floor((number + worth / 2) / worth) * worth
    const many = 1000 * values.filter((each) => near(each) === goal).length
    const [first = 0, second = 0] = order
    const rows3 =
      goal === 0
        ? [first, near(first), order.at(-1) ?? 0]
        : numbersIn(asked[0] ?? '').length > 0
          ? [many, goal - worth / 2, goal + worth / 2 - step]
          : [second, near(second), many]
    return solved.table(shown, ({ row }) => (rows3[row] ?? 0) / 1000)
  },
})
