/** Returns seeded random choices (mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0
  const real = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number): number => Math.floor(real() * n)
  const hex = (length: number): string => Array.from({ length }, () => below(16).toString(16)).join('')
  return {
    real,
    below,
    of: (share: number): boolean => real() < share,
    pick<T>(list: readonly T[]): T {
      const found = list[below(list.length)]
      if (found === undefined && list.length === 0) throw new Error('Nothing to pick from')
      // oxlint-disable-next-line typescript/consistent-type-assertions -- an element may itself be undefined
      return found as T
    },
    uuid: (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}

export type Chance = ReturnType<typeof createChance>
