import {
  quotientStoryBugs as bugs,
  type ToldQuotient,
} from '#bugs/fraction-quotients/fraction-quotient-bugs.ts'
import { properFraction, sizeOf } from '#fractions/fraction.ts'
import { someMixed, somePart } from '#fractions/products.ts'
import { quotientOf } from '#fractions/quotients.ts'
import { someone } from '#people/people.ts'
import { measuredStory } from '#shapes/measured-story/measured-story.ts'
import { measured } from '#situations/fraction-amounts/fraction-amounts.ts'
import { tellQuotient } from '#situations/fraction-groups/fraction-groups.ts'
import { divided } from '#solutions/fraction-quotient/fraction-quotient.ts'
import { say } from './messages.gen.ts'

/** Pieces that come out whole (level 1), a part of a piece too (level 2), a whole of which a part is known (level 3). */
export const story = measuredStory<ToldQuotient, ToldQuotient['telling']>({
  seconds: 75,
  standards: ['6.NS.A.1'],
  bugs,
  draw(random, level, { parts, most }) {
    const who = someone(random)
    if (level === 3) {
      const one = someMixed(random, most - 1, parts)
      return { who, telling: 'whole', one, other: somePart(random, [3, 4, 5, 6]) }
    }
    const one =
      level === 1
        ? ([random.integer(1, most), 1] as const)
        : random.chance(0.5)
          ? someMixed(random, most - 1, parts)
          : somePart(random, parts)
    return { who, telling: 'pieces', one, other: properFraction(random, random.pick(parts)) }
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
  tell: ({ situation, telling, one, other }, who) => [
    tellQuotient(situation, telling, { amount: one, by: other, who }),
    // The quotient may have a fraction part, and a whole number of pieces must not be a fair answer, too.
    ...(telling === 'pieces' && one[1] !== 1 ? [say('story.exact')] : []),
  ],
  key: quotientOf,
  isCount: ({ telling }) => telling === 'pieces',
  steps: divided,
  nudge: (telling) => say(`story.nudge.${telling}`),
  plan: (telling) => say(`story.plan.${telling}`),
})
