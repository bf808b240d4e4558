import type { Random } from '../../random.ts'

/**
 * What can be seen on embryos of vertebrates with the naked eye or a hand lens (Gilbert, Developmental Biology; Kardong,
 * Vertebrates).
 */
export const animals = [
  'trout',
  'salamander',
  'turtle',
  'lizard',
  'chicken',
  'duck',
  'rabbit',
  'cat',
  'human',
] as const
export type AnimalId = (typeof animals)[number]

export const earlyFeatures = ['folds', 'tail-bud', 'blocks', 'eye-spots', 'buds'] as const
export const lateFeatures = [
  'gills',
  'fins',
  'toes',
  'sac',
  'shell',
  'feathers',
  'cord',
  'ears',
  'tail',
] as const
export type FeatureId = (typeof earlyFeatures)[number] | (typeof lateFeatures)[number]

const isOneOf = (its: readonly AnimalId[]) => (animal: AnimalId) => its.includes(animal)
const all = (): boolean => true
const isMammal = isOneOf(['rabbit', 'cat', 'human'])

const has: Readonly<Record<FeatureId, (animal: AnimalId) => boolean>> = {
  folds: all,
  'tail-bud': all,
  blocks: all,
  'eye-spots': all,
  buds: all,
  gills: isOneOf(['trout', 'salamander']),
  fins: isOneOf(['trout']),
  toes: (animal) => animal !== 'trout',
  sac: (animal) => animal !== 'trout' && animal !== 'salamander',
  shell: isOneOf(['turtle']),
  feathers: isOneOf(['chicken', 'duck']),
  cord: isMammal,
  ears: isMammal,
  tail: (animal) => animal !== 'human',
}

export const hasFeature = (animal: AnimalId, feature: FeatureId): boolean => has[feature](animal)

type Features = readonly FeatureId[]

/** The number of features that an animal has. */
export const countOf = (animal: AnimalId, features: Features): number =>
  features.filter((feature) => hasFeature(animal, feature)).length

/** The number of features that both have. */
export const sharedOf = (one: AnimalId, other: AnimalId, features: Features): number =>
  features.filter((feature) => hasFeature(one, feature) && hasFeature(other, feature)).length

/** The number of features that only one of the two has. */
export const unlikeOf = (one: AnimalId, other: AnimalId, features: Features): number =>
  features.filter((feature) => hasFeature(one, feature) !== hasFeature(other, feature)).length

const birds = isOneOf(['chicken', 'duck'])

/** How close the kinship of two animals is: the last common ancestor of birds came later than that of trout and cat. */
export function kinshipOf(one: AnimalId, other: AnimalId): number {
  if ([one, other].includes('trout')) return 0
  if ([one, other].includes('salamander')) return 1
  if (birds(one) && birds(other)) return 4
  return isMammal(one) === isMammal(other) ? 3 : 2
}

/** Features in the order of the list. */
export const someOf = <Feature extends FeatureId>(
  random: Random,
  from: readonly Feature[],
  count: number,
) => {
  const taken = random.sample(from, count)
  return from.filter((feature) => taken.includes(feature))
}
