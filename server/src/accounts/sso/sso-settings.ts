import type { BodyOf } from '@skills-center/contract/endpoint'
import type { saveSso, SsoOverview } from '@skills-center/contract/accounts/sso'
import type { UserId } from '@skills-center/contract/ids'
import { isAllowedUrl } from '../../platform/guarded-fetch.ts'
import { notFound } from '../../platform/problems.ts'
import { selectCredentials } from '../queries.ts'
import { usernameKey } from '../username-key.ts'
import type { ClientSecrets } from './client-secrets.ts'
import { type Connection, deleteConnection, selectConnection } from './connection-queries.ts'
import type { SsoDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import type { Provider } from './provider.ts'
import { ProviderFault } from './provider-fault.ts'
import { createSamlSettings } from './saml/saml-settings.ts'
import type { Saml } from './saml/saml.ts'
import { createStoredConnections, wrong } from './stored-connections.ts'
import { unlink } from './unlink.ts'

type Body = BodyOf<typeof saveSso>

/** What district administrators set. Everything is about the administrator's own district. */
export function createSsoSettings(
  deps: SsoDeps,
  { provider, secrets, saml }: { provider: Provider; secrets: ClientSecrets; saml: Saml },
) {
  const { database, newId, audit, requireDistrictOf, allowsLoopback } = deps
  const stored = createStoredConnections(deps)

  /** The new secret, or the stored one, which is never sent to another issuer. */
  function secretFor(body: Body, before: Connection | undefined): string {
    if (body.clientSecret !== undefined) return body.clientSecret
    const isSame = before?.issuer === body.issuer && before.clientId === body.clientId
    const secret = before !== undefined && isSame ? secrets.open(before) : undefined
    if (secret === undefined) throw wrong('clientSecret', say('enter-the-secret'))
    return secret
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
    get: async (userId: UserId) => stored.overview(await requireDistrictOf(userId)),
    saveSaml: createSamlSettings(deps, { saml, stored }).save,

    async save(userId: UserId, body: Body): Promise<SsoOverview> {
      const districtId = await requireDistrictOf(userId)
      const before = await selectConnection(database, districtId)
      const domains = await stored.readDomains(districtId, body)
      const secret = secretFor(body, before)
      const revision = newId()
      await requireProvider(body, secret, revision)
      const { issuer, clientId, rosterClaim, rosterField, newAccounts } = body
      const sealedSecret = secrets.seal(districtId, secret)
      const who = { districtId, revision, rosterClaim, rosterField, newAccounts, domains }
      return stored.store(userId, { ...who, issuer, clientId, sealedSecret, saml: null })
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
