import { advise } from '@skills-center/answers/advice'
import { formatAdvice } from '@skills-center/answers/format-advice'
import { judgeWork, type LineJudgement, nextStep } from '@skills-center/answers/judge-steps'
import type { InteractionOf } from '@skills-center/contract/interaction'
import type { Language } from '@skills-center/contract/language'
import { inPointStyle } from '../typed/decimal-style.ts'

type Task = InteractionOf<'steps'>['task']

export interface JudgedLine extends Pick<
  LineJudgement,
  'verdict' | 'role' | 'echo' | 'setAside' | 'isNotation' | 'counterexample'
> {
  /**
   * What was done between the previous line and this one, or why it cannot be read; two entries if either may apply.
   */
  readonly advice: readonly string[]
}

const inPoints = (lines: readonly string[]) => lines.map((line) => inPointStyle(line, 'algebra'))
const isWritten = (line: string): boolean => line.trim() !== ''

/** Judges lines of work; null for blank lines. The advice is in the question's language. */
export function judgeLines(
  task: Task,
  lines: readonly string[],
  language: Language = 'en',
): readonly (JudgedLine | null)[] {
  const judged = judgeWork(task, inPoints(lines.filter(isWritten))).values()
  return lines.map((line) => {
    const judgement = isWritten(line) ? judged.next().value : undefined
    if (judgement === undefined) return null
    const { bugs, message } = judgement
    const advice =
      bugs.length > 0 ? bugs.map((bug) => advise(`bug-${bug}`)) : message === null ? [] : [message]
    return { ...judgement, advice: advice.map((each) => formatAdvice(each, language)) }
  })
}

/** A placeholder for the operand of a step, so that it can be typeset as math. */
const place = '\u0001'

export interface StepHint {
  /** What to do, around the operand. */
  readonly before: string
  readonly by: string
  readonly after: string
  /** The resulting line, as plain text. */
  readonly line: string
}

/** The next step after the last line that follows from the given one; null if none is known. */
export function hintAfter(task: Task, lines: readonly string[], language: Language = 'en'): StepHint | null {
  const next = nextStep(task, inPoints(lines.filter(isWritten)))
  if (next === null) return null
  const [before = '', after] = formatAdvice(advise(`move-${next.move}`, { by: place }), language).split(place)
  return { before, by: after === undefined ? '' : next.by, after: after ?? '', line: next.line }
}
