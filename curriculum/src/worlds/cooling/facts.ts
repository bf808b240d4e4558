import { alwaysWarmer, changedMore, halves } from '../courses.ts'
import { type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { greater, mean } from '../readings.ts'
import { pairsOf, repeatFacts, untried } from '../repeats.ts'
import type { Prediction } from '../world.ts'

/** The room temperature given in the caption. */
function roomOf(data: Data): number {
  const { room } = data.about
  if (room === undefined) throw new RangeError('Cooling needs a room')
  return room
}

/** Does it cool more slowly at the end than at the start? */
export function slows(data: Data, series: number): Fact {
  const { early, late, ...found } = halves(data, series)
  const verdict = greater(early, late, data.within)
  const misconception = verdict === 'undecided' ? 'evidence.within-scatter' : 'cooling.steady'
  return { ...found, id: 'slows', evidence: 'slows', verdict, misconception }
}

/**
 * Is the drop the same in each step? Drops that differ by less than an error may or may not be equal, so that is too
 * near to ask.
 */
function steady(data: Data, series: number): Fact {
  const bend = slows(data, series)
  const isBent = bend.verdict === 'true' || bend.verdict === 'false'
  const step = timeAt(data, 1) - timeAt(data, 0)
  return { ...bend, id: 'steady', verdict: isBent ? 'false' : 'too-near', numbers: { ...bend.numbers, step } }
}

/** Is it at room temperature at the end? Two errors above it is too warm. */
function atRoom(data: Data, series: number): Fact {
  const last = lastTime(data)
  const [end, room] = [reading(data, series, last), roomOf(data)]
  return {
    id: 'at-room',
    evidence: 'at-room',
    things: [series],
    verdict: end - room > 2 * data.within ? 'false' : 'too-near',
    numbers: { time: timeAt(data, last), end, room },
    cells: [{ series, run: 0, at: last }],
    misconception: 'reading.one-point',
  }
}

export function coolingFacts(data: Data): Fact[] {
  if (data.kind === 'repeats') return repeatFacts(data, 'changes-more')
  const own = [...data.series.keys()].flatMap((series) => [
    slows(data, series),
    steady(data, series),
    atRoom(data, series),
    untried('less-water', series),
    untried('keeps-cold', series),
  ])
  return [
    ...own,
    ...pairsOf(data).flatMap((pair) => [changedMore(data, pair, 'changed-more'), alwaysWarmer(data, pair)]),
  ]
}

/**
 * Uses only the displayed readings and the displayed room temperature: a least-squares line through the logarithms of
 * the differences. The accepted range is two errors, or a fifth of the expected drop, in either direction.
 */
export function predictCooling(data: Data, series: number, ahead: number): Prediction | undefined {
  const room = roomOf(data)
  const over = data.times.map((_time, at) => reading(data, series, at) - room)
  if (over.some((value) => value <= 4 * data.within)) return undefined
  const logs = over.map(Math.log)
  const middle = (logs.length - 1) / 2
  const spread = logs.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0)
  const slope = logs.reduce((sum, value, index) => sum + (index - middle) * value, 0) / spread
  const last = lastTime(data)
  const best = Math.round(room + Math.exp(mean(logs) + slope * (last + ahead - middle)))
  const end = reading(data, series, last)
  const half = Math.max(2 * data.within, Math.round(0.2 * (end - best)))
  if (best >= end - half || best - half <= room) return undefined
  const straight = end - ahead * (reading(data, series, last - 1) - end)
  return {
    best,
    from: best - half,
    to: best + half,
    slips: [
      { value: straight, misconception: 'cooling.steady', refutedBy: steady(data, series) },
      { value: end, misconception: 'cooling.stays-hot', refutedBy: atRoom(data, series) },
    ],
  }
}
