import { isNear } from '@skills-center/answers/near'
import { type DataAxis, widestName } from '../../figures/data/axis-names.ts'
import type { Scale } from '../../figures/scale.ts'

const counts = [1, 2, 4, 5, 8, 10, 20, 25, 40, 50, 100, 200]

/** Whether a step is a round number: 1, 2, 2.5, or 5 times a power of ten. */
function isRound(step: number): boolean {
  const lead = step / 10 ** Math.floor(Math.log10(step) + 1e-9)
  return [1, 2, 2.5, 5].some((round) => isNear(lead, round))
}

/** The axis with a tick for each label that fits, at round numbers if possible. */
export function namedAxis(axis: DataAxis, scale: Scale): DataAxis {
  // Tick names belong to the ticks they were written for.
  if (axis.names) return axis
  const spacing = scale(axis.from + axis.step) - scale(axis.from)
  const gap = widestName(axis) + 6
  const fitting = counts.filter((count) => count * spacing >= gap)
  const fromZero = (step: number) => isNear(axis.from / step, Math.round(axis.from / step))
  const step = fitting.map((count) => count * axis.step).find((each) => isRound(each) && fromZero(each))
  return step === undefined || spacing >= gap ? axis : { ...axis, step }
}
