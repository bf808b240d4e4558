import type { Text } from '@skills-center/messages/values'
import { leastCommonMultiple } from '../../math/fractions.ts'
import { blendParts, type Blends } from '../../situations/mixes/blends.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Scales both mixes until they have the same amount of one ingredient; `check` asks for that step. */
export function makeEqual({ mix, blends, isWhole, right }: Blends): WrittenSolution & { check: Text } {
  const [a, b] = [blendParts(mix, blends[0]), blendParts(mix, blends[1])]
  const [nameA, nameB] = ['A', 'B']
  const name = right === 0 ? nameA : nameB
  const asItIs = [say('step.as-it-is', { name: nameA, ...a }), say('step.as-it-is', { name: nameB, ...b })]
  const isWeakEqual = a.rest.q === b.rest.q
  // The amount to make equal comes first.
  const leveled = isWeakEqual ? { part: a.rest, rest: a.part } : a
  const words = {
    check: say('check', leveled),
    hints: [isWhole ? say('nudge.whole', b) : say('nudge.both', a), say('hint', leveled)],
  }
  if (isWeakEqual) {
    return { ...words, solution: [...asItIs, say('so.more', { rest: a.rest, more: a.part, name })] }
  }
  const common = leastCommonMultiple(a.part.q, b.part.q)
  const scaled = blends.map(({ strong, weak }) => ({
    times: common / strong,
    ...blendParts(mix, { strong: common, weak: (weak * common) / strong }),
  }))
  const steps = scaled.flatMap(({ times, part, rest }, at) => {
    const [its, before] = [at === 0 ? nameA : nameB, at === 0 ? a : b]
    return times === 1
      ? asItIs.slice(at, at + 1)
      : [say('step.times', { name: its, times, before: before.part, beside: before.rest, part, rest })]
  })
  const [less] = scaled.toSorted((one, other) => one.rest.q - other.rest.q)
  const so =
    right === 2 || less === undefined
      ? say('so.same')
      : say('so.one', { part: less.part, less: less.rest, name })
  return { ...words, solution: [...(isWhole ? [say('step.rest', b)] : []), ...steps, so] }
}
