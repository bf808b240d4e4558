import { toNumber } from '../rational.ts'
import type { Expression } from '../algebra/expression.ts'
import { isConstant, rationalIn, valueOfTerm, type Polynomial } from '../algebra/polynomial.ts'
import type { Quotient } from '../algebra/quotient.ts'

/**
 * Whether a decimal is an exact number rounded to the written places: 0.33 for 1/3, 4.47 for √20. With two or more
 * places it may also be cut off (0.66). Never 2.4 if 2.5 is exact.
 */
export function roundsTo(typed: Expression, exact: Quotient): boolean {
  const number = typed.kind === 'negative' ? typed.of : typed
  if (number.kind !== 'number' || number.written !== 'decimal') return false
  const places = number.shown.split('.')[1]?.length ?? 0
  const value = floatOf(exact)
  if (value === null || places === 0) return false
  const unit = 10 ** -places
  if (isExactAt(exact, places)) return false
  const amount = toNumber(number.value) * (typed.kind === 'negative' ? -1 : 1)
  return Math.abs(amount - value) <= (places > 1 ? unit : unit / 2) * (1 + 1e-9)
}

/** Whether the number has no more than this many decimal places. */
function isExactAt({ above, below }: Quotient, places: number): boolean {
  const [top, bottom] = [rationalIn(above), rationalIn(below)]
  if (top === null || bottom === null) return false
  return (
    (top.numerator * bottom.denominator * 10n ** BigInt(places)) % (top.denominator * bottom.numerator) === 0n
  )
}

function floatOf({ above, below }: Quotient): number | null {
  if (!isConstant(above) || !isConstant(below)) return null
  return valueOf(above) / valueOf(below)
}

const valueOf = (polynomial: Polynomial): number =>
  [...polynomial.values()].reduce((sum, term) => sum + valueOfTerm(term), 0)
