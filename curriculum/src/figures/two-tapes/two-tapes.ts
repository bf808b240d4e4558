import type { Figure, FigureOf } from '@skills-center/contract/figure'
import type { Quantity } from '@skills-center/messages/values'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Words, Worded } from '../../form/words.ts'
import type { Response, Shown } from '../../item.ts'
import { say } from './messages.gen.ts'

/** Equal boxes for two things; `totals` are written next to them. */
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

/** The boxes of each tape, and which tape is unknown (-1 for none) or known. */
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

/** The amount of the open tape, or of both together if none is open and the difference is given. */
export function tapeAsked({ stem, figure }: Shown): Response {
  const { boxes, open, hasKnown } = tapesShown(figure)
  const [a, b] = boxes
  const [known] = numbersIn(stem)
  const box = (count: number): number => (known?.value ?? 0) / count
  if (open === -1) return solved.number(box(Math.abs(a - b)) * (a + b))
  const [wanted, rest] = open === 0 ? [a, b] : [b, a]
  return solved.number(box(hasKnown ? rest : a + b) * wanted)
}
