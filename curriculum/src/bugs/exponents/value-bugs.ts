import { calculate } from '../../equations/exact.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** `(−3)^2`, `−3^2`, `(2/3)^{−2}`: a base, its exponent, and whether a minus sign is in front of the power. */
export interface PowerValue {
  top: number
  bottom: number
  exponent: number
  front: boolean
}
const raised = (base: Exact, exponent: number): Exact =>
  Array.from({ length: Math.abs(exponent) }, () => base).reduce<Exact>(
    (value, factor) => calculate(value, exponent < 0 ? 'over' : 'times', factor),
    1,
  )
const negated = (value: Exact): Exact => calculate(0, 'minus', value)
const baseOf = ({ top, bottom }: PowerValue): Exact => (bottom === 1 ? top : [top, bottom])
export const powerValue = (its: PowerValue): Exact => {
  const value = raised(baseOf(its), its.exponent)
  return its.front ? negated(value) : value
}
const three: PowerValue = { top: 3, bottom: 1, exponent: -2, front: false }

export const valueBugs = [
  bug<PowerValue>({
    id: 'exponents.base-times-exponent',
    answer: (its) =>
      its.exponent === 0 ? null : calculate(baseOf(its), 'times', its.front ? -its.exponent : its.exponent),
    feedback: () => say('value.times'),
    example: [three, -6],
  }),
  bug<PowerValue>({
    id: 'exponents.negative-result',
    answer: (its) => (its.exponent < 0 ? negated(raised(baseOf(its), -its.exponent)) : null),
    feedback: () => say('value.negative'),
    example: [three, -9],
  }),
  bug<PowerValue>({
    id: 'exponents.drops-minus',
    answer: (its) => (its.exponent < 0 ? raised(baseOf(its), -its.exponent) : null),
    feedback: () => say('value.reciprocal'),
    example: [three, 9],
  }),
  bug<PowerValue>({
    id: 'exponents.minus-place',
    answer: (its) =>
      its.exponent > 0 && its.exponent % 2 === 0 && (its.front || its.top < 0)
        ? negated(powerValue(its))
        : null,
    feedback: ({ front }) => say(front ? 'value.outside' : 'value.inside'),
    example: [{ ...three, exponent: 2, front: true }, 9],
  }),
  bug<PowerValue>({
    id: 'signed.counts-signs',
    answer: (its) => (its.top < 0 && its.exponent % 2 !== 0 ? negated(powerValue(its)) : null),
    feedback: () => say('value.odd'),
    example: [{ ...three, top: -2, exponent: 3 }, 8],
  }),
  bug<PowerValue>({
    id: 'exponents.zero-gives-zero',
    answer: ({ exponent }) => (exponent === 0 ? 0 : null),
    feedback: () => say('value.zero'),
    example: [{ ...three, exponent: 0 }, 0],
  }),
  bug<PowerValue>({
    id: 'exponents.zero-gives-base',
    answer: (its) => (its.exponent === 0 ? baseOf(its) : null),
    feedback: () => say('value.base'),
    example: [{ ...three, exponent: 0 }, 3],
  }),
  bug<PowerValue>({
    id: 'exponents.one-part',
    answer: (its) =>
      its.bottom === 1 || its.exponent === 0
        ? null
        : its.exponent > 0
          ? [its.top ** its.exponent, its.bottom]
          : [its.bottom ** -its.exponent, its.top],
    feedback: () => say('value.part'),
    example: [{ ...three, top: 2, bottom: 3, exponent: 2 }, [4, 3]],
  }),
]
