import type { FigureOf } from '@skills-center/contract/figure'
import { numeral } from '../numeral.ts'

type Line = FigureOf<'number-line'>
export type Span = NonNullable<Line['spans']>[number]

/** The row of each segment, so that overlapping segments are above one another, the shorter below the longer. */
export function stackRows(stretches: readonly { from: number; to: number }[]): number[] {
  const lengthOf = (index: number) => Math.abs((stretches[index]?.to ?? 0) - (stretches[index]?.from ?? 0))
  const found = stretches.map(() => 0)
  const placed: { low: number; high: number; storey: number }[] = []
  for (const index of stretches.map((_, at) => at).toSorted((a, b) => lengthOf(a) - lengthOf(b))) {
    const { from, to } = stretches[index] ?? { from: 0, to: 0 }
    const low = Math.min(from, to)
    const high = Math.max(from, to)
    const taken = placed.filter((other) => other.low < high - 1e-9 && other.high > low + 1e-9)
    let storey = 0
    while (taken.some((other) => other.storey === storey)) storey++
    placed.push({ low, high, storey })
    found[index] = storey
  }
  return found
}

/** Rows for text along a line: neighbors alternate between two or three rows, if that is enough to separate them. */
export function alternateRowsFor(writing: readonly { at: number; wide: number }[], gap: number): number[] {
  const order = writing
    .map((_, index) => index)
    .toSorted((a, b) => (writing[a]?.at ?? 0) - (writing[b]?.at ?? 0))
  for (const turns of [1, 2, 3]) {
    const touches = order.some((index, rank) => {
      const here = writing[index]
      const next = writing[order[rank + turns] ?? -1]
      return here && next && next.at - next.wide / 2 < here.at + here.wide / 2 + gap
    })
    if (touches) continue
    const rows = writing.map(() => 0)
    for (const [rank, index] of order.entries()) rows[index] = rank % turns
    return rows
  }
  return rowsFor(writing, gap)
}

/** The row of each text, so that none touches its neighbor: the lowest row with space for it. */
export function rowsFor(writing: readonly { at: number; wide: number }[], gap: number): number[] {
  const rows = writing.map(() => 0)
  const ends: number[] = []
  const order = writing
    .map((_, index) => index)
    .toSorted((a, b) => (writing[a]?.at ?? 0) - (writing[b]?.at ?? 0))
  for (const index of order) {
    const { at, wide } = writing[index] ?? { at: 0, wide: 0 }
    const free = ends.findIndex((end) => at - wide / 2 >= end + gap)
    const row = free === -1 ? ends.length : free
    ends[row] = at + wide / 2
    rows[index] = row
  }
  return rows
}

/** Ticks with text, from left to right: numbers, and texts that replace them. */
export function namedTicks(figure: Line): { at: number; text: string }[] {
  const texts = figure.tickTexts ?? []
  const numerals = figure.labelled
    .filter((at) => !texts.some((other) => isSame(other.at, at, figure.step)))
    .map((at) => ({ at, text: numeral(at) }))
  return [...numerals, ...texts].toSorted((a, b) => a.at - b.at)
}

export const isSame = (a: number, b: number, step: number): boolean => Math.abs(a - b) < step / 1000

/** The ends of a span within the line; an endless span extends beyond the last tick. */
export const spanReach = (span: Span, figure: Line): { from: number; to: number } => ({
  from: span.from?.at ?? figure.from,
  to: span.to?.at ?? figure.to,
})
