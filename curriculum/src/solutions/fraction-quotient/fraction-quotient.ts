import { tex } from '@skills-center/messages/values'
import { fractionTex, isLowest, mixedTex, sizeOf } from '../../fractions/fraction.ts'
import { isMixed } from '../../fractions/products.ts'
import { flipped, type FractionQuotient, quotientOf, quotientTex } from '../../fractions/quotients.ts'
import { shown } from '../../fractions/written.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Takes the reciprocal of the divisor, multiplies, and simplifies. */
export function divided(values: FractionQuotient): WrittenSolution {
  const { one, other } = values
  const reciprocal = flipped(other)
  const raw = [one[0] * reciprocal[0], one[1] * reciprocal[1]] as const
  const product = String.raw`${fractionTex(one)} \times ${fractionTex(reciprocal)}`
  return {
    hints: [
      say('nudge', { one: shown(one), other: shown(other) }),
      say(isMixed(one) || isMixed(other) ? 'hint.mixed' : 'hint.parts', { other: shown(other) }),
    ],
    solution: [
      ...[one, other]
        .filter(isMixed)
        .map((each) => say('improper', { equation: tex(`${mixedTex(each)} = ${fractionTex(each)}`) })),
      say('reciprocal', { other: tex(fractionTex(other)), reciprocal: tex(fractionTex(reciprocal)) }),
      say('multiply', { equation: tex(`${product} = ${fractionTex(raw)}`) }),
      ...(isLowest(raw) && (sizeOf(raw) < 1 || raw[1] === 1)
        ? []
        : [say('simplify', { equation: tex(`${fractionTex(raw)} = ${mixedTex(quotientOf(values))}`) })]),
      say('so', { equation: tex(`${quotientTex(values)} = ${mixedTex(quotientOf(values))}`) }),
    ],
  }
}
