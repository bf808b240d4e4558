import { LtiPlatformId } from '@skills-center/contract/lti'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import type { Queryable } from '../platform/database.ts'
import { selectOne, statement } from '../platform/statement.ts'

const Platform = z.object({
  id: LtiPlatformId,
  districtId: DistrictId,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  jwksUrl: z.string(),
  deploymentIds: z.array(z.string()),
  matchesNumbers: z.boolean(),
  makesStudents: z.boolean(),
  /** Another value means that the registration has changed. */
  revision: z.string(),
})
export type Platform = Readonly<z.infer<typeof Platform>>

const columns = `id, district_id as "districtId", name, issuer, client_id as "clientId",
  authorization_url as "authorizationUrl", token_url as "tokenUrl", jwks_url as "jwksUrl",
  deployment_ids as "deploymentIds", matches_numbers as "matchesNumbers", makes_students as "makesStudents", revision`

const byId = statement('lti.platform', `select ${columns} from lti_platforms where id = $1`, Platform)
const ofDistrict = statement(
  'lti.platforms-of-district',
  `select ${columns} from lti_platforms where district_id = $1 order by created_at, id`,
  Platform,
)
const insert = statement(
  'lti.insert-platform',
  'insert into lti_platforms (id, district_id, name, revision, created_at) values ($1, $2, $3, $4, $5)',
)
const update = statement(
  'lti.update-platform',
  `update lti_platforms set name = $3, issuer = $4, client_id = $5, authorization_url = $6, token_url = $7,
    jwks_url = $8, deployment_ids = $9, matches_numbers = $10, makes_students = $11, revision = $12
  where id = $1 and district_id = $2`,
)
const remove = statement(
  'lti.delete-platform',
  'delete from lti_platforms where id = $1 and district_id = $2 returning 1 as one',
)

export const selectPlatform = (db: Queryable, id: LtiPlatformId) => selectOne(db, byId, [id])
export const selectPlatforms = (db: Queryable, districtId: DistrictId) => db.query(ofDistrict, [districtId])

export const insertPlatform = (
  tx: Queryable,
  { id, districtId, name, revision }: Pick<Platform, 'id' | 'districtId' | 'name' | 'revision'>,
  at: Date,
) => tx.query(insert, [id, districtId, name, revision, at])

export const updatePlatform = (tx: Queryable, platform: Platform) =>
  tx.query(update, [
    platform.id,
    platform.districtId,
    platform.name,
    platform.issuer,
    platform.clientId,
    platform.authorizationUrl,
    platform.tokenUrl,
    platform.jwksUrl,
    platform.deploymentIds,
    platform.matchesNumbers,
    platform.makesStudents,
    platform.revision,
  ])

export const deletePlatform = async (
  tx: Queryable,
  id: LtiPlatformId,
  districtId: DistrictId,
): Promise<boolean> => (await tx.query(remove, [id, districtId])).length > 0
