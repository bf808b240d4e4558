import { advise } from '../advice/advice.ts'
import { renamings } from '../algebra/other-letter.ts'
import { lettersInRelations, renamedRelations } from '../algebra/read-relations.ts'
import { Refused } from '../algebra/refused.ts'
import { counterexampleOf } from './counterexample.ts'
import { judgeEquationLine } from './judge-equation-line.ts'
import { isEstimate, judgeExpressionLine } from './judge-expression-line.ts'
import { judgeInequalityLine } from './judge-inequality-line.ts'
import { judgeSystemLine } from './judge-system-line.ts'
import { nameBugs } from './name-bugs.ts'
import { judgeQuantityLine } from './quantities/judge-quantity-line.ts'
import { readLine, type LineReading, type Statement } from './read-line.ts'
import type { LineJudgement, LineRole, StepsTask } from './task.ts'
import { readTask, type Above, type Finding, type ReadTask } from './work.ts'

const judges: Record<ReadTask['context']['kind'], (statement: Statement, above: Above) => Finding> = {
  equation: judgeEquationLine,
  inequality: judgeInequalityLine,
  system: judgeSystemLine,
  rewrite: judgeExpressionLine,
  quantity: judgeQuantityLine,
}

/**
 * Judges work line by line. After a line that does not follow, the next one counts if it follows from that line or from
 * the last right one. The mistake is named for every wrong line, or only for the first one, because naming takes most
 * of the time.
 * @throws UnreadableKey when the task cannot be read; never because of `lines`
 */
export const judgeWork = (
  task: StepsTask,
  lines: readonly string[],
  naming?: 'every-line' | 'first-line',
): readonly LineJudgement[] => followWork(task, lines, naming).judgements

/** The judgments of the lines, and the state for judging the next one. */
export function followWork(
  task: StepsTask,
  lines: readonly string[],
  naming: 'every-line' | 'first-line' = 'every-line',
): { readonly judgements: readonly LineJudgement[]; readonly above: Above } {
  const read = readTask(task)
  let above: Above = { read, line: read.given, sound: read.given, earlier: [read.given], isNaming: true }
  const judgements = lines.map((text) => {
    const { judgement, statements, isSound } = judgeLine(text, above)
    above = next(above, statements, judgement, isSound)
    if (judgement.verdict === 'wrong' && naming === 'first-line') above = { ...above, isNaming: false }
    return judgement
  })
  return { judgements, above }
}

/** Whether the next line is judged against a line of this role. */
export const isMade = (role: LineRole): boolean =>
  role === 'step' || role === 'repeat' || role === 'rounded' || role === 'wider'

/** The state for judging the line after this one. */
function next(
  above: Above,
  statements: readonly Statement[],
  { verdict, role }: LineJudgement,
  isSound: boolean,
): Above {
  if (verdict === 'unreadable' || !isMade(role) || statements.length === 0) return above
  if (!isSound) return { ...above, line: statements }
  // The next line may use either the rounded number or the exact one.
  if (role === 'rounded') return { ...above, line: statements }
  return { ...above, line: statements, sound: statements, earlier: [...above.earlier, statements] }
}

interface Judged {
  readonly judgement: LineJudgement
  readonly statements: readonly Statement[]
  /** Whether it follows from the given problem, not only from a wrong line. */
  readonly isSound: boolean
}

