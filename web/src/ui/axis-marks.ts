/** A tick of an axis: its position, in percent of the axis, and its label. */
export interface AxisMark {
  readonly at: number
  readonly text: string
}

const maxMarks = 5

/** The smallest step of 1, 2, or 5 times a power of ten that divides 0 to `most` into a few parts; at least 1. */
function stepFor(max: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (max / step <= maxMarks - 1) return step
}

/** An axis of whole numbers from 0 to at least `most`: its end and its ticks. */
export function wholeAxis(max: number): { end: number; marks: AxisMark[] } {
  const step = stepFor(max)
  const parts = Math.max(1, Math.ceil(max / step))
  return { end: parts * step, marks: marksAt(parts * step, step) }
}

/** Ticks from 0 to `end`, one per step. */
export const marksAt = (end: number, step: number): AxisMark[] =>
  Array.from({ length: Math.round(end / step) + 1 }, (_, index) => ({
    at: (100 * index * step) / end,
    text: String(index * step),
  }))

/** The center of a column among `columns` of equal width, in percent. */
export const columnMiddle = (index: number, columns: number): number => (100 * (index + 0.5)) / columns

/** As many of these ticks as fit side by side on a phone, evenly spaced from the first. */
export function thinned(marks: readonly AxisMark[], max = 7): AxisMark[] {
  const every = Math.ceil(marks.length / max)
  return marks.filter((_, index) => index % every === 0)
}
