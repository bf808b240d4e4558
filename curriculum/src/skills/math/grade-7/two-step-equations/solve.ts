import { defineModel, mathIn, tex, toNumber } from '#form'
import { twoStepBugs as bugs } from '#bugs/two-step/two-step-bugs.ts'
import { isFraction } from '#equations/exact.ts'
import { fractionTwoStep, isClear, type TwoStep, twoStepTex, wholeTwoStep } from '#equations/two-step.ts'
import { equationBugs, showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { solvedText, typedSolution } from '#equations/typed-solution.ts'
import { undoTwo } from '#solutions/undo/undo-two.ts'
import { say } from './messages.gen.ts'

const kindOf = ({ p, value }: TwoStep): string =>
  isFraction(p) ? 'fraction' : isFraction(value) ? 'part' : toNumber(p) < 0 ? 'negative' : 'whole'

/** px ± q (level 1), parentheses and minus signs (level 2), fractions (level 3). */
export const solve = defineModel<TwoStep>({
  id: 'solve',
  thinking: 'compute',
  seconds: 50,
  standards: ['7.EE.B.4a'],
  bugs,
  task: (values) => `${values.form} ${kindOf(values)}`,
  draw(random, level) {
    if (level === 1) return wholeTwoStep(random, random.pick(['plus', 'minus']), 'whole')
    if (level === 2) {
      return random.chance(0.4)
        ? wholeTwoStep(random, random.pick(['plus', 'minus']), 'negative')
        : wholeTwoStep(random, random.pick(['left', 'group-plus', 'group-minus']), 'whole')
    }
    if (random.chance(0.6)) return fractionTwoStep(random)
    const denominator = random.pick([2, 3, 4, 5])
    const numerator = random.pick([1, 2, 3, 4, 5, 7].filter((each) => each % denominator !== 0))
    return {
      ...wholeTwoStep(random, random.pick(['plus', 'minus']), 'whole'),
      p: denominator * random.integer(1, 2),
      value: [numerator, denominator],
    }
  },
  fits: (values) => isClear(values),
  item: (values) => ({
    stem: [say('solve.asks', { equation: tex(twoStepTex(values)) })],
    ...typedSolution(values, { letter: values.letter, key: values.value, bugs }),
    ...undoTwo(values),
  }),
  solve: ({ stem }) => ({ kind: 'number', text: solvedText(mathIn(stem)[0] ?? '') }),
})

/** The same equations, solved line by line. */
export const showWork = showWorkOf<TwoStep>({
  of: solve,
  seconds: 90,
  task: (values) => ({ kind: 'solve', given: twoStepTex(values) }),
  letters: ({ letter }) => [letter],
  bugs: [
    ...equationBugs,
    'multiplies-for-dividing',
    'subtracts-coefficient',
    'coefficient-sign-lost',
    'unlike-terms',
  ],
})
