import type { Random } from '../../random.ts'
import type { Data } from '../data.ts'
import { shown } from '../readings.ts'
import type { Drawn } from '../world.ts'
import { heated, joulesThrough, type Phase, substances, type SubstanceId } from './substances.ts'

/** Substances whose changes of state a class can observe. */
export const curveSubstances = [
  'water',
  'tertButanol',
  'lauricAcid',
  'stearicAcid',
  'palmiticAcid',
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
 * A heating curve for one substance with a constant heater: it warms, melts at a constant temperature, warms again,
 * and, if the boiling point is within reach of a school lab, boils at a constant temperature. Each step adds the same
 * energy, so the lengths are true to scale.
 */
export function drawCurve(random: Random, from?: (typeof curveSubstances)[number]): Drawn<CurveTruth> {
  const thing = from ?? random.pick(curveSubstances)
  const its = substances[thing]
  const start = its.melts.at - random.integer(15, 30)
  const top = its.melts.at + random.integer(20, 35)
  const end = joulesThrough(its, start, 'boils' in its ? 'boiling' : 'liquid', top) ?? 0
  // Boiling takes long, so only a third of it is shown.
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
