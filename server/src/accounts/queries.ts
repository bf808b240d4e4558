import { TeacherSubject } from '@skills-center/contract/accounts'
import { GradeLevel, Role, UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import { requireOne, selectOne, statement } from '../platform/statement.ts'
import type { Queryable } from '../platform/database.ts'
import { deleteSignInCards } from './sign-in-card-queries.ts'

export const Account = z.object({
  id: UserId,
  username: z.string(),
  role: Role,
  gradeLevel: GradeLevel,
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  schoolName: z.string().nullable(),
  subject: TeacherSubject.nullable(),
  isDemo: z.boolean(),
})
export type Account = Readonly<z.infer<typeof Account>>

const columns = `id, username, role, grade_level as "gradeLevel", email, first_name as "firstName",
  last_name as "lastName", school_name as "schoolName", subject, is_demo as "isDemo"`

const byId = statement('accounts.by-id', `select ${columns} from users where id = $1`, Account)
const byKey = statement(
  'accounts.by-key',
  `select ${columns}, password_hash from users where username_key = $1`,
  Account.extend({
    password_hash: z.string(),
  }),
)
const existsByKey = statement('accounts.exists-by-key', 'select 1 as one from users where username_key = $1')
const anyone = statement(
  'accounts.anyone',
  'select exists (select 1 from users) as "isAny"',
  z.object({
    isAny: z.boolean(),
  }),
)
const demoTeacher = statement(
  'accounts.demo-teacher',
  "select id from users where is_demo and role = 'teacher' order by created_at, id limit 1",
  z.object({ id: UserId }),
)
const anyDemo = statement(
  'accounts.any-demo',
  'select exists (select 1 from users where is_demo) as "isAny"',
  z.object({
    isAny: z.boolean(),
  }),
)
const insert = statement(
  'accounts.insert',
  `insert into users (id, username, username_key, email, password_hash, role, grade_level, first_name, last_name,
    school_name, subject, created_at, is_demo)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)
const updateGrade = statement(
  'accounts.update-grade',
  `update users set grade_level = $2 where id = $1 returning ${columns}`,
  Account,
)
const updatePassword = statement(
  'accounts.update-password',
  'update users set password_hash = $2 where id = $1',
)
const updatePerson = statement(
  'accounts.update-person',
  'update users set first_name = $2, last_name = $3, grade_level = $4 where id = $1',
)
const deleteMany = statement('accounts.delete-many', 'delete from users where id = any ($1::uuid[])')

export const selectAccount = (db: Queryable, id: UserId) => selectOne(db, byId, [id])

export async function selectCredentials(db: Queryable, usernameKey: string) {
  const row = await selectOne(db, byKey, [usernameKey])
  if (!row) return undefined
  const { password_hash: passwordHash, ...account } = row
  return { account, passwordHash }
}

export const isUsernameTaken = async (db: Queryable, usernameKey: string) =>
  (await db.query(existsByKey, [usernameKey])).length > 0

export const isAnyoneThere = async (db: Queryable) => (await requireOne(db, anyone)).isAny

export const isDemoThere = async (db: Queryable) => (await requireOne(db, anyDemo)).isAny

/** The teacher who owns the demo class, the first one made. */
export const selectDemoTeacher = async (db: Queryable): Promise<UserId | undefined> =>
  (await selectOne(db, demoTeacher, []))?.id

export interface NewAccount extends Account {
  readonly usernameKey: string
  readonly passwordHash: string
  readonly createdAt: Date
}

export const insertAccount = (db: Queryable, account: NewAccount) =>
  db.query(insert, [
    account.id,
    account.username,
    account.usernameKey,
    account.email,
    account.passwordHash,
    account.role,
    account.gradeLevel,
    account.firstName,
    account.lastName,
    account.schoolName,
    account.subject,
    account.createdAt,
    account.isDemo,
  ])

export const setAccountGrade = (db: Queryable, id: UserId, grade: GradeLevel) =>
  selectOne(db, updateGrade, [id, grade])

/** A card printed earlier is as good as the old password, so it ends too. */
export async function setAccountPassword(tx: Queryable, id: UserId, passwordHash: string): Promise<void> {
  await tx.query(updatePassword, [id, passwordHash])
  await deleteSignInCards(tx, [id])
}

export const setAccountPerson = (
  tx: Queryable,
  id: UserId,
  person: Pick<Account, 'firstName' | 'lastName' | 'gradeLevel'>,
) => tx.query(updatePerson, [id, person.firstName, person.lastName, person.gradeLevel])

export const deleteAccounts = (tx: Queryable, ids: readonly UserId[]) => tx.query(deleteMany, [ids])
