import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import { type Data, type Fact, reading, timeAt } from './data.ts'
import { pairsOf, untried } from './repeats.ts'

/** The misconceptions that the first column, or the thing in a column header, makes no difference. */
interface Thinking {
  amount: MisconceptionId
  thing: MisconceptionId
  /** Ids of statements about something that was not tested. */
  untried: readonly string[]
}

/** Whether a value is about `times` as large: true within a tenth, false if it is off by a third. */
function about(one: number, times: number, other: number): Fact['verdict'] {
  const off = Math.abs(one / (times * other) - 1)
  return off <= 0.1 ? 'true' : off >= 1 / 3 ? 'false' : 'too-near'
}

/** Two readings, each off by one error and rounded, may differ by three errors in total. */
const leastOf = ({ within }: Data): number => 3 * within

/** The effect of a larger amount on one thing. */
function ofOne(data: Data, series: number, misconception: MisconceptionId): Fact[] {
  const [first = 0, second = 0, third = 0, last = 0] = data.times.map((_amount, at) =>
    reading(data, series, at),
  )
  const cells = (...places: number[]) => places.map((at) => ({ series, run: 0, at }))
  const its = { things: [series], misconception }
  const least = leastOf(data)
  const steps = [second - first, third - second, last - third]
  const doubled = { ...its, evidence: 'doubled', numbers: { few: second, many: last }, cells: cells(1, 3) }
  return [
    { ...doubled, id: 'twice', verdict: about(last, 2, second) },
    { ...doubled, id: 'same-force', verdict: last - second > 2 * least ? 'false' : 'too-near' },
    { ...doubled, id: 'four-times', verdict: about(last, 4, second), misconception: 'data.stops-early' },
    {
      ...its,
      id: 'quarter',
      evidence: 'ends',
      verdict: about(last, 4, first),
      numbers: { few: first, many: last },
      cells: cells(0, 3),
    },
    {
      ...its,
      id: 'levels-off',
      evidence: 'steps',
      // A curve that levels off would gain clearly less in its last step.
      verdict: Math.min(...steps) > 2 * least && last - third > 0.7 * (second - first) ? 'false' : 'too-near',
      numbers: { early: second - first, late: last - third },
      cells: cells(0, 1, 2, 3),
    },
  ]
}

/** Two things at the same amount. */
function ofTwo(
  data: Data,
  [one, other]: readonly [number, number],
  at: number,
  misconception: MisconceptionId,
): Fact[] {
  const [ours, theirs] = [reading(data, one, at), reading(data, other, at)]
  const both = {
    evidence: `both-${timeAt(data, at)}`,
    things: [one, other],
    numbers: { ours, theirs },
    cells: [one, other].map((series) => ({ series, run: 0, at })),
    misconception,
  }
  return [
    {
      ...both,
      id: `stronger-${timeAt(data, at)}`,
      verdict: Math.abs(ours - theirs) <= leastOf(data) ? 'too-near' : ours > theirs ? 'true' : 'false',
    },
    {
      ...both,
      id: `double-${timeAt(data, at)}`,
      verdict: about(ours, 2, theirs),
      misconception: ours < theirs ? 'reading.wrong-series' : 'data.stops-early',
    },
  ]
}

/** Half the amount with one thing compared with the full amount with another. */
function crossed(data: Data, [one, other]: readonly [number, number], misconception: MisconceptionId): Fact {
  const [ours, theirs] = [reading(data, one, 1), reading(data, other, 3)]
  return {
    id: 'as-strong',
    evidence: 'crossed',
    things: [one, other],
    verdict: about(ours, 1, theirs),
    numbers: { ours, theirs },
    cells: [
      { series: one, run: 0, at: 1 },
      { series: other, run: 0, at: 3 },
    ],
    misconception,
  }
}

/** Statements about four rows, at one to four times an amount, whose columns are proportional to it. */
export const proportionFacts = (data: Data, { amount, thing, untried: ids }: Thinking): Fact[] => [
  ...[...data.series.keys()].flatMap((series) => [
    ...ofOne(data, series, amount),
    ...ids.map((id) => untried(id, series)),
  ]),
  ...pairsOf(data).flatMap((pair) => [
    ...ofTwo(data, pair, 1, thing),
    ...ofTwo(data, pair, 3, thing),
    crossed(data, pair, thing),
  ]),
]

/** Whether the exact values confirm such a fact; undefined if they cannot tell. */
export function trueProportion(
  { id, things: [one = 0, other = 0] }: Fact,
  exact: readonly (readonly number[])[],
  half: number,
) {
  const [name = '', amount = ''] = id.split(/-(?=\d)/)
  const at = amount === String(half) ? 1 : 3
  const [ours, theirs] = [exact[one]?.[at] ?? 0, exact[other]?.[at] ?? 0]
  const isNear = (left: number, right: number): boolean => Math.abs(left / right - 1) < 0.2
  switch (name) {
    case 'twice':
    case 'quarter':
      return true
    case 'same-force':
    case 'four-times':
    case 'levels-off':
      return false
    case 'stronger':
      return ours > theirs
    case 'double':
      return isNear(ours, 2 * theirs)
    case 'as-strong':
      return isNear(exact[one]?.[1] ?? 0, theirs)
    default:
      return undefined
  }
}