function judgeLine(text: string, above: Above): Judged {
  let first: Judged | null = null
  try {
    for (const reading of readLine(text, above.read.context)) {
      const judged = judgeReading(reading, above)
      if (isTaken(judged.judgement, reading.isDoubtful)) return judged
      first ??= judged
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    first ??= { judgement: { ...unreadable, message: error.why }, statements: [], isSound: false }
  }
  if (first?.judgement.verdict === 'wrong' && isAbout.test(text) && isEstimate(first.statements, above)) {
    const { echo } = first.judgement
    return {
      judgement: { ...unreadable, verdict: 'follows', echo, setAside: text, message: null },
      statements: [],
      isSound: true,
    }
  }
  return first ?? { judgement: unreadable, statements: [], isSound: false }
}

const isAbout = /≈|\\approx/u

/**
 * A note is set aside only if the rest of the line is a step. If the note may be algebra, the rest must repeat the line
 * above.
 */
function isTaken({ verdict, role, setAside }: LineJudgement, isDoubtful: boolean): boolean {
  if (verdict !== 'finished' && verdict !== 'follows') return false
  if (isDoubtful) return role === 'repeat'
  return setAside === '' || verdict === 'finished' || role === 'step' || role === 'repeat'
}

const unreadable: LineJudgement = {
  verdict: 'unreadable',
  role: 'note',
  echo: null,
  setAside: '',
  bugs: [],
  isNotation: false,
  counterexample: null,
  message: advise('unfinished'),
}

function judgeReading({ statements: typed, setAside }: LineReading, above: Above): Judged {
  const statements = typed.map((statement) => withOwnLetters(statement, above.read.context.letters))
  // Units are shown as they were typed.
  const isTyped = above.read.context.kind === 'quantity'
  const echo = isTyped ? null : statements.map((statement) => statement.echo).join(', ')
  if (statements.length === 0) {
    const note: LineJudgement = { ...unreadable, verdict: 'follows', setAside, message: null }
    return { judgement: note, statements, isSound: true }
  }
  try {
    return judgeStatements(statements, { ...unreadable, echo, setAside, message: null }, above)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { judgement: { ...unreadable, message: error.why }, statements: [], isSound: false }
  }
}

/** Students may use another letter for the unknown. */
function withOwnLetters(statement: Statement, own: ReadonlySet<string>): Statement {
  if (statement.kind !== 'relations') return statement
  const letters = lettersInRelations(statement.relations)
  if (letters.size === 0 || [...letters].some((letter) => own.has(letter))) return statement
  const [names] = renamings(letters, own)
  return names === undefined
    ? statement
    : { ...statement, relations: renamedRelations(statement.relations, names) }
}

/** Judges statements in order, each against those before it. */
function judgeStatements(statements: readonly Statement[], plain: LineJudgement, start: Above): Judged {
  const judge = judges[start.read.context.kind]
  let above = start
  const steps: Statement[] = []
  const findings: Finding[] = []
  for (const statement of statements) {
    const found = judge(statement, above)
    if (found.verdict === 'unreadable') {
      const message = found.message ?? null
      return { judgement: { ...unreadable, message }, statements: [], isSound: false }
    }
    if (found.verdict === 'wrong') return wrongLine([...steps, statement], statement, plain, above)
    findings.push(found)
    if (found.role === 'aside' || found.role === 'check') continue
    steps.push(statement)
    above = {
      ...above,
      line: [statement],
      earlier: [...above.earlier, [statement]],
      sound: isFrom(above, statement, judge) ? [statement] : above.sound,
    }
  }
  const isSound = steps.length === 0 || isFrom(start, steps.at(-1), judge)
  const isFinished = findings.some(({ verdict }) => verdict === 'finished')
  const role = (findings.findLast(({ role: its }) => its !== 'aside' && its !== 'check') ?? findings[0])?.role
  const judgement: LineJudgement = {
    ...plain,
    verdict: isFinished && isSound ? 'finished' : 'follows',
    role: role ?? 'aside',
    isNotation: findings.some((found) => found.isNotation === true),
    message: findings.find(({ message }) => message !== undefined)?.message ?? null,
  }
  return { judgement, statements: steps, isSound }
}

/** Whether a statement follows from the last sound line, regardless of wrong lines since then. */
function isFrom(
  above: Above,
  statement: Statement | undefined,
  judge: (its: Statement, above: Above) => Finding,
): boolean {
  return statement !== undefined && judge(statement, { ...above, line: above.sound }).verdict !== 'wrong'
}

function wrongLine(
  statements: readonly Statement[],
  statement: Statement,
  plain: LineJudgement,
  above: Above,
): Judged {
  const judgement: LineJudgement = {
    ...plain,
    verdict: 'wrong',
    role: 'step',
    bugs: above.isNaming ? nameBugs(above, statement) : [],
    counterexample: counterexampleOf(above, statement),
  }
  return { judgement, statements, isSound: false }
}
