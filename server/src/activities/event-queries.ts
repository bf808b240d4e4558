import { ActivityEvent, ActivityId } from '@skills-center/contract/activities'
import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'

/** The PostgreSQL channel on which server instances learn which activity has a new event, and of which kind. */
export const changedChannel = 'activity_changed'

const append = statement(
  'activities.append-events',
  `with locked as (select id from activities where id = any ($1::uuid[]) order by id for no key update),
   counted as (
     update activities a set last_number = a.last_number + 1 from locked where a.id = locked.id
     returning a.classroom_id, a.id, a.last_number, a.round
   ),
   notified as (
     insert into activity_events (classroom_id, activity_id, number, kind, round, at)
     select classroom_id, id, last_number, $2, round, $3 from counted returning activity_id
   )
   select pg_notify('${changedChannel}', activity_id::text || ' ' || $2) from notified`,
)

/** Adds one event to each activity; every server instance is notified when the transaction commits. */
export const appendEvents = (
  tx: Queryable,
  ids: readonly ActivityId[],
  kind: ActivityEvent['kind'],
  at: Date,
) => tx.query(append, [ids, kind, at])

const after = statement(
  'activities.events-after',
  'select number, kind, round from activity_events where activity_id = $1 and number > $2 order by number',
  ActivityEvent,
)

export const selectEventsAfter = (db: Queryable, id: ActivityId, number: number) =>
  db.query(after, [id, number])

const deleteOld = statement(
  'activities.delete-old-events',
  `delete from activity_events e using activities a
   where a.classroom_id = e.classroom_id and a.id = e.activity_id and a.ended_at < $1 and e.kind <> 'ended'`,
)

/**
 * For activities that ended before this time. The `ended` events stay, so that a stream of such an activity also ends.
 */
export const deleteOldEvents = (db: Queryable, endedBefore: Date) => db.query(deleteOld, [endedBefore])

const mayWatch = statement(
  'activities.may-watch',
  `select asked.place::integer as place
   from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (user_id, activity_id, place)
   join activities a on a.id = asked.activity_id
   join classrooms c on c.id = a.classroom_id and c.is_active
   where exists (select 1 from enrolments e where e.student_id = asked.user_id and e.classroom_id = a.classroom_id)
     or exists (
       select 1 from classroom_teachers t
       where t.teacher_id = asked.user_id and t.classroom_id = a.classroom_id and t.accepted_at is not null
     )`,
  z.object({
    place: z.number(),
  }),
)

/** The watchers who may see their activity: members of its class, while the class is not archived. */
export async function selectWatchers<Watcher extends { userId: UserId; id: ActivityId }>(
  db: Queryable,
  watchers: readonly Watcher[],
): Promise<Set<Watcher>> {
  const rows = await db.query(mayWatch, [watchers.map(({ userId }) => userId), watchers.map(({ id }) => id)])
  return new Set(rows.flatMap(({ place }) => watchers[place - 1] ?? []))
}

const newOnes = statement(
  'activities.new-events',
  `select asked.id, e.number, e.kind, e.round
   from unnest($1::uuid[], $2::integer[]) as asked (id, after)
   join activity_events e on e.activity_id = asked.id and e.number > asked.after
   order by asked.id, e.number`,
  ActivityEvent.extend({
    id: ActivityId,
  }),
)

/** The events of several activities after a given number of each, in order. */
export const selectNewEvents = (db: Queryable, asked: readonly { id: ActivityId; after: number }[]) =>
  db.query(newOnes, [asked.map(({ id }) => id), asked.map(({ after: number }) => number)])
