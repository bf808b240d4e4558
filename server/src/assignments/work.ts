import type { SkillWork, Work, WorkStatus } from '@skills-center/contract/assignments/work'
import type { SkillId } from '@skills-center/contract/ids'
import type { AssignmentRow, StudentExceptionsRow } from './queries.ts'
import type { WorkRow } from './work-queries.ts'

type Rules = Pick<AssignmentRow, 'skill_ids' | 'due_at' | 'takes_late'>
type Adjustment = Pick<StudentExceptionsRow, 'own_due_at' | 'is_excused' | 'more_days' | 'retakes'>
const millisecondsOfDay = 86_400_000

/**
 * When the work is due for a student: on the student's own date if there is one; otherwise on the due date plus the
 * student's extra days. A retake has its own due date, unless the student's own date is later.
 */
export function dueOf(
  { due_at: due }: Pick<Rules, 'due_at'>,
  { own_due_at: own, more_days: days, retakes }: Omit<Adjustment, 'is_excused'>,
): Date | null {
  const retake = retakes.at(-1)
  if (retake !== undefined) return retake === null || own === null || own < retake ? retake : own
  return own ?? (due === null ? null : new Date(due.getTime() + days * millisecondsOfDay))
}

interface DoneRows {
  rows: readonly WorkRow[]
  /** The takes before, the first one first. */
  earlier?: readonly DoneRows[]
}

/**
 * How a student is doing in an assignment, from their attempts. Skills removed from it do not count. A retake that was
 * not begun by its due date is not missing work: the status is that of the take before it.
 */
export function workOf(
  assignment: Pick<Rules, 'skill_ids' | 'due_at'>,
  adjustment: Adjustment,
  { rows, earlier = [] }: DoneRows,
  now: Date,
): Work {
  const work = takeOf(assignment, adjustment, rows, now)
  const before = earlier.at(-1)
  if (work.status !== 'missing' || !isUnbegunRetake(work) || before === undefined) return work
  const adjustmentBefore = { ...adjustment, retakes: adjustment.retakes.slice(0, -1) }
  const { status } = workOf(
    assignment,
    adjustmentBefore,
    { rows: before.rows, earlier: earlier.slice(0, -1) },
    now,
  )
  return { ...work, status }
}

const isUnbegunRetake = ({ retakes, questions }: Pick<Work, 'retakes' | 'questions'>): boolean =>
  retakes > 0 && questions === 0

/** The same for the current take alone. */
function takeOf(
  assignment: Pick<Rules, 'skill_ids' | 'due_at'>,
  adjustment: Adjustment,
  rows: readonly WorkRow[],
  now: Date,
): Work {
  const own = assignment.skill_ids.map((skillId) => ({
    skillId,
    row: rows.find((candidate) => candidate.skill_id === skillId),
  }))
  const done = own.flatMap(({ row }) => row ?? [])
  const sum = (of: (row: WorkRow) => number) => done.reduce((total, row) => total + of(row), 0)
  const questions = sum((row) => row.questions)
  const dueAt = dueOf(assignment, adjustment)
  const reached = done.flatMap((row) => row.reached_at?.getTime() ?? [])
  const finishedAt = reached.length === own.length ? new Date(Math.max(...reached)) : null
  const lastAt = finishedAt?.getTime() ?? Math.max(...done.map((row) => row.answered_at.getTime()))
  return {
    status: statusOf({ isExcused: adjustment.is_excused, finishedAt, dueAt, isBegun: questions > 0, now }),
    dueAt: dueAt?.toISOString() ?? null,
    skills: own.map(({ skillId, row }): SkillWork => ({
      skillId,
      questions: row?.questions ?? 0,
      rightAtOnce: row?.right_at_once ?? 0,
      credit: row?.credit ?? 0,
      mastery: row?.mastery ?? null,
      isReached: (row?.reached_at ?? null) !== null,
    })),
    questions,
    percent: questions === 0 ? null : Math.round((100 * sum((row) => row.credit)) / questions),
    minutes: Math.round(sum((row) => row.active_ms) / 60_000),
    finishedAt: finishedAt?.toISOString() ?? null,
    daysLate: dueAt === null ? 0 : Math.max(0, Math.ceil((lastAt - dueAt.getTime()) / millisecondsOfDay)),
    retakes: adjustment.retakes.length,
  }
}

function statusOf(known: {
  isExcused: boolean
  finishedAt: Date | null
  dueAt: Date | null
  isBegun: boolean
  now: Date
}): WorkStatus {
  const { isExcused, finishedAt, dueAt, isBegun, now } = known
  if (isExcused) return 'excused'
  if (finishedAt !== null) return dueAt !== null && finishedAt > dueAt ? 'done-late' : 'done'
  if (dueAt !== null && now > dueAt) return 'missing'
  return isBegun ? 'started' : 'to-do'
}

/** Whether the student can get a question of it now. Where late work is accepted, a retake can also begin late. */
export function isOpen(
  { takes_late: takesLate }: Pick<Rules, 'takes_late'>,
  { status, ...take }: Pick<Work, 'status' | 'retakes' | 'questions'>,
): boolean {
  if (status === 'to-do' || status === 'started') return true
  return takesLate && (status === 'missing' || (status !== 'excused' && isUnbegunRetake(take)))
}

/** The skill whose turn it is; undefined if all have reached the goal. */
export function nextSkill(
  order: AssignmentRow['skill_order'],
  skills: readonly SkillWork[],
): SkillId | undefined {
  const open = skills.filter(({ isReached }) => !isReached)
  const [first] = order === 'listed' ? open : open.toSorted((one, other) => one.questions - other.questions)
  return first?.skillId
}
