import { type Cell, type Data, type Fact, lastTime, reading, timeAt } from '../data.ts'
import { median } from '../readings.ts'
import { untried } from '../repeats.ts'

/** A stretch of at least four readings that stay within two errors of their median. */
export interface Flat {
  from: number
  to: number
  at: number
}

/** The flat stretches that a careful reader finds; stretches too short to be sure are left out. */
function flats(data: Data): Flat[] {
  const found: Flat[] = []
  const values = data.times.map((_time, at) => reading(data, 0, at))
  const flat = (from: number, to: number): Flat => ({ from, to, at: median(values.slice(from, to + 1)) })
  let from = 0
  while (from < values.length) {
    let to = from
    while (to + 1 < values.length && isFlat(values.slice(from, to + 2), data.within)) to += 1
    if (to - from < 3) {
      from += 1
      continue
    }
    const next = flat(from, to)
    const before = found.at(-1)
    // A reading at the start or end of a stretch can split it in two, so join the pieces.
    const isSame = before !== undefined && Math.abs(before.at - next.at) <= 2 * data.within
    if (isSame) found.splice(-1, 1, flat(before.from, to))
    else found.push(next)
    from = to + 1
  }
  return found
}

const isFlat = (values: readonly number[], error: number): boolean =>
  Math.max(...values) - Math.min(...values) <= 2 * error

/** The level parts for melting and boiling; undefined if they cannot be identified. */
export function levelParts(data: Data): { melting: Flat; boiling?: Flat } | undefined {
  const [melting, boiling, ...more] = flats(data)
  if (melting === undefined || more.length > 0 || melting.from < 2) return undefined
  // A solid that warms slowly may look level at first.
  if (boiling !== undefined && boiling.at - melting.at < 20) return undefined
  return { melting, ...(boiling === undefined ? {} : { boiling }) }
}

const cellsAt = (...places: number[]): Cell[] => places.map((at) => ({ series: 0, run: 0, at }))
const untriedHere = ['stronger-heater', 'other-solid', 'cools-alike'] as const

/** Facts about the changes of state on the curve. */
export function curveFacts(data: Data): Fact[] {
  const parts = levelParts(data)
  if (parts === undefined) return []
  const { melting } = parts
  const { from, to } = melting
  const last = lastTime(data)
  const fact = (
    its: Pick<Fact, 'id' | 'evidence' | 'verdict' | 'misconception'> & {
      numbers?: Fact['numbers']
      cells?: Cell[]
    },
  ): Fact => ({
    things: [0],
    ...its,
    numbers: {
      at: Math.round(melting.at),
      from: timeAt(data, from),
      to: timeAt(data, to),
      end: reading(data, 0, last),
      ...its.numbers,
    },
    cells: its.cells ?? cellsAt(from, to),
  })
  const isApart = reading(data, 0, last) - melting.at > 10 * data.within
  const middle = Math.round((from + to) / 2)
  const [before, after] = [from - 2, to + 3]
  const found: Fact[] = [
    fact({ id: 'melts-near', evidence: 'flat', verdict: 'true', misconception: 'reading.one-point' }),
    fact({
      id: 'melts-at-end',
      evidence: 'flat',
      verdict: isApart ? 'false' : 'too-near',
      misconception: 'states.always-warmer',
    }),
    fact({
      id: 'rises-on',
      evidence: 'flat',
      verdict: reading(data, 0, to) - reading(data, 0, from) <= data.within ? 'false' : 'too-near',
      misconception: 'states.always-warmer',
    }),
    fact({
      id: 'both',
      evidence: 'middle',
      verdict: to - from >= 4 ? 'true' : 'too-near',
      numbers: { time: timeAt(data, middle) },
      misconception: 'states.changes-swapped',
    }),
    ...boilingFacts(data, parts, fact),
    ...untriedHere.map((id) => untried(id, 0)),
  ]
  if (before > 0) {
    found.push(
      fact({
        id: 'all-solid',
        evidence: 'before',
        verdict: 'true',
        numbers: { time: timeAt(data, before) },
        cells: cellsAt(before, from),
        misconception: 'states.changes-swapped',
      }),
    )
  }
  if (after < last) {
    found.push(
      fact({
        id: 'some-solid',
        evidence: 'after',
        verdict: 'false',
        numbers: { time: timeAt(data, after) },
        cells: cellsAt(to, after),
        misconception: 'states.changes-swapped',
      }),
    )
  }
  return found
}

type Make = (
  its: Pick<Fact, 'id' | 'evidence' | 'verdict' | 'misconception'> & {
    numbers?: Fact['numbers']
    cells?: Cell[]
  },
) => Fact

/** Whether it boiled, and which state warmed faster over spans of equal length. */
function boilingFacts(
  data: Data,
  { melting, boiling }: { melting: Flat; boiling?: Flat },
  fact: Make,
): Fact[] {
  const last = lastTime(data)
  const end = boiling?.from ?? last
  const span = Math.min(melting.from - 1, end - melting.to - 2)
  // The solid's span is measured from the start; the liquid's ends one reading before the next level part, or at the
  // end.
  const [solidTo, liquidTo] = [span, end - (boiling === undefined ? 0 : 1)]
  const solid = reading(data, 0, Math.max(0, solidTo)) - reading(data, 0, 0)
  const liquid = reading(data, 0, liquidTo) - reading(data, 0, Math.max(0, liquidTo - span))
  const isShown = boiling !== undefined || last - melting.to >= 4
  const gap = liquid - solid
  return [
    fact({
      id: 'boils',
      evidence: boiling === undefined ? 'no-second-flat' : 'second-flat',
      verdict: boiling === undefined ? (isShown ? 'false' : 'too-near') : 'true',
      ...(boiling === undefined ? {} : { numbers: { boiling: Math.round(boiling.at) } }),
      cells: cellsAt(boiling?.from ?? melting.to, boiling?.to ?? last),
      misconception: 'states.changes-swapped',
    }),
    ...(span < 2
      ? []
      : [
          fact({
            id: 'liquid-faster',
            evidence: 'slopes',
            verdict: Math.abs(gap) <= 4 * data.within ? 'too-near' : gap > 0 ? 'true' : 'false',
            numbers: { span: timeAt(data, span), solid, liquid },
            cells: cellsAt(0, solidTo, liquidTo - span, liquidTo),
            misconception: 'reading.one-point',
          }),
        ]),
  ]
}
