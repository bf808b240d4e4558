export interface Dot {
  position: number
  /** The distance to the next dot; 0 at the last. */
  step: number
  /** 0 at first, then one more each time the object turns back; the dot at the turn is on the new lane. */
  lane: number
  /** The number of dots in the same lane below it, if the object stood still. */
  pile: number
}

/** The dots of a track; dots that would hide each other are moved apart. */
export function dotsOf(positions: readonly number[]): Dot[] {
  const dots: Dot[] = []
  let way = 0
  positions.forEach((position, index) => {
    const before = dots.at(-1)
    const step = (positions[index + 1] ?? position) - position
    const isBack = step !== 0 && way !== 0 && Math.sign(step) !== way
    if (step !== 0) way = Math.sign(step)
    const lane = (before?.lane ?? 0) + (isBack ? 1 : 0)
    const stays = before !== undefined && before.position === position && before.lane === lane
    dots.push({ position, step, lane, pile: stays ? before.pile + 1 : 0 })
  })
  return dots
}

/** Which dots get a number: every nth, so that numbers do not overlap, and the last. */
export function numbered(dots: readonly Dot[], x: (position: number) => number): Set<number> {
  const tightest = Math.min(
    ...dots
      .filter((dot) => dot.step !== 0)
      .map((dot) => Math.abs(x(dot.position + dot.step) - x(dot.position))),
    Infinity,
  )
  const every = tightest >= 17 ? 1 : tightest >= 9 ? 2 : 4
  const last = dots.length - 1
  return new Set(
    dots.flatMap((_, index) => {
      const next = dots[index + 1]
      // Of several dots in a pile, only the top one has space.
      if (next !== undefined && next.pile > 0) return []
      return index === last || (index % every === 0 && (every === 1 || last - index >= every)) ? [index] : []
    }),
  )
}
