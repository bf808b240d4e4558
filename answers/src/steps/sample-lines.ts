import { echoOf } from '../algebra/echo.ts'
import { judgeWork } from './judge-line.ts'
import { sidesOf } from './line-sides.ts'
import { madeBy } from './name-bugs.ts'
import { nextStep } from './next-step.ts'
import type { Sides } from './sides.ts'
import type { StepBug } from './step-bugs.ts'
import { systemBugs } from './system-bugs.ts'
import type { StepsTask } from './task.ts'
import { readTask, type Above } from './work.ts'

/** More steps than any task of these grades takes. */
const stepLimit = 20

/**
 * The work, line by line, as it is taught.
 * @throws RangeError where no end is found
 */
export function workedLines(task: StepsTask): readonly string[] {
  const lines: string[] = []
  while (lines.length < stepLimit) {
    const next = nextStep(task, lines)
    if (next === null) break
    lines.push(next.line)
    if (judgeWork(task, lines).at(-1)?.verdict === 'finished') return lines
  }
  throw new RangeError(`No way to the end of ${JSON.stringify(task)}.`)
}

/** A first line with a mistake in it; null where the task gives no room for it. */
export function lineWithBug(task: StepsTask, bug: StepBug): string | null {
  const read = readTask(task)
  const above: Above = { read, line: read.given, sound: read.given, earlier: [read.given] }
  const made = [
    ...sidesOf(read.given, above).flatMap((sides) => [...madeBy(sides)]),
    ...systemBugs(above),
  ].filter(({ name }) => name === bug)
  for (const { sides } of made) {
    const line = writtenSides(sides)
    const [judgement] = judgeWork(task, [line])
    if (judgement?.verdict === 'wrong' && judgement.bugs[0] === bug) return line
  }
  return null
}

const writtenSides = ({ left, right, sign }: Sides): string =>
  right === null ? echoOf(left) : `${echoOf(left)} ${sign} ${echoOf(right)}`
