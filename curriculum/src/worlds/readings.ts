import type { Random } from '../random.ts'
import { type Cell, type Data, type FactVerdict, reading, runsOf } from './data.ts'

/** A normally distributed random number (Box and Muller 1958). */
export function normal(random: Random): number {
  const unit = (): number => random.integer(1, 1_048_576) / 1_048_576
  return Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit())
}

/** The reading of a thermometer with whole degrees: rounded, and off by no more than `within`. */
export const shown = (random: Random, exact: number, within: number): number =>
  Math.round(exact + Math.max(-within, Math.min(within, 0.8 * within * normal(random))))

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) throw new RangeError('No median of nothing')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Whether one change is greater than another. Two readings, each off by one error and rounded to whole degrees, may
 * differ by three in total, so only a larger difference counts. Within one error it is impossible to tell; in between,
 * it is too near.
 */
export function greater(one: number, other: number, within: number): FactVerdict {
  const gap = one - other
  if (Math.abs(gap) <= within) return 'undecided'
  if (Math.abs(gap) <= 3 * within) return 'too-near'
  return gap > 0 ? 'true' : 'false'
}

/**
 * Whether the runs of one thing lie above those of another. Apart: by more than two errors. Mixed: each set reaches
 * past the middle of the other, and their means differ by no more than one error. Otherwise too near to tell.
 */
export function above(one: readonly number[], other: readonly number[], within: number): FactVerdict {
  if (Math.min(...one) - Math.max(...other) > 2 * within) return 'true'
  if (Math.min(...other) - Math.max(...one) > 2 * within) return 'false'
  const isMixed =
    Math.max(...one) >= median(other) &&
    Math.max(...other) >= median(one) &&
    Math.min(...one) <= median(other) &&
    Math.min(...other) <= median(one) &&
    Math.abs(mean(one) - mean(other)) <= within
  return isMixed ? 'undecided' : 'too-near'
}

/** Spoils one run: a misread scale, or a thermometer that touched the wall. Off by 7 to 11 degrees, never below 2. */
export function misread(random: Random, rows: number[][][]): Cell {
  const series = random.integer(0, rows.length - 1)
  const runs = rows[series] ?? []
  const run = random.integer(0, runs.length - 1)
  const values = runs[run] ?? []
  const at = values.length - 1
  const own = values[at] ?? 0
  const off = random.integer(7, 11)
  values[at] = own - off > 1 && random.chance(0.5) ? own - off : own + off
  return { series, run, at }
}

/** Runs that lie far from the others of the same thing; undefined if that is debatable. */
export function outliers(data: Data): Cell[] | undefined {
  const found: Cell[] = []
  for (const [series, { runs }] of data.series.entries()) {
    for (const at of data.times.keys()) {
      for (const run of runs.keys()) {
        const others = runsOf(data, series, at).filter((_value, each) => each !== run)
        const far = Math.abs(reading(data, series, at, run) - median(others))
        const spread = Math.max(...others) - Math.min(...others)
        const isClose = spread <= 3 * data.within
        if (isClose && far >= 6 * data.within) found.push({ series, run, at })
        else if (isClose && far > 3 * data.within) return undefined
      }
    }
  }
  return found
}
