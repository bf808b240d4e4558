import type { ClassroomId } from '@skills-center/contract/classrooms'
import { GradeLevel, SkillId, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

export const StudentRow = z.object({
  id: UserId,
  name: z.string(),
})
export type StudentRow = Readonly<z.infer<typeof StudentRow>>

const students = statement(
  'analytics.students-of',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as name
   from enrolments e join users u on u.id = e.student_id
   where e.classroom_id = $1 order by u.last_name, u.first_name, u.id`,
  StudentRow,
)

export const selectStudents = (database: Queryable, id: ClassroomId) => database.query(students, [id])

/** A student as named in their own report. */
const ReportedStudentRow = StudentRow.extend({ username: z.string(), gradeLevel: GradeLevel })

const reportedStudents = statement(
  'analytics.reported-students',
  `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.username, u.grade_level as "gradeLevel"
   from enrolments e join users u on u.id = e.student_id
   where e.classroom_id = $1 order by u.last_name, u.first_name, u.id`,
  ReportedStudentRow,
)

export const selectReportedStudents = (database: Queryable, id: ClassroomId) =>
  database.query(reportedStudents, [id])

/** The questions of a skill that a student has missed in a row, up to now. */
export const WrongRunRow = z.object({
  student_id: UserId,
  skill_id: SkillId,
  questions: z.number(),
  last_at: z.date(),
  /** The misconceptions that the wrong answers show; null if there are none. */
  misconceptions: z.array(z.string()).nullable(),
})
export type WrongRunRow = Readonly<z.infer<typeof WrongRunRow>>

// Any right answer ends a run, even on a second try.
const wrongRuns = statement(
  'analytics.wrong-runs',
  `select student_id, skill_id, count(distinct nonce) as questions, max(answered_at) as last_at,
     array_agg(misconception) filter (where misconception is not null) as misconceptions
   from (
     select student_id, skill_id, nonce, answered_at, misconception, verdict,
       max(answered_at) filter (where verdict = 'correct') over (partition by student_id, skill_id) as right_at
     from attempts
     where student_id = any ($1::uuid[]) and answered_at >= $2 and purpose <> 'placement'
   ) tries
   where right_at is null or answered_at > right_at
   group by student_id, skill_id having count(distinct nonce) >= $3`,
  WrongRunRow,
)

export const selectWrongRuns = (
  database: Queryable,
  studentIds: readonly UserId[],
  since: Date,
  min: number,
) => database.query(wrongRuns, [studentIds, since, min])

/** A misconception of one student. */
export const MistakeRow = z.object({
  student_id: UserId,
  skill_id: SkillId,
  misconception: z.string(),
  /** The number of questions in which it was shown. */
  times: z.number(),
  last_at: z.date(),
})
export type MistakeRow = Readonly<z.infer<typeof MistakeRow>>

const mistakes = statement(
  'analytics.mistakes',
  `select student_id, skill_id, misconception, count(distinct nonce) as times, max(answered_at) as last_at
   from attempts
   where student_id = any ($1::uuid[]) and answered_at >= $2 and misconception is not null
   group by student_id, skill_id, misconception`,
  MistakeRow,
)

export const selectMistakes = (database: Queryable, studentIds: readonly UserId[], since: Date) =>
  database.query(mistakes, [studentIds, since])

/** Shown work in which a misconception appeared. */
const WorkMistakeRow = z.object({
  student_id: UserId,
  skill_id: SkillId,
  misconception: z.string(),
  /** Whole seconds since 1970. */
  issued_at: z.number(),
  nonce: z.string(),
})
export type WorkMistakeRow = Readonly<z.infer<typeof WorkMistakeRow>>

const workMistakes = statement(
  'analytics.work-mistakes',
  `select student_id, skill_id, misconception, extract(epoch from issued_at)::int8 as issued_at, nonce
   from (
     select student_id, skill_id, misconception, issued_at, nonce,
       row_number() over (partition by skill_id, misconception order by answered_at desc, nonce) as place
     from attempts
     where student_id = any ($1::uuid[]) and answered_at >= $2 and misconception is not null
       and response ->> 'kind' = 'steps'
   ) latest
   where place <= $3 order by skill_id, misconception, place`,
  WorkMistakeRow,
)

/** The latest shown work for each misconception that appeared in any. */
export const selectWorkMistakes = (
  database: Queryable,
  studentIds: readonly UserId[],
  since: Date,
  maxOfEach: number,
) => database.query(workMistakes, [studentIds, since, maxOfEach])

/** First tries at the questions of one model, all students together. */
export const ModelTriesRow = z.object({
  skill_id: SkillId,
  model_id: z.string(),
  /** The standards of these exact questions; null if they are those of their model. */
  standards: z.array(z.string()).nullable(),
  answered: z.number(),
  correct: z.number(),
})
export type ModelTriesRow = Readonly<z.infer<typeof ModelTriesRow>>

const modelTries = statement(
  'analytics.model-tries',
  `select skill_id, model_id, standards, count(*) as answered,
     (count(*) filter (where verdict = 'correct'))::int8 as correct
   from attempts
   where student_id = any ($1::uuid[]) and answered_at >= $2 and try = 1 and purpose <> 'placement'
   group by skill_id, model_id, standards`,
  ModelTriesRow,
)

export const selectModelTries = (database: Queryable, studentIds: readonly UserId[], since: Date) =>
  database.query(modelTries, [studentIds, since])

/** A question with all its tries. */
export const AnswerRow = z.object({
  student_id: UserId,
  /** Whole seconds since 1970. */
  issued_at: z.number(),
  nonce: z.string(),
  skill_id: SkillId,
  level: z.literal([1, 2, 3]),
  /** The last try that matched the filter, and the question's last try. */
  found_at: z.date(),
  last_at: z.date(),
  is_right: z.boolean(),
  tries: z.number(),
  misconception: z.string().nullable(),
  hints_used: z.number(),
  active_ms: z.number(),
  /** Whether the answer is shown work. */
  is_work: z.boolean(),
})
export type AnswerRow = Readonly<z.infer<typeof AnswerRow>>

export interface AnswersFilter {
  readonly studentIds: readonly UserId[]
  readonly skillId: SkillId | undefined
  readonly misconception: string | undefined
  /** From `since` until before `before`. */
  readonly since: Date
  readonly before: Date
  readonly max: number
}

// Questions with the same time come on one page, so that the next page can begin before that time.
const answers = statement(
  'analytics.answers',
  `select a.student_id, extract(epoch from a.issued_at)::int8 as issued_at, a.nonce, a.skill_id, a.level,
     wanted.found_at, max(a.answered_at) as last_at, bool_or(a.verdict = 'correct') as is_right,
     count(*) as tries, max(a.misconception) as misconception, max(a.hints_used)::int8 as hints_used,
     sum(a.active_ms)::int8 as active_ms, bool_or(a.response ->> 'kind' = 'steps') as is_work
   from (
     select student_id, issued_at, nonce, max(answered_at) as found_at from attempts
     where student_id = any ($1::uuid[]) and answered_at >= $2
       and ($4::text is null or skill_id = $4) and ($5::text is null or misconception = $5)
     group by student_id, issued_at, nonce having max(answered_at) < $3
     order by found_at desc fetch first ($6) rows with ties
   ) wanted
   join attempts a using (student_id, issued_at, nonce)
   group by a.student_id, a.issued_at, a.nonce, a.skill_id, a.level, wanted.found_at
   order by wanted.found_at desc, a.nonce`,
  AnswerRow,
)

/** Answered questions, latest first. */
export const selectAnswers = (database: Queryable, wanted: AnswersFilter) =>
  database.query(answers, [
    wanted.studentIds,
    wanted.since,
    wanted.before,
    wanted.skillId ?? null,
    wanted.misconception ?? null,
    wanted.max,
  ])
