import { createHmac } from 'node:crypto'
import type { UserId } from '@skills-center/contract/ids'
import type { Queryable } from '../../platform/database.ts'
import type { PostOffice } from '../../platform/mail.ts'
import { isEmailUsed } from '../own-data-queries.ts'
import { selectWaiting } from './consent-queries.ts'
import { deleteReset } from '../password-reset-queries.ts'
import {
  addressKeyOf,
  eraseDetails,
  isStudentsAddress,
  selectChildrenWithDetails,
  setOwnAddress,
} from './personal-details-queries.ts'

export interface PersonalDetailsNeeds {
  secret: string
  post: PostOffice
  /** What is kept in memory about an account is no longer so. */
  forget: (id: UserId) => void
  /** Takes the numbers that classes keep of these students. */
  removeNumbers: (tx: Queryable, ids: readonly UserId[]) => Promise<unknown>
}

export type PersonalDetails = ReturnType<typeof createPersonalDetails>

/** A child's name, address, school and student number, which nobody keeps before a parent or the school has agreed. */
export function createPersonalDetails({ secret, post, forget, removeNumbers }: PersonalDetailsNeeds) {
  const key = createHmac('sha256', secret).update('addresses of children').digest()
  const digestOf = (addressKey: string): Buffer => createHmac('sha256', key).update(addressKey).digest()

  return {
    /**
     * Erases the details of children without consent, with the mails to their addresses; null: of all of them. Answers
     * what is to be done once the transaction is through; files of mails go soon after it even if that is not done.
     */
    async erase(tx: Queryable, ids: readonly UserId[] | null): Promise<() => Promise<void>> {
      if (ids !== null) await removeNumbers(tx, [...(await selectWaiting(tx, ids))])
      const rows = await selectChildrenWithDetails(tx, ids)
      for (const { id, email, addressKey } of rows) {
        await eraseDetails(tx, id)
        if (email === null || addressKey === null) continue
        await setOwnAddress(tx, id, digestOf(addressKey))
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
      const addressKey = await addressKeyOf(db, address)
      return isStudentsAddress(db, id, addressKey, digestOf(addressKey))
    },
  }
}
