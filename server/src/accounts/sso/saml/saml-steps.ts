import { createHash } from 'node:crypto'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import { logFault } from '../../../platform/log-fault.ts'
import { badRequest, forbidden, type Refusal } from '../../../platform/problems.ts'
import { createSealing } from '../../../platform/sealing.ts'
import { Claims } from '../claims.ts'
import {
  type Connection,
  type SamlProvider,
  selectConnection,
  updateSamlProvider,
} from '../connection-queries.ts'
import type { SsoDeps } from '../deps.ts'
import { spendState } from '../identity-queries.ts'
import { say } from '../messages.gen.ts'
import { ProviderFault } from '../provider-fault.ts'
import type { AssertionRead } from './read-assertion.ts'
import { NotSignedIn, type Saml, type SamlAddresses } from './saml.ts'

/** What the browser brings from the address where the response came in to the page that finishes the sign-in. */
const Handover = z.union([
  z.object({
    districtId: DistrictId,
    revision: z.string(),
    expiresAt: z.number(),
    assertionId: z.string(),
    /** Of the request that was answered; null if the sign-in began at the provider. */
    requestId: z.string().nullable(),
    /** A page of ours. */
    path: z.string().nullable(),
    claims: Claims,
  }),
  z.object({ districtId: DistrictId, refusal: z.enum(['start-again', 'not-completed', 'provider-failed']) }),
])
export type Handover = z.infer<typeof Handover>
type Refused = Extract<Handover, { refusal: unknown }>['refusal']

/** The page takes a moment to load. */
const handoverMs = 2 * 60_000
/** How often a wrong signature may make us read a provider’s metadata again. */
const renewalMs = 10 * 60_000

