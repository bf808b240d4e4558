import { type Data, runsOf } from '../data.ts'
import { outliers } from '../readings.ts'

/** The shortest and longest time in a row. */
export const rangeOf = (data: Data, series: number) => ({
  low: Math.min(...runsOf(data, series)),
  high: Math.max(...runsOf(data, series)),
})

/** The row with the odd press, the press, and the other presses in the row. */
export function oddOf(data: Data) {
  const [cell] = outliers(data) ?? []
  if (cell === undefined) return undefined
  const row = runsOf(data, cell.series)
  return {
    series: cell.series,
    odd: row[cell.run] ?? 0,
    others: row.filter((_time, run) => run !== cell.run),
    row,
  }
}
export const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
/** The mean of that row without the odd press. */
export function meanWithoutOdd(data: Data): number {
  const its = oddOf(data)
  return its === undefined ? Number.NaN : sumOf(its.others) / its.others.length
}
