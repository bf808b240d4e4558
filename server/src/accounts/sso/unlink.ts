import type { UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import type { Queryable } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/problems.ts'
import { deleteIdentities } from './identity-queries.ts'
import { say } from './messages.gen.ts'

/**
 * Ends the link of an account to the sign-on of a district. Refuses for an account that was made at a first sign-in: it
 * has no password, so nobody could sign in to it, and the next sign-in would make another one.
 */
export async function unlink(tx: Queryable, districtId: DistrictId, userId: UserId): Promise<void> {
  const ended = await deleteIdentities(tx, districtId, userId)
  if (ended.length === 0) throw notFound(say('not-linked'))
  if (ended.some(({ linkedBy }) => linkedBy === 'new')) throw conflict(say('only-way-in'))
}
