import { money, type Money, type Person, type Quantity, type Text } from '@skills-center/messages/values'
import { bug, type Exact, toNumber } from '../../../../bugs/bug.ts'
import { defineModel } from '../../../../form/model.ts'
import { numbersIn } from '../../../../form/numbers-in.ts'
import { person } from '../../../../people/people.ts'
import { aimClaim, claim, type ClaimAim } from '../../../../shapes/claim/claim.ts'
import { goods, type GoodsId, sells, someGoods } from '../../../../situations/two-offers/two-offers.ts'
import { quantity } from '../../../../units/units.ts'
import { say } from './messages.gen.ts'

/** `size` cost `size × each` cents; somebody says what one costs, or what `wanted` cost. */
interface Priced extends ClaimAim {
  goods: GoodsId
  size: number
  each: number
  wanted: number | null
}

const priceOf = ({ size, each }: Priced): number => size * each
const truthOf = ({ wanted, each }: Priced): number => (wanted ?? 1) * each
const inCents = (got: Exact): number => Math.round(toNumber(got))

interface Terms {
  who: Person
  size: Quantity
  wanted: Quantity
  price: Money
  each: Money
  right: Money
}

function termsOf(values: Priced): Terms {
  const { unit } = goods[values.goods]
  return {
    who: person(values.who),
    size: quantity(values.size, unit),
    wanted: quantity(values.wanted ?? 1, unit),
    price: money(priceOf(values)),
    each: money(values.each),
    right: money(truthOf(values)),
  }
}

/** What is right, with the step that shows it. */
function truthIn(values: Priced): Text {
  const { size, wanted, price, each, right } = termsOf(values)
  return values.wanted === null
    ? say('claim.truth.one', { size, price, each })
    : say('claim.truth.many', { size, each, wanted, right })
}

// Worked by hand: 10 bars for $8, so one costs $0.80 and 12 cost $9.60.
const bars = {
  goods: 'hike',
  size: 10,
  each: 80,
  who: 'Ben',
  fault: 'none',
  offered: [],
  ask: 'right',
} satisfies Omit<Priced, 'wanted'>

const bugs = [
  bug<Priced>({
    id: 'rate.upside-down',
    // Things per dollar, read as dollars: 10 ÷ 8.
    gets: (values) => [values.size * 10_000 * (values.wanted ?? 1), priceOf(values)],
    says: truthIn,
    example: [{ ...bars, wanted: null }, [100_000, 800]],
  }),
  bug<Priced>({
    id: 'ratio.subtracts',
    gets: (values) => (values.wanted === null ? Math.abs(priceOf(values) - values.size * 100) : null),
    says: truthIn,
    example: [{ ...bars, wanted: null }, 200],
  }),
  bug<Priced>({
    id: 'rate.total-as-one',
    gets: (values) => (values.wanted === null ? priceOf(values) : null),
    says: truthIn,
    example: [{ ...bars, wanted: null }, 800],
  }),
  bug<Priced>({
    id: 'ratio.additive',
    gets: (values) => (values.wanted === null ? null : priceOf(values) + (values.wanted - values.size) * 100),
    says: truthIn,
    example: [{ ...bars, wanted: 12 }, 1000],
  }),
  bug<Priced>({
    id: 'rate.adds-one-more',
    gets: (values) => (values.wanted === null ? null : priceOf(values) + values.each),
    says: truthIn,
    example: [{ ...bars, wanted: 12 }, 880],
  }),
]

const faultsAt = {
  1: ['rate.upside-down', 'ratio.subtracts', 'rate.total-as-one'],
  2: ['rate.upside-down', 'ratio.additive', 'rate.adds-one-more'],
  3: ['rate.upside-down', 'ratio.additive', 'rate.adds-one-more'],
} as const

