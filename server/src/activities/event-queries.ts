import type { ActivityEvent, ActivityId } from '@skills-center/contract/activities'
import { statement } from '../platform/database.ts'
import type { Queryable } from '../platform/database.ts'

/** Where copies of the server tell each other which activity has a new event, and of which kind. */
export const changedChannel = 'activity_changed'

const append = statement(
  'activities.append-events',
  `with held as (select id from activities where id = any ($1::uuid[]) order by id for no key update),
   counted as (
     update activities a set last_number = a.last_number + 1 from held where a.id = held.id
     returning a.classroom_id, a.id, a.last_number, a.round
   ),
   told as (
     insert into activity_events (classroom_id, activity_id, number, kind, round, at)
     select classroom_id, id, last_number, $2, round, $3 from counted returning activity_id
   )
   select pg_notify('${changedChannel}', activity_id::text || ' ' || $2) from told`,
)

/** One event for each activity, told to every copy of the server once the transaction commits. */
export const appendEvents = (
  tx: Queryable,
  ids: readonly ActivityId[],
  kind: ActivityEvent['kind'],
  at: Date,
) => tx.query(append, [ids, kind, at])

const after = statement(
  'activities.events-after',
  'select number, kind, round from activity_events where activity_id = $1 and number > $2 order by number',
)

export const selectEventsAfter = (db: Queryable, id: ActivityId, number: number) =>
  db.query<ActivityEvent>(after, [id, number])

const latest = statement(
  'activities.latest-numbers',
  'select id, last_number as number from activities where id = any ($1::uuid[])',
)

export const selectLatest = (db: Queryable, ids: readonly ActivityId[]) =>
  db.query<{ id: ActivityId; number: number }>(latest, [ids])
