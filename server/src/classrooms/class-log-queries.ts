import { ClassAction, type ClassroomId, type LogEntry } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { NewId } from '../platform/clock.ts'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const EventRow = z.object({
  id: z.string(),
  at: z.date(),
  act: ClassAction,
  actor: z.string().nullable(),
  subjectId: UserId.nullable(),
  subject: z.string().nullable(),
})
type EventRow = Readonly<z.infer<typeof EventRow>>

const insertMany = statement(
  'classrooms.insert-class-events',
  `insert into class_events (classroom_id, id, at, actor_id, action, subject_id)
  select $1, id, $2, $3, $4, subject_id from unnest($5::uuid[], $6::uuid[]) as new (id, subject_id)`,
)
const latest = statement(
  'classrooms.latest-class-events',
  `select a.id, a.at, a.action as act, a.subject_id as "subjectId", trim(w.first_name || ' ' || w.last_name) as actor,
    case s.role when 'teacher' then s.username else trim(s.first_name || ' ' || s.last_name) end as subject
  from class_events a left join users w on w.id = a.actor_id left join users s on s.id = a.subject_id
  where a.classroom_id = $1 order by a.at desc, a.id desc limit 100`,
  EventRow,
)

export interface ClassEvent {
  readonly classroomId: ClassroomId
  readonly at: Date
  readonly actorId: UserId
  readonly action: ClassAction
  /** The users it was done to, one row for each; if left out, one row for the class. */
  readonly subjects?: readonly UserId[]
}

/** Records who did what to whom, in the transaction that does it. */
export function logClassEvent(
  tx: Queryable,
  newId: NewId,
  { classroomId, at, actorId, action, subjects }: ClassEvent,
) {
  const whom = subjects ?? [null]
  return tx.query(insertMany, [classroomId, at, actorId, action, whom.map(() => newId()), whom])
}

/** The latest hundred entries, newest first. */
export async function selectLog(db: Queryable, id: ClassroomId): Promise<LogEntry[]> {
  const rows = await db.query(latest, [id])
  return rows.map(({ subjectId, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    actor: row.actor ?? '',
    subject: subjectId === null ? null : (row.subject ?? ''),
  }))
}
