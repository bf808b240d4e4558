import type { Random } from '../random.ts'

const gcdOf = (one: number, other: number): number => (other === 0 ? one : gcdOf(other, one % other))
/** Takes two or more numbers. */
export const gcfOf = (numbers: readonly number[]): number => numbers.reduce(gcdOf)
export const lcmOf = (numbers: readonly number[]): number =>
  numbers.reduce((all, each) => (all * each) / gcdOf(all, each))
export const factorsOf = (number: number): number[] =>
  Array.from({ length: number }, (_, at) => at + 1).filter((each) => number % each === 0)
export const isPrime = (number: number): boolean => factorsOf(number).length === 2

/** The common factors of two numbers: one divides the other, none, a prime, or a composite. */
export type Relation = 'divides' | 'coprime' | 'prime' | 'composite'
export function relationOf(numbers: readonly number[]): Relation {
  const common = gcfOf(numbers)
  if (numbers.includes(common)) return 'divides'
  if (common === 1) return 'coprime'
  return isPrime(common) ? 'prime' : 'composite'
}

/** Different multiples of `common`, each with an additional factor. */
export function withCommon(random: Random, common: number, howMany: number, most: number): number[] {
  const others = Array.from({ length: Math.floor(most / common) - 1 }, (_, at) => at + 2)
  return random.sample(others, howMany).map((each) => each * common)
}
