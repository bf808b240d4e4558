import type { Person, Quantity, Text } from '@skills-center/messages/values'
import {
  type Fraction,
  fromPlain,
  isSame,
  mixed,
  over,
  properFraction,
  sizeOf,
  times,
} from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import { someone } from '../../people/people.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawUntil } from '../../shapes/answers.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Amounts `y` at a constant rate per `x`, with realistic rates and the longest realistic duration. */
const scenes = {
  walker: {
    y: 'mile',
    x: 'hour',
    rates: ['2', '2 1/4', '2 2/5', '2 1/2', '2 2/3', '2 3/4', '3', '3 1/4', '3 1/3', '3 1/2', '3 3/5'],
    most: 4,
  },
  jogger: {
    y: 'mile',
    x: 'hour',
    rates: ['5', '5 1/4', '5 1/3', '5 2/5', '5 1/2', '5 3/4', '6', '6 1/4', '6 1/2', '6 2/3', '7', '7 1/2'],
    most: 2,
  },
  cyclist: {
    y: 'mile',
    x: 'hour',
    rates: ['8', '9', '9 1/3', '10', '10 1/2', '11', '12', '12 1/2', '13', '13 1/3', '14', '15'],
    most: 3,
  },
  hose: {
    y: 'gallon',
    x: 'minute',
    rates: ['2 1/4', '2 1/2', '2 2/3', '3', '3 1/3', '3 1/2', '3 3/4', '4', '4 1/2', '5', '5 1/3'],
    most: 10,
  },
  leak: {
    y: 'liter',
    x: 'hour',
    rates: ['1/4', '3/8', '2/5', '1/2', '3/5', '2/3', '3/4', '4/5', '1 1/4', '1 1/2', '1 2/3'],
    most: 12,
  },
  lemonade: { y: 'cup', x: 'quart', rates: ['1/3', '3/8', '1/2', '5/8', '2/3', '3/4'], most: 6 },
  garden: {
    y: 'teaspoon',
    x: 'gallon',
    rates: ['1 1/4', '1 1/2', '1 3/4', '2', '2 1/4', '2 1/2', '3'],
    most: 6,
  },
  knitter: {
    y: 'foot',
    x: 'hour',
    rates: ['1/3', '1/2', '2/3', '3/4', '5/6', '1', '1 1/4', '1 1/3', '1 1/2'],
    most: 5,
  },
  rain: { y: 'inch', x: 'hour', rates: ['1/8', '1/4', '1/3', '3/8', '1/2', '5/8', '3/4'], most: 5 },
  candle: { y: 'inch', x: 'hour', rates: ['1/2', '5/8', '2/3', '3/4', '7/8', '1 1/4', '1 1/3'], most: 6 },
  jam: { y: 'pound', x: 'quart', rates: ['1 1/2', '1 2/3', '1 3/4', '2', '2 1/4', '2 1/2'], most: 5 },
  map: {
    y: 'mile',
    x: 'inch',
    rates: ['1 1/2', '1 2/3', '2', '2 1/4', '2 1/2', '2 2/3', '3', '3 1/3', '4'],
    most: 6,
  },
} as const satisfies Record<string, { y: UnitId; x: UnitId; rates: readonly string[]; most: number }>
export type FractionSceneId = keyof typeof scenes

const sceneIds = keysOf(scenes)

/** The usual fractions of each unit. */
const partsOf: Partial<Record<UnitId, readonly number[]>> = {
  mile: [2, 3, 4, 5, 6, 8, 10],
  hour: [2, 3, 4, 5, 6, 12],
  minute: [2, 3, 4, 5, 6],
  gallon: [2, 3, 4, 8],
  liter: [2, 3, 4, 5, 8, 10],
  cup: [2, 3, 4, 8],
  quart: [2, 3, 4],
  teaspoon: [2, 4, 8],
  foot: [2, 3, 4, 6, 12],
  inch: [2, 3, 4, 8],
  pound: [2, 3, 4, 8],
}
const isMeasured = (unit: UnitId, [, parts]: Fraction): boolean =>
  parts === 1 || (partsOf[unit] ?? []).includes(parts)

/**
 * An amount that goes with `x` at a constant rate. Asks for the amount per one unit of the second quantity (`one`) or
 * of the first (`other`), for another amount of the second (`forward`), or back from the amount that goes with `next`.
 */
export interface FractionPace {
  scene: FractionSceneId
  rate: Fraction
  x: Fraction
  next: Fraction
  asks: 'one' | 'other' | 'forward' | 'back'
  who: string
}

export const amountOf = ({ rate, x }: Pick<FractionPace, 'rate' | 'x'>): Fraction => times(rate, x)
export const nextAmountOf = ({ rate, next }: Pick<FractionPace, 'rate' | 'next'>): Fraction =>
  times(rate, next)
