import type { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { statement } from '../platform/statement.ts'
import type { RosterAccount } from './roster-account.ts'

const insertMany = statement(
  'accounts.insert-roster-accounts',
  `insert into users (id, username, username_key, email, password_hash, role, grade_level, first_name, last_name,
    subject, created_at)
  select id, username, "usernameKey", email, $2, role, "gradeLevel", "firstName", "lastName",
    case role when 'teacher' then 'both' end, $3
  from jsonb_to_recordset($1::jsonb) as new (id uuid, username text, "usernameKey" text, email text, role text,
    "gradeLevel" smallint, "firstName" text, "lastName" text)`,
)
const updateMany = statement(
  'accounts.update-roster-accounts',
  `update users u set first_name = new."firstName", last_name = new."lastName",
    grade_level = case u.role when 'student' then new."gradeLevel" else u.grade_level end
  from jsonb_to_recordset($1::jsonb) as new (id uuid, "gradeLevel" smallint, "firstName" text, "lastName" text)
  where u.id = new.id`,
)
const taken = statement(
  'accounts.taken-usernames',
  'select username_key as key from users where username_key = any ($1::text[])',
  z.object({ key: z.string() }),
)

export const insertRosterAccounts = (
  tx: Queryable,
  accounts: readonly (RosterAccount & { usernameKey: string })[],
  { passwordHash, at }: { passwordHash: string; at: Date },
) => tx.query(insertMany, [JSON.stringify(accounts), passwordHash, at])

export const updateRosterAccounts = (
  tx: Queryable,
  people: readonly (Pick<RosterAccount, 'firstName' | 'lastName' | 'gradeLevel'> & { id: UserId })[],
) => tx.query(updateMany, [JSON.stringify(people)])

export const selectTakenKeys = async (db: Queryable, keys: readonly string[]): Promise<string[]> =>
  (await db.query(taken, [keys])).map(({ key }) => key)
