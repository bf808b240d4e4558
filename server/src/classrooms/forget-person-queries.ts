import type { UserId } from '@skills-center/contract/ids'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

const forget = statement(
  'classrooms.forget-person',
  `update class_acts set
    actor_id = case when actor_id = $1 then '00000000-0000-0000-0000-000000000000' else actor_id end,
    subject_id = nullif(subject_id, $1)
  where actor_id = $1 or subject_id = $1`,
)

const deleteOld = statement('classrooms.delete-old-acts', 'delete from class_acts where at < $1')

/** What was done in a class stays known; who is gone for good is not named in it any more. */
export async function forgetPerson(tx: Queryable, id: UserId): Promise<void> {
  await tx.query(forget, [id])
}

export const deleteOldActs = (db: Queryable, before: Date) => db.query(deleteOld, [before])
