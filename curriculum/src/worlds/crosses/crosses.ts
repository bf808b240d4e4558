import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'

/**
 * Traits of one gene with a dominant and a recessive allele, with the letter of the alleles. For plants, only traits of
 * the plant itself: the seeds in a pod are already its offspring.
 */
const letters = {
  peaFlowers: 'P',
  peaStems: 'T',
  peaPods: 'G',
  peaPodShape: 'F',
  tomatoFruit: 'R',
  tomatoVines: 'T',
  guineaPigFur: 'B',
  guineaPigCoat: 'R',
  guineaPigHair: 'H',
  rabbitFur: 'B',
  rabbitHair: 'H',
  catHair: 'H',
  flyWings: 'F',
  flyEyes: 'R',
} as const
export type TraitId = keyof typeof letters
export const traitIds = keysOf(letters)
/** Animals with small families whose offspring a breeder knows individually. */
export const petIds = [
  'guineaPigFur',
  'guineaPigCoat',
  'guineaPigHair',
  'rabbitFur',
  'rabbitHair',
  'catHair',
] as const

export const isPlant = (trait: TraitId): boolean => trait.startsWith('pea') || trait.startsWith('tomato')

/** The largest number of offspring to expect from many crosses of two such parents. */
export const mostOffspring = (trait: TraitId): number =>
  trait.startsWith('cat') ? 60 : trait.startsWith('guinea') ? 90 : trait.startsWith('rabbit') ? 150 : 320

/** A pair of alleles, as the number of dominant ones. */
export type Pair = 0 | 1 | 2
export const pairs: readonly Pair[] = [2, 1, 0]

export const big = (trait: TraitId): string => letters[trait]
export const small = (trait: TraitId): string => letters[trait].toLowerCase()
/** For example “Bb”. */
export const pairOf = (trait: TraitId, dominants: number): string =>
  big(trait).repeat(dominants) + small(trait).repeat(2 - dominants)

export type Parents = readonly [Pair, Pair]
export interface Cross {
  trait: TraitId
  parents: Parents
}

/** Crosses that can be told apart by their offspring. */
export const crossesToTell: readonly Parents[] = [
  [2, 0],
  [1, 1],
  [1, 0],
  [0, 0],
]

/** The number of the four boxes with 0, 1, and 2 dominant alleles. */
export const boxesOf = ([one, other]: Parents): [number, number, number] => [
  (2 - one) * (2 - other),
  one * (2 - other) + (2 - one) * other,
  one * other,
]

/**
 * What to count: offspring with the dominant trait, with the recessive trait, with one allele of each kind, or with one
 * of each kind among those with the dominant trait.
 */
export type Wanted = 'dominant' | 'recessive' | 'mixed' | 'carrier'

/** Parents with both alleles are drawn most often, because they are the most interesting. */
export const drawPair = (random: Random): Pair => random.pick([0, 1, 1, 1, 2] as const)

/** One random allele from each parent. */
export const youngOf = (random: Random, parents: Parents): number =>
  parents.reduce<number>((sum, pair) => sum + Number(random.integer(1, 2) <= pair), 0)

/** How many of the given number of offspring have two recessive alleles. */
export const recessivesOf = (random: Random, parents: Parents, young: number): number =>
  Array.from({ length: young }, () => youngOf(random, parents)).filter((pair) => pair === 0).length

/** The crosses whose expected share of recessive offspring is close to the observed share, closest first. */
export function fitting(crosses: readonly Parents[], share: number): Parents[] {
  const off = (cross: Parents): number => Math.abs(boxesOf(cross)[0] / 4 - share)
  return crosses.toSorted((one, other) => off(one) - off(other))
}

/** Whether an observed share is close to one expected share and far from all others. */
export function isDecided(crosses: readonly Parents[], share: number, young: number): boolean {
  const [best, next] = fitting(crosses, share)
  if (best === undefined || next === undefined) return false
  const expected = boxesOf(best)[0] / 4
  const isSure = expected === 0 || expected === 1
  const spread = isSure ? 0 : Math.sqrt((expected * (1 - expected)) / young)
  const other = boxesOf(next)[0] / 4
  const otherSpread = Math.sqrt((other * (1 - other)) / young)
  return Math.abs(expected - share) <= 1.5 * spread && Math.abs(other - share) > 2.5 * otherSpread
}
