import { createHmac } from 'node:crypto'
import type { UserId } from '@skills-center/contract/ids'
import { requireOne, selectOne, statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/database.ts'
import type { PostOffice } from '../../platform/mail.ts'
import { isEmailUsed } from '../own-data-queries.ts'
import { deleteReset } from '../password-reset-queries.ts'
import { isFree } from './consent-queries.ts'

/** Also of a student who has not answered and is in a class, which cannot happen since joining asks for the answer. */
const childrenWithDetails = statement(
  'accounts.select-children-with-details',
  `select u.id, u.email, mail_address_key(u.email) as "addressKey"
  from student_privacy p join users u on u.id = p.student_id
  where ($1::uuid[] is null or p.student_id = any ($1)) and not ${isFree}
    and (p.age_band is not null or exists (select 1 from enrolments e where e.student_id = p.student_id))
    and (u.first_name <> u.username or u.last_name <> '' or u.email is not null or u.school_name is not null)
  order by u.id for update of u`,
)
const eraseDetails = statement(
  'accounts.erase-details',
  `update users set first_name = username, last_name = '', email = null, school_name = null where id = $1`,
)
const setOwnAddress = statement(
  'accounts.set-own-address',
  'update student_privacy set own_address = $2 where student_id = $1',
)
const keyOf = statement('accounts.mail-address-key', 'select mail_address_key($1) as key')
/** Null: of any student. */
const isStudents = statement(
  'accounts.is-students-address',
  `select 1 as one from users
    where role = 'student' and mail_address_key(email) = $2 and ($1::uuid is null or id = $1)
  union all select 1 from student_privacy where own_address = $3 and ($1::uuid is null or student_id = $1) limit 1`,
)

export interface PersonalDetailsNeeds {
  secret: string
  post: PostOffice
  /** What is kept in memory about an account is no longer so. */
  forget: (id: UserId) => void
}

export type PersonalDetails = ReturnType<typeof createPersonalDetails>

/** A child's name, address and school, which nobody keeps before a parent or the school has agreed. */
export function createPersonalDetails({ secret, post, forget }: PersonalDetailsNeeds) {
  const key = createHmac('sha256', secret).update('addresses of children').digest()
  const digestOf = (addressKey: string): Buffer => createHmac('sha256', key).update(addressKey).digest()

  return {
    /**
     * Erases the details of children without consent, with the mails to their addresses; null: of all of them. Answers
     * what is to be done once the transaction is through; files of mails go soon after it even if that is not done.
     */
    async erase(tx: Queryable, ids: readonly UserId[] | null): Promise<() => Promise<void>> {
      const rows = await tx.query<{ id: UserId; email: string | null; addressKey: string | null }>(
        childrenWithDetails,
        [ids],
      )
      for (const { id, email, addressKey } of rows) {
        await tx.query(eraseDetails, [id])
        if (email === null || addressKey === null) continue
        await tx.query(setOwnAddress, [id, digestOf(addressKey)])
        await deleteReset(tx, id)
        if (!(await isEmailUsed(tx, email))) await post.forget(tx, email)
      }
      return async () => {
        for (const { id } of rows) forget(id)
        await post.deleteForgottenFiles()
      }
    },

    /** Whether a student gave an address as their own, in whatever spelling; null: any student. */
    async isOwnAddress(db: Queryable, id: UserId | null, address: string): Promise<boolean> {
      const { key: addressKey } = await requireOne<{ key: string }>(db, keyOf, [address])
      return (await selectOne(db, isStudents, [id, addressKey, digestOf(addressKey)])) !== undefined
    },
  }
}
