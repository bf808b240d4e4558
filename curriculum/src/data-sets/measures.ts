export const ascending = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other)
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

/** The median of a sorted list. */
export function middleOf(values: readonly number[]): number {
  const half = values.length / 2
  return ((values[Math.ceil(half) - 1] ?? 0) + (values[Math.floor(half)] ?? 0)) / 2
}
export const medianOf = (values: readonly number[]): number => middleOf(ascending(values))

export type Five = [least: number, lower: number, median: number, upper: number, greatest: number]

/** The five-number summary of a sorted list; the median itself belongs to neither half. */
export function fiveOf(values: readonly number[]): Five {
  const half = Math.floor(values.length / 2)
  return [
    values[0] ?? 0,
    middleOf(values.slice(0, half)),
    middleOf(values),
    middleOf(values.slice(-half)),
    values.at(-1) ?? 0,
  ]
}

export const distancesOf = (values: readonly number[]): number[] =>
  values.map((value) => Math.abs(value - meanOf(values)))
export const madOf = (values: readonly number[]): number => meanOf(distancesOf(values))
