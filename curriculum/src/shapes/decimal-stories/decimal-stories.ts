import { decimalStoryBugs as bugs } from '../../bugs/decimal-operations/decimal-operation-bugs.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { typed } from '../../form/answering.ts'
import { money, type Text, tex } from '@skills-center/messages/values'
import { numberTex } from '../../equations/exact.ts'
import { operationSteps } from '../../solutions/decimal-operation/decimal-operation.ts'
import {
  type DecimalStory,
  drawDecimalStory,
  isMoney,
  isTrueToLife,
  isTwoStep,
  storyMeans,
  storyResult,
  tellDecimals,
} from '../../situations/decimal-stories/decimal-stories.ts'
import { type DecimalOperation, resultOf } from '../../decimals/operations.ts'
import { say } from './messages.gen.ts'

/** Add and subtract (level 1), multiply and divide (level 2), two steps (level 3). */
export const decimalStory = (form: {
  standards: readonly string[]
  fits?: (its: DecimalStory) => boolean
  /** The worked steps for one operation. */
  steps: (its: DecimalOperation) => Text[]
}): ModelForm<DecimalStory> =>
  defineModel<DecimalStory>({
    id: 'story',
    thinking: 'use in a story',
    seconds: 75,
    standards: form.standards,
    bugs,
    task: ({ story: id }) => id,
    draw: (random, level) =>
      drawDecimalStory(random, level === 1 ? ['plus', 'minus'] : ['times', 'over'], level === 3 ? 2 : 1),
    fits: (its) => isTrueToLife(its) && form.fits?.(its) !== false,
    item(its) {
      const key = storyResult(its)
      const first = resultOf(its)
      const isLess = its.story === 'change' || its.story === 'planks'
      const [one, other] = isLess ? [its.rest, first] : [first, its.rest]
      return {
        stem: [tellDecimals(its)],
        ...typed(its, { label: say('label'), ...(isMoney(its) ? { before: '$' } : {}), key, bugs }),
        ...(isMoney(its) ? { answer: say('answer', { of: money(Math.round(key * 100)) }) } : {}),
        hints: [say('nudge'), isTwoStep(its) ? say('first') : say(`hint.${its.sign}`)],
        solution: [
          say(`hint.${its.sign}`),
          ...form.steps(its),
          ...(isTwoStep(its)
            ? [
                say('then', {
                  equation: tex(
                    `${numberTex(one)} ${isLess ? '−' : '+'} ${numberTex(other)} = ${numberTex(key)}`,
                  ),
                }),
              ]
            : []),
        ],
      }
    },
    solve({ stem }) {
      const [a = 0, b = 1, c = 0] = numbersIn(stem).map(({ value }) => value)
      const means = storyMeans.find(([words]) => words.test(stem))?.[1] ?? (() => 0)
      return solved.number(means(a, b, c))
    },
  })

/** The model with the standard algorithm in its solution. */
export const story = decimalStory({ standards: ['6.NS.B.3'], steps: operationSteps })
