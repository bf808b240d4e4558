import type { Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { drawPair } from '../crosses/crosses.ts'
import { drawMembers, type Member, passOn, type Shape } from '../crosses/families.ts'
import { treeFigure } from '../crosses/words.ts'
import { say } from './messages.gen.ts'

/**
 * Traits that follow one gene (OMIM and OMIA): Rh factor (RHD), earwax (ABCC11), digesting milk sugar (LCT), Labrador
 * coats (TYRP1), horns of cattle (POLLED), white wool (ASIP), chestnut horses (MC1R), rabbit coats (TYRP1).
 */
const letters = {
  rh: 'R',
  earwax: 'W',
  milk: 'L',
  labrador: 'B',
  cattle: 'P',
  sheep: 'W',
  horse: 'E',
  rabbit: 'B',
} as const
export type TraitId = keyof typeof letters
const traitIds = keysOf(letters)

/** A tree with the trait of its filled symbols, which is always the recessive trait. */
export interface Family {
  trait: TraitId
  members: Member[]
  shaded: boolean[]
}
/** What traits and relationships reveal about a member: two recessive alleles, certainly one of each, or unknown. */
export type Kind = 'none' | 'mixed' | 'either'

export function drawFamily(random: Random, shape: Shape): Family {
  const members = drawMembers(random, shape)
  return {
    trait: random.pick(traitIds),
    members,
    shaded: passOn(random, members, () => drawPair(random)).map((pair) => pair === 0),
  }
}

/** A member with an open symbol carries a recessive allele if a parent or a child is filled; nothing else proves it. */
export const kindsOf = ({ members, shaded }: Family): Kind[] =>
  members.map(({ parents }, at) => {
    if (shaded[at] === true) return 'none'
    const isSettled =
      parents?.some((parent) => shaded[parent] === true) === true ||
      members.some((young, place) => shaded[place] === true && young.parents?.includes(at) === true)
    return isSettled ? 'mixed' : 'either'
  })
/** The children of this couple. */
export const youngOfCouple = ({ members }: Family, [one, other]: readonly [number, number]): number[] =>
  members.flatMap(({ parents }, at) => (parents?.[0] === one && parents[1] === other ? [at] : []))
/** The couples, the oldest first. */
export const couplesOf = ({ members }: Family): (readonly [number, number])[] =>
  members.flatMap(({ parents }, at) =>
    parents === null || members.findIndex((each) => each.parents?.join() === parents.join()) !== at
      ? []
      : [parents],
  )

/** How many of the four boxes give the recessive trait. */
export const recessiveBoxes = (one: Kind, other: Kind): number =>
  (one === 'none' ? 2 : 1) * (other === 'none' ? 2 : 1)

const big = (trait: TraitId): string => letters[trait]
/** For example “Bb”. */
export const pairOf = (trait: TraitId, dominants: 0 | 1 | 2): string =>
  big(trait).repeat(dominants) +
  big(trait)
    .toLowerCase()
    .repeat(2 - dominants)
export const weakOf = (trait: TraitId): Text => say(`weak.${trait}`)
export const allelesOf = (trait: TraitId) => ({ big: big(trait), small: big(trait).toLowerCase() })
/** “In cattle, the allele P (no horns) is dominant over p (horns).” */
export const lawOf = (trait: TraitId): Text => say(`law.${trait}`, allelesOf(trait))
export const pedigreeFigure = ({ trait, members, shaded }: Family) =>
  treeFigure(members, shaded, weakOf(trait))
