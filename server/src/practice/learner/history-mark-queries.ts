import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

const selectPastRows = statement(
  'practice.select-pasts',
  `select wanted.id as student_id, concat_ws(' ', a.given, a.credited, extract(epoch from a.latest)) as answered,
     concat_ws(' ', d.given, extract(epoch from d.latest)) as deferred
   from unnest($1::uuid[]) as wanted (id)
   cross join lateral (
     select count(*) as given, count(*) filter (where is_credited) as credited, max(answered_at) as latest
     from attempts where student_id = wanted.id) a
   cross join lateral (
     select count(*) as given, max(deferred_at) as latest from deferrals where student_id = wanted.id) d`,
  z.object({
    student_id: UserId,
    answered: z.string(),
    deferred: z.string(),
  }),
)

/** Identifies the state of a student's history by its size and the time of its latest entry. */
export interface HistoryMark {
  /** The student has never answered or deferred anything. */
  isEmpty: boolean
  mark: string
}

export async function selectHistoryMarks(
  database: Queryable,
  studentIds: readonly UserId[],
): Promise<Map<UserId, HistoryMark>> {
  const rows = await database.query(selectPastRows, [studentIds])
  return new Map(
    rows.map(({ student_id: id, answered, deferred }) => [
      id,
      { isEmpty: answered === '0 0' && deferred === '0', mark: `${answered}/${deferred}` },
    ]),
  )
}
