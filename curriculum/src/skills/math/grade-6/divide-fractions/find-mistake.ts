import { tex } from '#form'
import { isSame, lowest, mixedTex } from '#fractions/fraction.ts'
import { valueOfTex } from '#fractions/fractions-in.ts'
import { isMixed, productKind, someMixed, somePart } from '#fractions/products.ts'
import { flipped, type FractionQuotient, quotientOf, quotientTex } from '#fractions/quotients.ts'
import { mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { type Operands, quotientWork } from '#solutions/fraction-quotient/quotient-work.ts'
import { say } from './messages.gen.ts'

/** The reciprocal, the product, the simplest form (levels 1 and 2), a mixed number first (level 3). */
export const findMistake = wrongLine<FractionQuotient, Operands>({
  seconds: 60,
  standards: ['6.NS.A.1'],
  ...mistakeWords(say),
  task: productKind,
  steps: 3,
  draw: (random, level) => ({
    one: level === 1 ? [random.integer(2, 9), 1] : level === 2 ? somePart(random) : someMixed(random, 4),
    other: somePart(random),
  }),
  fits: (values) => {
    const { one, other } = values
    const [n, d] = [one[0] * flipped(other)[0], one[1] * flipped(other)[1]]
    return !isSame(one, other) && (isMixed(one) || n > d || lowest([n, d])[1] !== d)
  },
  work: quotientWork,
  truth: (values) =>
    say('mistake.truth', { equation: tex(`${quotientTex(values)} = ${mixedTex(quotientOf(values))}`) }),
  means: valueOfTex,
})
