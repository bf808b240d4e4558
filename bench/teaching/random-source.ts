import { at } from './at.ts'

/** A seeded random stream: the same seed gives the same stream on every machine. */
export interface RandomSource {
  /** From 0 up to but not including 1. */
  uniform(): number
  /** Mean 0, standard deviation 1. */
  normal(): number
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number
  isTrue(probability: number): boolean
  /** Log-normal with median 1; `spread` is the standard deviation of the logarithm. */
  logNormal(spread: number): number
  pick<T>(values: readonly T[]): T
  shuffle<T>(values: readonly T[]): T[]
}

/** sfc32 (Chris Doty-Humphrey, PractRand), seeded with the mixed words of the seed and warmed up. */
export function createRandomSource(...seed: readonly number[]): RandomSource {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let counter = 1
  const word = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (const part of seed) {
    a ^= Math.imul(part + 1, 0x85ebca6b)
    c ^= Math.imul(part ^ 0x27d4eb2f, 0xc2b2ae35)
    for (let round = 0; round < 12; round++) word()
  }

  const uniform = () => word() / 4294967296
  const below = (count: number) => Math.floor(uniform() * count)
  // Box and Muller 1958; `1 -` keeps the logarithm away from 0.
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return {
    uniform,
    normal,
    below,
    isTrue: (probability) => uniform() < probability,
    logNormal: (spread) => Math.exp(spread * normal()),
    pick: (values) => at(values, below(values.length)),
    shuffle: (values) =>
      values
        .map((value) => ({ value, rank: uniform() }))
        .toSorted((left, right) => left.rank - right.rank)
        .map(({ value }) => value),
  }
}
