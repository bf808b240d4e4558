import { type Data, type Fact, runsOf } from './data.ts'
import { above, outliers } from './readings.ts'

/** All pairs of different things. */
export const pairsOf = (data: Data): [one: number, other: number][] =>
  [...data.series.keys()].flatMap((one) =>
    [...data.series.keys()].flatMap((other): [number, number][] => (one === other ? [] : [[one, other]])),
  )

/**
 * Compares repeated runs of one test: apart, mixed, or too near. Makes no statement about data in which a run went
 * wrong, or may have.
 */
export function repeatFacts(data: Data, id: string): Fact[] {
  if (outliers(data)?.length !== 0) return []
  return pairsOf(data).map(([one, other]): Fact => {
    const [ours, theirs] = [runsOf(data, one), runsOf(data, other)]
    const verdict = above(ours, theirs, data.within)
    return {
      id,
      evidence: verdict === 'undecided' ? 'overlap' : 'apart',
      things: [one, other],
      verdict,
      numbers: {
        low: Math.min(...ours),
        high: Math.max(...ours),
        otherLow: Math.min(...theirs),
        otherHigh: Math.max(...theirs),
      },
      cells: [one, other].flatMap((series) => ours.map((_value, run) => ({ series, run, at: 0 }))),
      misconception: verdict === 'undecided' ? 'evidence.within-scatter' : 'reading.wrong-series',
    }
  })
}

/** A statement about something that was not tested: these data cannot tell. */
export const untried = (id: string, series: number): Fact => ({
  id,
  evidence: id,
  things: [series],
  verdict: 'undecided',
  numbers: {},
  cells: [],
  misconception: 'evidence.beyond-data',
})
