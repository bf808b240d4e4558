import type { BodyOf } from '@skills-center/contract/endpoint'
import type { UserId } from '@skills-center/contract/ids'
import {
  type LtiOverview,
  LtiPlatformId,
  maxPlatforms,
  type saveLtiPlatform,
} from '@skills-center/contract/lti'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { isAllowedUrl } from '../platform/guarded-fetch.ts'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import type { LtiDeps } from './deps.ts'
import { deleteIdentities, deleteIdentitiesOf } from './identity-queries.ts'
import { say } from './messages.gen.ts'
import {
  deletePlatform,
  insertPlatform,
  type Platform,
  selectPlatform,
  selectPlatforms,
  updatePlatform,
} from './platform-queries.ts'

type Body = BodyOf<typeof saveLtiPlatform>

export type Platforms = ReturnType<typeof createPlatforms>

/** What district administrators set. Everything is about the administrator's own district. */
export function createPlatforms(deps: LtiDeps) {
  const { database, now, newId, audit, requireDistrictOf, allowsLoopback, siteAddress } = deps

  const overview = async (districtId: DistrictId): Promise<LtiOverview> => ({
    platforms: (await selectPlatforms(database, districtId)).map((platform) => ({
      ...platform,
      isConnected: platform.deploymentIds.length > 0,
      loginUrl: `${siteAddress}/lti/${platform.id}/login`,
      launchUrl: `${siteAddress}/lti/${platform.id}/launch`,
      ourJwksUrl: `${siteAddress}/lti/jwks`,
    })),
  })

  async function requireOwn(userId: UserId, id: LtiPlatformId) {
    const districtId = await requireDistrictOf(userId)
    const platform = await selectPlatform(database, id)
    if (platform?.districtId !== districtId) throw notFound(say('no-such-platform'))
    return platform
  }

  /** The browser opens one of these addresses, and we ask the others. */
  function requireAddresses(body: Body): void {
    for (const field of ['authorizationUrl', 'tokenUrl', 'jwksUrl'] as const) {
      const isAllowed = URL.canParse(body[field]) && isAllowedUrl(new URL(body[field]), allowsLoopback)
      const message = say('address-not-https')
      if (!isAllowed) throw badRequest(message, [{ field, message }])
    }
  }

  const noted = (actor: UserId, action: 'lti-changed' | 'lti-removed') =>
    ({ action, actor, subject: null, via: 'administrator' }) as const

  async function store(
    userId: UserId,
    before: Platform,
    changed: Omit<Platform, 'id' | 'districtId' | 'revision'>,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      // A subject means nothing at another issuer or for another client.
      const isSame = before.issuer === changed.issuer && before.clientId === changed.clientId
      if (!isSame) await deleteIdentitiesOf(tx, before.id)
      await updatePlatform(tx, { ...before, ...changed, revision: newId() })
      await audit.note(tx, noted(userId, 'lti-changed'))
    })
  }

  return {
    requireOwn,

    /** What the platform said of itself. The administrator must still be one. */
    async saveRegistered(
      userId: UserId,
      platform: Platform,
      registered: Pick<
        Platform,
        'issuer' | 'clientId' | 'authorizationUrl' | 'tokenUrl' | 'jwksUrl' | 'deploymentIds'
      >,
    ): Promise<void> {
      const before = await requireOwn(userId, platform.id)
      await store(userId, before, { ...before, ...registered })
    },

    get: async (userId: UserId) => overview(await requireDistrictOf(userId)),

    async add(userId: UserId, name: string): Promise<LtiOverview> {
      const districtId = await requireDistrictOf(userId)
      if ((await selectPlatforms(database, districtId)).length >= maxPlatforms)
        throw conflict(say('too-many-platforms'))
      await database.transaction(async (tx) => {
        const id = LtiPlatformId.parse(newId())
        await insertPlatform(tx, { id, districtId, name, revision: newId() }, now())
        await audit.note(tx, noted(userId, 'lti-changed'))
      })
      return overview(districtId)
    },

    async save(userId: UserId, id: LtiPlatformId, body: Body): Promise<LtiOverview> {
      const before = await requireOwn(userId, id)
      requireAddresses(body)
      await store(userId, before, { ...body, deploymentIds: [...new Set(body.deploymentIds)] })
      return overview(before.districtId)
    },

    async remove(userId: UserId, id: LtiPlatformId): Promise<LtiOverview> {
      const { districtId } = await requireOwn(userId, id)
      await database.transaction(async (tx) => {
        await deletePlatform(tx, id, districtId)
        await audit.note(tx, noted(userId, 'lti-removed'))
      })
      return overview(districtId)
    },

    /**
     * Only links of the own district end, so the answer for anyone else is the same as for nobody. Refuses for an
     * account made at a launch: it has no password, so the next launch would make another one.
     */
    async unlink(userId: UserId, username: string) {
      const districtId = await requireDistrictOf(userId)
      const subject = await deps.findUser(username)
      await database.transaction(async (tx) => {
        const ended = subject === undefined ? [] : await deleteIdentities(tx, districtId, subject)
        if (subject === undefined || ended.length === 0) throw notFound(say('not-linked'))
        if (ended.some(({ linkedBy }) => linkedBy === 'new')) throw conflict(say('only-way-in'))
        await audit.note(tx, { action: 'sign-in-unlinked', actor: userId, subject, via: 'administrator' })
      })
      return { done: true as const }
    },
  }
}
