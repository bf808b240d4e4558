import { UserId } from '@skills-center/contract/ids'
import type { LtiPlatformId } from '@skills-center/contract/lti'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'
import type { Identity } from './deps.ts'

const Row = z.object({ userId: UserId, linkedBy: z.enum(['roster', 'owner', 'new']) })

const bySubject = statement(
  'lti.identity-by-subject',
  `select user_id as "userId", linked_by as "linkedBy" from lti_identities
  where platform_id = $1 and deployment_id = $2 and subject = $3`,
  Row,
)
const insert = statement(
  'lti.insert-identity',
  `insert into lti_identities (platform_id, deployment_id, subject, user_id, linked_by, linked_at)
  values ($1, $2, $3, $4, $5, $6)`,
)
const deleteOf = statement(
  'lti.delete-identities-of-user',
  `delete from lti_identities i using lti_platforms p
  where p.id = i.platform_id and p.district_id = $1 and i.user_id = $2 returning i.linked_by as "linkedBy"`,
  Row.pick({ linkedBy: true }),
)
const deleteAll = statement(
  'lti.delete-identities-of-platform',
  'delete from lti_identities where platform_id = $1',
)

export interface Subject {
  readonly platformId: LtiPlatformId
  readonly deploymentId: string
  readonly subject: string
}

export const selectIdentity = (db: Queryable, { platformId, deploymentId, subject }: Subject) =>
  selectOne(db, bySubject, [platformId, deploymentId, subject])

export const insertIdentity = (
  tx: Queryable,
  { platformId, deploymentId, subject }: Subject,
  { userId, linkedBy }: Identity,
  at: Date,
) => tx.query(insert, [platformId, deploymentId, subject, userId, linkedBy, at])

/** Returns the links that there were. */
export const deleteIdentities = (tx: Queryable, districtId: DistrictId, userId: UserId) =>
  tx.query(deleteOf, [districtId, userId])

export const deleteIdentitiesOf = (tx: Queryable, platformId: LtiPlatformId) =>
  tx.query(deleteAll, [platformId])
