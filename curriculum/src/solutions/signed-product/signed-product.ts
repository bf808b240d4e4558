import { type Text, tex } from '@skills-center/messages/values'
import { type Missing, missingOf } from '../../bugs/signed/product-bugs.ts'
import { calculate, guarded, numberTex, workedTex } from '../../equations/exact.ts'
import { askedOfGroups, type SignedGroups } from '../../situations/signed-groups/signed-groups.ts'
import { isNegative } from '../../signed/signed.ts'
import { negativesIn, productTex, type SignedProduct, sizesOf, valueOf } from '../../signed/product.ts'
import { say } from './messages.gen.ts'

interface Solved {
  hints: Text[]
  solution: Text[]
}
const equals = (product: SignedProduct) => tex(`${productTex(product)} = ${numberTex(valueOf(product))}`)
/** The number of negative factors, and the resulting sign. */
function signStep(product: SignedProduct): Text {
  const n = negativesIn(product)
  return product.rest.length > 1
    ? say('sign.many', { n, sign: isNegative(valueOf(product)) ? 'negative' : 'positive' })
    : say(n === 1 ? 'sign.two-1' : 'sign.two-2')
}

/** First the sign, then the absolute values. */
export const signThenSize = (product: SignedProduct): Solved => ({
  hints: [
    say(product.rest.length > 1 ? 'nudge.many' : 'nudge.two'),
    say('hint', { sizes: tex(productTex(sizesOf(product))) }),
  ],
  solution: [
    signStep(product),
    say('sizes', { worked: equals(sizesOf(product)) }),
    say('so', { worked: equals(product) }),
  ],
})

/** The inverse of the shown operation, and a check. */
export function missingSteps(its: Missing): Solved {
  const { form, a, b, result } = its
  const value = missingOf(its)
  const back = {
    factor: () => workedTex(result, 'over', a),
    dividend: () => workedTex(result, 'times', a),
    divisor: () => workedTex(a, 'over', result),
    middle: () => workedTex(result, 'over', a * b),
  }[form]()
  const check = {
    factor: () => workedTex(a, 'times', value),
    dividend: () => workedTex(value, 'over', a),
    divisor: () => workedTex(a, 'over', value),
    middle: () =>
      String.raw`${numberTex(a)} \times ${guarded(value)} \times ${guarded(b)} = ${numberTex(result)}`,
  }[form]()
  return {
    hints: [say('missing.nudge'), say(`missing.hint.${form}`)],
    solution: [
      ...(form === 'middle' ? [say('missing.known', { worked: tex(workedTex(a, 'times', b)) })] : []),
      say('missing.back', { worked: tex(back) }),
      say('missing.check', { worked: tex(check) }),
    ],
  }
}

/**
 * The change each time as a signed number, and how often it happens; going back in time is a negative number of times.
 */
export function groupSteps(its: SignedGroups): Solved {
  const { asks, rate, times } = its
  const worked =
    asks === 'each'
      ? workedTex(calculate(rate, 'times', times), 'over', times)
      : workedTex(rate, 'times', asks === 'ago' ? -times : times)
  return {
    hints: [say(`groups.nudge.${asks}`), say(`groups.hint.${asks}`)],
    solution: [
      say(`groups.why.${asks}`, { rate, n: times }),
      asks === 'each'
        ? say('groups.so-each', { worked: tex(worked) })
        : say('groups.so', { worked: tex(worked), is: askedOfGroups(its) < 0 ? 'below' : 'above' }),
    ],
  }
}
