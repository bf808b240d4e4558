/** The order after `id` has moved to index `to`, clamped to the ends. */
export function movedTo(options: readonly string[], id: string, to: number): string[] {
  const others = options.filter((option) => option !== id)
  const place = Math.max(0, Math.min(to, others.length))
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** The index where a dragged card lands: after all cards whose centers it has passed. */
export const landingPlace = (middles: readonly number[], from: number, at: number): number =>
  middles.filter((middle, index) => index !== from && middle < at).length

/** Whether, and in which direction, the card at `index` makes room for a card dragged between two places. */
export function shiftOf(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < index && index <= to) return -1
  if (to <= index && index < from) return 1
  return 0
}
