import { defineModel, type Level, tex, type Text } from '#form'
import {
  type AskedFacts,
  type AskedSteps,
  factAnswer,
  factBugs,
  stepBugs,
  stepsOf,
  twoStepsOf,
} from '#bugs/fraction-sums/fact-bugs.ts'
import { type Fraction, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { isLike } from '#fractions/mixed-sums.ts'
import { commonOf, type FractionSum, resultOf } from '#fractions/sums.ts'
import { piecesOf, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import {
  areUnlike,
  askFacts,
  drawFacts,
  type FactAsk,
  type Facts,
  factStories,
  type StepAsk,
  tellFacts,
  tellSteps,
} from '#situations/fraction-facts/fraction-facts.ts'
import { withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.A.2']

/** One step worked out; where the pieces are alike there is nothing to rename. */
const worked = (sum: FractionSum): Text[] => withCommonDenominator(sum).solution.slice(isLike(sum) ? 1 : 0)
/** Numbers that can be worked out by hand, in each step. */
const areEasy = (steps: readonly FractionSum[]): boolean =>
  steps.every((step) => commonOf(step) <= 24 && step.other[1] > 1 && step.one[1] > 1 && resultOf(step)[0] > 0)

export type ToldFacts = Facts & AskedFacts
const asksAt: Record<Level, readonly FactAsk[]> = { 1: ['both', 'more'], 2: ['left'], 3: ['rest'] }
export const factsFit = (its: ToldFacts): boolean =>
  areUnlike(its) && areEasy(stepsOf(its)) && sizeOf(factAnswer(its)) >= 1 / 12

/** Two of three numbers needed (levels 1 and 2), two steps (level 3). */
export const answer = defineModel<ToldFacts>({
  id: 'answer',
  thinking: 'use in a story',
  seconds: 75,
  standards,
  bugs: factBugs,
  task: ({ situation, asks }) => `${situation} ${asks}`,
  draw: (random, level) => ({
    ...drawFacts(random, someone(random), level > 1 && random.chance(0.5)),
    asks: random.pick(asksAt[level]),
  }),
  fits: factsFit,
  item(its) {
    const { asks, situation } = its
    const steps = stepsOf(its)
    return {
      stem: [tellFacts(its, person(its.who)), askFacts(its, asks, person(its.who))],
      ...typedAmount(its, { key: factAnswer(its), unit: factStories[situation].unit, bugs: factBugs }),
      hints: [
        say(`answer.nudge.${asks}`),
        say(`answer.hint.${isLike(steps[0]) ? 'like' : 'unlike'}`, { pieces: piecesOf(commonOf(steps[0])) }),
      ],
      solution: [
        say(`answer.plan.${asks}`),
        ...worked(steps[0]),
        ...steps.slice(1).flatMap((step) => [say('answer.then'), ...worked(step)]),
      ],
    }
  },
})

export type ToldSteps = Facts & AskedSteps
const stepAt = { 1: 'longer', 2: 'shorter', 3: 'gap' } as const satisfies Record<Level, StepAsk>

/** The second part is longer (level 1) or shorter (level 2) by so much, or the parts of a whole compared (level 3). */
export const twoSteps = defineModel<ToldSteps>({
  id: 'two-steps',
  thinking: 'work backwards',
  seconds: 90,
  standards,
  bugs: stepBugs,
  task: ({ situation, asks }) => `${situation} ${asks}`,
  draw(random, level) {
    const facts = drawFacts(random, someone(random), random.chance(0.5))
    const one: Fraction = level === 3 ? [facts.one[0] + facts.one[1], facts.one[1]] : facts.one
    return { ...facts, one, asks: stepAt[level] }
  },
  fits: (its) =>
    areUnlike(its) && areEasy(twoStepsOf(its)) && (its.asks !== 'gap' || its.whole[1] !== its.one[1]),
  item(its) {
    const { asks, situation } = its
    const [first, second] = twoStepsOf(its)
    const last = resultOf(second)
    return {
      stem: [tellSteps(its, asks, person(its.who))],
      ...typedAmount(its, { key: last, unit: factStories[situation].unit, bugs: stepBugs }),
      hints: [say(`steps.nudge.${asks}`), say(`steps.hint.${asks === 'gap' ? 'gap' : 'both'}`)],
      solution: [
        say(`steps.first.${asks}`),
        ...worked(first),
        say(`steps.then.${asks === 'gap' ? 'gap' : 'both'}`),
        ...worked(second),
      ],
    }
  },
})

/** `2 − (3/4 + 1/3)`. */
export const expressionTex = ({ asks, whole, one, other }: AskedFacts): string => {
  const [w, a, b] = [whole, one, other].map(mixedTex)
  return { both: `${a} + ${b}`, more: `${a} − ${b}`, left: `${w} − ${a}`, rest: `${w} − (${a} + ${b})` }[asks]
}
export const resultTex = (facts: AskedFacts): ReturnType<typeof tex> =>
  tex(`${expressionTex(facts)} = ${mixedTex(factAnswer(facts))}`)
