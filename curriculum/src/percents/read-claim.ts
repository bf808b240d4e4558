import { tidy } from '../bugs/bug.ts'
import { numbersIn } from '../form/numbers-in.ts'
import type { Shown } from '../item.ts'

/**
 * Reads a claim about a price or a percent: the claimed number, the right one, and the number for each verdict's bug.
 */
export function readPercentClaim({ stem }: Shown): {
  got: number
  truth: number
  ways: readonly [verdict: RegExp, value: number][]
} {
  const [start = 0, second = 0, third = 0, fourth] = numbersIn(stem).map(({ value }) => value)
  const isPercent = /%[.”]*.*$/.test(stem.split('“')[1] ?? '')
  const isDown = /% off|% de descuento/.test(stem)
  if (isPercent) {
    const change = Math.abs(second - start)
    return {
      got: third,
      truth: tidy((100 * change) / start),
      ways: [
        [/new price as|precio nuevo como/, (100 * change) / second],
        [/dollars|dólares/, change],
        [/compared|comparó/, (100 * second) / start],
      ],
    }
  }
  const sign = isDown ? -1 : 1
  const middle = tidy(start * (1 + (sign * second) / 100))
  if (fourth === undefined) {
    return {
      got: third,
      truth: middle,
      ways: [
        [/not finished|no terminó/, Math.abs(middle - start)],
        [/opposite|contraria/, tidy(2 * start - middle)],
        [/dollars|dólares/, start + sign * second],
      ],
    }
  }
  // A sale and then tax, or a markup and then a sale.
  const then = -sign * third
  return {
    got: fourth,
    truth: tidy(middle * (1 + then / 100)),
    ways: [
      [/combined|combinó/, tidy(start * (1 + (sign * second + then) / 100))],
      [/not finished|no terminó/, middle],
      [/opposite|contraria/, tidy(middle * (1 - then / 100))],
    ],
  }
}
