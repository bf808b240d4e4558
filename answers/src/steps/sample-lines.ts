import { echoOf } from '../algebra/echo.ts'
import { followWork, judgeWork } from './judge-line.ts'
import { sidesOf } from './line-sides.ts'
import { madeBy } from './name-bugs.ts'
import { nextStep } from './next-step.ts'
import { linesWithUnitBug } from './quantities/unit-bugs.ts'
import type { Sides } from './sides.ts'
import type { StepBug } from './step-bugs.ts'
import { systemBugs } from './system-bugs.ts'
import type { StepsTask } from './task.ts'

/** More steps than any task of these grades takes. */
const stepLimit = 20

/** The work as it is taught, up to its end if the solver reaches it. */
function stepsFromGiven(task: StepsTask): {
  readonly lines: readonly string[]
  readonly isFinished: boolean
} {
  const lines: string[] = []
  while (lines.length < stepLimit) {
    const next = nextStep(task, lines)
    if (next === null) break
    lines.push(next.line)
    if (judgeWork(task, lines).at(-1)?.verdict === 'finished') return { lines, isFinished: true }
  }
  return { lines, isFinished: false }
}

/**
 * The work, line by line, as it is taught.
 * @throws RangeError when it does not reach an end
 */
export function workedLines(task: StepsTask): readonly string[] {
  const { lines, isFinished } = stepsFromGiven(task)
  if (!isFinished) throw new RangeError(`No steps lead to the end of ${JSON.stringify(task)}.`)
  return lines
}

/** How many lines the work has as it is taught. */
export const countWorkedLines = (task: StepsTask): number => stepsFromGiven(task).lines.length

/**
 * Right work up to and including a line with this mistake, which is made as early as the task allows. Null if the task
 * does not allow it.
 */
export function workWithBug(task: StepsTask, bug: StepBug): readonly string[] | null {
  const right = workedLines(task)
  for (const [index] of right.entries()) {
    const before = right.slice(0, index)
    const line = lineWithBug(task, before, bug)
    if (line !== null) return [...before, line]
  }
  return null
}

/**
 * A line with this mistake after right work; null if there is none for which this mistake is the single best
 * explanation.
 */
function lineWithBug(task: StepsTask, before: readonly string[], bug: StepBug): string | null {
  const { above } = followWork(task, before)
  const made = [...sidesOf(above.line, above).flatMap((sides) => [...madeBy(sides)]), ...systemBugs(above)]
  const lines = made.map(({ name, sides }) => ({ name, line: writtenSides(sides) }))
  for (const { name, line } of [...linesWithUnitBug(above), ...lines]) {
    if (name !== bug) continue
    const judgement = judgeWork(task, [...before, line]).at(-1)
    if (judgement?.verdict === 'wrong' && judgement.bugs[0] === bug) return line
  }
  return null
}

const writtenSides = ({ left, right, sign }: Sides): string =>
  right === null ? echoOf(left) : `${echoOf(left)} ${sign} ${echoOf(right)}`
