import { defineModel, numberOf, slip } from '#form'
import { tableOf } from '#shapes/display/display.ts'
import {
  byCart,
  byRow,
  drawStop,
  isReadable,
  knownOf,
  spreadOf,
  type Stop,
} from '#worlds/braking/predicted-stops.ts'
import { brakingWords } from '#worlds/braking/words.ts'
import { reading } from '#worlds/data.ts'
import { say } from './messages.gen.ts'

/** The stopping distance of another mass (1) or of another speed (2), and the speed of a stopping distance (3). */
export const predictStop = defineModel<Stop>({
  id: 'predict-stop',
  thinking: 'work backwards',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-PS3-1'],
  draw: drawStop,
  fits: isReadable,
  item: (values) =>
    values.level === 1 ? byMass(values) : values.level === 2 ? bySpeed(values) : backward(values),
  task: ({ level, data, series, at, times }) => `${level}/${data.series[series]?.thing ?? ''}/${at}/${times}`,
})

function byMass(values: Stop) {
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

function bySpeed(values: Stop) {
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

function backward(values: Stop) {
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
