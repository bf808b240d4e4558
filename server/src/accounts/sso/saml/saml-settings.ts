import type { BodyOf } from '@skills-center/contract/endpoint'
import type { saveSaml, SsoOverview } from '@skills-center/contract/accounts/sso'
import type { UserId } from '@skills-center/contract/ids'
import { isAllowedUrl } from '../../../platform/guarded-fetch.ts'
import { type Connection, selectConnection } from '../connection-queries.ts'
import type { SsoDeps } from '../deps.ts'
import { say } from '../messages.gen.ts'
import { ProviderFault } from '../provider-fault.ts'
import { type StoredConnections, wrong } from '../stored-connections.ts'
import type { IdpMetadata } from './idp-metadata.ts'
import type { Saml } from './saml.ts'

type Body = BodyOf<typeof saveSaml>

/** How a district administrator connects a SAML provider. */
export function createSamlSettings(
  deps: SsoDeps,
  { saml, stored }: { saml: Saml; stored: StoredConnections },
) {
  const { database, newId, requireDistrictOf, allowsLoopback } = deps

  /** What the provider says about itself: pasted, read from its address, or as it is stored. */
  async function readMetadata(body: Body, before: Connection | undefined): Promise<IdpMetadata> {
    const { metadata, metadataUrl } = body
    if (metadata !== undefined && metadata !== '') return readOrRefuse('metadata', () => saml.read(metadata))
    if (metadataUrl !== null) {
      const isAllowed = URL.canParse(metadataUrl) && isAllowedUrl(new URL(metadataUrl), allowsLoopback)
      if (!isAllowed) throw wrong('metadataUrl', say('metadata-not-https'))
      return readOrRefuse('metadataUrl', () => saml.fetch(metadataUrl))
    }
    if (before === undefined || before.saml === null) throw wrong('metadata', say('enter-the-metadata'))
    const { signInUrl, certificates } = before.saml
    return { entityId: before.issuer, signInUrl, certificates }
  }

  return {
    async save(userId: UserId, body: Body): Promise<SsoOverview> {
      const districtId = await requireDistrictOf(userId)
      const domains = await stored.readDomains(districtId, body)
      const { metadataUrl, emailAttribute, allowsUnsolicited, rosterClaim, rosterField, newAccounts } = body
      if ((emailAttribute === null) !== (domains.length === 0))
        throw wrong('emailAttribute', say('addresses-need-domains'))
      const { entityId, signInUrl, certificates } = await readMetadata(
        body,
        await selectConnection(database, districtId),
      )
      return stored.store(userId, {
        districtId,
        revision: newId(),
        issuer: entityId,
        clientId: null,
        sealedSecret: null,
        rosterClaim,
        rosterField,
        newAccounts,
        domains,
        saml: { metadataUrl, signInUrl, certificates: [...certificates], emailAttribute, allowsUnsolicited },
      })
    },
  }
}

async function readOrRefuse(field: string, read: () => IdpMetadata | Promise<IdpMetadata>) {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProviderFault) throw wrong(field, say('metadata-not-read'))
    throw error
  }
}
