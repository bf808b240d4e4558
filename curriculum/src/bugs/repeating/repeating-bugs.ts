import { type Converted, digitsOf, fromDigits, stepsOf, valueOf } from '../../decimals/repeating.ts'
import { type Bug, bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

type Its = Converted
const proper = (top: number, bottom: number, whole = 0): Its => ({ sign: 1, whole, top, bottom })
const wholeOf = ({ whole, top, bottom }: Its): number => whole + Math.floor(top / bottom)
const signedBy = ({ sign }: Its, value: Exact): Exact =>
  typeof value === 'number' ? sign * value : [sign * value[0], value[1]]

/** Writes 5/6 as 0.56. */
export const asDigits = bug<Its>({
  id: 'decimal.fraction-as-digits',
  answer: (its) => (its.top > its.bottom ? null : its.sign * Number(`${its.whole}.${its.top}${its.bottom}`)),
  feedback: () => say('as-digits'),
  example: [proper(5, 6), 0.56],
})
export const otherWay = bug<Its>({
  id: 'fraction.divides-other-way',
  answer: (its) => signedBy(its, [its.whole * its.top + its.bottom, its.top]),
  feedback: ({ bottom, top }) => say('other-way', { bottom, top }),
  example: [proper(5, 6), [6, 5]],
})
/** Writes 5 ÷ 6, which is 0.8 with remainder 2, as 0.82. */
export const remainderAsDigit = bug<Its>({
  id: 'decimal.remainder-as-digit',
  answer(its) {
    const [first] = stepsOf(its)
    if (first === undefined || first.rest === 0 || first.digit === 0) return null
    return its.sign * Number(`${wholeOf(its)}.${first.digit}${first.rest}`)
  },
  feedback: (its) => say('remainder', { rest: stepsOf(its)[0]?.rest ?? 0 }),
  example: [proper(5, 6), 0.82],
})
/** Writes 0.8333… as 0.8383…. */
export const repeatsAll = bug<Its>({
  id: 'decimal.repeats-all',
  answer(its) {
    const { whole, fixed, period } = digitsOf(valueOf(its))
    return period === '' || fixed === ''
      ? null
      : fromDigits({ whole, fixed: '', period: fixed + period }, its.sign)
  },
  feedback: (its) => say('repeats-all', { digits: digitsOf(valueOf(its)).fixed }),
  example: [proper(5, 6), [83, 99]],
})
/** Writes 0.1818… as 0.1888…. */
export const repeatsLast = bug<Its>({
  id: 'decimal.repeats-last',
  answer(its) {
    const { whole, fixed, period } = digitsOf(valueOf(its))
    // A repeating 0 or 9 gives a terminating decimal, which does not show this mistake.
    return period.length < 2 || /[09]$/.test(period)
      ? null
      : fromDigits({ whole, fixed: fixed + period.slice(0, -1), period: period.slice(-1) }, its.sign)
  },
  feedback: () => say('repeats-last'),
  example: [proper(2, 11), [17, 90]],
})
/** Writes 0.075 as 0.75. */
const skipsZero = bug<Its>({
  id: 'decimal.skips-zero',
  answer(its) {
    const { whole, fixed, period } = digitsOf(valueOf(its))
    if (!fixed.startsWith('0')) return null
    return fromDigits({ whole, fixed: fixed.replace(/^0+/, ''), period }, its.sign)
  },
  feedback: ({ bottom }) => say('skips-zero', { bottom }),
  example: [proper(3, 40), 0.75],
})
const dropsSign = bug<Its>({
  id: 'signed.drops-sign',
  answer: (its) => (its.sign > 0 ? null : valueOf({ ...its, sign: 1 })),
  feedback: () => say('drops-sign'),
  example: [{ sign: -1, whole: 0, top: 5, bottom: 6 }, [5, 6]],
})

export const repeatingBugs = [
  otherWay,
  asDigits,
  remainderAsDigit,
  repeatsAll,
  repeatsLast,
  skipsZero,
  dropsSign,
] satisfies Bug<Its>[]
