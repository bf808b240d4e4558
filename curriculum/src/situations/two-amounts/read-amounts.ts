import { numbersIn } from '../../form/numbers-in.ts'

/** Both numbers of the relation in a text, in any order. */
export function amountsIn(stem: string): { x: number; y: number; times: number; plus: number } {
  const [n = 0, ...rest] = numbersIn(stem).map(({ value }) => value)
  const [a = 0, b] = rest
  const isMore = /There are \d+ more|Hay \d+ \p{L}+(?: \p{L}+){0,3} más/u.test(stem)
  const isLess = / less than | menos que /.test(stem)
  const [times, plus] = isMore
    ? [1, a]
    : /more than|less than|más que|menos que/.test(stem)
      ? [b ?? 1, isLess ? -a : a]
      : [a, 0]
  const y = (n - plus) / (times + 1)
  return { x: n - y, y, times, plus }
}
/** Both speeds of a trip. */
export function tripIn(stem: string): { x: number; y: number; miles: number; slow: number } {
  const [miles = 0, fast = 1, slow = 1] = numbersIn(stem).map(({ value }) => value)
  return { x: (miles / fast + miles / slow) / 2, y: (miles / fast - miles / slow) / 2, miles, slow }
}
