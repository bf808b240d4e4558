import { ActivityId, ActivityMode, ActivityPhase } from '@skills-center/contract/activities'
import { ClassroomId } from '@skills-center/contract/classrooms'
import { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { Response } from '@skills-center/contract/interaction'
import { z } from 'zod'
import { selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

export const ActivityRow = z.object({
  id: ActivityId,
  classroomId: ClassroomId,
  className: z.string(),
  title: z.string(),
  createdAt: z.date(),
  skillId: SkillId.nullable(),
  mode: ActivityMode,
  phase: ActivityPhase,
  isPaused: z.boolean(),
  round: z.number(),
  number: z.number(),
  /** Started by an unverified teacher. */
  isFromUnverified: z.boolean(),
  /**
   * Versions of teacher-written questions, in the order they are asked; empty if the skill's own questions are asked.
   */
  ownModels: z.array(z.string()),
})
export type ActivityRow = Readonly<z.infer<typeof ActivityRow>>

const columns = `a.id, a.classroom_id as "classroomId", c.name as "className", a.title,
  a.created_at as "createdAt", a.skill_id as "skillId", a.mode, a.phase, a.is_paused as "isPaused", a.round,
  a.last_number as number, a.is_from_unverified as "isFromUnverified",
  a.own_models as "ownModels"`
const select = `select ${columns}
  from activities a join classrooms c on c.id = a.classroom_id`
const asTeacher = `join classroom_teachers t
  on t.classroom_id = a.classroom_id and t.teacher_id = $1 and t.accepted_at is not null`
const asStudent = 'join enrolments e on e.classroom_id = a.classroom_id and e.student_id = $1'
const newestFirst = 'order by a.created_at desc, a.id desc limit 200'

const ofTeacher = statement('activities.of-teacher', `${select} ${asTeacher} ${newestFirst}`, ActivityRow)
const ofStudent = statement('activities.of-student', `${select} ${asStudent} ${newestFirst}`, ActivityRow)
const oneOfTeacher = statement(
  'activities.one-of-teacher',
  `${select} ${asTeacher} where a.id = $2`,
  ActivityRow,
)
const oneOfStudent = statement(
  'activities.one-of-student',
  `${select} ${asStudent} where a.id = $2`,
  ActivityRow,
)

export const selectTeacherActivities = (db: Queryable, teacherId: UserId) => db.query(ofTeacher, [teacherId])

export const selectStudentActivities = (db: Queryable, studentId: UserId) => db.query(ofStudent, [studentId])

/** The activity, for a teacher of its class. */
export const selectTaughtActivity = (db: Queryable, teacherId: UserId, id: ActivityId) =>
  selectOne(db, oneOfTeacher, [teacherId, id])

/** The activity, for a student of its class. */
export const selectAttendedActivity = (db: Queryable, studentId: UserId, id: ActivityId) =>
  selectOne(db, oneOfStudent, [studentId, id])

export const LiveRow = ActivityRow.pick({
  id: true,
  classroomId: true,
  title: true,
  createdAt: true,
  skillId: true,
})
export type LiveRow = Readonly<z.infer<typeof LiveRow>>

const live = statement(
  'activities.live',
  `select id, classroom_id as "classroomId", title, created_at as "createdAt", skill_id as "skillId"
   from activities where phase <> 'ended'`,
  LiveRow,
)

/** All live activities, in all classes. */
export const selectLive = (db: Queryable) => db.query(live)

const classesOf = statement(
  'activities.classes-of',
  'select classroom_id as id from enrolments where student_id = $1',
  z.object({
    id: ClassroomId,
  }),
)

export const selectClassesOf = async (db: Queryable, studentId: UserId) =>
  (await db.query(classesOf, [studentId])).map(({ id }) => id)

const taughtClass = statement(
  'activities.taught-class',
  `select c.is_active as "isActive" from classrooms c join classroom_teachers t on t.classroom_id = c.id
   where t.teacher_id = $1 and c.id = $2 and t.accepted_at is not null`,
  z.object({
    isActive: z.boolean(),
  }),
)

/** The class, if this teacher teaches it and it is not archived. */
export const selectTaughtClass = (db: Queryable, teacherId: UserId, id: ClassroomId) =>
  selectOne(db, taughtClass, [teacherId, id])

const insertOne = statement(
  'activities.insert',
  `insert into activities (classroom_id, id, title, created_at, skill_id, mode, is_from_unverified, own_models, phase)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting')`,
)

/** Throws a unique violation if the class already has a live activity. */
export const insertActivity = (
  tx: Queryable,
  row: Pick<
    ActivityRow,
    'classroomId' | 'id' | 'title' | 'createdAt' | 'skillId' | 'mode' | 'isFromUnverified' | 'ownModels'
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
    row.ownModels,
  ])

const lockOne = statement(
  'activities.lock',
  `select phase, is_paused as "isPaused", round from activities where classroom_id = $1 and id = $2 for no key update`,
  ActivityRow.pick({ phase: true, isPaused: true, round: true }),
)

/** The activity's present state; locks its row until the transaction ends. */
export const lockActivity = (tx: Queryable, { classroomId, id }: ActivityRow) =>
  selectOne(tx, lockOne, [classroomId, id])

const updateOne = statement(
  'activities.update',
  `update activities set phase = $3, is_paused = $4, round = $5, ended_at = $6 where classroom_id = $1 and id = $2`,
)

export const updateActivity = (
  tx: Queryable,
  { classroomId, id }: Pick<ActivityRow, 'classroomId' | 'id'>,
  to: Pick<ActivityRow, 'phase' | 'isPaused' | 'round'> & { endedAt: Date | null },
) => tx.query(updateOne, [classroomId, id, to.phase, to.isPaused, to.round, to.endedAt])

export const RoundRow = z.object({
  round: z.number(),
  modelId: z.string(),
  level: Level,
  seed: z.number(),
  revision: z.number(),
  askedAt: z.date(),
  /** Asked by an unverified teacher. */
  isFromUnverified: z.boolean(),
})
export type RoundRow = Readonly<z.infer<typeof RoundRow>>

const roundsOf = statement(
  'activities.rounds',
  `select round, model_id as "modelId", level, seed, revision, asked_at as "askedAt",
     is_from_unverified as "isFromUnverified"
   from activity_rounds where classroom_id = $1 and activity_id = $2 order by round`,
  RoundRow,
)

export const selectRounds = (db: Queryable, { classroomId, id }: ActivityRow) =>
  db.query(roundsOf, [classroomId, id])

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
  z.object({
    id: ActivityId,
  }),
)

