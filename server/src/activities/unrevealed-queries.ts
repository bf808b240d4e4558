import { ActivityId } from '@skills-center/contract/activities'
import { ClassroomId } from '@skills-center/contract/classrooms'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { Response } from '@skills-center/contract/interaction'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'
import { ActivityRow, RoundRow } from './queries.ts'

/** An answer to a whole-class question, held until the right answer is revealed. */
export const UnrevealedAnswer = z.object({
  studentId: UserId,
  classroomId: ClassroomId,
  activityId: ActivityId,
  round: z.number(),
  submissionId: z.string(),
  response: Response,
  verdict: z.enum(['correct', 'incorrect']),
  misconception: z.string().nullable(),
  activeMs: z.number(),
  timeZone: z.string().nullable(),
  answeredAt: z.date(),
  /** The language in which the question was shown. */
  language: z.enum(languages),
})
export type UnrevealedAnswer = Readonly<z.infer<typeof UnrevealedAnswer>>

const lockMany = statement(
  'activities.lock-many',
  `select id, phase, is_paused as "isPaused", round from activities where id = any ($1::uuid[])
   order by id for no key update`,
  ActivityRow.pick({ id: true, phase: true, isPaused: true, round: true }),
)

/** The present states of these activities, locked in a fixed order until the transaction ends. */
export const lockActivities = (tx: Queryable, ids: readonly ActivityId[]) => tx.query(lockMany, [ids])

const HeldKey = UnrevealedAnswer.pick({ studentId: true, activityId: true })
type HeldKey = Readonly<z.infer<typeof HeldKey>>

const insertMany = statement(
  'activities.insert-held-answers',
  `insert into activity_answers (student_id, classroom_id, activity_id, round, submission_id, response, verdict,
     misconception, active_ms, time_zone, answered_at, language)
   select "studentId", "classroomId", "activityId", round, "submissionId", response, verdict, misconception,
     "activeMs", "timeZone", "answeredAt", language
   from jsonb_to_recordset($1::jsonb) as new ("studentId" uuid, "classroomId" uuid, "activityId" uuid,
     round smallint, "submissionId" uuid, response jsonb, verdict text, misconception text, "activeMs" integer,
     "timeZone" text, "answeredAt" timestamptz, language text)
   on conflict do nothing
   returning student_id as "studentId", activity_id as "activityId"`,
  HeldKey,
)

/** Inserts the answers, and returns those whose question the student had not answered before. */
export const insertUnrevealedAnswers = (tx: Queryable, answers: readonly UnrevealedAnswer[]) =>
  tx.query(insertMany, [JSON.stringify(answers)])

const ClosedAnswer = UnrevealedAnswer.extend({ ...RoundRow.shape, skillId: SkillId.nullable() })
export type ClosedAnswer = Readonly<z.infer<typeof ClosedAnswer>>

const closed = statement(
  'activities.closed-held-answers',
  `select h.student_id as "studentId", h.classroom_id as "classroomId", h.activity_id as "activityId", h.round,
     h.submission_id as "submissionId", h.response, h.verdict, h.misconception, h.active_ms as "activeMs",
     h.time_zone as "timeZone", h.answered_at as "answeredAt", h.language, a.skill_id as "skillId", r.model_id as "modelId",
     r.level, r.seed, r.revision, r.asked_at as "askedAt", r.is_from_unverified as "isFromUnverified"
   from activity_answers h
   join activities a on a.classroom_id = h.classroom_id and a.id = h.activity_id
   join activity_rounds r on r.classroom_id = h.classroom_id and r.activity_id = h.activity_id and r.round = h.round
   where (h.activity_id = $1 or $1 is null) and (a.phase in ('revealed', 'ended') or h.round < a.round)
   order by h.answered_at limit $2`,
  ClosedAnswer,
)

/** Answers whose question is closed, in one activity or in all. */
export const selectClosedAnswers = (db: Queryable, id: ActivityId | null, max: number) =>
  db.query(closed, [id, max])

const deleteMany = statement(
  'activities.delete-held-answers',
  `delete from activity_answers h using unnest($1::uuid[], $2::uuid[], $3::smallint[]) as done (student, activity, round)
   where h.student_id = done.student and h.activity_id = done.activity and h.round = done.round`,
)

export const deleteUnrevealedAnswers = (
  tx: Queryable,
  answers: readonly { studentId: UserId; activityId: string; round: number }[],
) =>
  tx.query(deleteMany, [
    answers.map(({ studentId }) => studentId),
    answers.map(({ activityId }) => activityId),
    answers.map(({ round }) => round),
  ])

const forgotten = statement(
  'activities.lock-forgotten',
  `select a.classroom_id as "classroomId", a.id, a.round from activities a
   where a.phase <> 'ended' and not exists (
     select 1 from activity_events e where e.classroom_id = a.classroom_id and e.activity_id = a.id and e.at > $1)
   order by a.id limit 200 for no key update skip locked`,
  ActivityRow.pick({ classroomId: true, id: true, round: true }),
)

/** Live activities without any event since then, locked until the transaction ends. */
export const lockForgotten = (tx: Queryable, since: Date) => tx.query(forgotten, [since])
