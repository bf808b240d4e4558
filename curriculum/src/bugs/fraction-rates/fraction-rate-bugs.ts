import { type Fraction, isSame, minus, over, plus, sizeOf, times } from '../../fractions/fraction.ts'
import {
  amountOf,
  type FractionPace,
  nextAmountOf,
  partsOfPace,
  unitsOf,
  xText,
  yText,
} from '../../situations/fraction-rates/fraction-rates.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 1 mile in 2/3 hour is 1 1/2 miles per hour; 2 hours make 3 miles. With 3/4 hour it would be 9/8
// miles.
const walk: FractionPace = { scene: 'walker', rate: [3, 2], x: [2, 3], next: [2, 1], asks: 'one', who: 'Ana' }

const isRate = ({ asks }: FractionPace): boolean => asks === 'one' || asks === 'other'
/** Turns fractions with denominator 1 into whole numbers, as the bugs' answers have them. */
const plain = (fraction: Fraction): Fraction | number => (fraction[1] === 1 ? fraction[0] : fraction)

/** The unit asked for, and the unit after “per”. */
const wordsOf = ({ scene, asks }: FractionPace) => {
  const { ys, xs } = unitsOf(scene)
  return asks === 'other' ? { n: xs, d: ys } : { n: ys, d: xs }
}
const amounts = (pace: FractionPace) => ({
  y: yText(pace.scene, amountOf(pace)),
  x: xText(pace.scene, pace.x),
})

export const upsideDown = bug<FractionPace>({
  id: 'rate.upside-down',
  answer(pace) {
    if (pace.asks === 'back') return null
    const { dividend, divisor } = partsOfPace(pace)
    const turned = over(divisor, dividend)
    return plain(pace.asks === 'forward' ? times(turned, pace.next) : turned)
  },
  feedback: (pace) => say('upside-down', wordsOf(pace)),
  example: [walk, [2, 3]],
})

export const multiplies = bug<FractionPace>({
  id: 'fraction.no-reciprocal',
  answer: (pace) => (isRate(pace) ? plain(times(amountOf(pace), pace.x)) : null),
  feedback: (pace) => say('multiplies', { ...amounts(pace), d: wordsOf(pace).d }),
  example: [walk, [2, 3]],
})

/** Divides only by the denominator of the divisor. */
export const partOfDivisor = bug<FractionPace>({
  id: 'proportion.part-of-fraction',
  answer(pace) {
    const { dividend, divisor } = partsOfPace(pace)
    return isRate(pace) && divisor[0] > 1 && divisor[1] > 1 ? plain(times(dividend, [divisor[1], 1])) : null
  },
  feedback: (pace) => say('part', { amount: pace.asks === 'other' ? amounts(pace).y : amounts(pace).x }),
  example: [walk, 3],
})

const subtracts = bug<FractionPace>({
  id: 'ratio.subtracts',
  answer(pace) {
    const { dividend, divisor } = partsOfPace(pace)
    if (!isRate(pace) || isSame(dividend, divisor)) return null
    return plain(sizeOf(dividend) > sizeOf(divisor) ? minus(dividend, divisor) : minus(divisor, dividend))
  },
  feedback: (pace) => say('subtracts', wordsOf(pace)),
  example: [walk, [1, 3]],
})

const stopsAtOne = bug<FractionPace>({
  id: 'rate.stops-at-one',
  answer: (pace) => (isRate(pace) ? null : plain(pace.rate)),
  feedback: ({ scene }) => say('stops', unitsOf(scene)),
  example: [{ ...walk, asks: 'forward' }, [3, 2]],
})

const totalAsOne = bug<FractionPace>({
  id: 'rate.total-as-one',
  answer: (pace) => (pace.asks === 'forward' ? plain(times(amountOf(pace), pace.next)) : null),
  feedback: (pace) => say('total', { ...amounts(pace), xs: unitsOf(pace.scene).xs }),
  example: [{ ...walk, asks: 'forward' }, 2],
})

const multipliesBack = bug<FractionPace>({
  id: 'rate.multiplies-back',
  answer: (pace) => (pace.asks === 'back' ? plain(times(pace.rate, nextAmountOf(pace))) : null),
  feedback: (pace) => say('back', { ...unitsOf(pace.scene), y: yText(pace.scene, nextAmountOf(pace)) }),
  example: [{ ...walk, asks: 'back' }, [9, 2]],
})

const additive = bug<FractionPace>({
  id: 'ratio.additive',
  answer(pace) {
    if (isRate(pace)) return null
    const [y, later] = [amountOf(pace), nextAmountOf(pace)]
    return plain(pace.asks === 'forward' ? plus(y, minus(pace.next, pace.x)) : plus(pace.x, minus(later, y)))
  },
  feedback: ({ scene }) => say('additive', { xs: unitsOf(scene).xs }),
  // 1 mile and 2 − 2/3
  example: [{ ...walk, asks: 'forward' }, [7, 3]],
})

export const rateBugs = [upsideDown, multiplies, partOfDivisor, subtracts]
export const useBugs = [upsideDown, stopsAtOne, totalAsOne, multipliesBack, additive]
