import type { UserId } from '@skills-center/contract/ids'
import type { AuditAction } from '@skills-center/contract/schools/audit-actions'
import { z } from 'zod'
import type { NewId, Now } from './clock.ts'
import { statement } from './statement.ts'
import type { Queryable } from './database.ts'

export interface AuditEvent {
  readonly action: AuditAction
  /** The user who did it; null if nobody was signed in. */
  readonly actor: UserId | null
  /** The user it was done to; null if there is none or the account has been erased. */
  readonly subject: UserId | null
  readonly via: 'self' | 'parent' | 'teacher' | 'administrator' | 'payer' | 'schedule'
}

export interface Audit {
  /** Records the event, in the transaction that carries it out. Returns its id. */
  note(tx: Queryable, event: AuditEvent): Promise<string>
}

const insert = statement(
  'audit.insert',
  'insert into audit_events (id, at, action, actor_id, subject_id, via) values ($1, $2, $3, $4, $5, $6)',
)
const forget = statement(
  'audit.erase',
  `update audit_events set actor_id = nullif(actor_id, $1), subject_id = nullif(subject_id, $1)
  where actor_id = $1 or subject_id = $1`,
)

const AuditRow = z.object({
  at: z.date(),
  action: z.string(),
  via: z.string(),
  /** Usernames; null if there is no such user or the account has been erased. */
  actor: z.string().nullable(),
  subject: z.string().nullable(),
})
export type AuditRow = Readonly<z.infer<typeof AuditRow>>
const select = statement(
  'audit.select',
  `select e.at, e.action, e.via, a.username as actor, s.username as subject from (
    select at, action, via, actor_id, subject_id from audit_events
    union all select at, 'class: ' || action, 'teacher', actor_id, subject_id from class_events
  ) e left join users a on a.id = e.actor_id left join users s on s.id = e.subject_id
  where e.at >= $1 and ($2::uuid is null or e.actor_id = $2 or e.subject_id = $2)
  order by e.at desc limit $3`,
  AuditRow,
)
const deleteOld = statement('audit.delete-old', 'delete from audit_events where at < $1')

export const createAudit = ({ now, newId }: { now: Now; newId: NewId }): Audit => ({
  async note(tx, { action, actor, subject, via }) {
    const id = newId()
    await tx.query(insert, [id, now(), action, actor, subject, via])
    return id
  },
})

/** Removes an erased account from all audit events. The events stay. */
export async function eraseInAudit(tx: Queryable, id: UserId): Promise<void> {
  await tx.query(forget, [id])
}

export const deleteOldAudit = (db: Queryable, before: Date) => db.query(deleteOld, [before])

/** The latest events first, for everyone or for one account. Includes the events of classes. */
export const selectAudit = (
  db: Queryable,
  { since, id, max }: { since: Date; id: UserId | null; max: number },
) => db.query(select, [since, id, max])