export const unitsOf = (scene: FractionSceneId): { ys: Quantity<UnitId>; xs: Quantity<UnitId> } => ({
  ys: quantity(1, scenes[scene].y),
  xs: quantity(1, scenes[scene].x),
})
/** The dividend, the divisor, and the answer. */
export function partsOfPace(pace: FractionPace): { dividend: Fraction; divisor: Fraction; key: Fraction } {
  const [x, y] = [pace.x, amountOf(pace)]
  return {
    ...(pace.asks === 'other' ? { dividend: x, divisor: y } : { dividend: y, divisor: x }),
    key: {
      one: pace.rate,
      other: over(x, y),
      forward: nextAmountOf(pace),
      back: pace.next,
    }[pace.asks],
  }
}

/** The largest numerator to divide by hand. */
const maxNumerator = 45

/** A unit fraction, another fraction below 1, or a mixed number. */
type Size = 'unit' | 'part' | 'mixed'
const someSize = (random: Random, size: Size, parts: readonly number[]): Fraction => {
  const denominator = random.pick(size === 'part' ? parts.filter((each) => each > 2) : parts)
  if (size === 'unit') return [1, denominator]
  const part = properFraction(random, denominator)
  return size === 'mixed' ? mixed(random.integer(1, 2), part) : part
}

/** A scene, its rate, and two realistic amounts of the second quantity; the first amount is fractional. */
function drawFractionPace(
  random: Random,
  size: Size,
  next: Size | 'whole' = 'mixed',
): Pick<FractionPace, 'scene' | 'rate' | 'x' | 'next'> {
  return drawUntil(
    () => {
      const scene = random.pick(sceneIds)
      const { rates, most, x } = scenes[scene]
      const parts = partsOf[x] ?? []
      return {
        scene,
        rate: fromPlain(random.pick(rates)),
        x: someSize(random, size, parts),
        next: next === 'whole' ? ([random.integer(2, most), 1] as const) : someSize(random, next, parts),
      }
    },
    (drawn) => {
      const { y, most } = scenes[drawn.scene]
      const [first, later] = [amountOf(drawn), nextAmountOf(drawn)]
      return (
        (size !== 'part' || drawn.x[0] > 1) &&
        first[1] > 1 &&
        first[0] <= maxNumerator &&
        isMeasured(y, first) &&
        isMeasured(y, later) &&
        !isSame(first, drawn.x) &&
        sizeOf(drawn.next) > sizeOf(drawn.x) &&
        sizeOf(drawn.next) <= most
      )
    },
  )
}

/** A person's rate, with the question about it. */
export const drawAsked = (
  random: Random,
  size: Size,
  asks: FractionPace['asks'],
  next?: Size | 'whole',
): FractionPace => ({ ...drawFractionPace(random, size, next), asks, who: someone(random) })

/** Amounts at several rates in one scene, each with a different amount of the second quantity. */
export function drawRates(
  random: Random,
  size: () => Size,
  count: number,
): { scene: FractionSceneId; paces: { rate: Fraction; x: Fraction }[] } {
  return drawUntil(
    () => {
      const scene = random.pick(sceneIds)
      const { rates, x } = scenes[scene]
      const parts = partsOf[x] ?? []
      const some = random.sample([...rates], count)
      return {
        scene,
        paces: some.map((rate) => ({ rate: fromPlain(rate), x: someSize(random, size(), parts) })),
      }
    },
    ({ scene, paces }) =>
      paces.every((pace) => {
        const first = amountOf(pace)
        return first[1] > 1 && first[0] <= maxNumerator && isMeasured(scenes[scene].y, first)
      }),
  )
}

export const yText = (scene: FractionSceneId, value: Fraction): Text => amount(value, scenes[scene].y)
export const xText = (scene: FractionSceneId, value: Fraction): Text => amount(value, scenes[scene].x)

export const tell = {
  /** “Nia walks 3/4 mile in 1/4 hour.” */
  told: ({ scene, rate, x }: FractionPace, who: Person): Text =>
    say(`${scene}.told`, { who, y: yText(scene, times(rate, x)), x: xText(scene, x) }),
  /** “How far does Nia walk in 2 hours at this speed?” */
  forward: ({ scene, next }: FractionPace, who: Person): Text =>
    say(`${scene}.forward`, { who, x: xText(scene, next) }),
  back: (pace: FractionPace, who: Person): Text =>
    say(`${pace.scene}.back`, { who, y: yText(pace.scene, nextAmountOf(pace)) }),
  /** “Some friends go jogging.” */
  several: (scene: FractionSceneId): Text => say(`${scene}.several`),
  /** “3/4 mile in 1/4 hour” */
  card: (scene: FractionSceneId, pace: Pick<FractionPace, 'rate' | 'x'>): Text =>
    say('card', {
      how: ['hour', 'minute'].includes(scenes[scene].x) ? 'time' : 'amount',
      y: yText(scene, amountOf(pace)),
      x: xText(scene, pace.x),
    }),
}
