import { tidy } from '../bugs/bug.ts'
import { powerTex } from '../exponents/powers.ts'

/** A number multiplied by powers of 10 (positive exponents) or divided by them (negative exponents), in sequence. */
export interface TenMoves {
  a: number
  moves: readonly number[]
}
/** Also what is asked for: the result, the exponent of a single power, or the original number. */
export interface Tens extends TenMoves {
  asks: 'result' | 'exponent' | 'number'
}

export const movedBy = (a: number, places: number): number => tidy(a * 10 ** places)
/** Total number of places to the right. */
export const placesMoved = ({ moves }: TenMoves): number => moves.reduce((sum, each) => sum + each, 0)
export const movedResult = (its: TenMoves): number => movedBy(its.a, placesMoved(its))
export const tensAnswer = (its: Tens): number =>
  ({ result: movedResult(its), exponent: Math.abs(placesMoved(its)), number: its.a })[its.asks]

/** With thousands separators: `45,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

/** Writes 1,840 for 1840 in TeX; the digits after a decimal point stay as they are. */
export const withCommas = (source: string): string =>
  source.replaceAll(/(?<![\d.,])\d{4,}/g, (digits) => grouped(Number(digits)))
/** `19 × 100 = 1,900`. */
export const productTex = (one: number, other: number): string =>
  String.raw`${grouped(one)} \times ${grouped(other)} = ${grouped(one * other)}`
/** `1,900 ÷ 100 = 19`. */
export const quotientTex = (one: number, other: number): string =>
  String.raw`${grouped(one)} \div ${grouped(other)} = ${grouped(one / other)}`
export const tenTex = (exponent: number): string => powerTex(10, Math.abs(exponent))
const signOf = (move: number): string => (move > 0 ? String.raw`\times` : String.raw`\div`)

/** `3.7 × 10^5 ÷ 10^2`. */
export const movesTex = ({ a, moves }: TenMoves): string =>
  [grouped(a), ...moves.map((move) => `${signOf(move)} ${tenTex(move)}`)].join(' ')
/** `10 × 10 × 10`. */
export const factorsTex = (count: number): string =>
  Array<number>(count)
    .fill(10)
    .join(String.raw` \times `)

const box = String.raw`\square`
/** The expression for the question, with a box for the missing number. */
export function tensTex(its: Tens): string {
  const { a, moves, asks } = its
  if (asks === 'result') return movesTex(its)
  const [move = 1] = moves
  const power = asks === 'exponent' ? powerTex(10, box) : tenTex(move)
  const left = asks === 'number' ? box : grouped(a)
  const whole = a === 1 && asks === 'exponent' ? power : `${left} ${signOf(move)} ${power}`
  return `${whole} = ${grouped(movedResult(its))}`
}

/** The number of zeros at the end of a whole number. */
export const zerosOf = (value: number): number =>
  Number.isInteger(value) && value > 0 ? (/0*$/.exec(String(value))?.[0].length ?? 0) : 0
