import { lettersIn, partsOf, type Expression } from './expression.ts'
import { floatValue } from './float-value.ts'

/** π as a calculator has it, and the approximations used on paper. */
const pis = [Math.PI, 3.14, 22 / 7]
/** Equal up to floating point error between two ways to compute the same number. */
const drift = 1e-9

/**
 * Whether a number approximates an exact number such as √185 or 25π: rounded to as many places as are written, or
 * calculated with 3.14 or 22/7 for π.
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

/** Whether it is a decimal of at least two digits, rounded correctly. */
function isRounding(typed: Expression, amount: number, value: number): boolean {
  const number = typed.kind === 'negative' ? typed.of : typed
  if (number.kind !== 'number' || number.written !== 'decimal' || Math.abs(amount) < 1) return false
  const places = number.shown.split('.')[1]?.length ?? 0
  const unit = 10 ** -places
  return places > 0 && Math.abs(amount - value) <= unit / 2 + drift
}

const isIrrational = (expression: Expression): boolean =>
  expression.kind === 'root' || expression.kind === 'pi' || partsOf(expression).some(isIrrational)

/** Value in floating point; null if it has none. */
function floatOf(expression: Expression, pi: number): number | null {
  const value = floatValue(expression, {}, pi)
  return Number.isFinite(value) ? value : null
}
