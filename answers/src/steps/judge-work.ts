import { advise } from '../advice/advice.ts'
import { correct, incomplete, incorrect, unreadable, type Judgement } from '../verdict.ts'
import { isMade, judgeWork } from './judge-line.ts'
import { countWorkedLines } from './sample-lines.ts'
import type { StepBug } from './step-bugs.ts'
import type { LineJudgement, StepsTask } from './task.ts'
import { readTask } from './work.ts'

export interface StepsKey {
  readonly task: StepsTask
  /** For a wrong answer: the mistake in its first wrong line. */
  readonly bug?: StepBug
}

/** The lines that are not blank. */
const writtenIn = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.trim() !== '')

/**
 * Judges the whole work: correct if every line follows and the last one is finished; incomplete if it only lacks an
 * end. With a `bug`, correct if the first wrong line has that mistake.
 * @throws UnreadableKey when the task cannot be read; never because of `lines`
 */
export function judgeSteps(lines: readonly string[], { task, bug }: StepsKey): Judgement {
  const written = writtenIn(lines)
  if (written.length === 0) return unreadable(advise('steps-empty'))
  const judged = judgedOnce(task, written, lines)
  const wrong = judged.find(({ verdict }) => verdict === 'wrong')
  const echo = judged.map((line, index) => line.echo ?? written[index] ?? '').join('; ')
  if (bug !== undefined) return wrong?.bugs[0] === bug ? correct(echo) : incorrect(echo)
  const unread = judged.findIndex(({ verdict }) => verdict === 'unreadable')
  if (unread >= 0) return unreadable(advise('steps-unread-line', { line: `${unread + 1}` }))
  if (wrong !== undefined) return incorrect(echo)
  return isFinished(judged) ? correct(echo) : incomplete(advise('steps-not-finished'))
}

/** Lines that add nothing to the work earn nothing, so that a line written twice does not count twice. */
const isWork = ({ verdict, role }: LineJudgement): boolean =>
  verdict === 'wrong' || (verdict !== 'unreadable' && isMade(role) && role !== 'repeat')

/**
 * How much of the work follows, from 0 to 1: its right lines among those written, or among those of the worked solution
 * if that has more. A line after a wrong one is right if it follows from that one, so a mistake costs one line.
 */
export function lineCredit(lines: readonly string[], { task }: StepsKey): number {
  const judged = judgedOnce(task, writtenIn(lines), lines)
  const work = judged.filter(isWork)
  const right = work.filter(({ verdict }) => verdict !== 'wrong').length
  if (right === work.length && isFinished(judged)) return 1
  return right / Math.max(1, work.length, countWorkedLines(task))
}

export interface WrongLine {
  /** Its place among the written lines, from 1. */
  readonly place: number
  /** The line above it (the given problem at first) and the line, both as they were read. */
  readonly above: string
  readonly line: string
  /** The mistake that leads from one to the other; two if either may. */
  readonly bugs: readonly StepBug[]
}

/** The first line of work that does not follow; null if there is none. */
export function firstWrongLine(lines: readonly string[], { task }: StepsKey): WrongLine | null {
  const written = writtenIn(lines)
  const judged = judgedOnce(task, written, lines)
  const index = judged.findIndex(({ verdict }) => verdict === 'wrong')
  const wrong = judged[index]
  if (wrong === undefined) return null
  const textOf = (at: number): string => judged[at]?.echo ?? written[at] ?? ''
  const above = judged
    .slice(0, index)
    .findLastIndex(({ verdict, role }) => verdict !== 'unreadable' && isMade(role))
  return {
    place: index + 1,
    above: above < 0 ? givenOf(task) : textOf(above),
    line: textOf(index),
    bugs: wrong.bugs,
  }
}

const givenOf = (task: StepsTask): string =>
  readTask(task)
    .given.map(({ echo }) => echo)
    .join(', ')

/**
 * Caches the judgments of a work for one task, because it is compared with the key and then with every known mistake.
 */
const found = new WeakMap<readonly string[], { task: string; judged: readonly LineJudgement[] }>()

function judgedOnce(
  task: StepsTask,
  written: readonly string[],
  lines: readonly string[],
): readonly LineJudgement[] {
  const name = JSON.stringify(task)
  const last = found.get(lines)
  if (last?.task === name) return last.judged
  const judged = judgeWork(task, written, 'first-line')
  found.set(lines, { task: name, judged })
  return judged
}

/** A note or a check may come after the end. */
const isFinished = (judged: readonly LineJudgement[]): boolean =>
  judged.some(({ verdict }) => verdict === 'finished')
