import { ClassroomId } from '@skills-center/contract/classrooms'
import type {
  Classroom,
  ClassroomBody,
  ClassroomDetail,
  ClassRole,
  JoinCode,
  LogEntry,
} from '@skills-center/contract/classrooms'
import type { GradeLevel, UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'
import { badRequest, preconditionFailed } from '../platform/problems.ts'
import type { Session } from '../platform/session.ts'
import { refuseSample, requireAttended, requireOwned, requireTaught } from './access.ts'
import { logClassEvent, selectLog } from './class-log-queries.ts'
import { makeCode } from './join-codes.ts'
import type { ClassroomsDeps } from './deps.ts'
import {
  deleteClassroomRow,
  insertClassroom,
  selectAttendedBy,
  selectTaughtBy,
  setActive,
  setCode,
  updateClassroom,
} from './queries.ts'
import type { ClassroomRow } from './queries.ts'
import { removeSample } from './remove-sample.ts'
import { insertOwner, selectTeachers } from './teacher-queries.ts'
import { say } from './messages.gen.ts'

const day = 24 * 60 * 60 * 1000

/** A new class's code works for this many days: long enough for the first weeks, but not forever. */
const firstCodeDays = 30

/**
 * If a code is taken, another is made. With ten thousand classes, that happens once in about a hundred thousand times.
 */
const codeTries = 5

export const present = (row: ClassroomRow, role: ClassRole): Classroom => ({
  id: row.id,
  name: row.name,
  gradeLevel: row.gradeLevel,
  subject: row.subject,
  period: row.period,
  student_count: row.studentCount,
  isActive: row.isActive,
  isSample: row.isSample,
  createdAt: row.createdAt.toISOString(),
  teacherName: row.teacherName,
  role,
})

export const isExpired = ({ joinUntil }: Pick<ClassroomRow, 'joinUntil'>, at: Date): boolean =>
  joinUntil !== null && joinUntil <= at

/** The class as its teachers see it, and as its students do. */
function createDetails({ database, now }: ClassroomsDeps) {
  const presentCode = (row: ClassroomRow): JoinCode | null =>
    row.joinCode === null
      ? null
      : {
          code: row.joinCode,
          isOn: row.joinIsOn,
          until: row.joinUntil?.toISOString() ?? null,
          isExpired: isExpired(row, now()),
        }

  async function teacherDetail(teacherId: UserId, id: ClassroomId): Promise<ClassroomDetail> {
    const { classroom, role } = await requireTaught(database, teacherId, id)
    const teachers = await selectTeachers(database, id)
    return {
      ...present(classroom, role),
      classRevision: classroom.revision,
      teacherNames: teachers.filter(({ acceptedAt }) => acceptedAt).map(({ name }) => name),
      code: presentCode(classroom),
      teachers: teachers.map(({ acceptedAt, ...teacher }) => ({
        ...teacher,
        name: acceptedAt ? teacher.name : '',
        hasAccepted: acceptedAt !== null,
      })),
      canLeave: false,
    }
  }

  async function studentDetail(studentId: UserId, id: ClassroomId): Promise<ClassroomDetail> {
    const { classroom, enrolment } = await requireAttended(database, studentId, id)
    const teachers = await selectTeachers(database, id)
    return {
      ...present(classroom, 'student'),
      classRevision: classroom.revision,
      teacherNames: teachers.filter(({ acceptedAt }) => acceptedAt).map(({ name }) => name),
      code: null,
      teachers: [],
      canLeave: enrolment.joinedBy === 'code',
    }
  }

  return { teacherDetail, studentDetail }
}

function createCodes({ database, below }: ClassroomsDeps) {
  /** Runs `work` with a new code, and again with another if the code is taken. */
  return async function withNewCode<T>(work: (tx: Queryable, code: string) => Promise<T>): Promise<T> {
    for (let turn = 1; ; turn += 1) {
      try {
        return await database.transaction((tx) => work(tx, makeCode(below)))
      } catch (error) {
        if (!isUniqueViolation(error) || turn === codeTries) throw error
      }
    }
  }
}

export function createClasses(deps: ClassroomsDeps) {
  const { database, now, newId, students } = deps
  const { teacherDetail, studentDetail } = createDetails(deps)

  const withNewCode = createCodes(deps)

  async function create(
    teacherId: UserId,
    body: { name: string; gradeLevel: GradeLevel } & Partial<ClassroomBody>,
  ): Promise<ClassroomId> {
    const id = ClassroomId.parse(newId())
    const at = now()
    await withNewCode(async (tx, joinCode) => {
      const joinUntil = new Date(at.getTime() + firstCodeDays * day)
      const made = { subject: 'both' as const, period: '', ...body, id, teacherId, createdAt: at }
      await insertClassroom(tx, { ...made, joinCode, joinUntil })
      await insertOwner(tx, teacherId, id, at)
      await logClassEvent(tx, newId, { classroomId: id, at, actorId: teacherId, action: 'class-created' })
    })
    return id
  }

  return {
    create,
    teacherDetail,

    async list({ userId, role }: Session): Promise<Classroom[]> {
      const rows =
        role === 'teacher' ? await selectTaughtBy(database, userId) : await selectAttendedBy(database, userId)
      return rows.map((row) => present(row, row.role))
    },

    /** For the class's teachers and students; for anyone else it does not exist. */
    detail: ({ userId, role }: Session, id: ClassroomId): Promise<ClassroomDetail> =>
      role === 'teacher' ? teacherDetail(userId, id) : studentDetail(userId, id),

    async createFor(teacherId: UserId, body: ClassroomBody): Promise<Classroom> {
      const id = await create(teacherId, body)
      const { classroom, role } = await requireTaught(database, teacherId, id)
      return present(classroom, role)
    },

    async edit(
      teacherId: UserId,
      id: ClassroomId,
      body: ClassroomBody,
      ifMatch: number | null,
    ): Promise<ClassroomDetail> {
      await requireTaught(database, teacherId, id)
      if (!(await updateClassroom(database, id, body, ifMatch)))
        throw preconditionFailed(say('changed-elsewhere'))
      return teacherDetail(teacherId, id)
    },

    async setActive(teacherId: UserId, id: ClassroomId, isActive: boolean): Promise<ClassroomDetail> {
      await requireTaught(database, teacherId, id)
      await database.transaction(async (tx) => {
        if (!(await setActive(tx, id, isActive))) return
        const action = isActive ? 'class-restored' : 'class-archived'
        await logClassEvent(tx, newId, { classroomId: id, at: now(), actorId: teacherId, action })
      })
      return teacherDetail(teacherId, id)
    },

    /** Deletes enrollments, groups, and everything assigned to the class. Accounts, answers, and progress stay. */
    async delete(teacherId: UserId, id: ClassroomId, typedName: string): Promise<void> {
      const classroom = await requireOwned(database, teacherId, id)
      const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
      if (plain(typedName) !== plain(classroom.name)) {
        throw badRequest(say('type-name-to-delete', { name: classroom.name }), [
          { field: 'name', message: say('not-the-name', { name: classroom.name }) },
        ])
      }
      if (classroom.isSample) await database.transaction((tx) => removeSample(tx, { students }, id))
      else await deleteClassroomRow(database, id)
    },

    async setCode(
      teacherId: UserId,
      id: ClassroomId,
      to: { isOn: boolean; days: number | null; isNew: boolean },
    ): Promise<ClassroomDetail> {
      const { classroom } = await requireTaught(database, teacherId, id)
      refuseSample(classroom)
      const at = now()
      const until = to.days === null ? null : new Date(at.getTime() + to.days * day)
      await withNewCode(async (tx, fresh) => {
        const code = to.isNew ? fresh : (classroom.joinCode ?? fresh)
        await setCode(tx, id, { code, isOn: to.isOn, until })
        await logClassEvent(tx, newId, { classroomId: id, at, actorId: teacherId, action: 'code-changed' })
      })
      return teacherDetail(teacherId, id)
    },

    async log(teacherId: UserId, id: ClassroomId): Promise<LogEntry[]> {
      await requireTaught(database, teacherId, id)
      return selectLog(database, id)
    },
  }
}
