import { consentDays } from '@skills-center/contract/accounts/consent'
import { UserId } from '@skills-center/contract/ids'
import { languages } from '@skills-center/contract/language'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/database.ts'

const claim = statement(
  'accounts.claim-retention-day',
  `insert into retention_runs as r (day, started_at) values ($1, $2)
  on conflict (day) do update set started_at = excluded.started_at
    where r.ended_at is null and r.started_at < $3
  returning day`,
)
const finish = statement(
  'accounts.finish-retention',
  'update retention_runs set ended_at = $2 where day = $1',
)
const deleteRuns = statement('accounts.delete-retention-runs', 'delete from retention_runs where day < $1')
const noteUse = statement(
  'accounts.note-use',
  `update users u set last_used_on = s.day, unused_noticed_at = null
  from (select user_id, (max(refreshed_at) at time zone 'UTC')::date as day from sessions group by user_id) s
  where s.user_id = u.id and (u.last_used_on is null or u.last_used_on < s.day)`,
)

const ConsentDueRow = z.object({
  id: UserId,
  username: z.string(),
  language: z.enum(languages).nullable(),
  dueAt: z.date(),
  noticedAt: z.date().nullable(),
  /** Whether the student has given their age. */
  isAnswered: z.boolean(),
  addresses: z.array(z.string()),
})
export type ConsentDueRow = Readonly<z.infer<typeof ConsentDueRow>>
const consentDue = statement(
  'accounts.select-consent-due',
  `select p.student_id as id, u.username, u.language, p.due_at as "dueAt", p.noticed_at as "noticedAt",
    p.age_band is not null as "isAnswered",
    array_remove(array[u.email, (select l.parent_email from consent_links l where l.student_id = u.id)], null)
      as addresses
  from student_privacy p join users u on u.id = p.student_id where p.due_at <= $1 order by p.due_at limit 5000`,
  ConsentDueRow,
)
const noteConsentNotice = statement(
  'accounts.note-consent-notice',
  `update student_privacy set noticed_at = $2,
    due_at = case when waited < $4 * interval '1 day' then greatest(due_at, $3) else due_at end
  where student_id = $1 returning due_at as "dueAt"`,
  z.object({
    dueAt: z.date(),
  }),
)

const UnusedRow = z.object({
  id: UserId,
  username: z.string(),
  language: z.enum(languages).nullable(),
  email: z.string().nullable(),
  noticedAt: z.date().nullable(),
})
export type UnusedRow = Readonly<z.infer<typeof UnusedRow>>
/** Owners of classes are kept, because others use their classes. Demo accounts are kept too. */
const unused = statement(
  'accounts.select-unused',
  `select u.id, u.username, u.email, u.language, u.unused_noticed_at as "noticedAt" from users u
  where coalesce(u.last_used_on, u.created_at::date) < $1 and not u.is_demo
    and not exists (select 1 from classrooms c where c.teacher_id = u.id)
  order by u.id limit 5000`,
  UnusedRow,
)
const noteUnusedNotice = statement(
  'accounts.note-unused-notice',
  'update users set unused_noticed_at = $2 where id = $1',
)
/** A student whom a roster lists, or listed, may be without a class for a while and come back. */
const classless = statement(
  'accounts.select-classless',
  `select u.id from users u join class_accounts a on a.student_id = u.id
  where coalesce(u.last_used_on, u.created_at::date) < $1 and not u.is_demo
    and not exists (select 1 from enrolments e where e.student_id = u.id)
    and not exists (select 1 from roster_people r where r.user_id = u.id)
  order by u.id limit 5000`,
  z.object({
    id: UserId,
  }),
)

/** Claims a day's run for this server instance; false if another has claimed or finished it. */
export const claimDay = async (db: Queryable, day: string, at: Date, abandonedBefore: Date) =>
  (await selectOne(db, claim, [day, at, abandonedBefore])) !== undefined

export const finishDay = (db: Queryable, day: string, at: Date) => db.query(finish, [day, at])

export const deleteRunsBefore = (db: Queryable, day: string) => db.query(deleteRuns, [day])

/** Stores each account's last day of use before its sessions are deleted. */
export const noteLastUse = (db: Queryable) => db.query(noteUse)

/** Accounts whose deletion date is near or past. */
export const selectConsentDue = (db: Queryable, until: Date) => db.query(consentDue, [until])

/** If the notice went out late, delays the deletion, unless the account has already used up all its days. */
export async function setConsentNoticed(
  tx: Queryable,
  id: UserId,
  { at, notBefore }: { at: Date; notBefore: Date },
): Promise<Date> {
  return (await requireOne(tx, noteConsentNotice, [id, at, notBefore, consentDays])).dueAt
}

/** Accounts last used before this day, for example 2026-01-31. */
export const selectUnused = (db: Queryable, before: string) => db.query(unused, [before])

export const setUnusedNoticed = (tx: Queryable, id: UserId, at: Date) => tx.query(noteUnusedNotice, [id, at])

/** Accounts made by teachers that are no longer in any class and were last used before this day. */
export const selectClassless = (db: Queryable, before: string) => db.query(classless, [before])
