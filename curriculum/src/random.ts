/** Repeatable random numbers: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number
  /** Any element; throws on an empty list. */
  pick<T>(list: readonly T[]): T
  /** `count` different elements in random order; throws if the list is too short. */
  sample<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
  /** True with this probability. */
  chance(probability: number): boolean
}

/** 32-bit FNV-1a hash of a string (Fowler, Noll, and Vo 1991), used to turn a seed's name into a number. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/** mulberry32: 32 bits of state are enough for one item, and it needs no setup. */
export function createRandom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  // FNV gives neighboring seeds similar first outputs; a few extra draws spread them out.
  for (let warmUp = 0; warmUp < 4; warmUp += 1) next()

  const integer = (from: number, to: number): number => {
    if (to < from) throw new RangeError(`No whole number from ${from} to ${to}`)
    return from + Math.floor(next() * (to - from + 1))
  }
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    const picked = list[integer(0, list.length - 1)]
    if (picked === undefined) throw new RangeError('A list to pick from must not contain undefined')
    return picked
  }
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list]
    const result: T[] = []
    while (left.length > 0) result.push(...left.splice(integer(0, left.length - 1), 1))
    return result
  }
  const sample = <T>(list: readonly T[], count: number): T[] => {
    if (list.length < count) throw new RangeError(`Only ${list.length} to choose ${count} from`)
    return shuffle(list).slice(0, count)
  }
  return { integer, pick, sample, shuffle, chance: (probability) => next() < probability }
}
