import type { Random } from '../random.ts'
import { type Fraction, fractionTex, isLowest, lowest, mixedTex } from './fraction.ts'

/** A whole amount in equal shares: `amount ÷ groups` is one share; asks for one of the three. */
export interface Share {
  amount: number
  groups: number
  asks: 'share' | 'groups' | 'amount'
}
/** A share below 1, or a mixed number. */
export type ShareKind = 'part' | 'mixed'

/** The division as a fraction: 6 ÷ 8 is 6/8. */
export const writtenShare = ({ amount, groups }: Share): Fraction => [amount, groups]
export const shareOf = (its: Share): Fraction => lowest(writtenShare(its))
export const shareAnswer = (its: Share): Fraction =>
  its.asks === 'share' ? shareOf(its) : [its[its.asks], 1]
export const shareKind = ({ amount, groups }: Share): ShareKind => (amount < groups ? 'part' : 'mixed')
/** Whether the fraction of the division can be simplified. */
export const isSimplified = (its: Share): boolean => !isLowest(writtenShare(its))

/** The division, or an equation in n if one of its numbers is unknown. */
export const shareTex = (its: Share): string => {
  const { amount, groups, asks } = its
  const [dividend, divisor] = [asks === 'amount' ? 'n' : amount, asks === 'groups' ? 'n' : groups]
  const division = String.raw`${dividend} \div ${divisor}`
  return asks === 'share' ? division : `${division} = ${mixedTex(shareOf(its))}`
}
/** `7 ÷ 4 = 7/4`. */
export const asFractionTex = (its: Share): string =>
  String.raw`${its.amount} \div ${its.groups} = ${fractionTex(writtenShare(its))}`

interface Limits {
  /** The largest amount. */
  most: number
  groups: readonly [least: number, most: number]
}
/** The share is never a whole number. */
export function drawShare(
  random: Random,
  kind: ShareKind,
  { most, groups: [least, largest] }: Limits,
): Pick<Share, 'amount' | 'groups'> {
  const groups =
    kind === 'mixed'
      ? random.integer(least, Math.min(largest, most - 1))
      : random.integer(Math.max(3, least), largest)
  const amount =
    kind === 'part' ? random.integer(2, Math.min(most, groups - 1)) : random.integer(groups + 1, most)
  return { amount: amount % groups === 0 ? amount - 1 : amount, groups }
}
