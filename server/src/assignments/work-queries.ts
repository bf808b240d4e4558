import { AssignmentId } from '@skills-center/contract/assignments/id'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'

/** A student's work on an assignment in one skill. */
export const WorkRow = z.object({
  student_id: UserId,
  assignment_id: AssignmentId,
  skill_id: SkillId,
  /** 0 until the first retake. */
  take: z.number(),
  questions: z.number(),
  right_at_once: z.number(),
  /** Questions right at once, and parts of questions where shown work is graded by lines. */
  credit: z.number(),
  /** After the last answer, 0 to 100. */
  mastery: z.number(),
  active_ms: z.number(),
  /** When the goal was reached in this skill; null if it has not been. */
  reached_at: z.date().nullable(),
  /** The time of the last answer. */
  answered_at: z.date(),
})
export type WorkRow = z.infer<typeof WorkRow>

const work = statement(
  'assignments.work',
  `select t.student_id, t.assignment_id, t.skill_id, k.take, count(*) filter (where t.try = 1) as questions,
     count(*) filter (where t.try = 1 and t.verdict = 'correct') as right_at_once,
     coalesce(sum(case when t.verdict = 'correct' then 100 when a.work_grade = 'lines' then t.line_credit end)
       filter (where t.try = 1), 0)::float8 / 100 as credit,
     (array_agg(t.mastery_after order by t.answered_at desc, t.try desc))[1] as mastery,
     sum(t.active_ms)::int8 as active_ms, max(t.answered_at) as answered_at,
     case a.goal_kind
       when 'mastery' then min(t.answered_at) filter (where round(t.mastery_after) >= a.goal)
       else (array_agg(t.answered_at order by t.answered_at) filter (where t.try = 1))[a.goal]
     end as reached_at
   from unnest($1::uuid[]) as s (student_id)
   join attempts t on t.student_id = s.student_id and t.assignment_id = any ($2::uuid[])
   join assignments a on a.id = t.assignment_id
   cross join lateral (select count(*)::int4 as take from retakes r where r.student_id = t.student_id
     and r.assignment_id = t.assignment_id and r.given_at <= t.issued_at) k
   group by t.student_id, t.assignment_id, t.skill_id, k.take, a.goal_kind, a.goal, a.work_grade`,
  WorkRow,
)

/** These students' work on these assignments (but not fixed sets), counted from their attempts. */
export const selectWork = (
  db: Queryable,
  studentIds: readonly UserId[],
  assignmentIds: readonly AssignmentId[],
): Promise<WorkRow[]> => db.query(work, [[...new Set(studentIds)], assignmentIds])

const asked = statement(
  'assignments.asked',
  `select extract(epoch from t.issued_at)::int8 as issued_at, t.nonce, t.assigned_slot as slot,
     (select count(*)::int4 from retakes r where r.student_id = t.student_id
       and r.assignment_id = t.assignment_id and r.given_at <= t.issued_at) as take
   from attempts t
   where t.student_id = $1 and t.assignment_id = $2 and t.try = 1 order by t.answered_at, t.assigned_slot, t.nonce`,
  z.object({
    issued_at: z.number(),
    nonce: z.string(),
    slot: z.number().nullable(),
    take: z.number(),
  }),
)

/**
 * The questions of an assignment that a student has answered, in order. `take` says which retake they were asked in, by
 * time; in a fixed set, the slot number says it exactly.
 */
export const selectAsked = (db: Queryable, studentId: UserId, id: AssignmentId) =>
  db.query(asked, [studentId, id])
