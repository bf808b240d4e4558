import { tex } from '@skills-center/messages/values'
import { calculate, numberTex } from '../../equations/exact.ts'
import { opened, type Side, side, sideTex, solutionOf, type TwoSided } from '../../equations/two-sided.ts'
import { linearTex } from '../../math/linear-expression.ts'
import { bug, type Exact, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 5x + 3 = 2x + 15, so 3x = 12 and x = 4; and −2(x − 3) = 3x + 16, so −5x = 10 and x = −2.
const plain: TwoSided = { letter: 'x', left: side(5, 3), right: side(2, 15) }
const grouped: TwoSided = { letter: 'x', left: side(1, -3, -2), right: side(3, 16) }

const solved = (left: Side, right: Side): Exact | null => solutionOf({ left, right })
const over = (value: number, by: number): Exact | null =>
  tidy(by) === 0 ? null : calculate(tidy(value), 'over', tidy(by))

/** Adds the variable terms instead of subtracting one from both sides. */
const addsAcross = bug<TwoSided>({
  id: 'equation.adds-across',
  answer({ left, right }) {
    const [l, r] = [opened(left), opened(right)]
    return over(r.constant - l.constant, l.slope + r.slope)
  },
  feedback: ({ letter, right }) =>
    say('adds-across', { term: tex(linearTex({ ...opened(right), constant: 0 }, letter)) }),
  example: [plain, [12, 7]],
})

/** After a negative number before parentheses, losing its sign gives the same answer. */
const addsConstant = bug<TwoSided>({
  id: 'equation.same-operation',
  answer({ left, right }) {
    if (left.times < 0) return null
    const [l, r] = [opened(left), opened(right)]
    return over(r.constant + l.constant, l.slope - r.slope)
  },
  feedback: ({ left }) => say('adds-constant', { number: tex(numberTex(opened(left).constant)) }),
  example: [plain, 6],
})

const subtractsCoefficient = bug<TwoSided>({
  id: 'equation.wrong-inverse',
  answer({ left, right }) {
    const [l, r] = [opened(left), opened(right)]
    const slope = tidy(l.slope - r.slope)
    return slope === 1 ? null : tidy(r.constant - l.constant - slope)
  },
  feedback: ({ letter, left, right }) =>
    say('subtracts-coefficient', {
      term: tex(linearTex({ slope: tidy(opened(left).slope - opened(right).slope), constant: 0 }, letter)),
    }),
  example: [plain, 9],
})

/** Multiplies only the first term of each pair of parentheses. */
const distributesOnce = bug<TwoSided>({
  id: 'expression.distributes-once',
  answer({ left, right }) {
    const half = ({ slope, constant, times }: Side) => side(tidy(slope * times), constant)
    return left.times === 1 && right.times === 1 ? null : solved(half(left), half(right))
  },
  feedback: ({ letter, left, right }) =>
    say('distributes-once', { group: tex(sideTex(left.times === 1 ? right : left, letter)) }),
  example: [grouped, -3.8],
})

/** Keeps the sign of the second term after a minus sign. */
const losesSign = bug<TwoSided>({
  id: 'equation.loses-sign',
  answer: ({ left, right }) =>
    left.times < 0 ? solved(side(left.slope * left.times, -left.constant * left.times), right) : null,
  feedback: ({ letter, left }) => say('loses-sign', { group: tex(sideTex(left, letter)) }),
  example: [grouped, -4.4],
})

export const twoSidedBugs = [addsAcross, addsConstant, subtractsCoefficient, distributesOnce, losesSign]
