import { defineModel, tex } from '#form'
import { askedOf, sumStoryBugs as bugs, type ToldSum } from '#bugs/fraction-sums/sum-story-bugs.ts'
import { mixedTex, sizeOf } from '#fractions/fraction.ts'
import { resultOf, sumAt } from '#fractions/sums.ts'
import { typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import {
  measured,
  type MeasuredId,
  someMeasured,
  type SumTelling,
  tellSum,
} from '#situations/fraction-amounts/fraction-amounts.ts'
import { withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { say } from './messages.gen.ts'

interface Story extends ToldSum {
  situation: MeasuredId
  telling: SumTelling
  who: string
}

const tellings = { 1: ['both', 'left'], 2: ['both', 'left', 'more'], 3: ['before', 'rest', 'more'] } as const

/** One fraction to rename (level 1), both (level 2), a start or two steps to find (level 3). */
export const story = defineModel<Story>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['5.NF.A.2'],
  bugs,
  task: ({ situation, telling }) => `${situation} ${telling}`,
  draw(random, level) {
    const situation = someMeasured(random)
    const { parts, most } = measured[situation]
    const telling = random.pick<SumTelling>(tellings[level])
    const sign = telling === 'left' || telling === 'more' ? 'minus' : 'plus'
    // Two steps are enough without regrouping.
    const sum = sumAt(random, telling === 'rest' ? 2 : level, sign, { relation: 'unlike', most, parts })
    const whole = telling === 'rest' ? ([random.integer(1, 3), 1] as const) : null
    return { ...sum, situation, telling, whole, who: someone(random) }
  },
  fits: (told) => told.whole === null || sizeOf(askedOf(told)) > 0,
  item(told) {
    const { whole, telling, situation } = told
    const { hints, solution } = withCommonDenominator(told)
    const last = `${mixedTex(whole ?? [1, 1])} − ${mixedTex(resultOf(told))} = ${mixedTex(askedOf(told))}`
    return {
      stem: [tellSum(situation, telling, { ...told, who: person(told.who) })],
      ...typedAmount(told, { key: askedOf(told), unit: measured[situation].unit, bugs }),
      hints: [say(`story.nudge.${telling}`), ...hints.slice(1)],
      solution: [
        say(`story.plan.${telling}`),
        ...solution,
        ...(whole === null ? [] : [say('story.rest', { equation: tex(last) })]),
      ],
    }
  },
})
