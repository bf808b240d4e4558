import type { UserId } from '@skills-center/contract/ids'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const forget = statement(
  'classrooms.erase-person',
  `update class_events set
    actor_id = case when actor_id = $1 then '00000000-0000-0000-0000-000000000000' else actor_id end,
    subject_id = nullif(subject_id, $1)
  where actor_id = $1 or subject_id = $1`,
)

const deleteOld = statement('classrooms.delete-old-class-events', 'delete from class_events where at < $1')

/** Removes an erased account from the class logs. The events stay. */
export async function erasePerson(tx: Queryable, id: UserId): Promise<void> {
  await tx.query(forget, [id])
}

export const deleteOldClassEvents = (db: Queryable, before: Date) => db.query(deleteOld, [before])

const removeNumbers = statement(
  'classrooms.remove-student-numbers',
  'update enrolments set student_number = null where student_id = any ($1::uuid[]) and student_number is not null',
)

/** For children who no longer have consent. */
export const removeStudentNumbers = (tx: Queryable, ids: readonly UserId[]) => tx.query(removeNumbers, [ids])
