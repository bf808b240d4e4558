import type { Figure, FigureOf } from '@skills-center/contract/figure'
import type { Quantity } from '@skills-center/messages/values'
import type { Words, Worded } from '../../form/words.ts'
import { say } from './messages.gen.ts'

/** So many equal boxes for one thing and for another; `totals` are written beside them. */
export function twoTapes(
  counts: readonly [Quantity, Quantity],
  totals: readonly (Words | null)[],
): Worded<FigureOf<'tape-diagram'>> {
  const [one, other] = counts
  return {
    kind: 'tape-diagram',
    tapes: counts.map((of, at) => ({
      label: say('of', { of }),
      boxes: Array.from({ length: of.q }, () => ''),
      total: totals[at] ?? null,
    })),
    description: say('description', { one, other }),
  }
}

/** Boxes of the tapes, and which of them is asked for (none: -1) or known. */
export function tapesShown(figure: Figure | undefined): {
  boxes: [number, number]
  open: number
  hasKnown: boolean
} {
  if (figure?.kind !== 'tape-diagram') throw new TypeError('expects a tape diagram')
  const [a = 0, b = 0] = figure.tapes.map(({ boxes }) => boxes.length)
  const totals = figure.tapes.map(({ total }) => total)
  return { boxes: [a, b], open: totals.indexOf('?'), hasKnown: !totals.includes(null) }
}
