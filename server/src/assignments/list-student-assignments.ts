import type { OwnAssignment } from '@skills-center/contract/assignments'
import type { Work } from '@skills-center/contract/assignments/work'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import { type Done, selectDone } from './done.ts'
import { minutesLeft } from './minutes.ts'
import type { AssignmentsDeps } from './deps.ts'
import { selectOfStudent, type StudentsAssignmentRow } from './queries.ts'
import { toAssignmentView } from './assignment-view.ts'
import { dueOf, isOpen, workOf } from './work.ts'

export type StudentAssignmentsDeps = Pick<AssignmentsDeps, 'database' | 'now' | 'skill'>

/** How many days an assignment without a due date stays pinned. */
const pinnedDays = 7
const millisecondsOfDay = 86_400_000
/** Work finished earlier than this many days ago was not finished today in any time zone. */
const recentDays = 2

export interface AssignmentWithWork {
  row: StudentsAssignmentRow
  work: Work
  done: Done
}

/** The assignments that have opened for a student, with the student's work on them. */
export async function loadStudentAssignments(
  deps: StudentAssignmentsDeps,
  studentId: UserId,
): Promise<AssignmentWithWork[]> {
  const now = deps.now()
  const rows = await selectOfStudent(deps.database, studentId, now)
  const doneOf = await selectDone(deps.database, [studentId], rows)
  return rows.map((row) => {
    const done = doneOf(row.id, studentId, row.retakes.length)
    return { row, done, work: workOf(row, row, done, now) }
  })
}

export function toOwnAssignment(
  deps: StudentAssignmentsDeps,
  { row, work, done }: AssignmentWithWork,
): OwnAssignment {
  const isOpenNow = isOpen(row, work)
  const last = Math.max(...done.rows.map(({ answered_at: at }) => at.getTime()))
  return {
    ...toAssignmentView(deps.skill, row),
    className: row.class_name,
    work,
    isOpen: isOpenNow,
    minutesLeft: minutesLeft(deps.skill, row, work, done.slots),
    isReminded: isOpenNow && row.reminded_at !== null && row.reminded_at.getTime() > last,
    isReadAloud: row.is_read_aloud,
  }
}

/** Open assignments first, by due date; then the rest, latest first. */
export async function listStudentAssignments(
  deps: StudentAssignmentsDeps,
  studentId: UserId,
): Promise<OwnAssignment[]> {
  const all = (await loadStudentAssignments(deps, studentId)).map((one) => toOwnAssignment(deps, one))
  const dueIn = ({ work }: OwnAssignment) => (work.dueAt === null ? Infinity : Date.parse(work.dueAt))
  const open = all.filter((one) => one.isOpen).toSorted((one, other) => compare(dueIn(one), dueIn(other)))
  const over = all.filter((one) => !one.isOpen).toSorted((one, other) => compare(dueIn(other), dueIn(one)))
  return [...open, ...over]
}

/** Open assignments, and those finished in the last two days. */
export async function recentlyAssigned(
  deps: StudentAssignmentsDeps,
  studentId: UserId,
): Promise<OwnAssignment[]> {
  const since = deps.now().getTime() - recentDays * millisecondsOfDay
  return (await listStudentAssignments(deps, studentId)).filter(
    (one) => one.isOpen || (one.work.finishedAt !== null && Date.parse(one.work.finishedAt) >= since),
  )
}

/** The skills that teachers have pinned for a student, until their goal is reached. */
export async function pinnedSkills(
  { database, now }: Pick<AssignmentsDeps, 'database' | 'now'>,
  studentId: UserId,
): Promise<SkillId[]> {
  const at = now()
  const rows = (await selectOfStudent(database, studentId, at)).filter(
    (row) => row.is_pinned && at <= (dueOf(row, row) ?? daysAfter(row.opens_at)),
  )
  if (rows.length === 0) return []
  const doneOf = await selectDone(database, [studentId], rows)
  return rows.flatMap((row) => {
    const { status, skills } = workOf(row, row, doneOf(row.id, studentId, row.retakes.length), at)
    return status === 'excused' ? [] : skills.flatMap(({ skillId, isReached }) => (isReached ? [] : skillId))
  })
}

const daysAfter = (date: Date): Date => new Date(date.getTime() + pinnedDays * millisecondsOfDay)

/** Avoids Infinity minus Infinity, which is not a number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)
