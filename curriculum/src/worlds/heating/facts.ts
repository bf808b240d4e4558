import { alwaysWarmer, changedMore, halves } from '../courses.ts'
import { type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { mean } from '../readings.ts'
import { pairsOf, repeatFacts, untried } from '../repeats.ts'
import type { Prediction } from '../world.ts'

/** Is the rise in the last part about the same as in the first? Where scatter hides it, it is too near to ask. */
function steady(data: Data, series: number): Fact {
  const { early, late, ...found } = halves(data, series)
  return {
    ...found,
    id: 'steady',
    evidence: 'halves',
    verdict: early > 6 * data.within && Math.abs(early - late) <= 2 * data.within ? 'true' : 'too-near',
    misconception: 'heating.slows',
  }
}

/** Is the reading doubled in twice the time? Only for something that starts at 0 °C. */
function doubles(data: Data, series: number): Fact {
  const last = lastTime(data)
  const half = last / 2
  const [middle, end] = [reading(data, series, half), reading(data, series, last)]
  return {
    id: 'doubles',
    evidence: 'doubles',
    things: [series],
    verdict: Math.abs(end - 2 * middle) > 3 * data.within ? 'false' : 'too-near',
    numbers: { half: timeAt(data, half), middle, time: timeAt(data, last), end },
    cells: [half, last].map((at) => ({ series, run: 0, at })),
    misconception: 'heating.doubles-reading',
  }
}

/** Is it still at its starting temperature? */
function stays(data: Data, series: number): Fact {
  const last = lastTime(data)
  const [start, end] = [reading(data, series, 0), reading(data, series, last)]
  return {
    id: 'stays',
    evidence: 'rose',
    things: [series],
    verdict: end - start > 3 * data.within ? 'false' : 'too-near',
    numbers: { start, end, time: timeAt(data, last) },
    cells: [0, last].map((at) => ({ series, run: 0, at })),
    misconception: 'reading.one-point',
  }
}

export function heatingFacts(data: Data): Fact[] {
  if (data.kind === 'repeats') return repeatFacts(data, 'changes-more')
  const own = [...data.series.keys()].flatMap((series) => [
    steady(data, series),
    doubles(data, series),
    stays(data, series),
    untried('less-mass', series),
    untried('cools-faster', series),
  ])
  return [
    ...own,
    ...pairsOf(data).flatMap((pair) => [changedMore(data, pair, 'changed-more'), alwaysWarmer(data, pair)]),
  ]
}

/** Uses only the displayed readings: a least-squares line, with three errors in either direction. */
export function predictHeating(data: Data, series: number, ahead: number): Prediction | undefined {
  const values = data.times.map((_time, at) => reading(data, series, at))
  const last = lastTime(data)
  const middle = last / 2
  const spread = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0)
  const slope = values.reduce((sum, value, index) => sum + (index - middle) * value, 0) / spread
  const best = Math.round(mean(values) + slope * (last + ahead - middle))
  const end = reading(data, series, last)
  if (best - end <= 6 * data.within) return undefined
  const half = 3 * data.within
  return {
    best,
    from: best - half,
    to: best + half,
    slips: [
      {
        value: Math.round((end * (last + ahead)) / last),
        misconception: 'heating.doubles-reading',
        refutedBy: doubles(data, series),
      },
      { value: end, misconception: 'heating.stays', refutedBy: stays(data, series) },
    ],
  }
}
