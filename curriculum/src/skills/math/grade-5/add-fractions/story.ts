import { tex } from '#form'
import { askedOf, sumStoryBugs as bugs, type ToldSum } from '#bugs/fraction-sums/sum-story-bugs.ts'
import { mixedTex, sizeOf } from '#fractions/fraction.ts'
import { resultOf, sumAt } from '#fractions/sums.ts'
import { someone } from '#people/people.ts'
import { measuredStory } from '#shapes/measured-story/measured-story.ts'
import { type SumTelling, tellSum } from '#situations/fraction-amounts/fraction-amounts.ts'
import { withCommonDenominator } from '#solutions/common-denominator/common-denominator.ts'
import { say } from './messages.gen.ts'

const tellings = { 1: ['both', 'left'], 2: ['both', 'left', 'more'], 3: ['before', 'rest', 'more'] } as const

/** One fraction to rename (level 1), both (level 2), a start or two steps to find (level 3). */
export const story = measuredStory<ToldSum, SumTelling>({
  seconds: 75,
  standards: ['5.NF.A.2'],
  bugs,
  draw(random, level, { parts, most }) {
    const telling = random.pick<SumTelling>(tellings[level])
    const sign = telling === 'left' || telling === 'more' ? 'minus' : 'plus'
    // Two steps are enough without regrouping.
    const sum = sumAt(random, telling === 'rest' ? 2 : level, sign, { relation: 'unlike', most, parts })
    const whole = telling === 'rest' ? ([random.integer(1, 3), 1] as const) : null
    return { ...sum, telling, whole, who: someone(random) }
  },
  fits: (told) => told.whole === null || sizeOf(askedOf(told)) > 0,
  tell: (told, who) => [tellSum(told.situation, told.telling, { ...told, who })],
  key: askedOf,
  steps(told) {
    const { hints, solution } = withCommonDenominator(told)
    if (told.whole === null) return { hints, solution }
    const rest = `${mixedTex(told.whole)} − ${mixedTex(resultOf(told))} = ${mixedTex(askedOf(told))}`
    return { hints, solution: [...solution, say('story.rest', { equation: tex(rest) })] }
  },
  nudge: (telling) => say(`story.nudge.${telling}`),
  plan: (telling) => say(`story.plan.${telling}`),
})
