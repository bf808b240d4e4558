import { SkillId, UserId } from '@skills-center/contract/ids'
import { Certainty } from '@skills-center/contract/progress'
import { packState, type PackedState, unpackState } from '@skills-center/learner/pack-state'
import type { PackedPrediction } from '@skills-center/learner/pack-prediction'
import { newStudent, type SkillState, type StudentState } from '@skills-center/learner/state'
import type { Plan } from '@skills-center/learner/stuck-plan'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { Model } from './learner/model-version.ts'
import { type IssuedQuestion, Purpose } from './questions/question-token.ts'

export const LearnerRow = z.object({
  student_id: UserId,
  skill_id: SkillId,
  state: z.custom<SkillState>(),
  /** What was asked recently: see `packRecent`. */
  recent: z.string(),
  /** Whether the skill was answered in practice, and not only met in placement or deferred. */
  is_practiced: z.boolean(),
  /** When the skill was first mastered. */
  first_mastered_at: z.date().nullable(),
})
export type LearnerRow = z.infer<typeof LearnerRow>

/** Everything stored about one student for the model and the choice of questions. */
export interface LearnerRows {
  student: StudentState
  /** Whether the requested model computed this state. States of other models are left out. */
  isCurrent: boolean
  rows: Map<SkillId, LearnerRow>
}

const StudentRow = z.object({
  student_id: UserId,
  grade_level: z.number().nullable(),
  model_version: z.number().nullable(),
  parameters: z.string().nullable(),
  state: z.custom<StudentState>().nullable(),
})
type StudentRow = z.infer<typeof StudentRow>

const selectStudents = statement(
  'practice.select-students',
  `select u.id as student_id, u.grade_level, s.model_version, s.parameters, s.state
   from users u left join learner_students s on s.student_id = u.id
   where u.id = any ($1::uuid[])`,
  StudentRow,
)

type StoredRow = Omit<LearnerRow, 'state'> & { state: PackedState }

/** One row per student: reading 48 skills as 48 rows takes ten times as long. */
const selectStates = statement(
  'practice.select-states',
  `select student_id,
     json_agg(json_build_array(skill_id, state, recent, is_practiced, first_mastered_at)) as skills
   from learner_states where student_id = any ($1::uuid[]) group by student_id`,
  z.object({
    student_id: UserId,
    skills: z.array(
      z.tuple([SkillId, z.custom<PackedState>(), z.string(), z.boolean(), z.string().nullable()]),
    ),
  }),
)

/** Loads each student's stored learner state, by student id. */
export async function selectLearners(
  database: Queryable,
  model: Model,
  studentIds: readonly UserId[],
): Promise<Map<UserId, LearnerRows>> {
  const [students, states] = await Promise.all([
    database.query(selectStudents, [studentIds]),
    database.query(selectStates, [studentIds]),
  ])
  const learners = new Map<UserId, LearnerRows>()
  for (const { student_id: id, grade_level: grade, state, ...row } of students) {
    const isCurrent = row.model_version === model.version && row.parameters === model.parameters
    // Take the grade from the user's account, because users can change it.
    const student = isCurrent && state !== null ? state : newStudent(grade)
    learners.set(id, { student: { ...student, grade }, isCurrent, rows: new Map() })
  }
  for (const { student_id: id, skills } of states) {
    const learner = learners.get(id)
    if (learner?.isCurrent !== true) continue
    for (const [skillId, state, recent, isPracticed, firstMastered] of skills)
      learner.rows.set(skillId, {
        student_id: id,
        skill_id: skillId,
        state: unpackState(state),
        recent,
        is_practiced: isPracticed,
        first_mastered_at: firstMastered === null ? null : new Date(firstMastered),
      })
  }
  return learners
}

/** A recorded try at a question. */
export const TryRow = z.object({
  student_id: UserId,
  nonce: z.string(),
  try: z.literal([1, 2]),
  submission_id: z.string(),
  response: z.unknown(),
  verdict: z.enum(['correct', 'incorrect']),
  active_ms: z.number(),
  idle_ms: z.number(),
  mastery_before: z.number().nullable(),
  mastery_after: z.number(),
  mastered_before: z.boolean(),
  mastered_after: z.boolean(),
  answered_after: z.number(),
  certainty_before: Certainty.nullable(),
  certainty_after: Certainty.nullable(),
  is_due_before: z.boolean(),
  is_due_after: z.boolean(),
  /** The change of plan that was proposed after it. */
  plan: z.custom<Plan>().nullable(),
  points: z.number(),
  achievements: z.array(z.string()),
  /** Whether the try earned points and changed mastery. */
  is_credited: z.boolean(),
})
export type TryRow = z.infer<typeof TryRow>

