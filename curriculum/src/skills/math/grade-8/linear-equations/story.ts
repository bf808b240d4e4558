import { defineModel, exact, tex, toNumber, typed, typedEquation } from '#form'
import { twoPlansBugs as bugs, wrongPlans } from '#bugs/two-plans/two-plans-bugs.ts'
import { plainTwoSided, solutionOf, twoSidedTex } from '#equations/two-sided.ts'
import { drawPlans, isBelievable, tellPlans, type ToldPlans } from '#situations/two-plans/two-plans.ts'
import { collect } from '#solutions/collect/collect.ts'
import { say } from './messages.gen.ts'

interface Asked extends ToldPlans {
  asks: 'number' | 'equation'
}

/** When two plans are equal (level 1), the equation for them (level 2), one that shrinks and one that grows (level 3). */
export const story = defineModel<Asked>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['8.EE.C.7b'],
  bugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) => ({
    ...drawPlans(random, level === 1 ? ['grow'] : level === 2 ? ['grow', 'grow', 'meet'] : ['meet']),
    asks: level === 2 ? 'equation' : 'number',
  }),
  fits: (told) =>
    isBelievable(told) && bugs.every(({ answer: answerOf }) => toNumber(answerOf(told) ?? 0) > 0),
  item(told) {
    const { told: text, unknown, asks } = tellPlans(told)
    const letter = tex(told.letter)
    const equation = tex(twoSidedTex(told))
    const set = say('story.set', { letter, unknown, equation })
    if (told.asks === 'equation') {
      return {
        stem: [text, say('story.let', { letter, unknown }), say('story.writes')],
        ...typedEquation({
          label: say('story.label.equation'),
          letter: told.letter,
          value: plainTwoSided(told),
          shownAs: twoSidedTex(told),
          wrong: wrongPlans(told),
        }),
        hints: [say('story.nudge'), say('story.sides', { letter })],
        solution: [say('story.sides', { letter }), set],
      }
    }
    return {
      stem: [text, asks],
      ...typed<ToldPlans>(told, { label: say('story.label.number'), key: solutionOf(told) ?? 0, bugs }),
      answer: exact(solutionOf(told) ?? 0),
      hints: [say('story.nudge'), say('story.hint', { letter, unknown })],
      solution: [set, ...collect(told).solution],
    }
  },
})
