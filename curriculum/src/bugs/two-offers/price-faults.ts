import { money, type Money, type Quantity, type Text } from '@skills-center/messages/values'
import { numbersIn } from '../../form/numbers-in.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import type { ClaimRead, Fault } from '../../shapes/claim/claim.ts'
import { goods, type GoodsId, someGoods } from '../../situations/two-offers/two-offers.ts'
import { quantity } from '../../units/units.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** `size` units cost `size × each` cents; the claim is about the price of one, or of `wanted`. */
export interface Priced {
  goods: GoodsId
  size: number
  each: number
  wanted: number | null
}

export const priceOf = ({ size, each }: Priced): number => size * each
export const truthOf = ({ wanted, each }: Priced): number => (wanted ?? 1) * each

interface Terms {
  size: Quantity
  wanted: Quantity
  price: Money
  each: Money
  right: Money
}

export function pricedTerms(values: Priced): Terms {
  const { unit } = goods[values.goods]
  return {
    size: quantity(values.size, unit),
    wanted: quantity(values.wanted ?? 1, unit),
    price: money(priceOf(values)),
    each: money(values.each),
    right: money(truthOf(values)),
  }
}

/** The right price, with the step that shows it. */
export function truthIn(values: Priced): Text {
  const { size, wanted, price, each, right } = pricedTerms(values)
  return values.wanted === null
    ? say('claim.truth.one', { size, price, each })
    : say('claim.truth.many', { size, each, wanted, right })
}

// Worked by hand: 10 bars for $8, so one costs $0.80 and 12 cost $9.60.
const one: Priced = { goods: 'hike', size: 10, each: 80, wanted: null }
const many: Priced = { ...one, wanted: 12 }

const fault = (
  id: MisconceptionId,
  answerOf: (values: Priced) => Exact,
  verdict: Fault<Priced>['verdict'],
  example: readonly [Priced, Exact],
): Fault<Priced> => ({ bug: bug({ id, answer: answerOf, feedback: truthIn, example }), verdict })

const sizeOf = (values: Priced): Quantity => pricedTerms(values).size
const upsideDown = fault(
  'rate.upside-down',
  // Units per dollar, read as dollars: 10 ÷ 8.
  (values) => [values.size * 10_000 * (values.wanted ?? 1), priceOf(values)],
  (values, who) => say('claim.upside-down', { who, size: sizeOf(values) }),
  [one, [100_000, 800]],
)
const subtracts = fault(
  'ratio.subtracts',
  (values) => Math.abs(priceOf(values) - values.size * 100),
  (_, who) => say('claim.subtracts', { who }),
  [one, 200],
)
const totalAsOne = fault(
  'rate.total-as-one',
  priceOf,
  (values, who) => say('claim.total', { who, size: sizeOf(values) }),
  [one, 800],
)
const additive = fault(
  'ratio.additive',
  (values) => priceOf(values) + ((values.wanted ?? 1) - values.size) * 100,
  (values, who) => say('claim.additive', { who, size: sizeOf(values) }),
  [many, 1000],
)
const addsOneMore = fault(
  'rate.adds-one-more',
  (values) => priceOf(values) + values.each,
  (values, who) => say('claim.adds-one', { who, size: sizeOf(values) }),
  [many, 880],
)

export const faultsOfOne = [upsideDown, subtracts, totalAsOne]
export const faultsOfMany = [upsideDown, additive, addsOneMore]

/**
 * Draws a size and a unit price for which the pack price is a multiple of `step` cents; `asksMany` adds a wanted
 * number.
 */
export function drawPriced(random: Random, step: 50 | 100, asksMany: boolean): Priced {
  const id = someGoods(random)
  const { low, high } = goods[id]
  const prices = Array.from({ length: (high - low) / 5 + 1 }, (_, at) => low + 5 * at)
  const all = [4, 5, 6, 8, 10, 12, 20].flatMap((size) => prices.map((each) => ({ size, each })))
  const { size, each } = random.pick(
    all.filter((pack) => {
      const price = pack.size * pack.each
      return price > 100 && price % step === 0 && (step === 100 || price % 100 !== 0)
    }),
  )
  const fitting = [2, 3, 4, 5, 6, 7, 8].filter((more) => step === 50 || (each * (size + more)) % 10 === 0)
  return { goods: id, size, each, wanted: asksMany ? size + random.pick(fitting) : null }
}
/** Reads the claimed price, the right one, and each fault's price, in either language. */
export function readPrices(stem: string): ClaimRead {
  const [size = 1, price = 0, ...rest] = numbersIn(stem).map(({ value }) => value)
  const [wanted = 1, got = 0] = rest.length > 1 ? rest : [1, ...rest]
  const each = price / size
  return {
    got,
    truth: each * wanted,
    ways: [
      [/divided|dividió/, (size / price) * wanted],
      [/used|usó/, price],
      [/subtracted|restó/, Math.abs(price - size)],
      [/only one more|nada más/, price + each],
      [/same number|mismo número/, price + wanted - size],
    ],
  }
}