const selectTryRows = statement(
  'practice.select-tries',
  `select a.student_id, a.nonce, a.try, a.submission_id, a.response, a.verdict, a.active_ms, a.idle_ms, a.mastery_before,
          a.mastery_after, a.mastered_before, a.mastered_after, a.answered_after, a.certainty_before, a.certainty_after,
          a.is_due_before, a.is_due_after, a.plan, a.points, a.achievements, a.is_credited
   from unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) as wanted (student_id, issued_at, nonce)
   join attempts a using (student_id, issued_at, nonce)
   order by a.try`,
  TryRow,
)

export function selectTries(tx: Queryable, questions: readonly IssuedQuestion[]): Promise<TryRow[]> {
  return tx.query(selectTryRows, [
    questions.map((question) => question.studentId),
    questions.map((question) => new Date(question.issuedAt * 1000)),
    questions.map((question) => question.nonce),
  ])
}

const selectSlot = statement(
  'practice.select-answered-slot',
  `select nonce from attempts where student_id = $1 and assignment_id = $2 and assigned_slot = $3
   order by answered_at, nonce limit 1`,
  z.object({
    nonce: z.string(),
  }),
)

/**
 * Whether another question was already answered for this slot of a fixed set, which happens if the slot was opened
 * twice.
 */
export async function isSlotAnsweredElsewhere(
  tx: Queryable,
  { studentId, assigned, nonce }: IssuedQuestion,
): Promise<boolean> {
  if (assigned?.slot === undefined) return false
  const values = [studentId, assigned.assignmentId, assigned.slot]
  const answered = await selectOne(tx, selectSlot, values)
  return answered !== undefined && answered.nonce !== nonce
}

export interface NewAttempt extends Omit<TryRow, 'student_id' | 'nonce'> {
  question: IssuedQuestion
  misconception: string | null
  /** How much of wrong shown work follows, in percent; null for other answers. */
  line_credit: number | null
  /** The standards of this exact question; null if they are those of its model. */
  standards: readonly string[] | null
  hints_used: number
  is_rapid: boolean
  grade: number | null
  /** Null for answers that the population must not learn from. */
  prediction: PackedPrediction | null
  answered_at: Date
  day: string
  words_id: number | null
  /** As hexadecimal digits. */
  item: string | null
}

const insertAttemptRows = statement(
  'practice.insert-attempts',
  `insert into attempts (
     student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed, revision, purpose, reason, idea,
     assignment_id, tries_given, assigned_slot, has_fewer_choices, activity_id, activity_round, is_offline, response, verdict, misconception, hints_used, is_rapid,
     grade, prediction, active_ms, idle_ms, answered_at, day, mastery_before,
     mastery_after,
     mastered_before, mastered_after, answered_after, certainty_before, certainty_after, is_due_before, is_due_after, plan,
     points, achievements, is_credited, is_from_unverified, language, words_id, item, standards, line_credit)
   select * from jsonb_to_recordset($1::jsonb) as rows (
     student_id uuid, issued_at timestamptz, nonce uuid, try smallint, submission_id uuid, skill_id text, model_id text,
     level smallint, seed integer, revision integer, purpose text, reason text, idea text,
     assignment_id uuid, tries_given smallint, assigned_slot smallint, has_fewer_choices boolean, activity_id uuid, activity_round smallint, is_offline boolean, response jsonb, verdict text,
     misconception text, hints_used smallint, is_rapid boolean, grade smallint, prediction jsonb, active_ms integer, idle_ms integer, answered_at timestamptz, day date,
     mastery_before double precision, mastery_after double precision, mastered_before boolean, mastered_after boolean,
     answered_after integer, certainty_before text, certainty_after text, is_due_before boolean, is_due_after boolean,
     plan jsonb, points integer, achievements text[], is_credited boolean, is_from_unverified boolean, language text,
     words_id integer, item bytea, standards text[], line_credit smallint)`,
)

export async function insertAttempts(tx: Queryable, attempts: readonly NewAttempt[]): Promise<void> {
  const rows = attempts.map(({ question, ...attempt }) => ({
    student_id: question.studentId,
    issued_at: new Date(question.issuedAt * 1000),
    nonce: question.nonce,
    skill_id: question.skillId,
    model_id: question.modelId,
    level: question.level,
    seed: question.seed,
    revision: question.revision,
    purpose: question.purpose,
    reason: question.why,
    idea: question.idea ?? null,
    assignment_id: question.assigned?.assignmentId ?? null,
    tries_given: question.assigned?.tries ?? null,
    assigned_slot: question.assigned?.slot ?? null,
    has_fewer_choices: question.assigned?.hasFewerChoices ?? false,
    activity_id: question.activityId ?? null,
    activity_round: question.activityRound ?? null,
    is_offline: question.isOffline ?? false,
    is_from_unverified: question.isFromUnverified ?? false,
    language: question.language,
    ...attempt,
  }))
  await tx.query(insertAttemptRows, [JSON.stringify(rows)])
}

