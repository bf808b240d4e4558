import { calculate } from '../../equations/exact.ts'
import { plainTwoSided, type Side, side, solutionOf, worth } from '../../equations/two-sided.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { ToldPlans } from '../../situations/two-plans/two-plans.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const gapOf = ({ left, right }: ToldPlans): number => Math.abs(right.constant - left.constant)

// Worked by hand: $40 and $8 a week, $100 and $3 a week: 12 weeks, $136.
const savings: ToldPlans = {
  story: 'savings',
  letter: 'w',
  left: side(8, 40),
  right: side(3, 100),
  who: 'Ben',
  friend: 'Zoe',
}

export const twoPlansBugs = [
  bug<ToldPlans>({
    id: 'equation.adds-across',
    answer: (told) => calculate(gapOf(told), 'over', Math.abs(told.left.slope + told.right.slope) || 1),
    feedback: ({ left }) => say(left.slope < 0 ? 'across-meet' : 'across-grow'),
    example: [savings, [60, 11]],
  }),
  bug<ToldPlans>({
    id: 'model.one-plan-only',
    answer: (told) => calculate(gapOf(told), 'over', Math.max(Math.abs(told.left.slope), told.right.slope)),
    feedback: () => say('one-only'),
    example: [savings, 7.5],
  }),
  bug<ToldPlans>({
    id: 'model.answers-other',
    answer: (told) => worth(told.left, solutionOf(told) ?? 0),
    feedback: () => say('other'),
    example: [savings, 136],
  }),
]

const swapped = ({ slope, constant }: Side): Side => side(constant, slope)

/** Equations that do not match the story. */
export function wrongPlans(told: ToldPlans) {
  const { left, right } = told
  const wrong = (sides: { left: Side; right: Side }, misconception: MisconceptionId) => ({
    value: plainTwoSided({ ...told, ...sides }),
    misconception,
  })
  return [
    {
      ...wrong({ left: swapped(left), right: swapped(right) }, 'model.swaps-rate'),
      feedback: say('swapped'),
    },
    {
      ...wrong(
        { left: side(right.slope, left.constant), right: side(left.slope, right.constant) },
        'model.mixes-plans',
      ),
      feedback: say('mixed'),
    },
    {
      ...wrong({ left: side(-left.slope, left.constant), right }, 'model.wrong-sign'),
      feedback: say('sign'),
    },
  ]
}
