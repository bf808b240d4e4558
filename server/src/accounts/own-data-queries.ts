import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'
import { formatMessage } from '../platform/format-message.ts'
import { personalTables } from './personal-tables.ts'

/** Removes fields inside a column; they are written as column.field. */
const within = (hidden: readonly string[]) =>
  hidden.filter((path) => path.includes('.')).map((path) => ` #- '{${path.replace('.', ',')}}'`)

const byTable = Object.entries(personalTables).map(([name, { about, person, hidden = [] }]) => ({
  name,
  about,
  hidden,
  asked: statement(
    `accounts.own-${name}`,
    `select to_jsonb(t) - $2::text[]${within(hidden).join('')} as row from ${name} t where $1 in (${[person].flat().join(', ')})`,
    z.object({ row: z.record(z.string(), z.unknown()) }),
  ),
}))

/** All rows about a person, table by table, without the `unshown` columns and those that each table hides. */
export async function selectOwnData(db: Queryable, id: UserId, unshown: readonly string[]) {
  const tables: { name: string; about: string; rows: Record<string, unknown>[] }[] = []
  for (const { name, about, hidden, asked } of byTable) {
    const rows = await db.query(asked, [id, [...hidden, ...unshown]])
    tables.push({ name, about: formatMessage(about), rows: rows.map(({ row }) => row) })
  }
  return tables
}

const countOwned = statement(
  'accounts.count-owned-classes',
  'select count(*) as owned from classrooms where teacher_id = $1 and not is_sample',
  z.object({
    owned: z.number(),
  }),
)
const remove = statement('accounts.delete-user', 'delete from users where id = $1')
const addresses = statement(
  'accounts.select-addresses',
  `select email as address from users where id = $1 and email is not null
  union select parent_email from consent_links where student_id = $1
  union select parent_email from consents where student_id = $1 and parent_email is not null
  union select email from school_links where teacher_id = $1`,
  z.object({
    address: z.string(),
  }),
)
const shared = statement(
  'accounts.is-email-shared',
  `select 1 as one from users where email = $1
  union all select 1 from consent_links where parent_email = $1
  union all select 1 from school_links where email = $1 limit 1`,
)

export const countOwnedClasses = async (db: Queryable, id: UserId) =>
  (await requireOne(db, countOwned, [id])).owned

/** Deletes the account and, by foreign keys, every row that refers to it. */
export const deleteUser = (tx: Queryable, id: UserId) => tx.query(remove, [id])

/** The addresses to which emails about the account are sent. */
export const selectAddresses = async (tx: Queryable, id: UserId) =>
  (await tx.query(addresses, [id])).map(({ address }) => address)

export const isEmailUsed = async (tx: Queryable, email: string) =>
  (await selectOne(tx, shared, [email])) !== undefined
