import type { BodyOf } from '@skills-center/contract/endpoint'
import type { saveSso, SsoOverview, SsoSettings } from '@skills-center/contract/accounts/sso'
import type { UserId } from '@skills-center/contract/ids'
import type { DistrictId } from '@skills-center/contract/schools/organization'
import { isUniqueViolation } from '../../platform/database.ts'
import { asDomain } from '../../platform/domains.ts'
import type { MessageOrText } from '../../platform/format-message.ts'
import { badRequest, conflict } from '../../platform/problems.ts'
import { isPublicProvider } from '../../platform/public-mail.ts'
import {
  type Connection,
  saveConnection,
  selectConnection,
  selectDomainsOfOthers,
} from './connection-queries.ts'
import type { SsoDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import { describeCertificate } from './saml/idp-metadata.ts'
import { samlAddresses } from './saml/saml-steps.ts'

export type StoredConnections = ReturnType<typeof createStoredConnections>

/** A refusal of one field of the form. */
export const wrong = (field: string, message: MessageOrText) => badRequest(message, [{ field, message }])

/** What an administrator may see of the connection. */
const shown = ({ saml, ...connection }: Connection): SsoSettings => ({
  ...connection,
  saml: saml && { ...saml, certificates: saml.certificates.map(describeCertificate) },
})

/** A district's connection, of either protocol, as its administrators see and store it. */
export function createStoredConnections({ database, audit, redirectUriOf }: SsoDeps) {
  async function overview(districtId: DistrictId): Promise<SsoOverview> {
    const connection = await selectConnection(database, districtId)
    const redirectUri = redirectUriOf(districtId)
    const { metadataUrl, responseUrl } = samlAddresses(redirectUri)
    return {
      settings: connection === undefined ? null : shown(connection),
      redirectUri,
      samlMetadataUrl: metadataUrl,
      samlResponseUrl: responseUrl,
    }
  }

  return {
    overview,

    /** The same form always, and no domain that belongs to everyone or to another district's schools. */
    async readDomains(
      districtId: DistrictId,
      body: Pick<BodyOf<typeof saveSso>, 'domains' | 'newAccounts'>,
    ): Promise<string[]> {
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
    },

    async store(userId: UserId, connection: Parameters<typeof saveConnection>[1]): Promise<SsoOverview> {
      try {
        await database.transaction(async (tx) => {
          await saveConnection(tx, connection)
          await audit.note(tx, { action: 'sso-changed', actor: userId, subject: null, via: 'administrator' })
        })
      } catch (error) {
        if (isUniqueViolation(error)) throw conflict(say('domain-taken'))
        throw error
      }
      return overview(connection.districtId)
    },
  }
}
