import type { AssignmentId, OwnAssignment } from '@skills-center/contract/assignments'
import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Practice } from '@skills-center/contract/practice'
import { conflict, notFound } from '../platform/problems.ts'
import type { AssignmentsNeeds } from './needs.ts'
import { selectOfStudent } from './queries.ts'
import { shownOf } from './shown.ts'
import { isOpen, nextSkill, workOf } from './work.ts'
import { selectWork } from './work-queries.ts'

/** Days for which an assignment without a due date is pinned. */
const pinnedDays = 7
const millisecondsOfDay = 86_400_000

/** A student's own assignments: what is to be done, what was done, and the next question. */
export function createOwn(needs: AssignmentsNeeds) {
  async function read(studentId: UserId) {
    const now = needs.now()
    const rows = await selectOfStudent(needs.database, studentId, now)
    const done = await selectWork(
      needs.database,
      [studentId],
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const own = done.filter((one) => one.assignment_id === row.id)
      return { row, work: workOf(row, row, own, now) }
    })
  }

  function tell({ row, work }: Awaited<ReturnType<typeof read>>[number]): OwnAssignment {
    return { ...shownOf(needs.skill, row), className: row.class_name, work, isOpen: isOpen(row, work) }
  }

  return {
    /** What is open first, by when it is due; then the rest, the latest first. */
    async list(studentId: UserId): Promise<OwnAssignment[]> {
      const all = (await read(studentId)).map(tell)
      const dueIn = ({ work }: OwnAssignment) => (work.dueAt === null ? Infinity : Date.parse(work.dueAt))
      const open = all.filter((one) => one.isOpen).toSorted((one, other) => compare(dueIn(one), dueIn(other)))
      const over = all
        .filter((one) => !one.isOpen)
        .toSorted((one, other) => compare(dueIn(other), dueIn(one)))
      return [...open, ...over]
    },

    async question(
      studentId: UserId,
      id: AssignmentId,
    ): Promise<{ assignment: OwnAssignment; practice: Practice | null }> {
      const found = (await read(studentId)).find(({ row }) => row.id === id)
      if (found === undefined) throw notFound('There is no such assignment among yours.')
      const assignment = tell(found)
      const { row, work } = found
      if (work.status === 'missing' && !assignment.isOpen) {
        throw conflict('This assignment was due, and your teacher takes no late work in it.')
      }
      const skillId = assignment.isOpen ? nextSkill(row.skill_order, work.skills) : undefined
      if (skillId === undefined) return { assignment, practice: null }
      const practice = await needs.askFor(studentId, {
        skillId,
        rules: { assignmentId: id, tries: row.tries, hasHints: row.has_hints },
        because: 'Your teacher assigned this.',
      })
      return { assignment, practice }
    },
  }
}

/** The skills that teachers want a student to practice now, until their goal is reached. */
export async function pinnedSkills(
  { database, now }: Pick<AssignmentsNeeds, 'database' | 'now'>,
  studentId: UserId,
): Promise<SkillId[]> {
  const at = now()
  const rows = (await selectOfStudent(database, studentId, at)).filter(
    (row) => row.is_pinned && at <= (row.own_due_at ?? row.due_at ?? daysAfter(row.opens_at)),
  )
  if (rows.length === 0) return []
  const done = await selectWork(
    database,
    [studentId],
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const { status, skills } = workOf(
      row,
      row,
      done.filter((one) => one.assignment_id === row.id),
      at,
    )
    return status === 'excused' ? [] : skills.flatMap(({ skillId, isReached }) => (isReached ? [] : skillId))
  })
}

const daysAfter = (date: Date): Date => new Date(date.getTime() + pinnedDays * millisecondsOfDay)

/** Infinity is as far as Infinity. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other)
