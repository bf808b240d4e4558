import { math } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { count, dollars, sentence } from '../../wording.ts'

export interface Quantity {
  letter: string
  /** Heads a column or an axis: “weight”. */
  name: string
  /** In a sentence: “the weight”. */
  phrase: string
  one: string
  many: string
  isMoney?: boolean
}

/** Two amounts that keep pace with each other; the second is so many times the first. */
export interface Scene {
  /** That one goes with the other at an even rate. */
  about: string
  /** One pair of amounts; in every scene without money the first amount stands first. */
  tells: (x: string, y: string) => string
  x: Quantity
  y: Quantity
  /** The same with another constant. */
  other: (times: string) => string
  /** Believable amounts of the second for one of the first. */
  low: number
  high: number
  /** The second is counted, so that it has no halves. */
  isCounted?: boolean
}

const cost: Quantity = {
  letter: 'c',
  name: 'cost',
  phrase: 'the cost',
  one: 'dollar',
  many: 'dollars',
  isMoney: true,
}
const minutes: Quantity = { letter: 't', name: 'time', phrase: 'the time', one: 'minute', many: 'minutes' }
const hours: Quantity = { letter: 't', name: 'time', phrase: 'the time', one: 'hour', many: 'hours' }

export const scenes: Scene[] = [
  {
    about: 'A shop sells almonds by weight.',
    tells: (x, y) => `You pay ${y} for ${x} of almonds.`,
    other: (times) => `Another shop charges ${times} much for each pound.`,
    x: { letter: 'w', name: 'weight', phrase: 'the weight', one: 'pound', many: 'pounds' },
    y: cost,
    low: 6,
    high: 12,
  },
  {
    about: 'A store sells fabric from the roll.',
    tells: (x, y) => `You pay ${y} for ${x} of fabric.`,
    other: (times) => `Another store charges ${times} much for each meter.`,
    x: { letter: 'm', name: 'length', phrase: 'the length', one: 'meter', many: 'meters' },
    y: cost,
    low: 4,
    high: 15,
  },
  {
    about: 'A market sells oats from a bin.',
    tells: (x, y) => `You pay ${y} for ${x} of oats.`,
    other: (times) => `Another market charges ${times} much for each pound.`,
    x: { letter: 'w', name: 'weight', phrase: 'the weight', one: 'pound', many: 'pounds' },
    y: cost,
    low: 1,
    high: 3,
  },
  {
    about: 'A summer job pays by the hour.',
    tells: (x, y) => `For ${x} of work, you earn ${y}.`,
    other: (times) => `Another job pays ${times} much for each hour.`,
    x: hours,
    y: { letter: 'p', name: 'pay', phrase: 'the pay', one: 'dollar', many: 'dollars', isMoney: true },
    low: 11,
    high: 20,
  },
  {
    about: 'A cyclist rides at a steady speed.',
    tells: (x, y) => `In ${x}, the cyclist rides ${y}.`,
    other: (times) => `Another traveler goes ${times} far in each hour.`,
    x: hours,
    y: { letter: 'd', name: 'distance', phrase: 'the distance', one: 'kilometer', many: 'kilometers' },
    low: 14,
    high: 26,
  },
  {
    about: 'A hiker walks at a steady speed.',
    tells: (x, y) => `In ${x}, the hiker walks ${y}.`,
    other: (times) => `Another traveler goes ${times} far in each hour.`,
    x: hours,
    y: { letter: 'd', name: 'distance', phrase: 'the distance', one: 'mile', many: 'miles' },
    low: 2,
    high: 4,
  },
  {
    about: 'Water runs from a hose at a steady rate.',
    tells: (x, y) => `In ${x}, the hose gives ${y} of water.`,
    other: (times) => `Another hose gives ${times} much water in each minute.`,
    x: minutes,
    y: { letter: 'w', name: 'water', phrase: 'the amount of water', one: 'gallon', many: 'gallons' },
    low: 5,
    high: 14,
  },
  {
    about: 'A printer works at a steady pace.',
    tells: (x, y) => `In ${x}, the printer prints ${y}.`,
    other: (times) => `Another printer prints ${times} many pages in each minute.`,
    x: minutes,
    y: { letter: 'p', name: 'pages printed', phrase: 'the number of pages', one: 'page', many: 'pages' },
    low: 12,
    high: 30,
    isCounted: true,
  },
  {
    about: 'A machine fills bottles at a steady pace.',
    tells: (x, y) => `In ${x}, the machine fills ${y}.`,
    other: (times) => `Another machine fills ${times} many bottles in each minute.`,
    x: minutes,
    y: {
      letter: 'b',
      name: 'bottles filled',
      phrase: 'the number of bottles',
      one: 'bottle',
      many: 'bottles',
    },
    low: 8,
    high: 30,
    isCounted: true,
  },
  {
    about: 'A car uses gas evenly along a highway.',
    tells: (x, y) => `On ${x} of gas, the car goes ${y}.`,
    other: (times) => `Another car goes ${times} far on each gallon.`,
    x: { letter: 'g', name: 'gas', phrase: 'the amount of gas', one: 'gallon', many: 'gallons' },
    y: { letter: 'd', name: 'distance', phrase: 'the distance', one: 'mile', many: 'miles' },
    low: 22,
    high: 40,
  },
  {
    about: 'A map is drawn to scale.',
    tells: (x, y) => `A path of ${x} on the map is ${y} long in the park.`,
    other: (times) => `On another map, each inch stands for ${times} many miles.`,
    x: { letter: 'm', name: 'on the map', phrase: 'the length on the map', one: 'inch', many: 'inches' },
    y: { letter: 'p', name: 'in the park', phrase: 'the length in the park', one: 'mile', many: 'miles' },
    low: 1,
    high: 6,
  },
  {
    about: 'An elevator rises at a steady speed.',
    tells: (x, y) => `In ${x}, the elevator rises ${y}.`,
    other: (times) => `Another elevator rises ${times} far in each second.`,
    x: { letter: 't', name: 'time', phrase: 'the time', one: 'second', many: 'seconds' },
    y: { letter: 'h', name: 'height', phrase: 'the height', one: 'meter', many: 'meters' },
    low: 2,
    high: 8,
  },
  {
    about: 'A gardener always mixes plant food in the same way.',
    tells: (x, y) => `For ${x} of water, the gardener takes ${y} of plant food.`,
    other: (times) => `Another gardener takes ${times} much plant food for each gallon.`,
    x: { letter: 'w', name: 'water', phrase: 'the amount of water', one: 'gallon', many: 'gallons' },
    y: {
      letter: 'f',
      name: 'plant food',
      phrase: 'the amount of plant food',
      one: 'teaspoon',
      many: 'teaspoons',
    },
    low: 1,
    high: 5,
  },
]

