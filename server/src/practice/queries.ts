import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { SkillState } from '@skills-center/learner/state'
import { type Queryable, statement } from '../platform/database.ts'
import type { IssuedQuestion } from './question-token.ts'

export interface LearnerRow {
  student_id: UserId
  skill_id: SkillId
  state: SkillState
  last_level: 1 | 2 | 3
  /** Fingerprints of the items met last, newest first. */
  recent_items: number[]
  /** When the skill was first mastered. */
  first_mastered_at: Date | null
}

const selectLearnerRow = statement(
  'practice.select-learner',
  `select student_id, skill_id, state, last_level, recent_items, first_mastered_at
   from learner_states where student_id = $1 and skill_id = $2`,
)

export async function selectLearner(
  database: Queryable,
  studentId: UserId,
  skillId: SkillId,
): Promise<LearnerRow | undefined> {
  const [row] = await database.query<LearnerRow>(selectLearnerRow, [studentId, skillId])
  return row
}

const selectLearnerRows = statement(
  'practice.select-learners',
  `select s.student_id, s.skill_id, s.state, s.last_level, s.recent_items, s.first_mastered_at
   from unnest($1::uuid[], $2::text[]) as wanted (student_id, skill_id)
   join learner_states s using (student_id, skill_id)`,
)

export function selectLearners(tx: Queryable, questions: readonly IssuedQuestion[]): Promise<LearnerRow[]> {
  return tx.query<LearnerRow>(selectLearnerRows, [
    questions.map((question) => question.studentId),
    questions.map((question) => question.skillId),
  ])
}

/** A try at a question that has been settled already. */
export interface TryRow {
  student_id: UserId
  nonce: string
  try: 1 | 2
  submission_id: string
  response: unknown
  verdict: 'correct' | 'incorrect'
  active_ms: number
  mastery_before: number | null
  mastery_after: number
  mastered_before: boolean
  mastered_after: boolean
  answered_after: number
  points: number
  achievements: string[]
}

const selectTryRows = statement(
  'practice.select-tries',
  `select a.student_id, a.nonce, a.try, a.submission_id, a.response, a.verdict, a.active_ms, a.mastery_before,
          a.mastery_after, a.mastered_before, a.mastered_after, a.answered_after, a.points, a.achievements
   from unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) as wanted (student_id, issued_at, nonce)
   join attempts a using (student_id, issued_at, nonce)
   order by a.try`,
)

export function selectTries(tx: Queryable, questions: readonly IssuedQuestion[]): Promise<TryRow[]> {
  return tx.query<TryRow>(selectTryRows, [
    questions.map((question) => question.studentId),
    questions.map((question) => new Date(question.issuedAt * 1000)),
    questions.map((question) => question.nonce),
  ])
}

export interface NewAttempt extends Omit<TryRow, 'student_id' | 'nonce'> {
  question: IssuedQuestion
  misconception: string | null
  hints_used: number
  answered_at: Date
  day: string
}

const insertAttemptRows = statement(
  'practice.insert-attempts',
  `insert into attempts (
     student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed, revision, purpose, reason,
     response, verdict, misconception, hints_used, active_ms, answered_at, day, mastery_before, mastery_after,
     mastered_before, mastered_after, answered_after, points, achievements)
   select * from jsonb_to_recordset($1::jsonb) as rows (
     student_id uuid, issued_at timestamptz, nonce uuid, try smallint, submission_id uuid, skill_id text, model_id text,
     level smallint, seed integer, revision integer, purpose text, reason text, response jsonb, verdict text,
     misconception text, hints_used smallint, active_ms integer, answered_at timestamptz, day date,
     mastery_before double precision, mastery_after double precision, mastered_before boolean, mastered_after boolean,
     answered_after integer, points integer, achievements text[])`,
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
    ...attempt,
  }))
  await tx.query(insertAttemptRows, [JSON.stringify(rows)])
}

const upsertLearnerRows = statement(
  'practice.upsert-learners',
  `insert into learner_states (student_id, skill_id, state, last_level, recent_items, first_mastered_at)
   select * from jsonb_to_recordset($1::jsonb) as rows (
     student_id uuid, skill_id text, state jsonb, last_level smallint, recent_items integer[],
     first_mastered_at timestamptz)
   on conflict (student_id, skill_id) do update set
     state = excluded.state, last_level = excluded.last_level, recent_items = excluded.recent_items,
     first_mastered_at = excluded.first_mastered_at`,
)

export async function upsertLearners(tx: Queryable, rows: readonly LearnerRow[]): Promise<void> {
  await tx.query(upsertLearnerRows, [JSON.stringify(rows)])
}
