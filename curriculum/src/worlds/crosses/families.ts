import type { Random } from '../../random.ts'
import { type Pair, youngOf } from './crosses.ts'

export interface Member {
  /** The id in the drawing: I-1, II-3. */
  id: string
  sex: 'female' | 'male'
  generation: number
  /** Indexes of mother and father; null for members who married in. */
  parents: readonly [number, number] | null
}

/** Two parents and their offspring, or three generations. Members of a generation are listed from left to right. */
export type Shape = 'parents' | 'grandparents'

const numerals = ['I', 'II', 'III'] as const

/** The members of a tree, without alleles. */
export function drawMembers(random: Random, shape: Shape): Member[] {
  const kids = random.integer(3, 4)
  const places: [generation: number, parents: readonly [number, number] | null][] = [
    [0, null],
    [0, null],
    ...Array.from({ length: kids }, (): [number, [number, number]] => [1, [0, 1]]),
  ]
  if (shape === 'grandparents') {
    // The last of the offspring has a partner from outside the family, on the right.
    const last = places.length - 1
    places.push([1, null])
    for (let kid = random.integer(3, 4); kid > 0; kid -= 1) places.push([2, [last, last + 1]])
  }
  const counts = [0, 0, 0]
  return places.map(([generation, parents], at) => {
    counts[generation] = (counts[generation] ?? 0) + 1
    const id = `${numerals[generation] ?? ''}-${counts[generation] ?? 0}`
    const isPartner = shape === 'grandparents' && at === kids + 2
    const isMarried = shape === 'grandparents' && at === kids + 1
    const sex =
      at === 0 || isPartner
        ? 'female'
        : at === 1 || isMarried
          ? 'male'
          : random.pick(['female', 'male'] as const)
    return { id, sex, generation, parents }
  })
}

/** Passes random alleles down from the founders. */
export function passOn(random: Random, members: readonly Member[], founder: () => Pair): number[] {
  const alleles: number[] = []
  for (const { parents } of members) {
    const pair = parents?.map((at) => alleles[at] ?? 0)
    const [one, other] = pair ?? []
    alleles.push(
      one === undefined || other === undefined ? founder() : youngOf(random, [asPair(one), asPair(other)]),
    )
  }
  return alleles
}
const asPair = (count: number): Pair => (count === 2 ? 2 : count === 1 ? 1 : 0)

const canGive = (pair: number): number[] => (pair === 1 ? [0, 1] : [pair / 2])
const isPossible = ([one, other]: readonly [number, number], young: number): boolean =>
  canGive(one).some((first) => canGive(other).some((second) => first + second === young))

/**
 * The possible alleles of each member, given traits and relationships: tries every assignment of alleles to the whole
 * family. `shown` marks the members with the recessive trait.
 */
export function possibleAlleles(members: readonly Member[], shown: readonly boolean[]): number[][] {
  const found = members.map(() => new Set<number>())
  const visit = (alleles: readonly number[]): void => {
    const member = members[alleles.length]
    if (member === undefined) {
      for (const [at, pair] of alleles.entries()) found[at]?.add(pair)
      return
    }
    const { parents } = member
    for (const pair of shown[alleles.length] === true ? [0] : [1, 2]) {
      const fits = parents === null || isPossible([alleles[parents[0]] ?? 0, alleles[parents[1]] ?? 0], pair)
      if (fits) visit([...alleles, pair])
    }
  }
  visit([])
  return found.map((pairs) => [...pairs].toSorted((one, other) => one - other))
}

export type Dominance = 'dominant' | 'recessive' | 'open'

/** Whether the shaded trait must be dominant, must be recessive, or could be either. */
export function dominanceOf(members: readonly Member[], shaded: readonly boolean[]): Dominance {
  const differs = (isShaded: boolean): boolean =>
    members.some(
      ({ parents }, at) =>
        parents !== null && parents.every((each) => shaded[each] === isShaded) && shaded[at] !== isShaded,
    )
  // Two parents without a trait can carry it hidden; two parents with it can carry the other trait hidden.
  return differs(false) ? 'recessive' : differs(true) ? 'dominant' : 'open'
}