const refusals: Record<Refused, () => Refusal> = {
  'start-again': () => badRequest(say('start-again')),
  'not-completed': () => badRequest(say('not-completed')),
  'provider-failed': () => forbidden(say('provider-failed')),
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** An ID in XML must not begin with a digit or a hyphen. */
const requestIdOf = (state: string) => `_${state}`

/** The page that a provider asked for (RelayState), if it is one of ours. */
export function ownPath(relayState: string): string | null {
  const isPath = /^\/(?![/\\])[\w\-./?=&%]*$/.test(relayState) && relayState.length <= 200
  return isPath && !/^\/(?:api|sign-in)\b/.test(relayState) ? relayState : null
}

export const samlAddresses = (redirectUri: string): SamlAddresses => ({
  metadataUrl: `${redirectUri}/saml/metadata`,
  responseUrl: `${redirectUri}/saml`,
})

type SamlConnection = Connection & { readonly saml: SamlProvider }
export const hasSaml = (connection: Connection): connection is SamlConnection => connection.saml !== null

/** The steps of a sign-in with SAML. What decides whose account it is, is the same as with OpenID Connect. */
export function createSamlSteps(deps: SsoDeps, { saml }: { saml: Saml }) {
  const { database, now, log, redirectUriOf } = deps
  const handovers = createSealing(deps.secret, 'saml handover', deps.randomBytes)
  const addressesOf = (districtId: DistrictId) => samlAddresses(redirectUriOf(districtId))

  /** Districts whose metadata was read again, and when. */
  const renewedAt = new Map<DistrictId, number>()

  /** After a change of the provider’s key, its metadata has the new one. Undefined if nothing has changed. */
  async function renew(connection: SamlConnection): Promise<SamlConnection | undefined> {
    const { districtId, issuer } = connection
    const { metadataUrl, certificates, signInUrl } = connection.saml
    const at = now().getTime()
    if (metadataUrl === null || (renewedAt.get(districtId) ?? 0) + renewalMs > at) return undefined
    renewedAt.set(districtId, at)
    const found = await saml.fetch(metadataUrl)
    const isSame = found.signInUrl === signInUrl && found.certificates.join() === certificates.join()
    if (found.entityId !== issuer || isSame) return undefined
    const renewed = { ...connection.saml, ...found, certificates: [...found.certificates] }
    await updateSamlProvider(database, connection, renewed)
    return { ...connection, saml: renewed }
  }

  async function verified(connection: SamlConnection, encoded: string): Promise<AssertionRead> {
    const own = addressesOf(connection.districtId)
    try {
      return await saml.finish(connection, own, encoded)
    } catch (error) {
      const renewed = error instanceof ProviderFault ? await renew(connection) : undefined
      if (renewed === undefined) throw error
      return saml.finish(renewed, own, encoded)
    }
  }

  async function readResponse(
    districtId: DistrictId,
    { response, relayState }: { response: string; relayState: string },
  ): Promise<Handover> {
    const refuse = (refusal: Refused): Handover => ({ districtId, refusal })
    const connection = await selectConnection(database, districtId)
    if (connection === undefined || !hasSaml(connection)) return refuse('start-again')
    try {
      const read = await verified(connection, response)
      if (read.requestId === null && !connection.saml.allowsUnsolicited) return refuse('start-again')
      const isFirst = await spendState(database, hashOf(`assertion ${districtId} ${read.id}`), read.expiresAt)
      if (!isFirst) return refuse('start-again')
      return {
        districtId,
        revision: connection.revision,
        expiresAt: now().getTime() + handoverMs,
        assertionId: read.id,
        requestId: read.requestId,
        path: ownPath(relayState),
        claims: read.claims,
      }
    } catch (error) {
      if (error instanceof NotSignedIn) return refuse('not-completed')
      if (!(error instanceof ProviderFault)) throw error
      logFault(log, 'warn', error, 'a sign-on provider failed')
      return refuse('provider-failed')
    }
  }

  return {
    begin: (connection: SamlConnection, state: string, asksAgain: boolean) =>
      saml.begin(connection, addressesOf(connection.districtId), {
        requestId: requestIdOf(state),
        asksAgain,
      }),

    /** Checks a response, and returns the address at which our page finishes the sign-in. */
    async respond(districtId: DistrictId, form: { response: string; relayState: string }): Promise<string> {
      const handover = await readResponse(districtId, form)
      return `/sign-in/${districtId}?saml=${handovers.seal(JSON.stringify(handover))}`
    },

    metadata: (districtId: DistrictId): string => saml.metadata(addressesOf(districtId)),

    /** Undefined if the page brought something else than a response for the district that we have checked. */
    open(parameters: string, districtId: DistrictId): Handover | undefined {
      const opened = handovers.open(new URLSearchParams(parameters).get('saml') ?? '')
      const handover = opened === undefined ? undefined : Handover.parse(JSON.parse(opened))
      return handover?.districtId === districtId ? handover : undefined
    },

    /** Whether the sign-in must have begun in this browser. */
    isRequested: (handover: Handover): boolean => 'requestId' in handover && handover.requestId !== null,

    /** Checks that this browser began, or that the sign-in may begin at the provider, and that it arrives once. */
    async receive(handover: Handover, begun: { revision: string; state: string } | null) {
      if ('refusal' in handover) throw refusals[handover.refusal]()
      const { districtId, revision, requestId, expiresAt, claims, path } = handover
      const connection = await selectConnection(database, districtId)
      const isCurrent = connection?.revision === revision && expiresAt >= now().getTime()
      if (connection === undefined || !isCurrent) throw refusals['start-again']()
      const isExpected =
        begun === null
          ? requestId === null && connection.saml?.allowsUnsolicited === true
          : requestId === requestIdOf(begun.state) && begun.revision === revision
      const spent = begun === null ? `handover ${districtId} ${handover.assertionId}` : begun.state
      if (!isExpected || !(await spendState(database, hashOf(spent), new Date(expiresAt))))
        throw refusals['start-again']()
      return { connection, claims, path }
    },
  }
}
