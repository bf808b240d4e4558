import { randomUUID } from 'node:crypto'
import { skills } from '@skills-center/curriculum/catalogue'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'
import { dayOf } from './calendar.ts'

/** A try as stored in the attempts table, with the columns that reports use. */
export const RawAttempt = z.object({
  issued_at: z.date(),
  nonce: z.string(),
  try: z.literal([1, 2]),
  skill_id: z.string(),
  purpose: z.enum(['practice', 'placement']),
  verdict: z.enum(['correct', 'incorrect']),
  misconception: z.string().nullable(),
  active_ms: z.number(),
  answered_at: z.date(),
  day: z.string(),
  mastery_before: z.number().nullable(),
  mastery_after: z.number(),
  answered_after: z.number(),
})
export type RawAttempt = z.infer<typeof RawAttempt>

/** One question of a generated history. */
export interface Drawn {
  skill: number
  hoursAgo: number
  isPlacement: boolean
  isRight: boolean
  /** Whether the second try was right; null if there was none. */
  isRightThen: boolean | null
  /** The index of the misconception that a wrong answer shows; none if the skill has fewer. */
  misconception: number
  activeMilliseconds: number
  mastery: number
}

/** Only a few skills, so that most occur more than once. */
const met = skills.filter((_, index) => index % 13 === 0).slice(0, 7)

/** Tries in the order answered; the student's time zone may change in between. */
export function historyOf(
  drawn: readonly Drawn[],
  now: Date,
  zoneAt: (moment: Date) => string,
): RawAttempt[] {
  const counts = new Map<string, number>()
  return drawn
    .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
    .flatMap((question, place) => {
      const skill = met[question.skill % met.length]
      if (skill === undefined) return []
      // At least a second apart, because a student never gives two answers at once.
      const asked = new Date(now.getTime() - question.hoursAgo * 3_600_000 + place * 10_000)
      const nonce = randomUUID()
      const tries = question.isRight || question.isRightThen === null || question.isPlacement ? 1 : 2
      return Array.from({ length: tries }, (_, index): RawAttempt => {
        const isRight = index === 0 ? question.isRight : question.isRightThen === true
        const answeredAt = new Date(asked.getTime() + 1000 + index * 2000)
        const answered = counts.get(skill.id) ?? 0
        counts.set(skill.id, answered + 1)
        return {
          issued_at: asked,
          nonce,
          try: index === 0 ? 1 : 2,
          skill_id: skill.id,
          purpose: question.isPlacement ? 'placement' : 'practice',
          verdict: isRight ? 'correct' : 'incorrect',
          misconception: isRight ? null : (skill.misconceptions[question.misconception]?.id ?? null),
          active_ms: question.activeMilliseconds,
          answered_at: answeredAt,
          day: dayOf(answeredAt, zoneAt(answeredAt)),
          mastery_before: answered === 0 ? null : question.mastery,
          mastery_after: (question.mastery * 37) % 100,
          answered_after: answered + 1,
        }
      })
    })
}

const insertHistory = statement(
  'test.insert-history',
  `insert into attempts (student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed, revision,
     purpose, reason, response, verdict, misconception, hints_used, active_ms, answered_at, day, mastery_before,
     mastery_after, mastered_before, mastered_after, answered_after, points, achievements)
   select $1, r.issued_at, r.nonce, r.try, gen_random_uuid(), r.skill_id, r.model_id, 2, 7, 1, r.purpose, 'made up',
     '{"kind":"number","text":"1"}', r.verdict, r.misconception, 0, r.active_ms, r.answered_at, r.day,
     r.mastery_before, r.mastery_after, false, false, r.answered_after, 0, '{}'
   from jsonb_to_recordset($2::jsonb) as r (issued_at timestamptz, nonce uuid, try smallint, skill_id text,
     model_id text, purpose text, verdict text, misconception text, active_ms integer, answered_at timestamptz,
     day date, mastery_before double precision, mastery_after double precision, answered_after integer)`,
)

const insertDays = statement(
  'test.insert-history-days',
  `insert into daily_activity (student_id, day, answered, correct, active_ms)
   select student_id, day,
     count(*) filter (where try = 1 and purpose = 'practice'),
     count(*) filter (where try = 1 and purpose = 'practice' and verdict = 'correct'), sum(active_ms)
   from attempts where student_id = $1 group by student_id, day`,
)

const insertTotals = statement(
  'test.insert-history-totals',
  `insert into student_totals (student_id, time_zone, streak_days, last_day) values ($1, $2, $3, $4)
   on conflict (student_id) do update set time_zone = $2, streak_days = $3, last_day = $4`,
)

/** Stores a history and the data derived from it. */
export async function insertRawHistory(
  database: Queryable,
  studentId: string,
  attempts: readonly RawAttempt[],
  { timeZone, streak }: { timeZone: string; streak: number },
): Promise<void> {
  const rows = attempts.map((attempt) => ({
    ...attempt,
    model_id: skills.find(({ id }) => id === attempt.skill_id)?.models[0]?.id,
  }))
  await database.query(insertHistory, [studentId, JSON.stringify(rows)])
  await database.query(insertDays, [studentId])
  await database.query(insertTotals, [studentId, timeZone, streak, attempts.at(-1)?.day ?? null])
}

const selectRaw = statement(
  'test.select-raw-attempts',
  `select issued_at, nonce, try, skill_id, purpose, verdict, misconception, active_ms, answered_at, day,
     mastery_before, mastery_after, answered_after
   from attempts where student_id = $1 order by answered_at, issued_at, try`,
  RawAttempt,
)

export const selectRawAttempts = (database: Queryable, studentId: string): Promise<RawAttempt[]> =>
  database.query(selectRaw, [studentId])
