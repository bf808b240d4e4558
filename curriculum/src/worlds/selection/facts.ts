import { halves } from '../courses.ts'
import { type Data, type Fact, type FactVerdict, lastTime, reading, timeAt } from '../data.ts'
import { greater } from '../readings.ts'
import { pairsOf, untried } from '../repeats.ts'

const endOf = (data: Data, series: number): number => reading(data, series, lastTime(data))
const movedOf = (data: Data, series: number): number => endOf(data, series) - reading(data, series, 0)

const endCells = (data: Data, ...series: number[]): Fact['cells'] =>
  series.flatMap((each) => [0, lastTime(data)].map((at) => ({ series: each, run: 0, at })))

/** The kind whose share grew left more surviving offspring; a change within one error is no evidence. */
function leftMore(data: Data, series: number): Fact {
  const [from, to] = [reading(data, series, 0), endOf(data, series)]
  return {
    id: 'left-more',
    evidence: 'share',
    things: [series],
    verdict: greater(to, from, data.within),
    numbers: { from, to },
    cells: endCells(data, series),
    misconception: 'share.other-kind',
  }
}

function majority(data: Data, series: number): Fact {
  const [to, time] = [endOf(data, series), timeAt(data, lastTime(data))]
  const isClear = Math.abs(to - 50) > 2 * data.within
  return {
    id: 'majority',
    evidence: 'majority',
    things: [series],
    verdict: isClear ? (to > 50 ? 'true' : 'false') : 'too-near',
    numbers: { to, time },
    cells: [{ series, run: 0, at: lastTime(data) }],
    misconception: 'reading.one-point',
  }
}

/**
 * Are the steps equal? It is false only if the first and last parts clearly differ, and never true: with readings that
 * are off by one error each, equal steps can look up to four errors apart.
 */
function steady(data: Data, series: number): Fact {
  const { early, late, numbers, ...found } = halves(data, series)
  return {
    ...found,
    id: 'steady',
    evidence: 'halves',
    numbers,
    verdict: Math.abs(early - late) > 4 * data.within ? 'false' : 'too-near',
    misconception: 'trend.steady',
  }
}

/**
 * Where did the difference matter more? A share is bounded, so two changes show this only if they start equal and go in
 * the same direction: 35 to 80 and 35 to 2 percent are never compared.
 */
function stronger(data: Data, [one, other]: readonly [number, number]): Fact {
  const [first, second] = [movedOf(data, one), movedOf(data, other)]
  const isSameWay = first * second > 0 && Math.min(Math.abs(first), Math.abs(second)) > 3 * data.within
  const verdict: FactVerdict = isSameWay
    ? greater(Math.abs(first), Math.abs(second), data.within)
    : 'too-near'
  return {
    id: 'stronger',
    evidence: 'both',
    things: [one, other],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { first: Math.abs(first), second: Math.abs(second) },
    cells: endCells(data, one, other),
    misconception: 'reading.wrong-series',
  }
}

function moreNow(data: Data, [one, other]: readonly [number, number]): Fact {
  const [first, second] = [endOf(data, one), endOf(data, other)]
  const verdict = greater(first, second, data.within)
  return {
    id: 'more-now',
    evidence: 'ends',
    things: [one, other],
    verdict: verdict === 'undecided' ? 'too-near' : verdict,
    numbers: { first, second, time: timeAt(data, lastTime(data)) },
    cells: [one, other].map((series) => ({ series, run: 0, at: lastTime(data) })),
    misconception: 'reading.wrong-series',
  }
}

export const selectionFacts = (data: Data): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    leftMore(data, series),
    majority(data, series),
    steady(data, series),
    untried('elsewhere', series),
    untried('cause', series),
  ]),
  ...pairsOf(data).flatMap((pair) => [stronger(data, pair), moreNow(data, pair)]),
]
