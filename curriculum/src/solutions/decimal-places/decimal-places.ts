import { type Text, tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { type Place, placeName } from '../../decimals/decimal.ts'
import { type DecimalOperation, operationTex, placesOf, resultOf } from '../../decimals/operations.ts'
import { withCommas } from '../../decimals/tens.ts'
import { numberTex } from '../../equations/exact.ts'
import { say } from './messages.gen.ts'

const places = ['ones', 'tenths', 'hundredths'] as const satisfies readonly Place[]
const named = (count: number): Text => placeName(places[count] ?? 'hundredths')
const signs = { plus: '+', minus: '−', times: String.raw`\times`, over: String.raw`\div` } as const

/** How the numbers are counted: both in one place value, only the first, or both in tenths, which gives hundredths. */
function wayOf({ sign, a, b }: DecimalOperation): 'both' | 'one' | 'tenths' | 'fits' {
  if (sign === 'plus' || sign === 'minus') return 'both'
  if (sign === 'over') return placesOf(b) > 0 ? 'fits' : 'one'
  return placesOf(a) > 0 && placesOf(b) > 0 ? 'tenths' : 'one'
}

/** Counts tenths and hundredths like whole numbers. */
export function placeSteps(given: DecimalOperation): { hints: Text[]; solution: Text[] } {
  // A product is counted in the place value of its decimal factor.
  const its = given.sign === 'times' && placesOf(given.a) === 0 ? { ...given, a: given.b, b: given.a } : given
  const { sign, a, b } = its
  const result = resultOf(its)
  const way = wayOf(its)
  const count =
    way === 'one'
      ? Math.max(placesOf(a), placesOf(result))
      : way === 'tenths'
        ? 1
        : Math.max(placesOf(a), placesOf(b))
  const size = 10 ** count
  const [m, n] = [tidy(a * size), way === 'one' ? b : tidy(b * size)]
  const all = { plus: m + n, minus: m - n, times: m * n, over: m / n }[sign]
  const values = {
    a: tex(numberTex(a)),
    b: tex(numberTex(b)),
    m,
    n,
    place: named(count),
    // A tenth of a tenth is a hundredth.
    of: named(way === 'tenths' ? 2 : count),
    all: tidy(all),
    counted: tex(withCommas(`${m} ${signs[sign]} ${n} = ${tidy(all)}`)),
    equation: tex(`${operationTex(given)} = ${numberTex(result)}`),
  }
  return {
    hints: [say(`nudge.${sign}`), say(`hint.${way}`, values)],
    solution: [say(`units.${way}`, values), say(`count.${way}`, values), say('so', values)],
  }
}
