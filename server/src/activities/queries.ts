import type { ActivityId, ActivityMode, ActivityPhase } from '@skills-center/contract/activities'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { Level, SkillId, UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export interface ActivityRow {
  readonly id: ActivityId
  readonly classroomId: ClassroomId
  readonly className: string
  readonly title: string
  readonly createdAt: Date
  readonly skillId: SkillId | null
  readonly mode: ActivityMode
  readonly phase: ActivityPhase
  readonly isPaused: boolean
  readonly round: number
  readonly number: number
  /** Started by a teacher whom no school has confirmed. */
  readonly isFromUnverified: boolean
}

const columns = `a.id, a.classroom_id as "classroomId", c.name as "className", a.title,
  a.created_at as "createdAt", a.skill_id as "skillId", a.mode, a.phase, a.is_paused as "isPaused", a.round,
  a.last_number as number, a.is_from_unverified as "isFromUnverified"`
const select = `select ${columns}
  from activities a join classrooms c on c.id = a.classroom_id`
const asTeacher = `join classroom_teachers t
  on t.classroom_id = a.classroom_id and t.teacher_id = $1 and t.accepted_at is not null`
const asStudent = 'join enrolments e on e.classroom_id = a.classroom_id and e.student_id = $1'
const newestFirst = 'order by a.created_at desc, a.id desc limit 200'

const ofTeacher = statement('activities.of-teacher', `${select} ${asTeacher} ${newestFirst}`)
const ofStudent = statement('activities.of-student', `${select} ${asStudent} ${newestFirst}`)
const oneOfTeacher = statement('activities.one-of-teacher', `${select} ${asTeacher} where a.id = $2`)
const oneOfStudent = statement('activities.one-of-student', `${select} ${asStudent} where a.id = $2`)

export const selectTeacherActivities = (db: Queryable, teacherId: UserId) =>
  db.query<ActivityRow>(ofTeacher, [teacherId])

export const selectStudentActivities = (db: Queryable, studentId: UserId) =>
  db.query<ActivityRow>(ofStudent, [studentId])

/** The activity, for one who teaches its class. */
export const selectTaughtActivity = (db: Queryable, teacherId: UserId, id: ActivityId) =>
  selectOne<ActivityRow>(db, oneOfTeacher, [teacherId, id])

/** The activity, for a student of its class. */
export const selectAttendedActivity = (db: Queryable, studentId: UserId, id: ActivityId) =>
  selectOne<ActivityRow>(db, oneOfStudent, [studentId, id])

export type LiveRow = Pick<ActivityRow, 'id' | 'classroomId' | 'title' | 'createdAt' | 'skillId'>

const live = statement(
  'activities.live',
  `select id, classroom_id as "classroomId", title, created_at as "createdAt", skill_id as "skillId"
   from activities where phase <> 'ended'`,
)

/** Everything that is live, in all classes. */
export const selectLive = (db: Queryable) => db.query<LiveRow>(live)

const classesOf = statement(
  'activities.classes-of',
  'select classroom_id as id from enrolments where student_id = $1',
)

export const selectClassesOf = async (db: Queryable, studentId: UserId) =>
  (await db.query<{ id: ClassroomId }>(classesOf, [studentId])).map(({ id }) => id)

const taughtClass = statement(
  'activities.taught-class',
  `select c.is_active as "isActive" from classrooms c join classroom_teachers t on t.classroom_id = c.id
   where t.teacher_id = $1 and c.id = $2 and t.accepted_at is not null`,
)

/** Whether the class is taught by this teacher, and goes on. */
export const selectTaughtClass = (db: Queryable, teacherId: UserId, id: ClassroomId) =>
  selectOne<{ isActive: boolean }>(db, taughtClass, [teacherId, id])

const insertOne = statement(
  'activities.insert',
  `insert into activities (classroom_id, id, title, created_at, skill_id, mode, is_from_unverified, phase)
   values ($1, $2, $3, $4, $5, $6, $7, 'waiting')`,
)

/** Throws a unique violation where the class has a live activity. */
export const insertActivity = (
  tx: Queryable,
  row: Pick<
    ActivityRow,
    'classroomId' | 'id' | 'title' | 'createdAt' | 'skillId' | 'mode' | 'isFromUnverified'
  >,
) =>
  tx.query(insertOne, [
    row.classroomId,
    row.id,
    row.title,
    row.createdAt,
    row.skillId,
    row.mode,
    row.isFromUnverified,
  ])

const lockOne = statement(
  'activities.lock',
  `select phase, is_paused as "isPaused", round from activities where classroom_id = $1 and id = $2 for no key update`,
)

/** Where it stands, with its row locked until the transaction ends. */
export const lockActivity = (tx: Queryable, { classroomId, id }: ActivityRow) =>
  selectOne<Pick<ActivityRow, 'phase' | 'isPaused' | 'round'>>(tx, lockOne, [classroomId, id])

const updateOne = statement(
  'activities.update',
  `update activities set phase = $3, is_paused = $4, round = $5, ended_at = $6 where classroom_id = $1 and id = $2`,
)

export const updateActivity = (
  tx: Queryable,
  { classroomId, id }: Pick<ActivityRow, 'classroomId' | 'id'>,
  to: Pick<ActivityRow, 'phase' | 'isPaused' | 'round'> & { endedAt: Date | null },
) => tx.query(updateOne, [classroomId, id, to.phase, to.isPaused, to.round, to.endedAt])

export interface RoundRow {
  readonly round: number
  readonly modelId: string
  readonly level: Level
  readonly seed: number
  readonly revision: number
  readonly askedAt: Date
  /** Asked by a teacher whom no school has confirmed. */
  readonly isFromUnverified: boolean
}

const roundsOf = statement(
  'activities.rounds',
  `select round, model_id as "modelId", level, seed, revision, asked_at as "askedAt",
     is_from_unverified as "isFromUnverified"
   from activity_rounds where classroom_id = $1 and activity_id = $2 order by round`,
)

export const selectRounds = (db: Queryable, { classroomId, id }: ActivityRow) =>
  db.query<RoundRow>(roundsOf, [classroomId, id])

const insertRoundRow = statement(
  'activities.insert-round',
  `insert into activity_rounds (classroom_id, activity_id, round, model_id, level, seed, revision, asked_at,
     is_from_unverified)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

export const insertRound = (tx: Queryable, { classroomId, id }: ActivityRow, row: RoundRow) =>
  tx.query(insertRoundRow, [
    classroomId,
    id,
    row.round,
    row.modelId,
    row.level,
    row.seed,
    row.revision,
    row.askedAt,
    row.isFromUnverified,
  ])

const insertJoins = statement(
  'activities.join',
  `insert into activity_students (classroom_id, activity_id, student_id, joined_at)
   select classroom_id, activity_id, student_id, $4
   from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as coming (classroom_id, activity_id, student_id)
   on conflict do nothing returning activity_id as id`,
)

/** The activities of those who had not come in before. */
export const insertStudents = async (
  tx: Queryable,
  coming: readonly { studentId: UserId; row: Pick<ActivityRow, 'classroomId' | 'id'> }[],
  at: Date,
) => {
  const joined = await tx.query<{ id: ActivityId }>(insertJoins, [
    coming.map(({ row }) => row.classroomId),
    coming.map(({ row }) => row.id),
    coming.map(({ studentId }) => studentId),
    at,
  ])
  return joined.map(({ id }) => id)
}

const headCount = statement(
  'activities.heads',
  `select (select count(*) from enrolments where classroom_id = $1) as enrolled,
          (select count(*) from activity_students s join enrolments e using (student_id, classroom_id)
           where s.classroom_id = $1 and s.activity_id = $2) as joined`,
)

export const countHeads = async (db: Queryable, { classroomId, id }: ActivityRow) => {
  const heads = await selectOne<{ enrolled: number; joined: number }>(db, headCount, [classroomId, id])
  return heads ?? { enrolled: 0, joined: 0 }
}

export interface AnswerRow {
  readonly studentId: UserId
  readonly round: number | null
  readonly try: 1 | 2
  readonly submissionId: string
  readonly response: Response
  readonly verdict: 'correct' | 'incorrect'
  readonly misconception: string | null
}

/** Attempts, and what is held until its answer is shown, of an activity; `whose` narrows both. */
const answers = (activity: string, whose = '') =>
  `select "studentId", round, try, "submissionId", response, verdict, misconception from (
    select student_id as "studentId", activity_round as round, try, submission_id as "submissionId", response,
      verdict, misconception, answered_at, nonce
    from attempts where activity_id = ${activity} ${whose}
    union all
    select student_id, round, 1, submission_id, response, verdict, misconception, answered_at, student_id
    from activity_answers where activity_id = ${activity} ${whose}
  ) as given order by answered_at, nonce, try`
const answersOf = statement('activities.answers', answers('$1'))
const ownAnswers = statement('activities.own-answers', answers('$1', 'and student_id = $2'))

/** An activity as one student takes part in it. */
export interface SeatRow extends ActivityRow {
  readonly hasJoined: boolean
  /** The question that all have now. */
  readonly present: RoundRow | null
  /** The student’s answers, in order. */
  readonly answers: readonly AnswerRow[]
}

interface SeatColumns extends ActivityRow, Omit<RoundRow, 'round' | 'modelId' | 'isFromUnverified'> {
  readonly isRoundFromUnverified: boolean
  /** Null where no question is there; so are the others of its columns. */
  readonly modelId: string | null
  readonly hasJoined: boolean
  readonly answers: readonly AnswerRow[]
}

const seat = statement(
  'activities.seat',
  `select ${columns}, s.student_id is not null as "hasJoined", r.model_id as "modelId", r.level, r.seed, r.revision,
     r.asked_at as "askedAt", r.is_from_unverified as "isRoundFromUnverified",
     (select coalesce(json_agg(own), '[]') from (${answers('a.id', 'and student_id = $1')}) as own) as answers
   from activities a join classrooms c on c.id = a.classroom_id ${asStudent}
   left join activity_students s
     on s.classroom_id = a.classroom_id and s.activity_id = a.id and s.student_id = $1
   left join activity_rounds r
     on r.classroom_id = a.classroom_id and r.activity_id = a.id and r.round = a.round
   where a.id = $2`,
)

/** The activity with the student’s part in it, for a student of its class. */
export async function selectSeat(
  db: Queryable,
  studentId: UserId,
  id: ActivityId,
): Promise<SeatRow | undefined> {
  const row = await selectOne<SeatColumns>(db, seat, [studentId, id])
  if (row === undefined) return undefined
  const { modelId, level, seed, revision, askedAt, isRoundFromUnverified: isFromUnverified, ...rest } = row
  const { round } = rest
  const present =
    modelId === null ? null : { round, modelId, level, seed, revision, askedAt, isFromUnverified }
  return { ...rest, present }
}

/** All answers of an activity, in order. */
export const selectAnswers = (db: Queryable, id: ActivityId) => db.query<AnswerRow>(answersOf, [id])

/** One student's. */
export const selectOwnAnswers = (db: Queryable, studentId: UserId, id: ActivityId) =>
  db.query<AnswerRow>(ownAnswers, [id, studentId])