const verdicts: Readonly<Record<string, (terms: Terms) => Text>> = {
  'rate.upside-down': ({ who, size }) => say('claim.upside-down', { who, size }),
  'ratio.subtracts': ({ who }) => say('claim.subtracts', { who }),
  'rate.total-as-one': ({ who, size }) => say('claim.total', { who, size }),
  'ratio.additive': ({ who, size }) => say('claim.additive', { who, size }),
  'rate.adds-one-more': ({ who, size }) => say('claim.adds-one', { who, size }),
}

const resultOf = (values: Priced): Exact =>
  bugs.find(({ id }) => id === values.fault)?.gets(values) ?? truthOf(values)

/** What every way of thinking gives, the right one first. */
const allResults = (values: Priced): Exact[] => [
  truthOf(values),
  ...bugs.map((each) => each.gets(values)).filter((got) => got !== null),
]

/** Somebody's price of one (level 1), of another number in whole dollars (level 2), with cents (level 3). */
export const findMistake = defineModel<Priced, ClaimAim>({
  id: 'find-mistake',
  thinking: 'find the mistake',
  seconds: 50,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  bugs,
  leastWrong: 3,
  task: ({ goods: id, wanted, fault }) => `${id} ${wanted === null ? 'one' : 'many'} ${fault}`,
  aim: (random, level) => aimClaim(random, faultsAt[level]),
  draw(random, level, aim) {
    const id = someGoods(random)
    const { low, high } = goods[id]
    const step = level === 3 ? 50 : 100
    const prices = Array.from({ length: (high - low) / 5 + 1 }, (_, at) => low + 5 * at)
    const all = [4, 5, 6, 8, 10, 12, 20].flatMap((size) => prices.map((each) => ({ size, each })))
    const { size, each } = random.pick(
      all.filter((one) => {
        const price = one.size * one.each
        return price > 100 && price % step === 0 && (level < 3 || price % 100 !== 0)
      }),
    )
    const wanted =
      level === 1
        ? null
        : size +
          random.pick(
            [2, 3, 4, 5, 6, 7, 8].filter((more) => level === 3 || (each * (size + more)) % 10 === 0),
          )
    return { goods: id, size, each, wanted, ...aim }
  },
  fits(values) {
    const cents = allResults(values).map(inCents)
    const truth = truthOf(values)
    // The claim is in whole cents; all results are different and near enough to be believed; and only somebody who
    // takes the total for the price of one says the price on the tag.
    return (
      Number.isInteger(Number(toNumber(resultOf(values)).toFixed(6))) &&
      new Set(cents).size === cents.length &&
      cents.every((got) => got > 0 && got <= 20 * truth) &&
      (values.wanted === null || !cents.includes(priceOf(values)))
    )
  },
  item(values) {
    const terms = termsOf(values)
    const { size, wanted, price, each } = terms
    const got = money(inCents(resultOf(values)))
    return claim(values, {
      context: sells(values.goods, size, price),
      said: values.wanted === null ? say('claim.one', { size, got }) : say('claim.many', { wanted, got }),
      verdict: (fault) => verdicts[fault]?.(terms) ?? say('claim.subtracts', { who: terms.who }),
      truth: truthIn(values),
      hints: [say('claim.nudge', { size }), say('claim.hint', { size, price })],
      start: [say('claim.start', { size, price, each })],
    })
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const [size = 1, price = 0, ...rest] = numbersIn(stem).map(({ value }) => value)
    const [wanted = 1, got = 0] = rest.length > 1 ? rest : [1, ...rest]
    const is = (value: number): boolean => Math.abs(got - value) < 0.006
    const one = price / size
    const marks = is(one * wanted)
      ? /is right|tiene razón/
      : is((size / price) * wanted)
        ? /divided|dividió/
        : rest.length === 1
          ? is(price)
            ? /used|usó/
            : /subtracted|restó/
          : is(price + one)
            ? /only one more|nada más/
            : /same number|mismo número/
    return { kind: 'choice', option: interaction.options.find(({ text }) => marks.test(text))?.id ?? '' }
  },
})
