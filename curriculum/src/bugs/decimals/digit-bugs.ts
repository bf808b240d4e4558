import {
  type Decimal,
  digitAt,
  type Place,
  places,
  placeName,
  toNumber,
  worthOf,
} from '../../decimals/decimal.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

/**
 * A digit in a number: asks for its value, or how its value compares with the same digit `steps` places to the left
 * (negative: to the right).
 */
export interface Digit {
  asks: 'value' | 'times' | 'shift'
  number: Decimal
  place: Place
  steps: number
}

export const digitOf = ({ number, place }: Digit): number => digitAt(number, place)
const valueOf = (digit: Digit): Decimal => digitOf(digit) * worthOf(digit.place)
export const askedOf = (digit: Digit): number =>
  digit.asks === 'times'
    ? 10 ** digit.steps
    : toNumber(valueOf(digit) * (digit.asks === 'shift' ? 10 ** digit.steps : 1))

// Worked by hand: the 7 in 4.073; in 3.535, the 3 ones and the 3 hundredths; 6 hundredths moved two places to the left.
const value: Digit = { asks: 'value', number: 4073, place: 'hundredths', steps: 0 }
const times: Digit = { asks: 'times', number: 3535, place: 'hundredths', steps: 2 }
const shift: Digit = { asks: 'shift', number: 60, place: 'hundredths', steps: 2 }

const faceValue = bug<Digit>({
  id: 'decimal.face-value',
  answer: (digit) => (digit.asks === 'value' ? digitOf(digit) : null),
  feedback: ({ place }) => say('face', { place: placeName(place) }),
  example: [value, 7],
})

const mirror = { tenths: 10, hundredths: 100, thousandths: 1000 } as const
const dropsThs = bug<Digit>({
  id: 'decimal.drops-ths',
  answer: (digit) => {
    const { place, asks } = digit
    if (asks !== 'value' || (place !== 'tenths' && place !== 'hundredths' && place !== 'thousandths'))
      return null
    return digitOf(digit) * mirror[place]
  },
  feedback: ({ place }) => say('mirror', { place: placeName(place) }),
  example: [value, 700],
})

const readsTheRest = bug<Digit>({
  id: 'decimal.reads-the-rest',
  answer: ({ asks, number, place }) => {
    const rest = number % (10 * worthOf(place))
    return asks === 'value' && rest % worthOf(place) > 0 ? toNumber(rest) : null
  },
  feedback: (digit) => say('rest', { digit: digitOf(digit) }),
  example: [value, 0.073],
})

/** Adds the steps of ten: 20 times for two places. */
const addsSteps = bug<Digit>({
  id: 'decimal.adds-steps',
  answer: ({ asks, steps }) => (asks === 'times' && steps > 1 ? 10 * steps : null),
  feedback: () => say('adds'),
  example: [times, 20],
})

const countsPlaces = bug<Digit>({
  id: 'decimal.counts-places',
  answer: ({ asks, steps }) => (asks === 'times' ? steps : null),
  feedback: () => say('counts'),
  example: [times, 2],
})

const otherDirection = bug<Digit>({
  id: 'decimal.wrong-direction',
  answer: (digit) => {
    if (digit.asks === 'value') return null
    return digit.asks === 'times' ? [1, 10 ** digit.steps] : askedOf({ ...digit, steps: -digit.steps })
  },
  feedback: ({ asks }) => say(asks === 'times' ? 'less' : 'direction'),
  example: [times, [1, 100]],
})

const oneStepShort = bug<Digit>({
  id: 'decimal.adds-steps',
  answer: (digit) =>
    digit.asks === 'shift' ? askedOf({ ...digit, steps: digit.steps - Math.sign(digit.steps) }) : null,
  feedback: () => say('short'),
  example: [shift, 0.6],
})

export const digitBugs = [
  faceValue,
  dropsThs,
  readsTheRest,
  addsSteps,
  countsPlaces,
  otherDirection,
  oneStepShort,
]
/** Whether the digit stays in a valid place after the shift. */
export const isPlace = (digit: Digit): boolean => {
  const at = places.indexOf(digit.place) - digit.steps
  return at >= 0 && at < places.length
}
