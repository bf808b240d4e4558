import { AssignmentId } from '@skills-center/contract/assignments/id'
import { Level, SkillId, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { requireOne, statement } from '../platform/statement.ts'

/** One question of a fixed set. */
export const SlotRow = z.object({
  slot: z.number(),
  skill_id: SkillId,
  model_id: z.string(),
  level: Level,
  seed: z.number(),
})
export type SlotRow = z.infer<typeof SlotRow>

const lastNumber = statement(
  'assignments.last-slot',
  'select coalesce(max(slot), 0) as last from assignment_slots where assignment_id = $1',
  z.object({
    last: z.number(),
  }),
)

/** The highest number that a question of this set has ever had. */
export const selectLastSlot = async (tx: Queryable, id: AssignmentId): Promise<number> =>
  (await requireOne(tx, lastNumber, [id])).last

const deleteSlots = statement(
  'assignments.take-slots-out',
  'update assignment_slots set place = null where assignment_id = $1',
)
const upsert = statement(
  'assignments.upsert-slots',
  `insert into assignment_slots (assignment_id, slot, place, skill_id, model_id, level, seed)
   select $1, s.slot, s.place, s.skill_id, s.model_id, s.level, s.seed
   from jsonb_to_recordset($2::jsonb)
     as s (slot smallint, place smallint, skill_id text, model_id text, level smallint, seed integer)
   on conflict (assignment_id, slot) do update set place = excluded.place`,
)

/** Stores which questions are in the set, in order. A question that already has its number does not change. */
export async function writeSlots(tx: Queryable, id: AssignmentId, slots: readonly SlotRow[]): Promise<void> {
  await tx.query(deleteSlots, [id])
  if (slots.length === 0) return
  const placed = slots.map((slot, index) => ({ ...slot, place: index + 1 }))
  await tx.query(upsert, [id, JSON.stringify(placed)])
}

/** A student's work on one question of a fixed set. Only the first answer to it counts. */
export const SlotWorkRow = z.object({
  student_id: UserId,
  assignment_id: AssignmentId,
  slot: z.number(),
  skill_id: SkillId,
  is_right: z.boolean(),
  is_right_later: z.boolean(),
  /** How much of the first try’s shown work follows, in percent; null for other answers and right ones. */
  line_credit: z.number().nullable(),
  /** After the last try, 0 to 100. */
  mastery: z.number(),
  active_ms: z.number(),
  answered_at: z.date(),
  issued_at: z.number(),
  nonce: z.string(),
})
export type SlotWorkRow = z.infer<typeof SlotWorkRow>

const first = `t.student_id, t.assignment_id, t.assigned_slot`
const answered = `from unnest($1::uuid[]) as s (student_id)
   join attempts t on t.student_id = s.student_id and t.assignment_id = any ($2::uuid[]) and t.try = 1
     and t.assigned_slot is not null
   left join attempts l on l.student_id = t.student_id and l.issued_at = t.issued_at and l.nonce = t.nonce and l.try = 2`
const columns = `t.student_id, t.assignment_id, t.assigned_slot as slot, t.skill_id, t.verdict = 'correct' as is_right,
     coalesce(l.verdict = 'correct', false) as is_right_later, t.line_credit, coalesce(l.mastery_after, t.mastery_after) as mastery,
     t.active_ms + coalesce(l.active_ms, 0) as active_ms, coalesce(l.answered_at, t.answered_at) as answered_at,
     extract(epoch from t.issued_at)::int8 as issued_at, t.nonce`

const work = statement(
  'assignments.slot-work',
  `select distinct on (${first}) ${columns} ${answered} order by ${first}, t.answered_at, t.nonce`,
  SlotWorkRow,
)

/** These students' work in these fixed sets, by question. */
export const selectSlotWork = (
  db: Queryable,
  studentIds: readonly UserId[],
  assignmentIds: readonly AssignmentId[],
): Promise<SlotWorkRow[]> => db.query(work, [[...new Set(studentIds)], assignmentIds])

export const SlotAnswerRow = SlotWorkRow.extend({
  /** The response to the first try. */
  response: z.unknown(),
  misconception: z.string().nullable(),
})
export type SlotAnswerRow = z.infer<typeof SlotAnswerRow>

const answers = statement(
  'assignments.slot-answers',
  `select distinct on (${first}) ${columns}, t.response, t.misconception ${answered}
   order by ${first}, t.answered_at, t.nonce`,
  SlotAnswerRow,
)

/** The same, with the first responses. */
export const selectSlotAnswers = (
  db: Queryable,
  studentIds: readonly UserId[],
  id: AssignmentId,
): Promise<SlotAnswerRow[]> => db.query(answers, [[...new Set(studentIds)], [id]])
