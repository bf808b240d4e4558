import { type Text, tex } from '@skills-center/messages/values'
import { fractionTex, mixedTex, times } from '../../fractions/fraction.ts'
import { type FractionProduct, isMixed, isReducible, isWhole, productTex } from '../../fractions/products.ts'
import { shown } from '../../fractions/written.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

const cross = String.raw` \times `

/** Converts mixed numbers to fractions, multiplies numerators and denominators, and simplifies. */
export function multiplied(product: FractionProduct): WrittenSolution {
  const { one, other } = product
  const [raw, result] = [fractionTex([one[0] * other[0], one[1] * other[1]]), mixedTex(times(one, other))]
  const mixedOnes = [one, other].filter(isMixed)
  const hint = mixedOnes.length > 0 ? 'mixed' : isWhole(one) || isWhole(other) ? 'whole' : 'parts'
  return {
    hints: [say('nudge', { one: shown(one), other: shown(other) }), say(`hint.${hint}`)],
    solution: [
      ...mixedOnes.map((each): Text =>
        say('improper', { equation: tex(`${mixedTex(each)} = ${fractionTex(each)}`) }),
      ),
      hint === 'whole'
        ? say('whole', { product: tex(productTex(product)), raw: tex(raw) })
        : say('multiply', { equation: tex(`${fractionTex(one)}${cross}${fractionTex(other)} = ${raw}`) }),
      ...(isReducible(product) ? [say('simplify', { equation: tex(`${raw} = ${result}`) })] : []),
      say('check', { product: tex(`${productTex(product)} = ${result}`) }),
    ],
  }
}
