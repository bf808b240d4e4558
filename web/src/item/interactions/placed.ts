/** The choice for each gap, source, or card, by its id. */
export type Placed = Readonly<Record<string, string>>

export const isPlaced = (placed: Placed, id: string): boolean => (placed[id] ?? '') !== ''

export const countPlaced = (placed: Placed, ids: readonly string[]): number =>
  ids.filter((id) => isPlaced(placed, id)).length

export const isSamePlaced = (one: Placed, other: Placed, ids: readonly string[]): boolean =>
  ids.every((id) => one[id] === other[id])

/** The look of one choice: `right` and `wrong` only once its own verdict is known. */
export type PlacedLook = 'open' | 'filled' | 'right' | 'wrong'

export function lookOfPlaced(
  id: string,
  placed: Placed,
  mark: 'right' | 'wrong' | 'refused' | null,
  right: Placed | null,
): PlacedLook {
  if (mark === 'right') return 'right'
  if (right !== null) return placed[id] === right[id] ? 'right' : 'wrong'
  return isPlaced(placed, id) ? 'filled' : 'open'
}
