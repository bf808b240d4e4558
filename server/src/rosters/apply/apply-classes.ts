import { ClassroomId } from '@skills-center/contract/classrooms'
import type { RosterClass, RostersDeps } from '../deps.ts'
import {
  type ClassBatch,
  type ClassToApply,
  endMissingClasses,
  mergeClasses,
  reopenEnrollments,
  selectClassesToApply,
  setClassesApplied,
  settleTeacherEnrollments,
  touchClasses,
} from './class-queries.ts'
import {
  endMissingEnrollments,
  mergeEnrollments,
  retireEnrollments,
  selectEnrollmentsToApply,
  settleEnrollments,
} from './enrollment-queries.ts'

export interface ApplyClasses extends ClassBatch {
  readonly isBulk: { readonly classes: boolean; readonly enrollments: boolean }
  /** Called after each batch; `done` is a share of the step. */
  readonly onBatch: (step: 'stored' | 'applied', line: number) => Promise<void>
}

/** Stores what the file says about classes and who is in them. */
export async function storeClasses({ database }: RostersDeps, asked: ApplyClasses): Promise<void> {
  for (let line: number | undefined = 0; line !== undefined;) line = await mergeClasses(database, asked, line)
  if (asked.isBulk.classes) while ((await endMissingClasses(database, asked)) > 0);
  await retireEnrollments(database, asked)
  for (let line: number | undefined = 0; line !== undefined;) {
    line = await mergeEnrollments(database, asked, line)
    if (line !== undefined) await asked.onBatch('stored', line)
  }
  if (asked.isBulk.enrollments) while ((await endMissingEnrollments(database, asked)) > 0);
}

const isTaught = ({ isEnded, subject }: ClassToApply): boolean => !isEnded && subject !== 'other'

/** Creates, changes, and archives classrooms. A class without a teacher waits for one. */
async function applyBatch(
  { database, classes, newId }: RostersDeps,
  { districtId }: ApplyClasses,
  rows: readonly ClassToApply[],
): Promise<void> {
  const described = (row: ClassToApply, id: ClassroomId): RosterClass => ({
    id,
    name: row.name,
    period: row.period,
    gradeLevel: row.gradeLevel,
    subject: row.subject === 'other' ? 'both' : row.subject,
    ownerId: row.teacherIds[0] ?? null,
    teacherIds: row.teacherIds,
    formerIds: row.formerIds,
  })
  const made = rows
    .filter((row) => isTaught(row) && row.classroomId === null && row.teacherIds.length > 0)
    .map((row) => ({ row, id: ClassroomId.parse(newId()) }))
  const present = rows.flatMap((row) => (row.classroomId === null ? [] : [{ row, id: row.classroomId }]))
  const kept = present.filter(({ row }) => isTaught(row))
  const ended = present.filter(({ row }) => !isTaught(row))
  const nothing = rows.filter((row) => row.classroomId === null && !isTaught(row))
  await database.transaction(async (tx) => {
    await classes.create(
      tx,
      made.map(({ row, id }) => described(row, id)),
    )
    await classes.update(
      tx,
      kept.map(({ row, id }) => described(row, id)),
    )
    await classes.archive(
      tx,
      ended.map(({ id }) => id),
    )
    await setClassesApplied(tx, districtId, [
      ...[...made, ...present].map(({ row, id }) => ({ sourcedId: row.sourcedId, classroomId: id })),
      ...nothing.map(({ sourcedId }) => ({ sourcedId, classroomId: null })),
    ])
    await reopenEnrollments(
      tx,
      districtId,
      made.map(({ row }) => row.sourcedId),
    )
    await settleTeacherEnrollments(
      tx,
      districtId,
      [...made, ...present].map(({ row }) => row.sourcedId),
    )
  })
}

export async function applyClasses(deps: RostersDeps, asked: ApplyClasses): Promise<void> {
  await touchClasses(deps.database, asked.districtId)
  let after = ''
  for (;;) {
    const rows = await selectClassesToApply(deps.database, asked.districtId, after, asked.max)
    const last = rows.at(-1)
    if (last === undefined) return
    await applyBatch(deps, asked, rows)
    after = last.sourcedId
    await asked.onBatch('applied', 0)
  }
}

/** Puts students into classes and takes them out. */
export async function applyEnrollments(
  { database, classes }: RostersDeps,
  asked: ApplyClasses,
): Promise<void> {
  let after = { classId: '', sourcedId: '' }
  let count = 0
  for (;;) {
    const rows = await selectEnrollmentsToApply(database, asked, after)
    const last = rows.at(-1)
    if (last === undefined) return
    const leave = rows.filter(({ isEnded }) => isEnded)
    const done = await database.transaction(async (tx) => {
      await classes.enrol(
        tx,
        rows.filter(({ isEnded }) => !isEnded),
      )
      await settleEnrollments(
        tx,
        asked,
        rows.map(({ sourcedId }) => sourcedId),
      )
      return leave.length === 0 ? undefined : classes.withdraw(tx, leave)
    })
    await done?.()
    after = last
    count += rows.length
    await asked.onBatch('applied', count)
  }
}
