import type { Quantity } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { greatestCommonFactor } from '../../math/fractions.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/**
 * `known` goes with `beside`, so `given` goes with `right`: multiplies both by the same number, in whole steps where
 * possible.
 */
export function scaleBoth(its: {
  known: Quantity
  beside: Quantity
  given: Quantity
  right: Quantity
}): WrittenSolution {
  const { known, beside, given, right } = its
  const nudge = say('nudge')
  const so = say('so', { given, right })
  const factor = greatestCommonFactor(known.q, beside.q)
  const [small, low] = [known.q / factor, beside.q / factor]
  if (given.q % known.q === 0) {
    const times = given.q / known.q
    return {
      hints: [nudge, say('hint.up', { known, given, beside })],
      solution: [say('up.find', { known, times, given }), say('up.use', { beside, times, right }), so],
    }
  }
  if (known.q % given.q === 0 && beside.q % (known.q / given.q) === 0) {
    const times = known.q / given.q
    return {
      hints: [nudge, say('hint.down', { known, given, beside })],
      solution: [say('down.find', { known, times, given }), say('down.use', { beside, times, right }), so],
    }
  }
  if (given.q % small === 0 && factor > 1) {
    const times = given.q / small
    return {
      hints: [nudge, say('hint.simpler', { known, beside, factor })],
      solution: [
        say('simpler.find', { known, beside, factor, small, low }),
        say('simpler.use', { small, times, given, low, right }),
        so,
      ],
    }
  }
  const each = tidy(beside.q / known.q)
  return {
    hints: [nudge, say('hint.one', { known, beside })],
    solution: [say('one.find', { known, beside, each }), say('one.use', { each, given, right }), so],
  }
}
