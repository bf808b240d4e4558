import { lettersIn, partsOf, type Expression } from './expression.ts'
import { floatValue } from './float-value.ts'

/** What a calculator gives for π, and what is used on paper. */
const pis = [Math.PI, 3.14, 22 / 7]
/** As near as two ways to work out the same number come in floating point. */
const drift = 1e-9

/**
 * Whether a number is what an exact one such as √185 or 25π comes to: rounded as many places as are written, or
 * worked out with 3.14 or 22/7 for π.
 */
export function isRoundedConstant(typed: Expression, wanted: Expression): boolean {
  if (lettersIn(wanted).size > 0 || lettersIn(typed).size > 0 || isIrrational(typed)) return false
  const amount = floatOf(typed, Math.PI)
  if (amount === null) return false
  return pis.some((pi) => {
    const value = floatOf(wanted, pi)
    return value !== null && (isNear(amount, value) || isRounding(typed, amount, value))
  })
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= drift * Math.max(1, Math.abs(b))

/** A decimal of at least two digits, rounded as it should be. */
function isRounding(typed: Expression, amount: number, value: number): boolean {
  const number = typed.kind === 'negative' ? typed.of : typed
  if (number.kind !== 'number' || number.written !== 'decimal' || Math.abs(amount) < 1) return false
  const places = number.shown.split('.')[1]?.length ?? 0
  const unit = 10 ** -places
  return places > 0 && Math.abs(amount - value) <= unit / 2 + drift
}

const isIrrational = (expression: Expression): boolean =>
  expression.kind === 'root' || expression.kind === 'pi' || partsOf(expression).some(isIrrational)

/** In floating point; null where it has no value. */
function floatOf(expression: Expression, pi: number): number | null {
  const value = floatValue(expression, {}, pi)
  return Number.isFinite(value) ? value : null
}
