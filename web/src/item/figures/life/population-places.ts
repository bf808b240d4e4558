/** The position of an animal in its field, in pixels; `lean`, from -1 to 1, is its rotation. */
export interface AnimalPlace {
  variant: number
  x: number
  y: number
  lean: number
}

/**
 * A generator of pseudorandom numbers (Park and Miller, 1988), seeded by the sample, so that the picture is the same
 * every time.
 */
function scatter(seed: number): () => number {
  let state = ((seed * 7919 + 104729) % 2147483646) + 1
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

/** Mixed animals on a field `width` wide, spaced by a grid of `cell`. */
export function populationPlaces(
  counts: readonly number[],
  width: number,
  cell: { width: number; height: number },
  seed: number,
): { places: AnimalPlace[]; height: number } {
  const next = scatter(seed)
  const animals = counts.flatMap((count, variant) => Array.from({ length: count }, () => variant))
  const columns = Math.max(1, Math.floor(width / cell.width))
  const rows = Math.max(3, Math.ceil(animals.length / columns))
  const cells = Array.from({ length: columns * rows }, (_, index) => index)
  for (let index = cells.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    const held = cells[index] ?? 0
    cells[index] = cells[other] ?? 0
    cells[other] = held
  }
  const step = width / columns
  const places = animals.map((variant, index) => {
    const place = cells[index] ?? 0
    return {
      variant,
      x: ((place % columns) + 0.5) * step + (next() - 0.5) * (step - cell.width + 4),
      y: (Math.floor(place / columns) + 0.5) * cell.height + (next() - 0.5) * 4,
      lean: next() * 2 - 1,
    }
  })
  return { places, height: rows * cell.height }
}