export const amount = (its: Quantity, value: number): string =>
  its.isMoney ? dollars(value) : count(value, its.one, its.many)
export const heading = (its: Quantity): string =>
  its.name.startsWith(its.many)
    ? sentence(its.name)
    : `${sentence(its.name)} (${its.isMoney ? '$' : its.many})`
export const unitOf = (its: Quantity): string => (its.isMoney ? '$' : its.many)
export const told = ({ tells, x, y }: Scene, a: number, b: number): string =>
  tells(amount(x, a), amount(y, b))
export const rateUnit = ({ x, y }: Scene): string => `${y.many} per ${x.one}`
export const rated = (scene: Scene, rate: number): string =>
  scene.y.isMoney
    ? `${dollars(rate)} per ${scene.x.one}`
    : `${count(rate, scene.y.one, scene.y.many)} per ${scene.x.one}`
/** “w be the weight in pounds”. */
const stands = (its: Quantity): string =>
  `${math`${its.letter}`} be ${its.phrase}${its.phrase.endsWith(its.many) ? '' : ` in ${its.many}`}`
export const lettersTold = ({ x, y }: Scene): string => `Let ${stands(x)} and ${stands(y)}.`
/** “how the cost depends on the weight”. */
export const depends = ({ x, y }: Scene): string => `how ${y.phrase} depends on ${x.phrase}`

/** Whole rates, or rates with halves and quarters too. Rates of 1 tell nothing. */
export function ratesOf({ low, high, isCounted }: Scene, hasParts: boolean): number[] {
  const step = hasParts ? (isCounted || low > 9 ? 0.5 : 0.25) : 1
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step).filter(
    (rate) => rate !== 1 && (!hasParts || !Number.isInteger(rate)),
  )
}

export const upTo = (most: number, least = 2): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => index + least)

/** A pair that stands on crossings of a grid: `step` is what a row of squares counts. */
export interface GridPair {
  rate: number
  step: number
  across: number
  up: number
}

const steps = [1, 2, 5, 10, 20, 25, 50, 100]

/** All pairs, not too close to the axes, of a grid of 10 by 10 squares. */
export function gridPairs(rates: readonly number[]): GridPair[] {
  return rates.flatMap((rate) =>
    steps.flatMap((step) =>
      upTo(9)
        .map((across): GridPair => ({ rate, step, across, up: rate * across }))
        .filter(({ up }) => up % step === 0 && up >= 4 * step && up <= 10 * step),
    ),
  )
}

export const axes = (scene: Scene, step: number, columns = 10, rows = 10) => ({
  x: { from: 0, to: columns, step: 1, label: heading(scene.x) },
  y: { from: 0, to: rows * step, step, label: heading(scene.y) },
})

/** Different amounts of the first, none of them 1, such that counted things stay whole. */
export function amounts(random: Random, scene: Scene, rate: number, howMany: number): number[] {
  const fitting = upTo(12).filter((each) => !scene.isCounted || Number.isInteger(rate * each))
  return random.sample(fitting, howMany).toSorted((one, other) => one - other)
}
