import { type Text, tex } from '@skills-center/messages/values'
import {
  grouped,
  nearOf,
  partsOf,
  type Product,
  productOf,
  productTex,
} from '../../multiplication/products.ts'
import { say } from './messages.gen.ts'

/** An estimate, one product for each digit of the second number, and their sum. */
export function productSteps(its: Product): { hints: Text[]; solution: Text[] } {
  const { a, b } = its
  const near = { a: nearOf(a), b: nearOf(b) }
  const parts = partsOf(b).toReversed()
  return {
    hints: [
      say('nudge', { a, b }),
      parts.length > 1
        ? say('hint.parts', { a, list: tex(parts.map(grouped).join(', ')) })
        : say('hint.one', { b }),
    ],
    solution: [
      say('estimate', { equation: tex(`${productTex(near)} = ${grouped(productOf(near))}`) }),
      ...parts.map((part) =>
        say('part', { equation: tex(`${productTex({ a, b: part })} = ${grouped(a * part)}`) }),
      ),
      ...(parts.length > 1
        ? [
            say('sum', {
              equation: tex(
                `${parts.map((part) => grouped(a * part)).join(' + ')} = ${grouped(productOf(its))}`,
              ),
            }),
          ]
        : []),
    ],
  }
}
