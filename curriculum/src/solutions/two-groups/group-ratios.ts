import type { Text } from '@skills-center/messages/values'
import { greatestCommonFactor } from '../../math/fractions.ts'
import { partsOf } from '../../situations/parts/parts.ts'
import { type Changed, toldIn } from '../../situations/two-groups/changes.ts'
import { type Described, forEvery, outOf } from '../../situations/two-groups/statements.ts'
import { type Grouped, groupedParts, groups } from '../../situations/two-groups/two-groups.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

/** Divides both numbers of a ratio until it is in lowest terms. */
function simplifying(p: number, q: number): Text {
  const factor = greatestCommonFactor(p, q)
  return say('simplify', { p, q, factor, a: p / factor, b: q / factor })
}

/** What is true of two groups: as counts (level 1), in equal groups (level 2), as a part of the whole (level 3). */
export function describing(described: Described): WrittenSolution {
  const { group, one, other, times, level } = described
  const { part, rest, whole } = groupedParts(described)
  const nudge = say('words.nudge')
  if (level === 1) {
    return {
      hints: [nudge, say('words.hint.count', { part, rest, whole })],
      solution: [say('words.step.count', { part, rest }), say('words.step.all', { part, rest, whole })],
    }
  }
  const { part: a, rest: b, whole: each } = partsOf(groups[group], one / times, other / times)
  return {
    hints: [nudge, say('words.hint.groups', { part, rest, times })],
    solution: [
      say('words.step.groups', { part, rest, times, a, b }),
      forEvery(a, b),
      ...(level === 2
        ? [say('words.step.order', { a, b })]
        : [say('words.step.group', { a, b, whole: each }), outOf(a, each)]),
    ],
  }
}

/** A part-to-part ratio from a picture graph. */
export function readingGraph(grouped: Grouped, each: number): WrittenSolution {
  const { part, rest } = groupedParts(grouped)
  const symbols = { part, rest, p: part.q / each, q: rest.q / each }
  return {
    hints: [say('graph.nudge'), say('graph.hint', { part, rest })],
    solution: [
      say('graph.symbols', symbols),
      each === 1 ? say('graph.ones', { part, rest }) : say('graph.each', { each, ...symbols }),
    ],
  }
}

/** A part-to-whole ratio. */
export function toWhole(grouped: Grouped): WrittenSolution {
  const { one, other } = grouped
  const { part, rest, whole } = groupedParts(grouped)
  return {
    hints: [say('whole.nudge', { whole }), say('whole.hint', { part, rest })],
    solution: [
      say('whole.count', { ones: one, others: other, whole }),
      say('whole.compare', { part, whole }),
      simplifying(part.q, whole.q),
    ],
  }
}

/** Finds both amounts from their ratio and the total, then applies or reverses the change. */
export function undoChange(changed: Changed): WrittenSolution {
  const { asks, told, times, of } = changed
  const [a, b] = told
  const { part, rest } = groupedParts(changed)
  const { ones, others, whole, some } = toldIn(changed)
  const [start, end] = of === 'one' ? [ones, part] : [others, rest]
  const shares = { a, b, parts: a + b, whole }
  return {
    hints: [say('change.nudge', { whole }), say(`change.hint.${asks}`, shares)],
    solution: [
      say('change.parts', { ...shares, times }),
      say('change.amounts', { a, b, times, ones, others }),
      say(end.q > start.q ? 'change.plus' : 'change.minus', { start, some, end, when: asks }),
      simplifying(part.q, rest.q),
    ],
  }
}
