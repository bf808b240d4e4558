import { defineModel, exact, mathIn, tex } from '#form'
import { oneStepBugs as bugs } from '#bugs/one-step/one-step-bugs.ts'
import { isFraction } from '#equations/exact.ts'
import {
  decimalEquation,
  equationTex,
  fractionEquation,
  type OneStep,
  solutionOf,
  wholeEquation,
} from '#equations/one-step.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import { undo } from '#solutions/undo/undo.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { say } from './messages.gen.ts'

interface Solved extends OneStep {
  /** Written with the letter on the right. */
  isTurned: boolean
}

function shownTex(values: Solved): string {
  const written = equationTex(values)
  return values.isTurned ? written.split(' = ').toReversed().join(' = ') : written
}

const kindOf = ({ by, result }: OneStep): string =>
  isFraction(by) || isFraction(result) ? 'fraction' : exact(by).includes('.') ? 'decimal' : 'whole'

/** Added to or multiplied (level 1), subtracted, divided and decimals (level 2), fractions (level 3). */
export const solve = defineModel<Solved>({
  id: 'solve',
  thinking: 'compute',
  seconds: 35,
  standards: ['6.EE.B.7'],
  bugs,
  task: (values) => `${values.form} ${kindOf(values)} ${values.isTurned}`,
  draw(random, level) {
    const isTurned = random.chance(0.25)
    if (level === 1) return { ...wholeEquation(random, random.pick(['plus', 'times'])), isTurned }
    if (level === 3) {
      return { ...fractionEquation(random, random.pick(['plus', 'minus', 'times', 'times'])), isTurned }
    }
    const equation = random.chance(0.4)
      ? wholeEquation(random, random.pick(['minus', 'over']))
      : decimalEquation(random, random.pick(['plus', 'minus', 'times', 'over']))
    return { ...equation, isTurned }
  },
  item: (values) => ({
    stem: [say('solve.asks', { equation: tex(shownTex(values)) })],
    ...typedSolution<OneStep>(values, { letter: values.letter, key: solutionOf(values), bugs }),
    ...undo(values),
  }),
  solve: ({ stem }) => ({ kind: 'number', text: solvedText(mathIn(stem)[0] ?? '') }),
})

/** The same equations, solved line by line. */
export const showWork = showWorkOf<Solved>({
  of: solve,
  seconds: 60,
  task: (values) => ({ kind: 'solve', given: shownTex(values) }),
  letters: ({ letter }) => [letter],
  bugs: ['moves-without-sign', 'one-side-only', 'multiplies-for-dividing', 'subtracts-coefficient'],
})
