/** Seeded random choices for the answer generator. */
export interface Chance {
  whole: (from: number, to: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  is: (probability: number) => boolean
  shuffled: <T>(list: readonly T[]) => T[]
}

/** The mulberry32 generator. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    is: (probability) => next() < probability,
    shuffled<T>(list: readonly T[]): T[] {
      const rest = [...list]
      return list.flatMap(() => rest.splice(whole(0, rest.length - 1), 1))
    },
  }
}
