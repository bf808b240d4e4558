import type { Level } from '@skills-center/contract/ids'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'
import { greatestCommonFactor, leastCommonMultiple } from '../../math/fractions.ts'
import type { Random } from '../../random.ts'
import { type Parts, partsOf } from '../parts/parts.ts'
import { type MixId, mixes, mixOf, someMix } from './mixes.ts'

export interface Blend {
  strong: number
  weak: number
}

/** Two mixes of the same ingredients; one may be stronger. */
export interface Blends {
  mix: MixId
  blends: [Blend, Blend]
  /** The second mix is given by its total amount. */
  isWhole: boolean
  /** Index of the stronger one; 2 if both are equal. */
  right: number
}

/** The strong part, the weak part, and both together. */
export const blendParts = (mix: MixId, { strong, weak }: Blend): Parts => partsOf(mixes[mix], strong, weak)

/** Index of the greater number; 2 if both are equal. */
export const greater = (first: number, second: number): number =>
  first === second ? 2 : first > second ? 0 : 1

const stronger = ([a, b]: Blends['blends']): number => greater(a.strong * b.weak, b.strong * a.weak)

/** Which mix is stronger, and whether both have the same difference. */
export interface BlendsAim {
  right: number
  isGap: boolean
}

/**
 * One amount is equal, or one mix is doubled or tripled (level 1); both amounts differ (level 2); one mix is given by
 * its total (level 3).
 */
export function drawBlends(random: Random, level: Level, { right, isGap }: BlendsAim): Blends {
  const blend = (): Blend => ({ strong: random.integer(2, 9), weak: random.integer(3, 14) })
  const [first, free] = [blend(), blend()]
  const { strong, weak } = first
  const factor = level === 1 ? 1 : greatestCommonFactor(strong, weak)
  const times = random.integer(2, level === 1 ? 3 : 4) / factor
  const more = random.integer(1, 4)
  const oneEqual = random.pick([
    { strong, weak: free.weak },
    { strong: free.strong, weak },
  ])
  const unequal = level === 1 ? oneEqual : isGap ? { strong: strong + more, weak: weak + more } : free
  const second = right === 2 ? { strong: strong * times, weak: weak * times } : unequal
  const blends: [Blend, Blend] = random.chance(0.5) ? [first, second] : [second, first]
  return { mix: someMix(random), blends, isWhole: level === 3, right }
}

/** Whether the mixes are realistic, and close enough to need a careful comparison. */
export function isComparable({ mix, blends, isWhole, right }: Blends, level: Level): boolean {
  const [a, b] = blends
  const common = leastCommonMultiple(a.strong, b.strong)
  const isSmall = blends.every(
    ({ strong, weak }) =>
      strong >= 2 && strong <= 12 && weak <= 24 && strong < weak && strong + weak <= mixOf(mix).most,
  )
  const areNear = Math.abs(a.strong / (a.strong + a.weak) - b.strong / (b.strong + b.weak)) < 0.3
  const differ = stronger(blends) === right && (a.strong !== b.strong || a.weak !== b.weak)
  if (!isSmall || !areNear || !differ || common > 72) return false
  if (level === 1) return true
  return (
    a.weak !== b.weak &&
    // Only at level 1 is one amount a multiple of the other.
    common !== a.strong &&
    common !== b.strong &&
    // Where B is stronger, taking its total for a part must give a different answer.
    (!isWhole || right !== 1 || a.strong * (b.strong + b.weak) >= b.strong * a.weak)
  )
}

/** The option for the mix with the greater share of the strong part. */
export function strongerShown(shown: Shown): Response {
  const [s1 = 0, w1 = 0, s2 = 0, w2 = 0] = numbersIn(shown.stem).map(({ value }) => value)
  const share = /in every|en cada/.test(shown.stem) ? s2 / w2 : s2 / (s2 + w2)
  const gap = s1 / (s1 + w1) - share
  return solved.choice(shown, (_, at) => at === (Math.abs(gap) < 1e-9 ? 2 : gap > 0 ? 0 : 1))
}
