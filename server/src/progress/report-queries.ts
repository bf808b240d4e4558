import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import { addDays } from './calendar.ts'

/** Days of the student's calendar, both ends included. */
export interface Days {
  from: string
  to: string
}

/** In days: no time zone is further from UTC. Attempts are found by time first, then by day. */
const maxZoneDays = 1

const momentsOf = ({ from, to }: Days): [Date, Date] => [
  new Date(`${addDays(from, -maxZoneDays)}T00:00:00Z`),
  new Date(`${addDays(to, 1 + maxZoneDays)}T00:00:00Z`),
]

/** One skill in a period. */
export const SkillTotals = z.object({
  skill_id: z.string(),
  /** Practice questions, counted by their first try. */
  answered: z.number(),
  correct: z.number(),
  mastery_before: z.number().nullable(),
  /** The number of answers behind `mastery_before`. */
  answers_before: z.number(),
  mastery_after: z.number(),
  answers_after: z.number(),
  /** Answers in the period, including second tries and placement. */
  answers: z.number(),
  last_day: z.string(),
})
export type SkillTotals = z.infer<typeof SkillTotals>

const selectSkills = statement(
  'progress.select-report-skills',
  `select met.skill_id, met.answered, met.correct, met.answers, met.last_day,
     first.mastery_before, first.answered_after - first.is_credited::int as answers_before,
     last.mastery_after, last.answered_after as answers_after
   from (
     select skill_id,
       count(*) filter (where try = 1 and purpose <> 'placement') as answered,
       count(*) filter (where try = 1 and purpose <> 'placement' and verdict = 'correct') as correct,
       count(*) as answers, max(day) as last_day, min(answered_at) as first_at, max(answered_at) as last_at
     from attempts
     where student_id = $1 and answered_at >= $2 and answered_at < $3 and day between $4 and $5
     group by skill_id
   ) met
   cross join lateral (
     select mastery_before, answered_after, is_credited from attempts
     where student_id = $1 and answered_at = met.first_at and skill_id = met.skill_id
     order by issued_at, try limit 1
   ) first
   cross join lateral (
     select mastery_after, answered_after from attempts
     where student_id = $1 and answered_at = met.last_at and skill_id = met.skill_id
     order by issued_at desc, try desc limit 1
   ) last`,
  SkillTotals,
)

export const selectSkillTotals = (
  database: Queryable,
  studentId: UserId,
  days: Days,
): Promise<SkillTotals[]> => database.query(selectSkills, [studentId, ...momentsOf(days), days.from, days.to])

/** A misconception shown in a period. */
export const MistakeTotals = z.object({
  skill_id: z.string(),
  misconception: z.string(),
  /** The number of questions in which it was shown. */
  times: z.number(),
  last_at: z.date(),
  last_day: z.string(),
})
export type MistakeTotals = z.infer<typeof MistakeTotals>

const selectMistakes = statement(
  'progress.select-report-mistakes',
  `select skill_id, misconception, count(*) as times, max(last_at) as last_at, max(last_day) as last_day
   from (
     select skill_id, misconception, nonce, max(answered_at) as last_at, max(day) as last_day from attempts
     where student_id = $1 and answered_at >= $2 and answered_at < $3 and day between $4 and $5
       and misconception is not null and purpose <> 'placement'
     group by skill_id, misconception, nonce
   ) questions
   group by skill_id, misconception`,
  MistakeTotals,
)

export const selectMistakeTotals = (
  database: Queryable,
  studentId: UserId,
  days: Days,
): Promise<MistakeTotals[]> =>
  database.query(selectMistakes, [studentId, ...momentsOf(days), days.from, days.to])

/** The outcome of a first try at a practice question. */
export interface FirstTry {
  /** Milliseconds since 1970. */
  at: number
  isRight: boolean
}

// Aggregated into one string per skill, because transferring thousands of rows would take longer than finding them.
const selectTries = statement(
  'progress.select-first-tries',
  `select skill_id, string_agg(
     (round(date_part('epoch', answered_at) * 1000)::bigint * 2 + (verdict = 'correct')::int)::text, ' ') as tries
   from attempts
   where student_id = $1 and answered_at > $2 and skill_id = any ($3) and try = 1 and purpose <> 'placement'
   group by skill_id`,
  z.object({
    skill_id: z.string(),
    tries: z.string(),
  }),
)

/** The first tries after this time in these skills, oldest first; skills without any are missing. */
export async function selectFirstTries(
  database: Queryable,
  studentId: UserId,
  after: Date,
  skillIds: readonly string[],
): Promise<Map<string, FirstTry[]>> {
  const rows = await database.query(selectTries, [studentId, after, skillIds])
  return new Map(rows.map(({ skill_id, tries }) => [skill_id, readTries(tries)]))
}

const readTries = (tries: string): FirstTry[] =>
  Array.from(Float64Array.from(tries.split(' '), Number).toSorted(), (packed) => ({
    at: Math.floor(packed / 2),
    isRight: packed % 2 === 1,
  }))
