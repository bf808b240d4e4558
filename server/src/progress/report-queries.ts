import type { UserId } from '@skills-center/contract/ids'
import { type Queryable, statement } from '../platform/database.ts'
import { addDays } from './calendar.ts'

/** Days of the student's calendar, both ends counted. */
export interface Days {
  from: string
  to: string
}

/** No zone is further from UTC than this; attempts are found by when they were answered, and then by their day. */
const widestZone = 1

const momentsOf = ({ from, to }: Days): [Date, Date] => [
  new Date(`${addDays(from, -widestZone)}T00:00:00Z`),
  new Date(`${addDays(to, 1 + widestZone)}T00:00:00Z`),
]

/** One skill in a period. */
export interface SkillTotals {
  skill_id: string
  /** Questions of practice, by their first try. */
  answered: number
  correct: number
  mastery_before: number | null
  /** Answers that `mastery_before` rests on. */
  answers_before: number
  mastery_after: number
  answers_after: number
  /** Answers in the period, second tries and placement among them. */
  answers: number
  last_day: string
}

const selectSkills = statement(
  'progress.select-report-skills',
  `select skill_id,
     count(*) filter (where try = 1 and purpose <> 'placement') as answered,
     count(*) filter (where try = 1 and purpose <> 'placement' and verdict = 'correct') as correct,
     (array_agg(mastery_before order by answered_at, issued_at, try))[1] as mastery_before,
     (array_agg(answered_after order by answered_at, issued_at, try))[1] - 1 as answers_before,
     (array_agg(mastery_after order by answered_at, issued_at, try))[count(*)] as mastery_after,
     (array_agg(answered_after order by answered_at, issued_at, try))[count(*)] as answers_after,
     count(*) as answers,
     max(day) as last_day
   from attempts
   where student_id = $1 and answered_at >= $2 and answered_at < $3 and day between $4 and $5
   group by skill_id`,
)

export const selectSkillTotals = (
  database: Queryable,
  studentId: UserId,
  days: Days,
): Promise<SkillTotals[]> =>
  database.query<SkillTotals>(selectSkills, [studentId, ...momentsOf(days), days.from, days.to])

/** A misconception that was met in a period, and what came after it, up to now. */
export interface MistakeTotals {
  skill_id: string
  misconception: string
  /** Questions in which it was made. */
  times: number
  last_day: string
  /** Later questions of the skill, by their first try. */
  answered: number
  correct: number
  /** Whether the latest of them were right, newest first. */
  latest: boolean[]
}

const selectMistakes = statement(
  'progress.select-report-mistakes',
  `with made as materialized (
     select skill_id, misconception, count(distinct (issued_at, nonce)) as times,
       max(answered_at) as last_at, max(day) as last_day
     from attempts
     where student_id = $1 and answered_at >= $2 and answered_at < $3 and day between $4 and $5
       and misconception is not null and purpose <> 'placement'
     group by skill_id, misconception
   ), first_tries as materialized (
     select skill_id, answered_at, issued_at, verdict = 'correct' as is_right
     from attempts
     where student_id = $1 and answered_at > (select min(last_at) from made)
       and try = 1 and purpose <> 'placement'
   )
   select made.skill_id, made.misconception, made.times, made.last_day,
     count(later.is_right) as answered,
     count(*) filter (where later.is_right) as correct,
     coalesce((array_agg(later.is_right order by later.answered_at desc, later.issued_at desc)
       filter (where later.is_right is not null))[1:$6], '{}') as latest
   from made
   left join first_tries later on later.skill_id = made.skill_id and later.answered_at > made.last_at
   group by made.skill_id, made.misconception, made.times, made.last_day`,
)

/** With so many of the latest questions for each. */
export const selectMistakeTotals = (
  database: Queryable,
  studentId: UserId,
  days: Days,
  latest: number,
): Promise<MistakeTotals[]> =>
  database.query<MistakeTotals>(selectMistakes, [studentId, ...momentsOf(days), days.from, days.to, latest])
