import { mixed } from '../../fractions/fraction.ts'
import { isSimplified, type Share, shareKind, shareOf } from '../../fractions/shares.ts'
import { shown } from '../../fractions/written.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 3 ÷ 4 = 3/4, 11 ÷ 4 = 2 3/4, and 6 ÷ 8 = 3/4.
const part: Share = { amount: 3, groups: 4, asks: 'share' }
const more: Share = { amount: 11, groups: 4, asks: 'share' }
const groups: Share = { amount: 6, groups: 8, asks: 'groups' }
const amount: Share = { amount: 3, groups: 4, asks: 'amount' }
const wholesIn = (its: Share): number => Math.floor(its.amount / its.groups)
const restOf = (its: Share): number => its.amount % its.groups

export const otherWay = bug<Share>({
  id: 'fraction.divides-other-way',
  answer: (its) => (its.asks === 'share' ? [its.groups, its.amount] : null),
  feedback: (its) => say('other-way', { amount: its.amount, groups: its.groups }),
  example: [part, [4, 3]],
})
export const ofOneUnit = bug<Share>({
  id: 'fraction.of-as-amount',
  answer: (its) => (its.asks === 'share' ? [1, its.groups] : null),
  feedback: (its) => say('of-one', { amount: its.amount, unit: shown([1, its.groups]) }),
  example: [part, [1, 4]],
})
export const dropsLeftover = bug<Share>({
  id: 'fraction.leftover-not-shared',
  answer: (its) => (its.asks === 'share' && shareKind(its) === 'mixed' ? wholesIn(its) : null),
  feedback: (its) => say('leftover', { rest: restOf(its) }),
  example: [more, 2],
})
export const otherDenominator = bug<Share>({
  id: 'fraction.remainder-wrong-denominator',
  answer: (its) =>
    its.asks === 'share' && shareKind(its) === 'mixed'
      ? mixed(wholesIn(its), [restOf(its), its.amount])
      : null,
  feedback: (its) => say('denominator', { rest: restOf(its) }),
  // 2 3/11
  example: [more, [25, 11]],
})
export const multiplies = bug<Share>({
  id: 'fraction.picks-operation',
  answer(its) {
    // 6 × 3/4, where 6 is divided into shares of 3/4; or 4 ÷ 3/4, where 4 shares of 3/4 are combined.
    const [n, d] = shareOf(its)
    return {
      share: its.amount * its.groups,
      groups: [its.amount * n, d] as const,
      amount: [its.groups * d, n] as const,
    }[its.asks]
  },
  feedback: ({ asks }) => say(`operation.${asks}`),
  example: [part, 12],
})
export const denominatorAlone = bug<Share>({
  id: 'fraction.denominator-as-groups',
  answer: (its) => (its.asks === 'groups' && isSimplified(its) ? shareOf(its)[1] : null),
  feedback: (its) => say('groups', { share: shown(shareOf(its)), amount: its.amount }),
  example: [groups, 4],
})
const sharesShare = bug<Share>({
  id: 'fraction.divides-other-way',
  answer: (its) => (its.asks === 'groups' ? [1, its.groups] : null),
  feedback: (its) => say('share-first', { share: shown(shareOf(its)), amount: its.amount }),
  example: [groups, [1, 8]],
})
export const addsShare = bug<Share>({
  id: 'fraction.adds-for-times',
  answer: (its) => (its.asks === 'amount' ? [its.groups * its.groups + its.amount, its.groups] : null),
  feedback: (its) => say('adds', { groups: its.groups }),
  // 4 + 3/4
  example: [amount, [19, 4]],
})
export const shareBugs = [
  otherWay,
  ofOneUnit,
  dropsLeftover,
  otherDenominator,
  multiplies,
  denominatorAlone,
  sharesShare,
  addsShare,
]
