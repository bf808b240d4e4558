import { bug, type Exact, keysOf, money, numbersIn, type Random, type Text, tidy } from '#form'
import { languages } from '@skills-center/contract/language'
import { lowest } from '#fractions/fraction.ts'
import { amount as mixedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { nounIn, quantity, type UnitId } from '#units/units.ts'
import { say } from './messages.gen.ts'

export const standards = ['5.MD.A.1']

type Span = readonly [from: number, to: number, step: number]
interface Ranges {
  large: UnitId
  small: UnitId
  factor: number
  system: 'customary' | 'metric' | 'time'
  /** Whether a second amount is added or taken away. */
  sign: 1 | -1
  /** In large units. */
  amount: Span
  /** In small units. */
  extra: Span
  n: Span
  each: readonly number[]
  /** Dollars for one large unit. */
  prices: readonly number[]
}
const scenes = {
  ribbon: {
    large: 'yard',
    small: 'inch',
    factor: 36,
    system: 'customary',
    sign: 1,
    amount: [2, 6, 0.5],
    extra: [8, 60, 2],
    n: [4, 16, 1],
    each: [9, 18, 27],
    prices: [2, 3, 4],
  },
  board: {
    large: 'foot',
    small: 'inch',
    factor: 12,
    system: 'customary',
    sign: -1,
    amount: [6, 14, 0.5],
    extra: [9, 45, 3],
    n: [3, 8, 1],
    each: [9, 15, 18, 21, 27],
    prices: [2, 3, 5],
  },
  juice: {
    large: 'gallon',
    small: 'cup',
    factor: 16,
    system: 'customary',
    sign: 1,
    amount: [2, 5, 0.5],
    extra: [5, 30, 1],
    n: [3, 12, 1],
    each: [4, 6, 7, 10],
    prices: [4, 6, 8],
  },
  cheese: {
    large: 'pound',
    small: 'ounce',
    factor: 16,
    system: 'customary',
    sign: -1,
    amount: [2, 6, 0.5],
    extra: [6, 28, 2],
    n: [3, 12, 1],
    each: [4, 6, 10, 12],
    prices: [6, 8, 9],
  },
  rice: {
    large: 'kilogram',
    small: 'gram',
    factor: 1000,
    system: 'metric',
    sign: 1,
    amount: [1.5, 5, 0.5],
    extra: [250, 900, 50],
    n: [4, 16, 1],
    each: [70, 80, 120, 125],
    prices: [2, 3, 4],
  },
  soap: {
    large: 'liter',
    small: 'milliliter',
    factor: 1000,
    system: 'metric',
    sign: -1,
    amount: [2, 6, 0.5],
    extra: [250, 900, 50],
    n: [4, 14, 1],
    each: [150, 250, 350, 450],
    prices: [4, 6, 8],
  },
  run: {
    large: 'kilometer',
    small: 'meter',
    factor: 1000,
    system: 'metric',
    sign: 1,
    amount: [2.5, 8, 0.5],
    extra: [150, 900, 50],
    n: [4, 15, 1],
    each: [200, 300, 400, 600],
    prices: [2, 3, 5],
  },
  lessons: {
    large: 'hour',
    small: 'minute',
    factor: 60,
    system: 'time',
    sign: 1,
    amount: [1.5, 6, 0.5],
    extra: [20, 50, 5],
    n: [3, 9, 1],
    each: [25, 30, 40, 45, 50],
    prices: [16, 18, 20],
  },
} as const satisfies Record<string, Ranges>
export type Scene = keyof typeof scenes
export const sceneIds = keysOf(scenes)
export const rangesOf = (scene: Scene): Ranges => scenes[scene]

/** Two amounts with different units (`one`), equal parts (`need`), what they leave (`left`), what they cost (`cost`). */
export interface Problem {
  scene: Scene
  who: string
  asks: 'one' | 'need' | 'left' | 'cost'
  amount: number
  extra: number
  n: number
  each: number
  price: number
}
const inSpan = (random: Random, [from, to, step]: Span): number =>
  tidy(from + step * random.integer(0, Math.round((to - from) / step)))

export function drawProblem(
  random: Random,
  asks: Problem['asks'],
  some: readonly Scene[] = sceneIds,
): Problem {
  const scene = random.pick(some)
  const { amount, extra, n, each, prices } = rangesOf(scene)
  return {
    scene,
    who: someone(random),
    asks,
    amount: inSpan(random, amount),
    extra: inSpan(random, extra),
    n: inSpan(random, n),
    each: random.pick(each),
    price: random.pick(prices),
  }
}

/** Whether the amount in large units is easy to write: in fourths, or with two decimals. */
export const isHandy = (its: Pick<Problem, 'scene'>, large: number): boolean =>
  Number.isInteger(tidy(large * (rangesOf(its.scene).system === 'metric' ? 100 : 4)))
export const smallOf = ({ n, each }: Problem): number => n * each
export const needOf = (its: Problem): number => tidy(smallOf(its) / rangesOf(its.scene).factor)
export function problemKey(its: Problem): number {
  const { factor, sign } = rangesOf(its.scene)
  return tidy(
    {
      one: its.amount * factor + sign * its.extra,
      need: needOf(its),
      left: its.amount - needOf(its),
      cost: its.price * needOf(its),
    }[its.asks],
  )
}
export const fitsProblem = (its: Problem): boolean => {
  const { asks, amount, extra, n, each, price } = its
  const key = problemKey(its)
  if (asks === 'one') return ![amount, extra].includes(key)
  return (
    isHandy(its, needOf(its)) &&
    needOf(its) > 1 &&
    (asks !== 'left' || key >= 0.25) &&
    ![amount, n, each, price].includes(key)
  )
}

/** Wrong values are in hundredths, so that fractions of cents stay exact. */
const part = (numerator: number, denominator: number): Exact => [tidy(100 * numerator), 100 * denominator]
/** The value with another factor between the units. */
function withFactor(its: Problem, factor: number): Exact | null {
  const { sign } = rangesOf(its.scene)
  const { asks, amount, extra, price } = its
  if (asks === 'one') return amount * factor + sign * extra > 0 ? tidy(amount * factor + sign * extra) : null
  if (asks === 'need') return part(smallOf(its), factor)
  if (asks === 'cost') return part(price * smallOf(its), factor)
  return amount * factor > smallOf(its) ? part(amount * factor - smallOf(its), factor) : null
}
// Worked by hand: 5 yards, and 4 bows of 27 inches: 108 inches, or 3 yards, at $2 a yard.
const bows: Problem = {
  scene: 'ribbon',
  who: 'Ben',
  asks: 'cost',
  amount: 5,
  extra: 20,
  n: 4,
  each: 27,
  price: 2,
}
export const problemBugs = {
  ten: bug<Problem>({
    id: 'unit.base-ten-only',
    answer(its) {
      const { system } = rangesOf(its.scene)
      return system === 'metric' ? null : withFactor(its, system === 'time' ? 100 : 10)
    },
    feedback: (its) => say('slip.ten', factOf(its)),
    example: [{ ...bows, asks: 'one' }, 70],
  }),
  place: bug<Problem>({
    id: 'unit.place-off',
    answer: (its) => (rangesOf(its.scene).system === 'metric' ? withFactor(its, 100) : null),
    feedback: (its) => say('slip.place', factOf(its)),
    example: [{ ...bows, scene: 'run', asks: 'need', each: 200 }, [80000, 10000]],
  }),
  unlike: bug<Problem>({
    id: 'unit.adds-unlike',
    answer: ({ asks, scene, amount, extra }) =>
      asks === 'one' && rangesOf(scene).sign === 1 ? tidy(amount + extra) : null,
    feedback: () => say('slip.unlike'),
    example: [{ ...bows, asks: 'one' }, 25],
  }),
  early: bug<Problem>({
    id: 'unit.stops-early',
    answer(its) {
      if (its.asks === 'need') return null
      return its.asks === 'one' ? tidy(its.amount * rangesOf(its.scene).factor) : needOf(its)
    },
    feedback: ({ asks }) => say(`slip.early.${asks === 'need' ? 'left' : asks}`),
    example: [bows, 3],
  }),
  none: bug<Problem>({
    id: 'unit.no-conversion',
    answer: (its) => (its.asks === 'need' ? smallOf(its) : null),
    feedback: () => say('slip.none'),
    example: [{ ...bows, asks: 'need' }, 108],
  }),
  once: bug<Problem>({
    id: 'model.counts-once',
    answer(its) {
      const { factor } = rangesOf(its.scene)
      const { asks, amount, each, price } = its
      if (asks === 'one') return null
      if (asks === 'need') return part(each, factor)
      return asks === 'cost' ? part(price * each, factor) : part(amount * factor - each, factor)
    },
    feedback: () => say('slip.once'),
    example: [bows, [5400, 3600]],
  }),
  times: bug<Problem>({
    id: 'unit.wrong-operation',
    answer: (its) => (its.asks === 'need' ? smallOf(its) * rangesOf(its.scene).factor : null),
    feedback: (its) => say('slip.times', factOf(its)),
    example: [{ ...bows, asks: 'need' }, 3888],
  }),
}

/** “2 1/2 yards”, “2.5 kilograms”. */
export const amountText = (scene: Scene, value: number) => {
  const { large, system } = rangesOf(scene)
  return system === 'metric' || Number.isInteger(value)
    ? quantity(value, large)
    : mixedAmount(lowest([value * 4, 4]), large)
}
export const factOf = ({ scene }: Pick<Problem, 'scene'>) => {
  const { large, small, factor } = rangesOf(scene)
  return { large: quantity(1, large), small: quantity(factor, small) }
}
export const termsOf = (its: Problem) => {
  const { scene, amount, extra, n, each, price } = its
  const { large, small } = rangesOf(scene)
  return {
    who: person(its.who),
    amount: amountText(scene, amount),
    extra: quantity(extra, small),
    n,
    each: quantity(each, small),
    price: money(100 * price),
    large: quantity(2, large),
    small: quantity(2, small),
  }
}
export const tell = (its: Problem): Text[] => {
  const terms = termsOf(its)
  const { scene, asks } = its
  if (asks === 'left') return [say(`scene.${scene}.have`, terms), say(`scene.${scene}.left`, terms)]
  return [say(`scene.${scene}.${asks}`, terms)]
}

/** The numbers of a text, with mixed numbers as decimals. */
export const readNumbers = (text: string): number[] =>
  numbersIn(
    text.replaceAll(
      /⟦(\d*)(?:\\frac\{(\d+)\}\{(\d+)\})?⟧/g,
      (_found, whole: string, top = '0', bottom = '1') =>
        String(Number(whole) + Number(top) / Number(bottom)),
    ),
  ).map(({ value }) => value)

/** Where a text first names a unit, in either language; -1 if it does not. */
export const placeOf = (text: string, unit: UnitId): number => {
  const names = languages.flatMap((code) => {
    const noun = nounIn(code, unit)
    return noun === undefined ? [] : [noun.many, noun.one]
  })
  return text.search(new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu'))
}
/** The scene whose units a text names, and whether the large unit is first. */
export function sceneIn(text: string): { factor: number; large: UnitId; isLargeFirst: boolean } {
  const found = sceneIds.find(
    (id) => placeOf(text, scenes[id].large) >= 0 && placeOf(text, scenes[id].small) >= 0,
  )
  if (found === undefined) throw new TypeError(`No two units in ${text}`)
  const { large, small, factor } = scenes[found]
  return { factor, large, isLargeFirst: placeOf(text, large) < placeOf(text, small) }
}
