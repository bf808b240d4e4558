import { digitsOf, type Product, productOf } from '../../multiplication/products.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

const unless = (its: Product, got: number): number | null => (got === productOf(its) ? null : got)
const plain: Product = { a: 46, b: 23 }

/** One line of the algorithm: the result of one digit for each digit of `a`, with the regrouped amount. */
function lineBy(a: number, make: (own: number, carried: number) => number): number {
  const digits = digitsOf(a)
  let [sum, carried] = [0, 0]
  for (const [place, own] of digits.entries()) {
    const made = make(own, carried)
    sum += (place === digits.length - 1 ? made : made % 10) * 10 ** place
    carried = Math.floor(made / 10)
  }
  return sum
}
/** 46 × 3 computed without regrouping: 128. */
export const withoutRegrouping = (a: number, digit: number): number => lineBy(a, (own) => own * digit)
/** 46 × 3 computed with the regrouped ten added first: 158. */
const regroupedFirst = (a: number, digit: number): number =>
  lineBy(a, (own, carried) => (own + carried) * digit)
const allLines = ({ a, b }: Product, line: (a: number, digit: number) => number): number =>
  digitsOf(b).reduce((sum, digit, place) => sum + line(a, digit) * 10 ** place, 0)

export const noShift = bug<Product>({
  id: 'multiplication.no-shift',
  answer: ({ a, b }) => (b > 10 ? a * digitsOf(b).reduce((sum, digit) => sum + digit, 0) : null),
  feedback: ({ b }) => say('no-shift', { b, tens: 10 * (digitsOf(b)[1] ?? 0) }),
  // 46 × 2 + 46 × 3
  example: [plain, 230],
})
export const noRegrouping = bug<Product>({
  id: 'multiplication.no-regroup',
  answer: (its) => unless(its, allLines(its, withoutRegrouping)),
  feedback: () => say('no-regroup'),
  // 128 + 820
  example: [plain, 948],
})
const regroupsFirst = bug<Product>({
  id: 'multiplication.regroups-first',
  answer: (its) => unless(its, allLines(its, regroupedFirst)),
  feedback: () => say('regroups-first'),
  // 158 + 1,020
  example: [plain, 1178],
})
const likePlacesOnly = bug<Product>({
  id: 'multiplication.like-places-only',
  answer({ a, b }) {
    const others = digitsOf(b)
    if (b < 11 || digitsOf(a).length !== others.length) return null
    return digitsOf(a).reduce((sum, digit, place) => sum + digit * (others[place] ?? 0) * 100 ** place, 0)
  },
  feedback: () => say('like-places'),
  // 40 × 20 + 6 × 3
  example: [plain, 818],
})
const skipsZero = bug<Product>({
  id: 'multiplication.skips-zero',
  answer: ({ a, b }) => {
    const without = Number(String(a).replace(/(?<=\d)0(?=\d)/, ''))
    return without === a ? null : without * b
  },
  feedback: ({ a }) => say('zero', { a }),
  // 23 × 46
  example: [{ a: 203, b: 46 }, 1058],
})
export const addsFactors = bug<Product>({
  id: 'multiplication.adds-factors',
  answer: ({ a, b }) => a + b,
  feedback: () => say('adds'),
  example: [plain, 69],
})
export const productBugs = [noShift, noRegrouping, regroupsFirst, likePlacesOnly, skipsZero]