const upsertLearnerRows = statement(
  'practice.upsert-learners',
  `insert into learner_states (student_id, skill_id, state, recent, is_practiced, first_mastered_at)
   select * from json_to_recordset($1::json) as rows (
     student_id uuid, skill_id text, state json, recent text, is_practiced boolean, first_mastered_at timestamptz)
   on conflict (student_id, skill_id) do update set
     state = excluded.state, recent = excluded.recent, is_practiced = excluded.is_practiced,
     first_mastered_at = excluded.first_mastered_at`,
)

const deleteLearnerRows = statement(
  'practice.delete-states',
  'delete from learner_states where student_id = any ($1::uuid[])',
)

const upsertStudentRows = statement(
  'practice.upsert-students',
  `insert into learner_students (student_id, model_version, parameters, state)
   select * from jsonb_to_recordset($1::jsonb) as rows (
     student_id uuid, model_version integer, parameters text, state jsonb)
   on conflict (student_id) do update set
     model_version = excluded.model_version, parameters = excluded.parameters, state = excluded.state`,
)

export interface ChangedLearner {
  studentId: UserId
  student: StudentState
  rows: readonly LearnerRow[]
  /** Recomputed, so `rows` is complete. */
  isRebuilt: boolean
}

/**
 * Stores each student's learner state, and the rows of the skills that changed. If the state was recomputed, replaces
 * all rows, so that none of another model remains.
 */
export async function upsertLearners(
  tx: Queryable,
  model: Model,
  changed: readonly ChangedLearner[],
): Promise<void> {
  const rebuilt = changed.flatMap(({ studentId, isRebuilt }) => (isRebuilt ? [studentId] : []))
  const states = changed.flatMap(({ rows }) =>
    rows.map((row): StoredRow => ({ ...row, state: packState(row.state) })),
  )
  const students = changed.map(({ studentId, student }) => ({
    student_id: studentId,
    model_version: model.version,
    parameters: model.parameters,
    state: student,
  }))
  // In this order.
  await Promise.all([
    rebuilt.length > 0 ? tx.query(deleteLearnerRows, [rebuilt]) : undefined,
    tx.query(upsertLearnerRows, [JSON.stringify(states)]),
    tx.query(upsertStudentRows, [JSON.stringify(students)]),
  ])
}

/** An attempt, in the form that the model needs. */
export const TakenAttempt = z.object({
  skill_id: SkillId,
  model_id: z.string(),
  level: z.literal([1, 2, 3]),
  seed: z.number(),
  purpose: Purpose,
  try: z.literal([1, 2]),
  verdict: z.enum(['correct', 'incorrect']),
  hints_used: z.number(),
  active_ms: z.number(),
  grade: z.number().nullable(),
  answered_at: z.date(),
  /** Whether the key was on the student's device. */
  is_offline: z.boolean(),
  is_credited: z.boolean(),
})
export type TakenAttempt = z.infer<typeof TakenAttempt>

const selectStudentAttempts = statement(
  'practice.select-student-attempts',
  `select skill_id, model_id, level, seed, purpose, try, verdict, hints_used, active_ms, grade, answered_at,
          is_offline, is_credited
   from attempts where student_id = $1 order by answered_at, issued_at, try`,
  TakenAttempt,
)

/** All of a student's attempts, in order. */
export const selectAttempts = (database: Queryable, studentId: UserId): Promise<TakenAttempt[]> =>
  database.query(selectStudentAttempts, [studentId])

/** A change of plan that was proposed to a student. */
export const PlanRow = z.object({
  student_id: UserId,
  /** The skill in which the student was stuck. */
  skill_id: SkillId,
  plan: z.custom<Plan>(),
  answered_after: z.number(),
  answered_at: z.date(),
})
export type PlanRow = z.infer<typeof PlanRow>

const selectPlanRows = statement(
  'practice.select-plans',
  `select wanted.student_id, latest.skill_id, latest.plan, latest.answered_after, latest.answered_at
   from unnest($1::uuid[]) as wanted (student_id)
   cross join lateral (
     select skill_id, plan, answered_after, answered_at from attempts
     where student_id = wanted.student_id and plan is not null
     order by answered_at desc limit 30
   ) latest`,
  PlanRow,
)

/** The latest proposed changes of plan for each student, newest first. */
export const selectPlans = (tx: Queryable, studentIds: readonly UserId[]): Promise<PlanRow[]> =>
  tx.query(selectPlanRows, [studentIds])
