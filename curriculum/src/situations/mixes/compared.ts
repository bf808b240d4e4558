import { someone } from '../../people/people.ts'
import { leastCommonMultiple } from '../../math/fractions.ts'
import type { Random } from '../../random.ts'
import type { Blend } from './blends.ts'
import { type MixId, mixOf, someMix } from './mixes.ts'

/** Two mixes that are scaled to have one amount in common. */
export interface Compared {
  mix: MixId
  who: string
  blends: [Blend, Blend]
  way: 1 | 2 | 3
  shuffle: number
}

/** The amounts that two mixes can have in common. */
const measures = {
  part: ({ strong }: Blend) => strong,
  rest: ({ weak }: Blend) => weak,
  whole: ({ strong, weak }: Blend) => strong + weak,
}
type MadeEqual = keyof typeof measures

export const sumOf = measures.whole
/** The first ingredient's share of the mix. */
export const shareOf = (blend: Blend): number => blend.strong / sumOf(blend)

export const someBlend = (random: Random): Blend => {
  const strong = random.integer(2, 8)
  return { strong, weak: strong + random.integer(1, 9) }
}

export const drawCompared = (random: Random, way: Compared['way']): Compared => ({
  mix: someMix(random),
  who: someone(random),
  blends: [someBlend(random), someBlend(random)],
  way,
  shuffle: random.integer(0, 1e9),
})

/** Scales both mixes until one amount is equal: returns that amount, and both mixes before and after. */
export function madeEqual({ blends }: Pick<Compared, 'blends'>, by: MadeEqual) {
  const [a, b] = blends
  const common = leastCommonMultiple(measures[by](a), measures[by](b))
  const scaled = [a, b].map((blend, at) => {
    const n = common / measures[by](blend)
    return { name: at === 0 ? 'A' : 'B', n, blend, made: { strong: blend.strong * n, weak: blend.weak * n } }
  })
  const [best = { name: 'A', n: 1, blend: a, made: a }] = scaled.toSorted(
    (one, other) => shareOf(other.blend) - shareOf(one.blend),
  )
  return { common, scaled, best, more: (blend: Blend) => common - measures[by](blend) }
}

/** Whether both mixes must be multiplied, by small enough numbers, and one of them is stronger. */
export function areWorthIt(its: Compared, by: MadeEqual): boolean {
  const { common, scaled } = madeEqual(its, by)
  const [a, b] = its.blends
  const gap = Math.abs(shareOf(a) - shareOf(b))
  return (
    common <= 60 &&
    gap > 0 &&
    gap < 0.25 &&
    scaled.every(({ n, made }) => n > 1 && n <= 6 && sumOf(made) <= 1.2 * mixOf(its.mix).most)
  )
}
