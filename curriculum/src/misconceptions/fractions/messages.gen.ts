// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'fraction.adds-across.teacher': null
  'fraction.adds-across.student': null
  'fraction.keeps-numerator.teacher': null
  'fraction.keeps-numerator.student': null
  'fraction.other-operation.teacher': null
  'fraction.other-operation.student': null
  'fraction.loses-whole.teacher': null
  'fraction.loses-whole.student': null
  'fraction.smaller-from-larger.teacher': null
  'fraction.smaller-from-larger.student': null
  'fraction.stops-early.teacher': null
  'fraction.stops-early.student': null
  'fraction.no-size-sense.teacher': null
  'fraction.no-size-sense.student': null
  'fraction.misreads-parts.teacher': null
  'fraction.misreads-parts.student': null
  'fraction.adds-to-rename.teacher': null
  'fraction.adds-to-rename.student': null
  'fraction.regroups-ten.teacher': null
  'fraction.regroups-ten.student': null
  'fraction.adds-for-times.teacher': null
  'fraction.adds-for-times.student': null
  'fraction.keeps-denominator.teacher': null
  'fraction.keeps-denominator.student': null
  'fraction.multiplies-both.teacher': null
  'fraction.multiplies-both.student': null
  'fraction.cross-multiplies.teacher': null
  'fraction.cross-multiplies.student': null
  'fraction.parts-apart.teacher': null
  'fraction.parts-apart.student': null
  'fraction.always-grows.teacher': null
  'fraction.always-grows.student': null
  'fraction.always-shrinks.teacher': null
  'fraction.always-shrinks.student': null
  'fraction.wrong-whole.teacher': null
  'fraction.wrong-whole.student': null
  'fraction.of-as-amount.teacher': null
  'fraction.of-as-amount.student': null
  'fraction.swaps-parts.teacher': null
  'fraction.swaps-parts.student': null
  'fraction.no-reciprocal.teacher': null
  'fraction.no-reciprocal.student': null
  'fraction.flips-dividend.teacher': null
  'fraction.flips-dividend.student': null
  'fraction.flips-both.teacher': null
  'fraction.flips-both.student': null
  'fraction.drops-remainder.teacher': null
  'fraction.drops-remainder.student': null
  'fraction.remainder-in-wholes.teacher': null
  'fraction.remainder-in-wholes.student': null
  'fraction.picks-operation.teacher': null
  'fraction.picks-operation.student': null
  'fraction.larger-divisor-more.teacher': null
  'fraction.larger-divisor-more.student': null
  'fraction.division-shrinks.teacher': null
  'fraction.division-shrinks.student': null
  'fraction.unit-as-whole.teacher': null
  'fraction.unit-as-whole.student': null
  'fraction.divides-other-way.teacher': null
  'fraction.divides-other-way.student': null
  'fraction.leftover-not-shared.teacher': null
  'fraction.leftover-not-shared.student': null
  'fraction.remainder-wrong-denominator.teacher': null
  'fraction.remainder-wrong-denominator.student': null
  'fraction.denominator-as-groups.teacher': null
  'fraction.denominator-as-groups.student': null
  'fraction.judges-by-numerators.teacher': null
  'fraction.judges-by-numerators.student': null
  'fraction.uses-all-numbers.teacher': null
  'fraction.uses-all-numbers.student': null
  'fraction.picks-part.teacher': null
  'fraction.picks-part.student': null
  'fraction.difference-as-amount.teacher': null
  'fraction.difference-as-amount.student': null
  'fraction.misses-partial.teacher': null
  'fraction.misses-partial.student': null
}

export const say = defineMessages<Messages>('misconceptions/fractions', { en, es })
