import { type Text, tex } from '@skills-center/messages/values'
import { type MissingExponent, missingExponent } from '../../bugs/exponents/power-bugs.ts'
import { toNumber } from '../../bugs/bug.ts'
import { type PowerValue, powerValue } from '../../bugs/exponents/value-bugs.ts'
import { numberTex, workedTex } from '../../equations/exact.ts'
import { exponentOf, halfwayOf, type Powers, powersTex, powerTex } from '../../exponents/powers.ts'
import { say } from './messages.gen.ts'

interface Solved {
  hints: Text[]
  solution: Text[]
}
const operations = { product: 'plus', quotient: 'minus', power: 'times' } as const

/** The rules of a form, in the order of use. */
const rulesOf = ({ form }: Powers): (keyof typeof operations)[] =>
  ({
    product: ['product' as const],
    quotient: ['quotient' as const],
    power: ['power' as const],
    'product-over': ['product' as const, 'quotient' as const],
    'power-times': ['power' as const, 'product' as const],
    'power-over': ['power' as const, 'quotient' as const],
  })[form]

/** Applies rule after rule, down to a single power. */
export function powerSteps(its: Powers): Solved {
  const [first = 'product', second] = rulesOf(its)
  const { base, a, b, c } = its
  const done = [say(`rule.${first}`, { worked: tex(workedTex(a, operations[first], b)) })]
  if (second !== undefined)
    done.push(say(`rule.${second}`, { worked: tex(workedTex(halfwayOf(its), operations[second], c)) }))
  return {
    hints: [say(`nudge.${first}`), say(second === undefined ? `hint.${first}` : 'hint.two')],
    solution: [
      ...done,
      say('so', { equation: tex(`${powersTex(its)} = ${powerTex(base, exponentOf(its))}`) }),
    ],
  }
}

/** The rule, as an equation of the exponents. */
export function missingSteps(its: MissingExponent): Solved {
  const { base, form, a, plain } = its
  const total = exponentOf(its)
  const kept = its.gap === 'a' ? its.b : its.a
  const back =
    form === 'product'
      ? workedTex(total, 'minus', kept)
      : form === 'power'
        ? workedTex(total, 'over', kept)
        : its.gap === 'a'
          ? workedTex(total, 'plus', kept)
          : workedTex(kept, 'minus', total)
  const rule = form === 'product' || form === 'power' ? form : 'quotient'
  return {
    hints: [plain ? say('plain.nudge', { n: base ** a, base }) : say(`nudge.${rule}`), say('missing.hint')],
    solution: [
      ...(plain ? [say('plain.so', { equation: tex(`${base ** a} = ${powerTex(base, a)}`) })] : []),
      say(`missing.${rule}`, { total }),
      say('missing.so', { worked: tex(back), n: missingExponent(its) }),
    ],
  }
}

const writtenBase = ({ top, bottom }: PowerValue): string =>
  bottom === 1 ? numberTex(top) : String.raw`\frac{${top}}{${bottom}}`
const inParentheses = (its: PowerValue): string =>
  its.bottom === 1 && its.top > 0 ? writtenBase(its) : String.raw`(${writtenBase(its)})`
export const powerValueTex = (its: PowerValue): string =>
  `${its.front ? '−' : ''}${powerTex(inParentheses(its), its.exponent)}`

/** The value without an exponent: a whole number, or the fraction that a negative exponent leads to. */
export function powerResultTex(its: PowerValue): string {
  const size = Math.abs(its.exponent)
  const [over, under] = its.exponent < 0 ? [its.bottom, its.top] : [its.top, its.bottom]
  const [numerator, denominator] = [Math.abs(over) ** size, Math.abs(under) ** size]
  const sign = toNumber(powerValue(its)) < 0 ? '−' : ''
  return denominator === 1 ? `${sign}${numerator}` : String.raw`${sign}\frac{${numerator}}{${denominator}}`
}

/** The meaning of the exponent, and the value. */
export function valueSteps(its: PowerValue): Solved {
  const { exponent, front, top, bottom } = its
  const kind =
    exponent === 0
      ? 'zero'
      : exponent < 0
        ? bottom === 1
          ? 'negative'
          : 'fraction'
        : front
          ? 'front'
          : 'positive'
  const size = Math.abs(exponent)
  const flipped: PowerValue = { top: bottom, bottom: top, exponent: size, front }
  const factors = Array.from({ length: size }, () => (top < 0 ? inParentheses(its) : writtenBase(its))).join(
    String.raw` \times `,
  )
  const middle = {
    zero: () => '',
    negative: () => String.raw` = \frac{1}{${powerTex(inParentheses(its), size)}}`,
    fraction: () => ` = ${powerValueTex(flipped)}`,
    front: () => ` = −(${factors})`,
    positive: () => ` = ${factors}`,
  }[kind]()
  return {
    hints: [say('value.nudge'), say(`value.hint.${kind}`, { n: size })],
    solution: [
      say(`value.why.${kind}`),
      say('value.so', { equation: tex(`${powerValueTex(its)}${middle} = ${powerResultTex(its)}`) }),
    ],
  }
}
