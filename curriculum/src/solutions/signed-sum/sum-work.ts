import type { Line, Work } from '../../shapes/wrong-line/wrong-line.ts'
import { added, asAddition, type SignedSum, subtracted, sumOf, sumTex, totalOf } from '../../signed/signed.ts'
import { say } from './messages.gen.ts'

export interface Terms extends Line {
  sum: SignedSum
}
const shown = (sum: SignedSum): Terms => ({ line: sumTex(sum), sum })

/** Combines the first two terms; the mistake has the wrong sign, or goes the wrong way. */
function combine({ sum: { first, rest } }: Terms, mistake?: 'sign' | 'way'): Terms {
  const [next, ...others] = rest
  if (next === undefined) throw new RangeError('Nothing to combine')
  const right = totalOf(sumOf(first, next))
  const turned = totalOf(sumOf(first, { ...next, isSubtracted: !next.isSubtracted }))
  const wrong = mistake === 'way' ? turned : totalOf(sumOf(0, subtracted(right)))
  return shown({ first: mistake === undefined ? right : wrong, rest: others })
}

/** Three terms, the second one subtracted, in three lines below the first. */
export function sumWork(sum: SignedSum): Work<Terms> {
  const [next, ...others] = sum.rest
  if (next === undefined) throw new RangeError('Three terms are worked out')
  const combining = (mistake: 'sign' | 'way', move: 'first' | 'last') => ({
    right: (above: Terms) => combine(above),
    wrong: (above: Terms) => combine(above, mistake),
    move: () => say(`work.${move}`),
  })
  return {
    start: shown(sum),
    steps: [
      {
        right: () => shown(asAddition(sum)),
        wrong: () => shown({ ...sum, rest: [added(next.value), ...others] }),
        move: () => say('work.opposite'),
      },
      combining('sign', 'first'),
      combining('way', 'last'),
    ],
  }
}
