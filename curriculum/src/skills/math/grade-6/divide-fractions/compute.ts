import { defineModel, tex } from '#form'
import { quotientBugs as bugs } from '#bugs/fraction-quotients/fraction-quotient-bugs.ts'
import { isSame } from '#fractions/fraction.ts'
import { fractionsIn } from '#fractions/fractions-in.ts'
import { productKind, shuffledProduct, someMixed, somePart } from '#fractions/products.ts'
import { type FractionQuotient, quotientOf, quotientTex } from '#fractions/quotients.ts'
import { solvedFraction, typedAmount } from '#fractions/written.ts'
import { divided } from '#solutions/fraction-quotient/fraction-quotient.ts'
import { showWork as showWorkOf } from '#shapes/show-work/show-work.ts'
import { say } from './messages.gen.ts'

/** A whole number and a fraction (level 1), a fraction by a fraction (level 2), mixed numbers (level 3). */
export const compute = defineModel<FractionQuotient>({
  id: 'compute',
  thinking: 'compute',
  seconds: 55,
  standards: ['6.NS.A.1'],
  bugs,
  task: (values) => `${productKind(values)} ${quotientOf(values)[1] === 1 ? 'whole' : 'part'}`,
  draw(random, level) {
    if (level === 1) return shuffledProduct(random, [random.integer(2, 12), 1], somePart(random))
    if (level === 2) return { one: somePart(random), other: somePart(random) }
    const one = someMixed(random, 4)
    return { one, other: random.chance(0.5) ? somePart(random) : someMixed(random, 2) }
  },
  fits: ({ one, other }) => !isSame(one, other),
  item: (values) => ({
    stem: [say('compute.asks', { quotient: tex(quotientTex(values)) })],
    ...typedAmount(values, { key: quotientOf(values), bugs }),
    ...divided(values),
  }),
  solve({ stem }) {
    const [[a, b] = [0, 1], [c, d] = [0, 1]] = fractionsIn(stem)
    return solvedFraction(a * d, b * c)
  },
})

/** The same quotients, worked out line by line. */
export const showWork = showWorkOf<FractionQuotient>({
  of: compute,
  seconds: 80,
  task: (values) => ({ kind: 'rewrite', given: quotientTex(values), form: 'value' }),
  bugs: ['divides-without-inverting', 'inverts-first'],
})