/** Adds students who had not joined before; returns the activities they joined. */
export const insertStudents = async (
  tx: Queryable,
  coming: readonly { studentId: UserId; row: Pick<ActivityRow, 'classroomId' | 'id'> }[],
  at: Date,
) => {
  const joined = await tx.query(insertJoins, [
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
  z.object({
    enrolled: z.number(),
    joined: z.number(),
  }),
)

export const countHeads = async (db: Queryable, { classroomId, id }: ActivityRow) => {
  const heads = await selectOne(db, headCount, [classroomId, id])
  return heads ?? { enrolled: 0, joined: 0 }
}

export const AnswerRow = z.object({
  studentId: UserId,
  round: z.number().nullable(),
  try: z.literal([1, 2]),
  submissionId: z.string(),
  response: Response,
  verdict: z.enum(['correct', 'incorrect']),
  misconception: z.string().nullable(),
})
export type AnswerRow = Readonly<z.infer<typeof AnswerRow>>

/** The attempts in an activity, and the answers held until they are revealed; `whose` filters both. */
const answers = (activity: string, whose = '') =>
  `select "studentId", round, try, "submissionId", response, verdict, misconception from (
    select student_id as "studentId", activity_round as round, try, submission_id as "submissionId", response,
      verdict, misconception, answered_at, nonce
    from attempts where activity_id = ${activity} ${whose}
    union all
    select student_id, round, 1, submission_id, response, verdict, misconception, answered_at, student_id
    from activity_answers where activity_id = ${activity} ${whose}
  ) as given order by answered_at, nonce, try`
const answersOf = statement('activities.answers', answers('$1'), AnswerRow)
const ownAnswers = statement('activities.own-answers', answers('$1', 'and student_id = $2'), AnswerRow)

/** An activity as one student takes part in it. */
export interface SeatRow extends ActivityRow {
  readonly hasJoined: boolean
  /** The current whole-class question. */
  readonly present: RoundRow | null
  /** The student's answers, in order. */
  readonly answers: readonly AnswerRow[]
}

const NoRound = z.object({
  modelId: z.null(),
  level: z.null(),
  seed: z.null(),
  revision: z.null(),
  askedAt: z.null(),
  isRoundFromUnverified: z.null(),
})
const Round = RoundRow.omit({ round: true, isFromUnverified: true }).extend({
  isRoundFromUnverified: z.boolean(),
})
/** With the columns of the current whole-class question, if there is one. */
const SeatColumns = ActivityRow.extend({ hasJoined: z.boolean(), answers: z.array(AnswerRow) }).and(
  z.union([Round, NoRound]),
)

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
  SeatColumns,
)

/** The activity and the student's part in it, for a student of its class. */
export async function selectSeat(
  db: Queryable,
  studentId: UserId,
  id: ActivityId,
): Promise<SeatRow | undefined> {
  const row = await selectOne(db, seat, [studentId, id])
  if (row === undefined) return undefined
  const { modelId, level, seed, revision, askedAt, isRoundFromUnverified: isFromUnverified, ...rest } = row
  const { round } = rest
  const present =
    modelId === null ? null : { round, modelId, level, seed, revision, askedAt, isFromUnverified }
  return { ...rest, present }
}

/** All answers of an activity, in order. */
export const selectAnswers = (db: Queryable, id: ActivityId) => db.query(answersOf, [id])

/** One student's answers. */
export const selectOwnAnswers = (db: Queryable, studentId: UserId, id: ActivityId) =>
  db.query(ownAnswers, [id, studentId])
