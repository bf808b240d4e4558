import { placesOf } from '../../decimals/operations.ts'
import {
  grouped,
  movedBy,
  movedResult,
  placesMoved,
  type Tens,
  tenTex,
  zerosOf,
} from '../../decimals/tens.ts'
import { tex } from '@skills-center/messages/values'
import { type Bug, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3.7 × 10³ = 3,700, 50 × 10³ = 50,000, and 3.7 × 10⁵ ÷ 10² = 3,700.
const times: Tens = { a: 3.7, moves: [3], asks: 'result' }
const two: Tens = { a: 3.7, moves: [5, -2], asks: 'result' }
const isSingle = ({ moves }: Tens): boolean => moves.length === 1
/** Null for numbers longer than a student would write. */
const writable = (value: number): number | null =>
  value >= 0.0001 && placesOf(value) < 5 && value < 1e9 ? value : null

export const wrongDirection = bug<Tens>({
  id: 'decimal.wrong-direction',
  answer(its) {
    if (its.asks === 'exponent' || !isSingle(its)) return null
    const places = placesMoved(its)
    return writable(its.asks === 'result' ? movedBy(its.a, -places) : movedBy(movedResult(its), places))
  },
  feedback: ({ asks, moves: [move = 1] }) =>
    say(asks === 'number' ? 'direction.number' : move > 0 ? 'direction.times' : 'direction.over'),
  example: [times, 0.0037],
})
export const appendsZeros = bug<Tens>({
  id: 'decimal.appends-zeros',
  answer: (its) =>
    its.asks === 'result' && isSingle(its) && placesMoved(its) > 0 && placesOf(its.a) > 0 ? its.a : null,
  feedback: () => say('appends'),
  // Appends three zeros: 3.7000 is 3.7.
  example: [times, 3.7],
})
export const timesExponent = bug<Tens>({
  id: 'exponents.base-times-exponent',
  answer(its) {
    const [move = 1] = its.moves
    if (its.asks === 'exponent') return move > 1 ? 10 ** (move - 1) : null
    if (its.asks === 'number' || !isSingle(its)) return null
    return move > 0 ? its.a * 10 * move : writable(its.a / (-10 * move))
  },
  feedback: ({ asks, moves: [move = 1] }) =>
    asks === 'exponent' ? say('factor') : say('times', { n: Math.abs(move), power: tex(tenTex(move)) }),
  // 3.7 × 30
  example: [times, 111],
})
export const countsZeros = bug<Tens>({
  id: 'exponents.zeros-as-exponent',
  answer(its) {
    const [move = 0] = its.moves
    const result = movedResult(its)
    if (move < 1 || !isSingle(its) || its.asks === 'number') return null
    if (its.asks === 'result') return zerosOf(its.a) > 0 ? result / 10 ** zerosOf(its.a) : null
    return zerosOf(result) === move || zerosOf(result) === 0 ? null : zerosOf(result)
  },
  feedback: (its) => say(its.asks === 'result' ? 'zeros.result' : 'zeros.exponent', { a: grouped(its.a) }),
  example: [{ a: 50, moves: [3], asks: 'result' }, 5000],
})
export const oneOff = bug<Tens>({
  id: 'decimal.point-one-off',
  answer(its) {
    if (its.asks === 'exponent' || countsZeros.answer(its) !== null) return null
    if (its.asks === 'number') return writable(its.a * 10)
    return writable(placesMoved(its) > 0 ? movedResult(its) / 10 : movedResult(its) * 10)
  },
  feedback: () => say('one-off'),
  example: [times, 370],
})
const countsDigits = bug<Tens>({
  id: 'exponents.one-step-off',
  answer: (its) => (its.asks === 'exponent' ? Math.abs(placesMoved(its)) + 1 : null),
  feedback: () => say('digits'),
  example: [{ ...times, asks: 'exponent' }, 4],
})
const firstStep = bug<Tens>({
  id: 'decimal.answers-first-step',
  answer: (its) => (isSingle(its) ? null : writable(movedBy(its.a, its.moves[0] ?? 0))),
  feedback: () => say('first'),
  example: [two, 370_000],
})
const sameDirection = bug<Tens>({
  id: 'decimal.wrong-direction',
  answer: ({ a, moves: [one = 0, other = 0] }) => (other === 0 ? null : writable(movedBy(a, one - other))),
  feedback: () => say('same'),
  example: [two, 37_000_000],
})
export const tenBugs: Bug<Tens>[] = [
  wrongDirection,
  appendsZeros,
  timesExponent,
  countsZeros,
  oneOff,
  countsDigits,
  firstStep,
  sameDirection,
]
