import type { BodyOf } from '@skills-center/contract/endpoint'
import type { saveSso, SsoOverview } from '@skills-center/contract/accounts/sso'
import type { UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { isUniqueViolation } from '../../platform/database.ts'
import { asDomain } from '../../platform/domains.ts'
import { isAllowedUrl } from '../../platform/guarded-fetch.ts'
import type { MessageOrText } from '../../platform/format-message.ts'
import { badRequest, conflict, notFound } from '../../platform/problems.ts'
import { isPublicProvider } from '../../platform/public-mail.ts'
import { selectCredentials } from '../queries.ts'
import { usernameKey } from '../username-key.ts'
import {
  type Connection,
  deleteConnection,
  saveConnection,
  selectConnection,
  selectDomainsOfOthers,
} from './connection-queries.ts'
import type { SsoDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import { type Provider, ProviderFault } from './provider.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { unlink } from './unlink.ts'

type Body = BodyOf<typeof saveSso>

const wrong = (field: string, message: MessageOrText) => badRequest(message, [{ field, message }])

/** What district administrators set. Everything is about the administrator's own district. */
export function createSsoSettings(
  deps: SsoDeps,
  { provider, secrets }: { provider: Provider; secrets: ClientSecrets },
) {
  const { database, newId, audit, requireDistrictOf, allowsLoopback, redirectUriOf } = deps

  const overview = async (districtId: DistrictId): Promise<SsoOverview> => ({
    settings: (await selectConnection(database, districtId)) ?? null,
    redirectUri: redirectUriOf(districtId),
  })

  /** The same form always, and no domain that belongs to everyone or to another district's schools. */
  async function readDomains(districtId: DistrictId, body: Body): Promise<string[]> {
    const domains = [...new Set(body.domains.map(asDomain))]
    const bad = body.domains.find((text) => asDomain(text) === '')
    if (bad !== undefined) throw wrong('domains', say('not-a-domain', { domain: bad }))
    const everyones = domains.find(isPublicProvider)
    if (everyones !== undefined) throw wrong('domains', say('public-domain', { domain: everyones }))
    const [others] = await selectDomainsOfOthers(database, districtId, domains)
    if (others !== undefined) throw conflict(say('domain-of-another-district', { domain: others.domain }))
    if (body.newAccounts !== null && domains.length === 0)
      throw wrong('domains', say('new-accounts-need-domains'))
    return domains
  }

  /** The new secret, or the stored one, which is never sent to another issuer. */
  function secretFor(body: Body, before: Connection | undefined): string {
    if (body.clientSecret !== undefined) return body.clientSecret
    const isSame = before?.issuer === body.issuer && before.clientId === body.clientId
    const stored = before !== undefined && isSame ? secrets.open(before) : undefined
    if (stored === undefined) throw wrong('clientSecret', say('enter-the-secret'))
    return stored
  }

  async function requireProvider(body: Body, clientSecret: string, revision: string): Promise<void> {
    const isAllowed = URL.canParse(body.issuer) && isAllowedUrl(new URL(body.issuer), allowsLoopback)
    if (!isAllowed) throw wrong('issuer', say('issuer-not-https'))
    try {
      await provider.check({ ...body, clientSecret, revision })
    } catch (error) {
      if (error instanceof ProviderFault) throw wrong('issuer', say('issuer-not-found'))
      throw error
    }
  }

  return {
    get: async (userId: UserId) => overview(await requireDistrictOf(userId)),

    async save(userId: UserId, body: Body): Promise<SsoOverview> {
      const districtId = await requireDistrictOf(userId)
      const before = await selectConnection(database, districtId)
      const domains = await readDomains(districtId, body)
      const secret = secretFor(body, before)
      const revision = newId()
      await requireProvider(body, secret, revision)
      const { issuer, clientId, rosterClaim, newAccounts } = body
      const connection = { districtId, issuer, clientId, rosterClaim, newAccounts, revision, domains }
      try {
        await database.transaction(async (tx) => {
          await saveConnection(tx, { ...connection, sealedSecret: secrets.seal(districtId, secret) })
          await audit.note(tx, { action: 'sso-changed', actor: userId, subject: null, via: 'administrator' })
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(say('domain-taken'))
        throw error
      }
      return overview(districtId)
    },

    async remove(userId: UserId) {
      const districtId = await requireDistrictOf(userId)
      await database.transaction(async (tx) => {
        if (!(await deleteConnection(tx, districtId))) throw notFound(say('no-connection'))
        await audit.note(tx, { action: 'sso-removed', actor: userId, subject: null, via: 'administrator' })
      })
      return { done: true as const }
    },

    /** Only links of the own district end, so the answer for anyone else is the same as for nobody. */
    async unlink(userId: UserId, username: string) {
      const districtId = await requireDistrictOf(userId)
      const subject = (await selectCredentials(database, usernameKey(username)))?.account.id
      await database.transaction(async (tx) => {
        if (subject === undefined) throw notFound(say('not-linked'))
        await unlink(tx, districtId, subject)
        await audit.note(tx, { action: 'sign-in-unlinked', actor: userId, subject, via: 'administrator' })
      })
      return { done: true as const }
    },
  }
}
