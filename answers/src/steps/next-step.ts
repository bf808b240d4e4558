import { followWork } from './judge-line.ts'
import { sidesOf } from './line-sides.ts'
import { quantityStep } from './quantities/quantity-step.ts'
import { rewriteStep } from './rewrite-step.ts'
import { isTwoSided } from './sides.ts'
import { solveStep } from './solve-step.ts'
import type { NextStep } from './step-move.ts'
import { systemStep } from './system-step.ts'
import type { StepsTask } from './task.ts'

/**
 * The next step from the last right line of the work; null if nothing is left to do or no step is known.
 * @throws UnreadableKey when the task cannot be read; never because of `lines`
 */
export function nextStep(task: StepsTask, lines: readonly string[]): NextStep | null {
  const { above } = followWork(task, lines)
  const { kind } = above.read.context
  if (kind === 'system') return systemStep(above)
  if (kind === 'rewrite') return rewriteStep(above)
  if (kind === 'quantity') return quantityStep(above)
  const cannotBeNegative = task.kind === 'solve' && task.cannotBeNegative === true
  const [sides] = sidesOf(above.sound, above)
  return sides !== undefined && isTwoSided(sides) ? solveStep(sides, cannotBeNegative) : null
}
