import { defineModel } from '#form'
import {
  quotientStoryBugs as bugs,
  type ToldQuotient,
} from '#bugs/fraction-quotients/fraction-quotient-bugs.ts'
import { properFraction, sizeOf } from '#fractions/fraction.ts'
import { someMixed, somePart } from '#fractions/products.ts'
import { quotientOf } from '#fractions/quotients.ts'
import { typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { measured, type MeasuredId, someMeasured } from '#situations/fraction-amounts/fraction-amounts.ts'
import { tellQuotient } from '#situations/fraction-groups/fraction-groups.ts'
import { divided } from '#solutions/fraction-quotient/fraction-quotient.ts'
import { say } from './messages.gen.ts'

interface Story extends ToldQuotient {
  situation: MeasuredId
  who: string
}

/** Pieces that come out whole (level 1), a part of a piece too (level 2), a whole of which a part is known (level 3). */
export const story = defineModel<Story>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['6.NS.A.1'],
  bugs,
  task: ({ situation, telling }) => `${situation} ${telling}`,
  draw(random, level) {
    const situation = someMeasured(random)
    const { parts, most } = measured[situation]
    const told = { situation, who: someone(random) }
    if (level === 3) {
      return {
        ...told,
        telling: 'whole',
        one: someMixed(random, most - 1, parts),
        other: somePart(random, [3, 4, 5, 6]),
      }
    }
    const one =
      level === 1
        ? ([random.integer(1, most), 1] as const)
        : random.chance(0.5)
          ? someMixed(random, most - 1, parts)
          : somePart(random, parts)
    return { ...told, telling: 'pieces', one, other: properFraction(random, random.pick(parts)) }
  },
  // A size that pieces have, and no more of them than one would cut.
  fits: ({ telling, one, other, situation }) => {
    const [n, d] = quotientOf({ one, other })
    return (
      (telling === 'whole' || (sizeOf(other) >= 0.125 && n / d <= 16 && n / d > 1)) &&
      (one[1] !== 1 || d === 1) &&
      n / d <= 3 * measured[situation].most + 10
    )
  },
  item(told) {
    const { telling, situation, one, other } = told
    const { hints, solution } = divided(told)
    const unit = telling === 'whole' ? { unit: measured[situation].unit } : {}
    return {
      stem: [
        tellQuotient(situation, telling, { amount: one, by: other, who: person(told.who) }),
        // The quotient may have a fraction part, and a whole number of pieces must not be a fair answer, too.
        ...(telling === 'pieces' && one[1] !== 1 ? [say('story.exact')] : []),
      ],
      ...typedAmount<ToldQuotient>(told, { key: quotientOf(told), bugs, ...unit }),
      hints: [say(`story.nudge.${telling}`), ...hints.slice(1)],
      solution: [say(`story.plan.${telling}`), ...solution],
    }
  },
})
