import type { Random } from '../../random.ts'
import { type Data, type Fact, reading, timeAt } from '../data.ts'
import { median, shown } from '../readings.ts'
import type { Drawn } from '../world.ts'
import { heated, joulesThrough, type Phase, substances, type SubstanceId } from './substances.ts'

/** Substances that a class can follow through a change of state. */
export const curveSubstances = [
  'water',
  'tertButanol',
  'lauricAcid',
  'stearicAcid',
  'naphthalene',
  'sodiumThiosulfate',
  'gallium',
  'tin',
] as const satisfies readonly SubstanceId[]

export interface CurveTruth {
  phases: readonly Phase[]
  exact: readonly number[]
}

const within = 1
const steps = 24

/**
 * A heating curve (one substance, a steady heater): it warms, melts at one temperature, warms again, and where it boils
 * within reach of a school lab, boils at one temperature. Each step brings the same energy, so the lengths are true.
 */
export function drawCurve(random: Random, from?: (typeof curveSubstances)[number]): Drawn<CurveTruth> {
  const thing = from ?? random.pick(curveSubstances)
  const its = substances[thing]
  const start = its.melts.at - random.integer(15, 30)
  const top = its.melts.at + random.integer(20, 35)
  const end = joulesThrough(its, start, 'boils' in its ? 'boiling' : 'liquid', top) ?? 0
  // Boiling takes long: it is watched for a third of its way.
  const boiling = 'boils' in its ? its.boils.joules : 0
  const perStep = (end - (2 / 3) * boiling) / steps
  const exact = Array.from({ length: steps + 1 }, (_, step) => heated(its, start, step * perStep, top))
  const data: Data = {
    world: 'heating-curve',
    kind: 'course',
    about: { start },
    times: exact.map((_state, step) => step),
    within,
    series: [{ thing, runs: [exact.map(({ at }) => shown(random, at, within))] }],
  }
  return { data, truth: { phases: exact.map(({ phase }) => phase), exact: exact.map(({ at }) => at) } }
}

/** A stretch of four readings or more that stay within two errors of their median. */
interface Flat {
  from: number
  to: number
  at: number
}

/** The flat stretches that a careful reader finds; a stretch too short to be sure is none. */
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
    // A reading on the way in or out splits one stretch in two.
    const isSame = before !== undefined && Math.abs(before.at - next.at) <= 2 * data.within
    if (isSame) found.splice(-1, 1, flat(before.from, to))
    else found.push(next)
    from = to + 1
  }
  return found
}

const isFlat = (values: readonly number[], error: number): boolean =>
  Math.max(...values) - Math.min(...values) <= 2 * error

/** What the curve shows of its changes of state. */
export function curveFacts(data: Data): Fact[] {
  const found = flats(data)
  const [melting, boiling] = found
  if (melting === undefined || found.length > 2) return []
  const cells = (flat: Flat): Fact['cells'] => [flat.from, flat.to].map((at) => ({ series: 0, run: 0, at }))
  const facts: Fact[] = [
    {
      id: 'melts-near',
      evidence: 'flat',
      things: [0],
      verdict: 'true',
      numbers: { at: Math.round(melting.at), from: timeAt(data, melting.from), to: timeAt(data, melting.to) },
      cells: cells(melting),
      misconception: 'heating.melts-at-top',
    },
  ]
  if (boiling === undefined) return facts
  const [short, long] = [melting.to - melting.from, boiling.to - boiling.from]
  return [
    ...facts,
    {
      id: 'boils-near',
      evidence: 'flat',
      things: [0],
      verdict: 'true',
      numbers: { at: Math.round(boiling.at), from: timeAt(data, boiling.from), to: timeAt(data, boiling.to) },
      cells: cells(boiling),
      misconception: 'heating.melts-at-top',
    },
    {
      id: 'boils-longer',
      evidence: 'flat-lengths',
      things: [0],
      // The end of the boiling may not be seen: longer is decided, shorter is not.
      verdict: long - short > 2 ? 'true' : 'too-near',
      numbers: { melting: short, boiling: long },
      cells: [...cells(melting), ...cells(boiling)],
      misconception: 'heating.changes-alike',
    },
  ]
}
