import { simplestRatio } from '../../math/fractions.ts'
import type { Line, Step, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

/** A ratio written as a line of work. */
export interface RatioLine extends Line {
  a: number
  b: number
}
const ratioLine = (a: number, b: number): RatioLine => ({ line: `${a}:${b}`, a, b })

/** Multiplies or divides both numbers by the same number; the mistake swaps them, or adds to both. */
const scaledBy = (by: number, isDivided: boolean, isTurned: boolean): Step<RatioLine> => {
  const right = ({ a, b }: RatioLine): RatioLine =>
    isDivided ? ratioLine(a / by, b / by) : ratioLine(a * by, b * by)
  return {
    right,
    wrong(above) {
      const next = right(above)
      const gap = Math.min(next.a, next.b) - Math.min(above.a, above.b)
      return isTurned ? ratioLine(next.b, next.a) : ratioLine(above.a + gap, above.b + gap)
    },
    move: () => say(isDivided ? 'chain.divide' : 'chain.multiply', { by }),
  }
}

/** A multiple of a ratio in lowest terms: divided back, and then multiplied by other factors. */
export const ratioLines = (
  [a, b]: readonly [number, number],
  [first = 1, ...others]: readonly number[],
  isTurned: boolean,
): Work<RatioLine> => ({
  start: ratioLine(a * first, b * first),
  steps: [scaledBy(first, true, isTurned), ...others.map((by) => scaledBy(by, false, isTurned))],
})

/** The value of a line: its ratio in lowest terms. */
export function ratioMeant(line: string): string {
  const [a = 1, b = 1] = line.split(':').map(Number)
  return simplestRatio(a, b).join(':')
}
