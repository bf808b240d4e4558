import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import type { Purpose } from './question-token.ts'

/** What the list of sessions needs of a try. */
export interface HistoryTry {
  skill_id: SkillId
  /** Whole seconds since 1970. */
  issued_at: number
  nonce: string
  try: 1 | 2
  verdict: 'correct' | 'incorrect'
  active_ms: number
  mastery_before: number | null
  mastery_after: number
  /** Milliseconds since 1970. */
  answered_at: number
}

const selectBefore = statement(
  'practice.select-tries-before',
  `select skill_id, extract(epoch from issued_at)::int8 as issued_at, nonce, try, verdict, active_ms, mastery_before,
          mastery_after, (1000 * extract(epoch from answered_at))::int8 as answered_at
   from attempts where student_id = $1 and answered_at < $2
   order by attempts.answered_at desc, try desc limit $3`,
)

/** The latest tries before a moment, newest first. */
export const selectTriesBefore = (
  database: Queryable,
  studentId: UserId,
  before: Date,
  most: number,
): Promise<HistoryTry[]> => database.query<HistoryTry>(selectBefore, [studentId, before, most])

const selectFrom = statement(
  'practice.select-tries-from',
  `select skill_id, extract(epoch from issued_at)::int8 as issued_at, nonce, try, verdict, active_ms, mastery_before,
          mastery_after, (1000 * extract(epoch from answered_at))::int8 as answered_at
   from attempts where student_id = $1 and answered_at >= $2
   order by attempts.answered_at, try limit $3`,
)

/** The first tries from a moment on, oldest first. */
export const selectTriesFrom = (
  database: Queryable,
  studentId: UserId,
  from: Date,
  most: number,
): Promise<HistoryTry[]> => database.query<HistoryTry>(selectFrom, [studentId, from, most])

/** All that is stored of a try at a question. */
export interface StoredTry {
  skill_id: SkillId
  model_id: string
  level: 1 | 2 | 3
  seed: number
  revision: number
  /** In which it was shown. */
  language: Language
  words_id: number | null
  item: Buffer | null
  purpose: Purpose
  /** Tries that an assignment's rules gave; null for as many as practice gives. */
  tries_given: 1 | 2 | null
  has_fewer_choices: boolean
  /** Of a live activity’s questions to all, which. */
  activity_round: number | null
  is_along: boolean
  reason: string
  issued_at: Date
  nonce: string
  try: 1 | 2
  response: unknown
  verdict: 'correct' | 'incorrect'
  misconception: string | null
  hints_used: number
  active_ms: number
  answered_at: Date
}

const selectStored = statement(
  'practice.select-stored-tries',
  `select a.skill_id, a.model_id, a.level, a.seed, a.revision, a.language, a.words_id, a.item, a.purpose, a.tries_given, a.has_fewer_choices, a.activity_round, a.is_along, a.reason,
          a.issued_at, a.nonce, a.try,
          a.response, a.verdict, a.misconception, a.hints_used, a.active_ms, a.answered_at
   from unnest($2::timestamptz[], $3::uuid[]) with ordinality as wanted (issued_at, nonce, place)
   join attempts a on a.student_id = $1 and a.issued_at = wanted.issued_at and a.nonce = wanted.nonce
   order by wanted.place, a.try`,
)

/** Every try at these questions of a student, in the order of the questions. */
export const selectStoredTries = (
  database: Queryable,
  studentId: UserId,
  questions: readonly { issued_at: number; nonce: string }[],
): Promise<StoredTry[]> =>
  database.query<StoredTry>(selectStored, [
    studentId,
    questions.map((question) => new Date(question.issued_at * 1000)),
    questions.map((question) => question.nonce),
  ])

/** What today's list needs of a try. */
export interface TryOfToday {
  skill_id: SkillId
  try: 1 | 2
  purpose: Purpose
  active_ms: number
  is_due_before: boolean
}

const selectOfDay = statement(
  'practice.select-tries-of-day',
  `select skill_id, try, purpose, active_ms, is_due_before from attempts
   where student_id = $1 and answered_at >= $2 and day = $3 order by answered_at, issued_at, try`,
)

/** The tries of a calendar day, all of which lie after `since`, in their order. */
export const selectTriesOfDay = (
  database: Queryable,
  studentId: UserId,
  since: Date,
  day: string,
): Promise<TryOfToday[]> => database.query<TryOfToday>(selectOfDay, [studentId, since, day])
