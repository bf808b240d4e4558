import { SkillId, UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { Purpose } from './questions/question-token.ts'

/** The columns of a try that the list of sessions needs. */
export const HistoryTry = z.object({
  skill_id: SkillId,
  /** Whole seconds since 1970. */
  issued_at: z.number(),
  nonce: z.string(),
  try: z.literal([1, 2]),
  verdict: z.enum(['correct', 'incorrect']),
  active_ms: z.number(),
  mastery_before: z.number().nullable(),
  mastery_after: z.number(),
  /** Milliseconds since 1970. */
  answered_at: z.number(),
})
export type HistoryTry = z.infer<typeof HistoryTry>

const selectBefore = statement(
  'practice.select-tries-before',
  `select skill_id, extract(epoch from issued_at)::int8 as issued_at, nonce, try, verdict, active_ms, mastery_before,
          mastery_after, (1000 * extract(epoch from answered_at))::int8 as answered_at
   from attempts where student_id = $1 and answered_at < $2
   order by attempts.answered_at desc, try desc limit $3`,
  HistoryTry,
)

/** The latest tries before this time, newest first. */
export const selectTriesBefore = (
  database: Queryable,
  studentId: UserId,
  before: Date,
  max: number,
): Promise<HistoryTry[]> => database.query(selectBefore, [studentId, before, max])

const selectFrom = statement(
  'practice.select-tries-from',
  `select skill_id, extract(epoch from issued_at)::int8 as issued_at, nonce, try, verdict, active_ms, mastery_before,
          mastery_after, (1000 * extract(epoch from answered_at))::int8 as answered_at
   from attempts where student_id = $1 and answered_at >= $2
   order by attempts.answered_at, try limit $3`,
  HistoryTry,
)

/** The first tries from this time on, oldest first. */
export const selectTriesFrom = (
  database: Queryable,
  studentId: UserId,
  from: Date,
  max: number,
): Promise<HistoryTry[]> => database.query(selectFrom, [studentId, from, max])

/** Everything stored about a try at a question. */
export const StoredTry = z.object({
  student_id: UserId,
  skill_id: SkillId,
  model_id: z.string(),
  level: z.literal([1, 2, 3]),
  seed: z.number(),
  revision: z.number(),
  /** The language in which the question was shown. */
  language: z.enum(languages),
  words_id: z.number().nullable(),
  item: z.instanceof(Buffer).nullable(),
  purpose: Purpose,
  /** The tries that an assignment's rules allowed; null if there was no such rule. */
  tries_given: z.literal([1, 2]).nullable(),
  has_fewer_choices: z.boolean(),
  /** The round of a live activity's question to the whole class. */
  activity_round: z.number().nullable(),
  is_offline: z.boolean(),
  reason: z.string(),
  issued_at: z.date(),
  nonce: z.string(),
  try: z.literal([1, 2]),
  response: z.unknown(),
  verdict: z.enum(['correct', 'incorrect']),
  misconception: z.string().nullable(),
  hints_used: z.number(),
  active_ms: z.number(),
  answered_at: z.date(),
})
export type StoredTry = z.infer<typeof StoredTry>

const selectStored = statement(
  'practice.select-stored-tries',
  `select a.student_id, a.skill_id, a.model_id, a.level, a.seed, a.revision, a.language, a.words_id, a.item, a.purpose, a.tries_given, a.has_fewer_choices, a.activity_round, a.is_offline, a.reason,
          a.issued_at, a.nonce, a.try,
          a.response, a.verdict, a.misconception, a.hints_used, a.active_ms, a.answered_at
   from unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) with ordinality as wanted (student_id, issued_at, nonce, place)
   join attempts a
     on a.student_id = wanted.student_id and a.issued_at = wanted.issued_at and a.nonce = wanted.nonce
   order by wanted.place, a.try`,
  StoredTry,
)

/** An answered question of a student. */
export type AnsweredBy = Pick<StoredTry, 'student_id' | 'nonce'> & { readonly issued_at: number }

/** Every try at these questions, in the order of the questions. */
export const selectStoredTries = (
  database: Queryable,
  questions: readonly AnsweredBy[],
): Promise<StoredTry[]> =>
  database.query(selectStored, [
    questions.map((question) => question.student_id),
    questions.map((question) => new Date(question.issued_at * 1000)),
    questions.map((question) => question.nonce),
  ])

/** The columns of a try that today's list needs. */
export const TryOfToday = z.object({
  skill_id: SkillId,
  try: z.literal([1, 2]),
  purpose: Purpose,
  active_ms: z.number(),
  is_due_before: z.boolean(),
})
export type TryOfToday = z.infer<typeof TryOfToday>

const selectOfDay = statement(
  'practice.select-tries-of-day',
  `select skill_id, try, purpose, active_ms, is_due_before from attempts
   where student_id = $1 and answered_at >= $2 and day = $3 order by answered_at, issued_at, try`,
  TryOfToday,
)

/** The tries of one calendar day, oldest first. All of them must be later than `since`. */
export const selectTriesOfDay = (
  database: Queryable,
  studentId: UserId,
  since: Date,
  day: string,
): Promise<TryOfToday[]> => database.query(selectOfDay, [studentId, since, day])
