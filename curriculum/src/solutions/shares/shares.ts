import { type Text, tex } from '@skills-center/messages/values'
import { fractionTex, mixedTex } from '../../fractions/fraction.ts'
import {
  asFractionTex,
  isSimplified,
  type Share,
  shareKind,
  shareOf,
  shareTex,
  writtenShare,
} from '../../fractions/shares.ts'
import { shown } from '../../fractions/written.ts'
import { say } from './messages.gen.ts'

/** `4 × 3/4 = 3`. */
const productTex = (its: Share): string =>
  String.raw`${its.groups} \times ${mixedTex(shareOf(its))} = ${its.amount}`

/** Finds one share: a part of each whole, or full wholes first and then the leftover. */
function oneShare(its: Share): { hints: Text[]; solution: Text[] } {
  const { amount, groups } = its
  const kind = shareKind(its)
  const wholes = Math.floor(amount / groups)
  const rest = amount % groups
  const simple = isSimplified(its) ? ` = ${mixedTex(shareOf(its))}` : ''
  const values = {
    amount,
    groups,
    unit: shown([1, groups]),
    wholes,
    used: wholes * groups,
    rest,
    part: shown([rest, groups]),
    equation: tex(
      kind === 'part'
        ? `${asFractionTex(its)}${simple}`
        : String.raw`${shareTex({ ...its, asks: 'share' })} = ${mixedTex(shareOf(its))}`,
    ),
  }
  const hint = say(`share.hint.${kind}`, values)
  return {
    hints: [say(`share.nudge.${kind}`), hint],
    solution: [
      hint,
      ...(kind === 'mixed' ? [say('share.wholes', values)] : []),
      say(`share.so.${kind}`, values),
      say('check', { equation: tex(productTex(its)) }),
    ],
  }
}

/** Hints and steps for the unknown number. */
export function shareSteps(its: Share): { hints: Text[]; solution: Text[] } {
  const { asks, amount, groups } = its
  if (asks === 'share') return oneShare(its)
  // If the numerator already is the amount, there is nothing to rewrite.
  const isWritten = asks === 'groups' && shareKind(its) === 'part' && !isSimplified(its)
  const way = isWritten ? 'written' : asks
  const values = {
    amount,
    groups,
    share: shown(shareOf(its)),
    equation: tex(
      isWritten
        ? asFractionTex(its)
        : asks === 'groups'
          ? `${mixedTex(shareOf(its))} = ${fractionTex(writtenShare(its))}`
          : productTex(its),
    ),
  }
  return {
    hints: [say(`back.nudge.${asks}`), say(`back.hint.${way}`, values)],
    solution: [say(`back.hint.${way}`, values), say(`back.so.${way}`, values)],
  }
}
