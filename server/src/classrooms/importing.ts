import { GroupId } from '@skills-center/contract/classrooms'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { ImportCheck } from '@skills-center/contract/classrooms/import'
import { maxGroups } from '@skills-center/contract/classrooms/roster'
import type { ClassGroup, LoginCard } from '@skills-center/contract/classrooms/roster'
import { GradeLevel } from '@skills-center/contract/ids'
import type { UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import { badRequest, conflict } from '../platform/problems.ts'
import { refuseSample, requireTaught } from './access.ts'
import { logClassEvent } from './class-log-queries.ts'
import { insertGroups, selectGroups } from './group-queries.ts'
import { readColumns } from './import/columns.ts'
import { readDraft } from './import/drafts.ts'
import { judgeRows } from './import/judge.ts'
import type { JudgedRow } from './import/judge.ts'
import { readCsv } from './import/read-csv.ts'
import type { ClassroomsDeps } from './deps.ts'
import { cardsOf, giveCredentials } from './new-students.ts'
import { lockClassroom } from './queries.ts'
import { hasSeatsFor, tooMany } from './roster-guards.ts'
import {
  countStudents,
  giveAccountsHome,
  insertClassAccounts,
  insertEnrolments,
  selectStudents,
  selectUsernames,
} from './roster-queries.ts'
import { formatMessage } from '../platform/format-message.ts'
import { say } from './messages.gen.ts'

const groupKey = (name: string) => name.normalize('NFKC').toLowerCase()

interface Judged {
  readonly rows: readonly JudgedRow[]
  readonly columnsIgnored: readonly string[]
  readonly groups: readonly ClassGroup[]
  readonly groupsNew: readonly string[]
}

/** Reads a file and checks it against the present class and accounts. */
async function judgeFile(
  { database, students, requireVerified }: ClassroomsDeps,
  teacherId: UserId,
  id: ClassroomId,
  csv: string,
): Promise<Judged> {
  const { classroom } = await requireTaught(database, teacherId, id)
  refuseSample(classroom)
  await requireVerified(teacherId)
  if (!classroom.isActive) throw conflict(say('archived'))
  const { headings, records } = readCsv(csv)
  const { places, ignored } = readColumns(headings)
  if (records.length === 0) throw badRequest(say('file.no-student'))
  const drafts = records.map((record) => readDraft(record, places, classroom.gradeLevel))
  const keys = drafts.map(({ username }) => students.usernameKey(username)).filter((key) => key !== '')
  const owners = await selectUsernames(database, keys)
  const rows = judgeRows(drafts, {
    teacherId,
    owners: new Map(owners.map((owner) => [owner.key, owner])),
    members: await selectStudents(database, id),
    usernameKey: students.usernameKey,
  })
  const groups = await selectGroups(database, id)
  const known = new Set(groups.map(({ name }) => groupKey(name)))
  const groupsNew = new Map(
    rows
      .filter(({ outcome, group }) => group !== '' && (outcome === 'new' || outcome === 'known'))
      .map(({ group }): [string, string] => [groupKey(group), group])
      .filter(([key]) => !known.has(key)),
  )
  return { rows, columnsIgnored: ignored, groups, groupsNew: [...groupsNew.values()] }
}

export function createImporting(deps: ClassroomsDeps) {
  const { database, now, newId, students } = deps
  const judge = (teacherId: UserId, id: ClassroomId, csv: string) => judgeFile(deps, teacherId, id, csv)

  return {
    async check(teacherId: UserId, id: ClassroomId, csv: string): Promise<ImportCheck> {
      const { rows, columnsIgnored, groups, groupsNew } = await judge(teacherId, id, csv)
      const coming = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'known').length
      const count = await countStudents(database, id)
      const obstacle = !hasSeatsFor(count, coming)
        ? formatMessage(tooMany(count, coming).detail)
        : groups.length + groupsNew.length > maxGroups
          ? formatMessage(
              say('file.too-many-groups', { count: groups.length + groupsNew.length, most: maxGroups }),
            )
          : null
      return {
        rows: [...rows],
        columnsIgnored: [...columnsIgnored],
        groupsNew: [...groupsNew],
        obstacle,
      }
    },

    /**
     * Imports all rows except those left out, or nothing. Checks the file again, because things may have changed since
     * the preview.
     */
    async commit(
      teacherId: UserId,
      id: ClassroomId,
      csv: string,
      leaveOut: readonly number[],
    ): Promise<{ cards: LoginCard[]; known: number }> {
      const judged = await judge(teacherId, id, csv)
      const left = judged.rows.filter((row) => row.outcome === 'problem' && !leaveOut.includes(row.line))
      if (left.length > 0) {
        const lines = left.map((row) => row.line).join(', ')
        throw conflict(say('file.bad-lines', { lines }))
      }
      const made = judged.rows.filter((row) => row.outcome === 'new')
      const known = judged.rows.flatMap(({ studentId, group, studentNumber }) =>
        studentId === null ? [] : [{ studentId, group, studentNumber }],
      )
      if (made.length + known.length === 0) throw badRequest(say('file.nobody-new'))
      if (judged.groups.length + judged.groupsNew.length > maxGroups)
        throw conflict(say('too-many-groups', { most: maxGroups }))

      const people = made.map((row) => ({ ...row, gradeLevel: GradeLevel.parse(row.gradeLevel) }))
      const given = await giveCredentials(deps, people)
      const { ids, insert } = await students.prepare(given)
      const groupsMade = judged.groupsNew.map((name) => ({ id: GroupId.parse(newId()), name }))
      const groupIds = new Map(
        [...judged.groups, ...groupsMade].map((group) => [groupKey(group.name), group.id]),
      )
      const enrolments = [
        ...made.flatMap(({ group, studentNumber }, index) => {
          const studentId = ids[index]
          return studentId === undefined ? [] : [{ studentId, group, studentNumber }]
        }),
        ...known,
      ].map(({ studentId, group, studentNumber }) => ({
        studentId,
        groupId: groupIds.get(groupKey(group)) ?? null,
        studentNumber: studentNumber === '' ? null : studentNumber,
      }))
      const existingIds = known.map(({ studentId }) => studentId)

      try {
        await database.transaction(async (tx) => {
          await lockClassroom(tx, id)
          const count = await countStudents(tx, id)
          if (!hasSeatsFor(count, enrolments.length)) throw tooMany(count, enrolments.length)
          await insertGroups(tx, id, now(), groupsMade)
          await insert(tx)
          await insertClassAccounts(tx, { by: teacherId, for: id, at: now() }, ids)
          await giveAccountsHome(tx, existingIds, teacherId, id)
          await insertEnrolments(tx, id, now(), 'teacher', enrolments)
          const event = { classroomId: id, at: now(), actorId: teacherId }
          await logClassEvent(tx, newId, { ...event, action: 'student-created', subjects: ids })
          await logClassEvent(tx, newId, { ...event, action: 'student-added', subjects: existingIds })
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(say('file.username-taken'))
        throw error
      }
      return { cards: cardsOf(ids, given), known: known.length }
    },
  }
}
