import { UserId } from '@skills-center/contract/ids'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { requireOne, selectOne, statement } from '../../platform/statement.ts'
import { isFree } from './consent-queries.ts'

const ChildRow = z.object({
  id: UserId,
  email: z.string().nullable(),
  addressKey: z.string().nullable(),
})
type ChildRow = z.infer<typeof ChildRow>

/** Also covers students in a class who have not given their age, although joining a class now requires it. */
const children = statement(
  'accounts.select-children-with-details',
  `select u.id, u.email, mail_address_key(u.email) as "addressKey"
  from student_privacy p join users u on u.id = p.student_id
  where ($1::uuid[] is null or p.student_id = any ($1)) and not ${isFree}
    and (p.age_band is not null or exists (select 1 from enrolments e where e.student_id = p.student_id))
    and (u.first_name <> u.username or u.last_name <> '' or u.email is not null or u.school_name is not null)
  order by u.id for update of u`,
  ChildRow,
)
const erase = statement(
  'accounts.erase-details',
  `update users set first_name = username, last_name = '', email = null, school_name = null where id = $1`,
)
const setAddress = statement(
  'accounts.set-own-address',
  'update student_privacy set own_address = $2 where student_id = $1',
)
const keyOf = statement(
  'accounts.mail-address-key',
  'select mail_address_key($1) as key',
  z.object({
    key: z.string(),
  }),
)
/** Null: any student. */
const isAddress = statement(
  'accounts.is-students-address',
  `select 1 as one from users
    where role = 'student' and mail_address_key(email) = $2 and ($1::uuid is null or id = $1)
  union all select 1 from student_privacy where own_address = $3 and ($1::uuid is null or student_id = $1) limit 1`,
)

/** All such children if `ids` is null. */
export const selectChildrenWithDetails = (
  tx: Queryable,
  ids: readonly UserId[] | null,
): Promise<ChildRow[]> => tx.query(children, [ids])

export const eraseDetails = (tx: Queryable, id: UserId) => tx.query(erase, [id])

/** Stores a digest of the address's key, so that the address itself is not stored. */
export const setOwnAddress = (tx: Queryable, id: UserId, digest: Buffer) => tx.query(setAddress, [id, digest])

/** A key that is the same for all spellings of an address. */
export async function addressKeyOf(db: Queryable, address: string): Promise<string> {
  return (await requireOne(db, keyOf, [address])).key
}

export const isStudentsAddress = async (
  db: Queryable,
  id: UserId | null,
  addressKey: string,
  digest: Buffer,
): Promise<boolean> => (await selectOne(db, isAddress, [id, addressKey, digest])) !== undefined
