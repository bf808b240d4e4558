import { type Text, tex } from '@skills-center/messages/values'
import type { Exact } from '../../bugs/bug.ts'
import { tidy } from '../../bugs/bug.ts'
import { calculate, numberTex } from '../../equations/exact.ts'
import {
  opened,
  type Side,
  side,
  sideTex,
  solutionOf,
  type TwoSided,
  twoSidedTex,
  valueTex,
  worth,
} from '../../equations/two-sided.ts'
import { linearTex } from '../../math/linear-expression.ts'
import { type Line, linesOf, type Step, type Work } from '../../shapes/wrong-line/wrong-line.ts'
import { undoing } from '../undo/undo.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** An equation on the way to its solution. */
interface Equation extends Line, TwoSided {}

const line = (letter: string, left: Side, right: Side): Equation => ({
  letter,
  left,
  right,
  line: twoSidedTex({ letter, left, right }),
})

/** Multiplies out parentheses; the mistake multiplies only the first term. */
const distribute: Step<Equation> = {
  right: ({ letter, left, right }) => line(letter, opened(left), opened(right)),
  wrong({ letter, left, right }) {
    const half = ({ slope, constant, times }: Side) => side(slope * times, constant)
    return line(letter, half(left), half(right))
  },
  move: ({ letter, left, right }) =>
    say('distribute', { group: tex(sideTex(left.times === 1 ? right : left, letter)) }),
}

/** Removes the variable term from the right side; the mistake adds it on the left. */
const collectLetters: Step<Equation> = {
  right: ({ letter, left, right }) =>
    line(letter, side(tidy(left.slope - right.slope), left.constant), side(0, right.constant)),
  wrong: ({ letter, left, right }) =>
    line(letter, side(tidy(left.slope + right.slope), left.constant), side(0, right.constant)),
  move: ({ letter, right: { slope } }) =>
    say(slope > 0 ? 'subtract-term' : 'add-term', {
      term: tex(linearTex({ slope: Math.abs(slope), constant: 0 }, letter)),
    }),
}

/** Removes the number from the left side; the mistake applies the same operation on the right. */
const collectNumbers: Step<Equation> = {
  right: ({ letter, left, right }) =>
    line(letter, side(left.slope, 0), side(0, tidy(right.constant - left.constant))),
  wrong: ({ letter, left, right }) =>
    line(letter, side(left.slope, 0), side(0, tidy(right.constant + left.constant))),
  move: ({ left: { constant } }) =>
    undoing({ form: constant > 0 ? 'plus' : 'minus', by: Math.abs(constant) }),
}

const ends = (letter: string, value: Exact): Equation => ({
  letter,
  left: side(1, 0),
  right: side(0, typeof value === 'number' ? value : value[0] / value[1]),
  line: valueTex(letter, value),
})

/** Divides by the coefficient; the mistake subtracts it. */
const divide: Step<Equation> = {
  right: ({ letter, left, right }) => ends(letter, calculate(right.constant, 'over', left.slope)),
  wrong: ({ letter, left, right }) => ends(letter, tidy(right.constant - left.slope)),
  move: ({ left }) => undoing({ form: 'times', by: left.slope }),
}

/** The lines of a solution: first parentheses, then variable terms, then numbers, then the coefficient. */
export function workOf({ letter, left, right }: TwoSided): Work<Equation> {
  const hasGroup = left.times !== 1 || right.times !== 1
  const open = hasGroup ? [distribute] : []
  const slope = tidy(opened(left).slope - opened(right).slope)
  return {
    start: line(letter, left, right),
    steps: [...open, collectLetters, collectNumbers, ...(slope === 1 ? [] : [divide])],
  }
}

/** “Both sides are 23 for x = 4.” */
export const checkOf = ({ letter, left, right }: TwoSided): Text => {
  const x = solutionOf({ left, right }) ?? 0
  return say('check', { solution: tex(valueTex(letter, x)), value: tex(numberTex(worth(left, x))) })
}

export function collect(equation: TwoSided): WrittenSolution {
  const work = workOf(equation)
  const lines = linesOf(work)
  const [first] = work.steps
  const start = lines[0]
  const letter = tex(equation.letter)
  return {
    hints: [
      say('nudge', { letter }),
      first === undefined || start === undefined ? say('nudge', { letter }) : first.move(start),
    ],
    solution: [
      ...work.steps.flatMap(({ move }, at) => {
        const [above, below] = [lines[at], lines[at + 1]]
        return above === undefined || below === undefined
          ? []
          : [say('leaves', { move: move(above), line: tex(below.line) })]
      }),
      checkOf(equation),
    ],
  }
}
