import {
  all,
  arranged,
  defineModel,
  math,
  mathIn,
  numbersIn,
  type Random,
  solved,
  tex,
  type Text,
  toNumber,
} from '#form'
import type { Point } from '#equations/line.ts'
import { holds, solutionOf, standardIn } from '#equations/standard-form.ts'
import { amountsIn } from '#situations/two-amounts/read-amounts.ts'
import {
  allOf,
  type Amounts,
  drawAmounts,
  firstOf,
  isTrueAmounts,
  relationSide,
  tellAmounts,
} from '#situations/two-amounts/two-amounts.ts'
import {
  drawKinds,
  drawOrders,
  type Kinds,
  type Orders,
  tellKinds,
  tellOrders,
  tellPrices,
  totalOf,
} from '#situations/two-kinds/two-kinds.ts'
import { say } from './messages.gen.ts'

const xy = { x: tex('x'), y: tex('y') }
const bothTex = (one: string, other: string) => all([tex(one), tex(other)])
interface Chosen {
  amounts: Amounts | null
  kinds: Kinds | null
  orders: Orders | null
  shuffle: number
}
const chosen = (random: Random, its: Partial<Chosen>): Chosen => ({
  amounts: null,
  kinds: null,
  orders: null,
  ...its,
  shuffle: random.integer(0, 1e9),
})
type Wrong = readonly [
  equation: string,
  misconception: string,
  id: 'reversed' | 'swapped' | 'keyword' | 'total' | 'worth' | 'mixed',
]

/** The story, both right equations, and the equations that known mistakes lead to. */
function systemOf({ amounts, kinds, orders }: Chosen): { told: Text[]; right: string[]; wrong: Wrong[] } {
  if (amounts !== null) {
    const { times, plus } = amounts
    const n = allOf(amounts)
    const { told, letters } = tellAmounts(amounts)
    const side = relationSide(times, plus, 'x')
    return {
      told: [...told, letters],
      right: [`x + y = ${n}`, `x = ${relationSide(times, plus, 'y')}`],
      wrong: [
        [`y = ${side}`, 'variables.reversed', 'reversed'],
        [`x + y = ${plus === 0 ? times : Math.abs(plus)}`, 'model.keyword', 'keyword'],
        [`x − y = ${n}`, 'model.swaps-numbers', 'total'],
      ],
    }
  }
  if (kinds !== null) {
    const { p, q, x, y } = kinds
    const [n, total] = [x + y, totalOf(kinds)]
    const { told } = tellKinds(kinds)
    return {
      told: [told, say('choose.let', { ...xy, ...tellKinds(kinds) })],
      right: [`x + y = ${n}`, `${p}x + ${q}y = ${total}`],
      wrong: [
        [`${q}x + ${p}y = ${total}`, 'model.mixes-plans', 'swapped'],
        [`${p}x + ${q}y = ${n}`, 'model.swaps-numbers', 'total'],
        [`x + y = ${total}`, 'model.counts-once', 'worth'],
      ],
    }
  }
  if (orders === null) throw new TypeError('expects a story')
  const { a, b, c, d, t, u } = orders
  const [told] = tellOrders(orders)
  return {
    told: [...(told === undefined ? [] : [told]), say('choose.prices', { ...xy, ...tellPrices(orders) })],
    right: [`${a}x + ${b}y = ${t}`, `${c}x + ${d}y = ${u}`],
    wrong: [
      [`${a}x + ${c}y = ${t}`, 'model.mixes-plans', 'mixed'],
      [`${c}x + ${d}y = ${t}`, 'model.swaps-numbers', 'total'],
      [`${a + c}x + ${b + d}y = ${u}`, 'model.counts-all', 'mixed'],
    ],
  }
}

const pointOf = ({ amounts, kinds, orders }: Chosen): Point =>
  amounts !== null
    ? [firstOf(amounts), amounts.y]
    : kinds !== null
      ? [kinds.x, kinds.y]
      : [orders?.p ?? 0, orders?.q ?? 0]

/** The values of x and y in any of these stories. */
function solutionIn(stem: string): Point {
  const numbers = numbersIn(stem).map(({ value }) => value)
  if (/price|precio/.test(stem)) {
    const totals = numbers.toSorted((one, other) => other - one).slice(0, 2)
    const [a = 1, b = 1, c = 1, d = 1] = numbers.filter((value) => !totals.includes(value))
    const [t = 0, u = 0] = numbers.filter((value) => totals.includes(value))
    const [x, y] = solutionOf({ a, b, c: t }, { a: c, b: d, c: u }) ?? [0, 0]
    return [toNumber(x), toNumber(y)]
  }
  // Whole words: “Tomás” does not say “más”.
  if (/(?<!\p{L})(?:more|less|times|más|menos|veces)(?!\p{L})/u.test(stem)) {
    const { x, y } = amountsIn(stem)
    return [x, y]
  }
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  const [p, q, n, total] = b > d ? [c, d, a, b] : [a, b, c, d]
  const x = (total - q * n) / (p - q)
  return [x, n - x]
}

/** Both equations of a story: a count and a relation (level 1), a count and a value (level 2), two orders (level 3). */
export const chooseEquations = defineModel<Chosen>({
  id: 'choose-equations',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['8.EE.C.8c'],
  task: ({ amounts, kinds, orders }) =>
    `${amounts?.story ?? ''} ${amounts?.form ?? ''} ${kinds?.story ?? ''} ${orders?.story ?? ''}`,
  draw: (random, level) =>
    chosen(
      random,
      level === 1
        ? { amounts: drawAmounts(random, ['more', 'times', 'more-times', 'fewer-times']) }
        : level === 2
          ? { kinds: drawKinds(random) }
          : { orders: drawOrders(random) },
    ),
  fits(values) {
    const { amounts, kinds, orders } = values
    const { right, wrong } = systemOf(values)
    const texts = [...right, ...wrong.map(([text]) => text)]
    return (
      new Set(texts).size === texts.length &&
      (amounts === null || isTrueAmounts(amounts)) &&
      (kinds === null || (kinds.p !== kinds.q && kinds.x !== kinds.y)) &&
      (orders === null || orders.a * orders.d !== orders.b * orders.c) &&
      wrong.every(([text]) => !holds(standardIn(text), pointOf(values))) &&
      (orders === null || (orders.a !== orders.c && orders.b !== orders.c && orders.t !== orders.u))
    )
  },
  item(values) {
    const { told, right, wrong } = systemOf(values)
    return {
      stem: [...told, say('choose.asks')],
      ...arranged.choices(values.shuffle, {
        right: right.map(math),
        wrong: wrong.map(([text, misconception, id]) => ({
          text: math(text),
          misconception,
          feedback: say(`choose.${id}`),
        })),
        missed: { misconception: null, feedback: say('choose.missed') },
      }),
      hints: [say('choose.nudge'), say('choose.hint', xy)],
      solution: [say('choose.facts'), say('choose.so', { system: bothTex(right[0] ?? '', right[1] ?? '') })],
    }
  },
  solve(shown) {
    const at = solutionIn(shown.stem)
    return solved.choices(shown, (text) => holds(standardIn(mathIn(text)[0] ?? ''), at))
  },
})
