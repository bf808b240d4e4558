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

export interface PersonalDetailsDeps {
  secret: string
  post: PostOffice
  /** Drops an account from the cache. */
  forget: (id: UserId) => void
  /** Removes the student numbers that classes store for these students. */
  removeNumbers: (tx: Queryable, ids: readonly UserId[]) => Promise<unknown>
}

export type PersonalDetails = ReturnType<typeof createPersonalDetails>

/**
 * A child's name, address, school, and student number. None of them may be stored before a parent or school has
 * consented.
 */
export function createPersonalDetails({ secret, post, forget, removeNumbers }: PersonalDetailsDeps) {
  const key = createHmac('sha256', secret).update('addresses of children').digest()
  const digestOf = (addressKey: string): Buffer => createHmac('sha256', key).update(addressKey).digest()

  return {
    /**
     * Erases the details of children without consent, and the emails to their addresses; null: of all such children.
     * Returns what to do after the transaction; files of emails are deleted soon after it in any case.
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

    /** Whether the student has given this address as their own, in any spelling; null: whether any student has. */
    async isOwnAddress(db: Queryable, id: UserId | null, address: string): Promise<boolean> {
      const addressKey = await addressKeyOf(db, address)
      return isStudentsAddress(db, id, addressKey, digestOf(addressKey))
    },
  }
}
