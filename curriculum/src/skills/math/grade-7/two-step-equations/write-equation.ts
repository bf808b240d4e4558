import { defineModel, exact, tex, type Text, typedEquation } from '#form'
import {
  isGroup,
  opposite,
  plainTwoStep,
  regrouped,
  resultOf,
  solutionTex,
  termTex,
  type TwoStep,
  twoStepTex,
} from '#equations/two-step.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import {
  drawTwice,
  isClearStory,
  tellTwice,
  type ToldTwice,
} from '#situations/two-operations/two-operations.ts'
import { say } from './messages.gen.ts'

const adds = ({ form }: TwoStep): boolean => form === 'plus' || form === 'group-plus'

/** How the story makes the equation. */
function whyOf(values: TwoStep): Text {
  const { form, letter } = values
  const [p, q] = [tex(exact(values.p)), tex(exact(values.q))]
  if (form === 'group-plus' || form === 'group-minus') {
    const group = tex(`${letter} ${adds(values) ? '+' : '−'} ${exact(values.q)}`)
    return say('write.why.group', { group, p })
  }
  return say(`write.why.${form}`, { q, term: tex(termTex(values.p, letter)) })
}

/** Equations that a story does not tell, with the thinking behind each. */
export function wrongEquations(
  values: TwoStep,
): { value: string; misconception: MisconceptionId; feedback: Text }[] {
  const result = resultOf(values)
  const [p, q] = [tex(exact(values.p)), tex(exact(values.q))]
  const written = (changed: Partial<TwoStep>): string => plainTwoStep({ ...values, ...changed }, result)
  const isLeft = values.form === 'left'
  const term = tex(termTex(values.p, values.letter))
  return [
    {
      value: written({ p: values.q, q: values.p }),
      misconception: 'model.swaps-rate',
      feedback: say(isGroup(values) ? 'write.swapped.group' : 'write.swapped.sum', { q }),
    },
    {
      value: written({ form: opposite[values.form] }),
      misconception: 'model.wrong-sign',
      feedback: isLeft
        ? say('write.sign.left', { q, term })
        : say(`write.sign.${adds(values) ? 'plus' : 'minus'}`, { q }),
    },
    {
      value: written({ form: regrouped[values.form] }),
      misconception: isGroup(values) ? 'model.counts-once' : isLeft ? 'model.wrong-sign' : 'model.counts-all',
      feedback: isGroup(values)
        ? say('write.counts-once', { q })
        : isLeft
          ? say('write.reversed', { q })
          : say('write.counts-all', { p, q }),
    },
  ]
}

const tellings = { 1: 'rate', 2: 'less', 3: 'groups' } as const

/** An equation for a story: a start and a rate (level 1), taken away or used up (level 2), equal groups (level 3). */
export const writeEquation = defineModel<ToldTwice>({
  id: 'write-equation',
  thinking: 'explain',
  seconds: 60,
  standards: ['7.EE.B.4a'],
  task: ({ story }) => story,
  draw: (random, level) => drawTwice(random, [tellings[level]]),
  fits: isClearStory,
  item(values) {
    const { told, unknown } = tellTwice(values)
    const letter = tex(values.letter)
    return {
      stem: [told, say('write.let', { letter, unknown })],
      ...typedEquation({
        label: say('write.label'),
        letter: values.letter,
        value: plainTwoStep(values),
        shownAs: twoStepTex(values),
        wrong: wrongEquations(values),
      }),
      hints: [
        say('story.nudge'),
        isGroup(values) ? say('write.hint.group') : say('write.hint.other', { letter }),
      ],
      solution: [
        whyOf(values),
        say('story.so', { letter, unknown, equation: tex(twoStepTex(values)) }),
        say('write.check', { solution: tex(solutionTex(values)) }),
      ],
    }
  },
})
