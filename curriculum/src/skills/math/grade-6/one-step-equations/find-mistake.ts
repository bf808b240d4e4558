import { type Bug, mathIn, type Person, type Random, tex } from '#form'
import {
  oneSide,
  onlyDenominator,
  reversedSubtraction,
  sameOperation,
  wrongInverse,
} from '#bugs/one-step/one-step-bugs.ts'
import { isFraction, numberTex, type Operation } from '#equations/exact.ts'
import {
  decimalEquation,
  equationTex,
  fractionEquation,
  type OneStep,
  solutionOf,
  wholeEquation,
} from '#equations/one-step.ts'
import { solvedText } from '#equations/typed-solution.ts'
import { claimModel, type ClaimKind, type Fault } from '#shapes/claim/claim.ts'
import { soText, undo } from '#solutions/undo/undo.ts'
import { say } from './messages.gen.ts'

/** Said of the operation that somebody did with the result. */
const does =
  (bug: Bug<OneStep>, operation: (form: Operation) => Operation, isTurned = false) =>
  (form: Operation): Fault<OneStep> => ({
    bug,
    verdict(equation, who: Person) {
      const [by, result] = [tex(numberTex(equation.by)), tex(numberTex(equation.result))]
      const values = isTurned ? { who, by: result, result: by } : { who, by, result }
      return say(`claim.again.${operation(form)}`, values)
    },
  })
const again = does(sameOperation, (form) => form)
const byAdding = does(wrongInverse, (form) => (form === 'over' ? 'plus' : 'minus'))
const turned = does(reversedSubtraction, () => 'minus', true)('minus')
const copied: Fault<OneStep> = {
  bug: oneSide,
  verdict: ({ result }, who) => say('claim.copied', { who, result: tex(numberTex(result)) }),
}
const onlyTimes: Fault<OneStep> = {
  bug: onlyDenominator,
  verdict: ({ result, by }, who) =>
    say('claim.only', {
      who,
      result: tex(numberTex(result)),
      denominator: isFraction(by) ? by[1] : 1,
    }),
}

const kind = (draw: (random: Random) => OneStep, ...faults: Fault<OneStep>[]): ClaimKind<OneStep> => ({
  draw,
  faults: [...faults, copied],
  most: Infinity,
})
const whole = (form: Operation) => (random: Random) => wholeEquation(random, form)
const decimal = (form: Operation) => (random: Random) => decimalEquation(random, form)
const fraction = (form: 'plus' | 'times') => (random: Random) => fractionEquation(random, form)

/** The number of a side: of `x + 5`, `\frac{x}{5}`, `−2`, `2/3`. */
function valueOf(side: string): number {
  const [, top = '0', bottom = '1'] =
    /\\frac\{(\d+)\}\{(\d+)\}/.exec(side) ?? /(\d[\d.]*)(?:\/(\d+))?/.exec(side) ?? []
  return (/^[−-]/.test(side) ? -1 : 1) * (Number(top) / Number(bottom))
}

/** Somebody’s solution: added or multiplied (level 1), subtracted, divided or with decimals (2), with fractions (3). */
export const findMistake = claimModel<OneStep>({
  seconds: 50,
  standards: ['6.EE.B.7'],
  task: ({ form, by, result }) =>
    `${form} ${isFraction(by)} ${Number.isInteger(by) && Number.isInteger(result)}`,
  kinds: {
    1: [kind(whole('plus'), again('plus')), kind(whole('times'), again('times'), byAdding('times'))],
    2: [whole, decimal].flatMap((numbers) => [
      kind(numbers('minus'), again('minus')),
      // With a result smaller than the number beside the letter.
      kind(numbers('minus'), turned),
      kind(numbers('over'), again('over'), byAdding('over')),
      kind(numbers('times'), again('times'), byAdding('times')),
    ]),
    3: [kind(fraction('plus'), again('plus')), kind(fraction('times'), again('times'), onlyTimes)],
  },
  truth: solutionOf,
  words(equation, _who, got) {
    const isRight = equation.fault === 'none'
    const { hints, solution } = undo(equation)
    return {
      context: say('claim.context', { equation: tex(equationTex(equation)) }),
      said: say('claim.said', { solution: tex(`${equation.letter} = ${numberTex(got)}`) }),
      truth: soText(equation),
      hints: [say('claim.nudge', { letter: tex(equation.letter) }), ...hints.slice(1)],
      // Right work is shown worked out; for a mistake, `truth` does that.
      start: solution.slice(0, isRight ? 2 : 1),
    }
  },
  reads({ stem }) {
    const [equation = '', said = ''] = mathIn(stem)
    const [left = '', right = '0'] = equation.split(' = ')
    const [result = 0, by = 1] = [right, left].map(valueOf)
    const denominator = Number(/\}\{(\d+)\}/.exec(left)?.[1] ?? 1)
    return {
      got: valueOf(said.split(' = ').at(-1) ?? ''),
      truth: valueOf(solvedText(equation)),
      ways: [
        [/copied|copió/, result],
        [/added|sumó/, result + by],
        [/subtracted|restó/, result - by],
        [/subtracted|restó/, by - result],
        [/only multiplied|solo multiplicó/, result * denominator],
        [/(?<!only )multiplied|(?<!solo )multiplicó/, result * by],
        [/divided|dividió/, result / by],
      ],
    }
  },
})
