import type { Rarity } from '@skills-center/contract/achievements'

/** Medals are drawn in a square of this side. */
export const side = 100
const middle = side / 2
const points = 240

/** The waves around the rim: the rarer, the livelier. */
const rims: Record<Rarity, { readonly waves: number; readonly height: number }> = {
  common: { waves: 0, height: 0 },
  rare: { waves: 12, height: 1.8 },
  epic: { waves: 8, height: 3.2 },
  legendary: { waves: 16, height: 4 },
}

/** A closed curve around the middle with waves; `turn` shifts them, as a share of a wave. */
function ripple(radius: number, waves: number, height: number, turn = 0): string {
  const spots = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI
    const distance = radius + height * Math.cos(waves * angle + turn * 2 * Math.PI)
    const x = middle + distance * Math.sin(angle)
    const y = middle - distance * Math.cos(angle)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${spots.join('L')}z`
}

/** The rim, and the fine lines engraved inside it, as on a coin. */
export function medalShape(rarity: Rarity): { readonly rim: string; readonly engraving: readonly string[] } {
  const { waves, height } = rims[rarity]
  const rim = ripple(39, waves, height)
  if (rarity === 'common') return { rim, engraving: [ripple(33, 0, 0)] }
  return { rim, engraving: [0, 0.25, 0.5, 0.75].map((turn) => ripple(31.5, waves * 2, 2.6, turn)) }
}
