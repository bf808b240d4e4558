import { defineModel, type Level, numberOf, slip } from '#form'
import { tableOf } from '#shapes/display/display.ts'
import { braking, type Cart, masses } from '#worlds/braking/braking.ts'
import { brakingWords } from '#worlds/braking/words.ts'
import { type Data, reading, timeAt } from '#worlds/data.ts'
import { term } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  series: number
  /** Place of the speed whose row is used. */
  at: number
  /** How many times its mass (1) or its speed (2 and 3). */
  times: number
}

const isCart = (thing: string): thing is Cart => thing in masses

/** The stopping distance of another mass (1) or of another speed (2), and the speed of a stopping distance (3). */
export const predictStop = defineModel<Values>({
  id: 'predict-stop',
  thinking: 'work backwards',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-PS3-1'],
  draw: (random, level) => ({
    level,
    data: braking.draw(random, { kind: 'course', things: 2 }).data,
    series: random.integer(0, 1),
    at: random.integer(level === 1 ? 1 : 2, 3),
    times: level === 1 ? random.integer(2, 3) : random.integer(2, level === 2 ? 2 : 3),
  }),
  // A mass that is in the table would only be read off, and no class has a cart of 12 m/s.
  fits(values) {
    const { level, data, series, at, times } = values
    return level === 1
      ? data.series.every(({ thing }) => massOf(thing) !== massOf(data.series[series]?.thing ?? '') * times)
      : timeAt(data, at) * times <= 9 && spreadOf(knownOf(values), byRow(values)) <= 0.25
  },
  item: (values) =>
    values.level === 1 ? byMass(values) : values.level === 2 ? bySpeed(values) : backward(values),
  task: ({ level, data, series, at, times }) => `${level}/${data.series[series]?.thing ?? ''}/${at}/${times}`,
})

const massOf = (thing: string): number => (isCart(thing) ? masses[thing] : 1)

function knownOf({ data, series, at, times }: Values) {
  const thing = data.series[series]?.thing ?? ''
  const distance = reading(data, series, at)
  return {
    cart: term(thing),
    mass: massOf(thing),
    speed: timeAt(data, at),
    distance,
    times,
    square: times ** 2,
  }
}

/** The stopping distance that each row of the same cart leads to, for the speed that is asked for. */
const byRow = ({ data, series, at, times }: Values): number[] =>
  data.times.map((speed, row) => reading(data, series, row) * ((timeAt(data, at) * times) / speed) ** 2)

/** The stopping distance that each cart leads to, for the mass that is asked for. */
const byCart = ({ data, series, at, times }: Values): number[] =>
  data.series.map(
    ({ thing }, cart) =>
      (reading(data, cart, at) * massOf(data.series[series]?.thing ?? '') * times) / massOf(thing),
  )

/** How far these are from the distance of the row that is asked about, as a part of it. */
function spreadOf(
  { distance, square }: { distance: number; square: number },
  found: readonly number[],
): number {
  const key = distance * square
  return Math.max(...found.map((each) => Math.abs(each - key))) / key
}

function byMass(values: Values) {
  const { data, series, at } = values
  const { cart, mass, speed, distance, times, square } = knownOf(values)
  const key = distance * times
  return {
    stem: [brakingWords.scene(data), say('predict.ask-mass', { mass: mass * times, speed })],
    figure: tableOf(brakingWords, data),
    ...numberOf({
      label: say('predict.distance'),
      after: 'cm',
      value: key,
      // Either cart may be scaled up.
      within: Math.max(2 * times + 2, ...byCart(values).map((each) => Math.ceil(Math.abs(each - key)))),
      slips: [
        slip(distance, 'energy.speed-alone', say('predict.same')),
        slip(distance * square, 'energy.squares-mass', say('predict.mass-squared')),
        slip(reading(data, 1 - series, at), 'reading.wrong-series', say('predict.other-cart')),
      ],
    }),
    hints: [say('predict.hint-mass'), say('predict.hint-row', { cart, speed })],
    solution: [
      say('predict.so-row', { cart, speed, distance }),
      say('predict.so-mass', { times, distance, key }),
    ],
  }
}

function bySpeed(values: Values) {
  const { data, series, at } = values
  const { cart, speed, distance, times, square } = knownOf(values)
  const key = distance * square
  const step = distance - reading(data, series, at - 1)
  return {
    stem: [brakingWords.scene(data), say('predict.ask-speed', { cart, fast: speed * times })],
    figure: tableOf(brakingWords, data),
    ...numberOf({
      label: say('predict.distance'),
      after: 'cm',
      value: key,
      // Any row may be scaled up, and a slower one multiplies its error by more.
      within: Math.max(
        Math.round(1.5 * ((speed * times) ** 2 / 4 + square)),
        ...byRow(values).map((each) => Math.ceil(Math.abs(each - key))),
      ),
      slips: [
        slip(distance * times, 'energy.proportional-to-speed', say('predict.only-times', { times })),
        slip(distance + step * speed * (times - 1), 'energy.adds-steps', say('predict.steps')),
        slip(reading(data, 1 - series, at) * square, 'reading.wrong-series', say('predict.other-cart')),
      ],
    }),
    hints: [say('predict.hint-speed'), say('predict.hint-row', { cart, speed })],
    solution: [
      say('predict.so-row', { cart, speed, distance }),
      say('predict.so-square', { times, square, distance, key }),
    ],
  }
}

function backward(values: Values) {
  const { data } = values
  const { cart, speed, distance, times, square } = knownOf(values)
  const far = distance * square
  const spread = spreadOf({ distance, square }, byRow(values))
  return {
    stem: [brakingWords.scene(data), say('predict.ask-back', { cart, far })],
    figure: tableOf(brakingWords, data),
    ...numberOf({
      label: say('predict.speed'),
      after: 'm/s',
      value: speed * times,
      // Any row may be the start.
      within: Math.max(0.6, Math.ceil(10 * speed * times * (1 / Math.sqrt(1 - spread) - 1)) / 10),
      slips: [
        slip(speed * square, 'energy.proportional-to-speed', say('predict.too-fast')),
        slip(square, 'data.stops-early', say('predict.only-factor')),
        slip(speed, 'reading.one-point', say('predict.table-speed')),
      ],
    }),
    hints: [say('predict.hint-back'), say('predict.hint-speed')],
    solution: [
      say('predict.so-row', { cart, speed, distance }),
      say('predict.so-times', { far, distance, square }),
      say('predict.so-back', { times, speed, key: speed * times }),
    ],
  }
}
