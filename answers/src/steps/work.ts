import { advise, type Advice } from '../advice/advice.ts'
import { lettersIn } from '../algebra/expression.ts'
import { prepare } from '../algebra/prepare.ts'
import { readingKey } from '../algebra/refused.ts'
import { lettersInRelations, readRelations, type Relations } from '../algebra/read-relations.ts'
import { readInequality } from '../algebra/read-inequality.ts'
import { echoOfRelations } from '../algebra/read-relations.ts'
import { goalOf, type Goal } from './quantities/goal.ts'
import { readQuantity } from './quantities/read-quantities.ts'
import { asWritten } from './as-written.ts'
import type { LineContext } from './line-context.ts'
import type { Statement } from './read-line.ts'
import type { LineRole, StepsTask } from './task.ts'

/** A parsed task. */
export interface ReadTask {
  readonly task: StepsTask
  readonly context: LineContext
  /** One statement, or two for a system. */
  readonly given: readonly Statement[]
  /** What a calculation with units comes to. */
  readonly goal?: Goal
}

/** The state against which a statement is judged. */
export interface Above {
  readonly read: ReadTask
  /** The line above: at first the given problem, then the last line that was a step, right or wrong. */
  readonly line: readonly Statement[]
  /** The last line that follows from the given problem. */
  readonly sound: readonly Statement[]
  /** All lines so far that follow, with the given problem first. */
  readonly earlier: readonly (readonly Statement[])[]
  /** Whether to search for the mistake in a wrong line. */
  readonly isNaming: boolean
}

/** The judgment of one statement. */
export interface Finding {
  readonly verdict: 'follows' | 'finished' | 'wrong' | 'unreadable'
  readonly role: LineRole
  readonly isNotation?: boolean
  readonly message?: Advice
}

export const step: Finding = { verdict: 'follows', role: 'step' }
export const aside: Finding = { verdict: 'follows', role: 'aside' }
export const finished: Finding = { verdict: 'finished', role: 'step' }
export const wrong: Finding = { verdict: 'wrong', role: 'step' }
export const wholeEquation: Finding = {
  verdict: 'unreadable',
  role: 'note',
  message: advise('step-whole-line'),
}

/** @throws UnreadableKey when the task cannot be read */
export function readTask(task: StepsTask): ReadTask {
  if (task.kind === 'system') {
    const given = task.given.map((text) => relationsOf(text))
    const letters = new Set(given.flatMap((relations) => [...lettersInRelations(relations)]))
    return {
      task,
      context: { kind: 'system', letters },
      given: given.map((relations) => ({ kind: 'relations', relations, echo: echoOfRelations(relations) })),
    }
  }
  if (task.kind === 'quantity') {
    const side = readingKey(task.given, () => readQuantity(prepare(asWritten(task.given))))
    const given: Statement = { kind: 'quantity', sides: [side], echo: task.given }
    return {
      task,
      context: { kind: 'quantity', letters: new Set() },
      given: [given],
      goal: goalOf(side, task),
    }
  }
  const relations = relationsOf(task.given)
  const letters = lettersInRelations(relations)
  const echo = echoOfRelations(relations)
  if (task.kind === 'rewrite') {
    const [read] = relations.sides
    if (read === undefined || relations.signs.length > 0)
      throw new RangeError(`“${task.given}” is not an expression.`)
    return {
      task,
      context: { kind: 'rewrite', letters: lettersIn(read.expression) },
      given: [{ kind: 'expression', read, echo }],
    }
  }
  if (relations.signs.every((sign) => sign === '=')) {
    return { task, context: { kind: 'equation', letters }, given: [{ kind: 'relations', relations, echo }] }
  }
  const read = readingKey(task.given, () => readInequality(prepare(asWritten(task.given)), letters))
  return { task, context: { kind: 'inequality', letters }, given: [{ kind: 'inequality', read, echo }] }
}

const relationsOf = (text: string): Relations =>
  readingKey(text, () => readRelations(prepare(asWritten(text))))

/** The first and last sides of a chain: x = 5 for x = 15/3 = 5. */
export function endsOf({ sides, signs }: Relations): Relations | null {
  const [first, last, sign] = [sides[0], sides.at(-1), signs[0]]
  return first === undefined || last === undefined || sign === undefined || signs.length < 2
    ? null
    : { sides: [first, last], signs: [sign] }
}

/** Neighboring pairs of a chain: a = b and b = c for a = b = c. */
export function pairsOf({ sides, signs }: Relations): Relations[] {
  return signs.flatMap((sign, index) => {
    const [left, right] = [sides[index], sides[index + 1]]
    return left === undefined || right === undefined ? [] : [{ sides: [left, right], signs: [sign] }]
  })
}
