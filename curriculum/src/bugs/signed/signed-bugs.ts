import { type Text, tex } from '@skills-center/messages/values'
import { calculate, numberTex } from '../../equations/exact.ts'
import {
  added,
  effect,
  isNegative,
  negative,
  type SignedSum,
  type SignedTerm,
  size,
  subtracted,
  sumOf,
  totalOf,
} from '../../signed/signed.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

const shown = (value: Exact) => tex(numberTex(value))
const takesNegative = ({ isSubtracted, value }: SignedTerm): boolean => isSubtracted && isNegative(value)
/** The second of two terms; null if there are more. */
const second = ({ rest }: SignedSum): SignedTerm | null => (rest.length === 1 ? (rest[0] ?? null) : null)
const plusSizes = (first: Exact, { value }: SignedTerm): Exact => calculate(size(first), 'plus', size(value))

/** Reads 5 − (−3) as 5 − 3. */
export const keepsSign = bug<SignedSum>({
  id: 'signed.keeps-sign',
  answer: ({ first, rest }) =>
    rest.some(takesNegative)
      ? totalOf({ first, rest: rest.map((term) => (takesNegative(term) ? added(term.value) : term)) })
      : null,
  feedback: ({ rest }) => {
    const value = rest.find(takesNegative)?.value ?? 0
    return say('keeps', { value: shown(value), size: shown(negative(value)) })
  },
  example: [sumOf(5, subtracted(-3)), 2],
})

/** Index of the last term that does not subtract a negative number. */
const turned = ({ rest }: SignedSum): number => rest.findLastIndex((term) => !takesNegative(term))
export const wrongWay = bug<SignedSum>({
  id: 'signed.wrong-way',
  answer: (sum) => {
    const at = turned(sum)
    const term = sum.rest[at]
    if (term === undefined) return null
    return totalOf({ ...sum, rest: sum.rest.with(at, { ...term, isSubtracted: !term.isSubtracted }) })
  },
  feedback: (sum): Text => {
    const term = sum.rest[turned(sum)] ?? added(0)
    return say(term.isSubtracted ? 'way.subtract' : 'way.add', {
      value: shown(term.value),
      way: isNegative(effect(term)) ? 'left' : 'right',
    })
  },
  example: [sumOf(-3, added(8)), -11],
})

/** The right absolute value with the wrong sign. */
const wrongSign = bug<SignedSum>({
  id: 'signed.wrong-sign',
  answer: (sum) => {
    const term = second(sum)
    const isMixed = term === null || (!term.isSubtracted && isNegative(term.value) !== isNegative(sum.first))
    return isMixed ? negative(totalOf(sum)) : null
  },
  feedback: (sum) => say(second(sum) === null ? 'sign.steps' : 'sign.farther'),
  example: [sumOf(-3, added(8)), -5],
})

const ignoresSigns = bug<SignedSum>({
  id: 'signed.ignores-signs',
  answer: (sum) => {
    const term = second(sum)
    if (term === null || term.isSubtracted || isNegative(term.value) || !isNegative(sum.first)) return null
    return plusSizes(sum.first, term)
  },
  feedback: ({ first }) => say('ignores', { first: shown(first) }),
  example: [sumOf(-3, added(8)), 11],
})

/** Applies “two minuses make a plus” wherever two minus signs occur. */
export const twoMinuses = bug<SignedSum>({
  id: 'signed.two-minuses',
  answer: (sum) => {
    const term = second(sum)
    const hasTwo = term !== null && isNegative(sum.first) && (term.isSubtracted || isNegative(term.value))
    return hasTwo ? plusSizes(sum.first, term) : null
  },
  feedback: ({ first }) => say('minuses', { first: shown(first) }),
  example: [sumOf(-3, subtracted(8)), 11],
})

const reversed = bug<SignedSum>({
  id: 'signed.reversed',
  answer: (sum) => {
    const term = second(sum)
    if (term === null || !term.isSubtracted || (isNegative(sum.first) && !isNegative(term.value))) return null
    return calculate(term.value, 'minus', sum.first)
  },
  feedback: ({ first }) => say('reversed', { first: shown(first) }),
  example: [sumOf(3, subtracted(8)), 5],
})

const stopsEarly = bug<SignedSum>({
  id: 'signed.stops-early',
  answer: ({ first, rest }) => (rest.length > 1 ? totalOf({ first, rest: rest.slice(0, 1) }) : null),
  feedback: () => say('stops'),
  example: [sumOf(3, subtracted(8), added(2)), -5],
})

export const signedBugs = [keepsSign, wrongWay, wrongSign, ignoresSigns, twoMinuses, reversed, stopsEarly]
