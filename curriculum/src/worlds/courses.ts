import { changeOf, type Data, type Fact, lastTime, reading, timeAt } from './data.ts'
import { greater } from './readings.ts'

/** Compares two changes over the whole time. */
export function changedMore(data: Data, [one, other]: readonly [number, number], id: string): Fact {
  const [more, less] = [changeOf(data, one), changeOf(data, other)]
  const verdict = greater(more, less, data.within)
  const last = lastTime(data)
  return {
    id,
    evidence: 'changed',
    things: [one, other],
    verdict,
    numbers: { time: timeAt(data, last), more, less },
    cells: [one, other].flatMap((series) => [0, last].map((at) => ({ series, run: 0, at }))),
    misconception: verdict === 'undecided' ? 'evidence.within-scatter' : 'reading.wrong-series',
  }
}

/** Is one warmer at every reading after the start? The evidence quotes the one reading that decides it. */
export function alwaysWarmer(data: Data, [one, other]: readonly [number, number]): Fact {
  const gaps = data.times.map((_time, at) =>
    at === 0 ? Infinity : reading(data, one, at) - reading(data, other, at),
  )
  const smallest = Math.min(...gaps)
  const closest = gaps.indexOf(smallest)
  // Two readings, each off by one error and rounded, may differ by three errors in total.
  const isDecided = Math.abs(smallest) > 3 * data.within
  const verdict = isDecided ? (smallest > 0 ? 'true' : 'false') : 'too-near'
  return {
    id: 'always-warmer',
    evidence: verdict === 'true' ? 'closest' : 'colder-once',
    things: [one, other],
    verdict,
    numbers: {
      time: timeAt(data, closest),
      first: reading(data, one, closest),
      second: reading(data, other, closest),
    },
    cells: [one, other].map((series) => ({ series, run: 0, at: closest })),
    misconception: 'reading.one-point',
  }
}

/** The changes in the first and last parts of the time, which are equally long. */
export function halves(
  data: Data,
  series: number,
): Pick<Fact, 'numbers' | 'cells' | 'things'> & { early: number; late: number } {
  const last = lastTime(data)
  const half = Math.floor(last / 2)
  const early = Math.abs(reading(data, series, 0) - reading(data, series, half))
  const late = Math.abs(reading(data, series, last - half) - reading(data, series, last))
  return {
    early,
    late,
    things: [series],
    numbers: { early, late, span: timeAt(data, half) - timeAt(data, 0) },
    cells: [0, half, last - half, last].map((at) => ({ series, run: 0, at })),
  }
}
