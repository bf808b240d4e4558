import { createHash } from 'node:crypto'
import { ssoSearchMinimum, type OwnSso } from '@skills-center/contract/accounts/sso'
import { UserId } from '@skills-center/contract/ids'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database.ts'
import { domainOf } from '../../platform/domains.ts'
import { logFault } from '../../platform/log-fault.ts'
import { badRequest, conflict, forbidden, notFound, notSignedIn, Refusal } from '../../platform/problems.ts'
import { createSealing } from '../../platform/sealing.ts'
import type { Session } from '../../platform/session.ts'
import { selectAccount } from '../queries.ts'
import type { Claims } from './claims.ts'
import { createClientSecrets } from './client-secrets.ts'
import {
  type Connection,
  selectConnection,
  selectDistrictsByDomain,
  selectDistrictsByName,
} from './connection-queries.ts'
import type { SsoDeps } from './deps.ts'
import type { Identities } from './find-person.ts'
import {
  deleteUsedStates,
  insertIdentity,
  selectIdentity,
  selectLinksOf,
  selectOffersTo,
  spendState,
} from './identity-queries.ts'
import { say } from './messages.gen.ts'
import { type Client, createProvider } from './provider.ts'
import { ProviderFault } from './provider-fault.ts'
import { createSamlSteps, hasSaml } from './saml/saml-steps.ts'
import { createSaml } from './saml/saml.ts'
import { createSsoSettings } from './sso-settings.ts'
import { unlink } from './unlink.ts'

/** How long the person may take at the provider. */
export const signInSeconds = 15 * 60

/** A sign-in that a browser has begun. The browser keeps it, encrypted. */
const Begun = z.object({
  districtId: DistrictId,
  /** Of the connection, which must not have changed in between. */
  revision: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
  /** The signed-in account to link; null to sign in. */
  linking: UserId.nullable(),
})
type Begun = z.infer<typeof Begun>

export type SsoFeature = ReturnType<typeof createSso>

/** Single sign-on: a district's provider says who somebody is, by OpenID Connect or SAML. */
export function createSso(deps: SsoDeps) {
  const { database, now } = deps
  const parts = { provider: createProvider(deps), secrets: createClientSecrets(deps), saml: createSaml(deps) }
  const samlSteps = createSamlSteps(deps, parts)
  const steps = createSteps(deps, { ...parts, samlSteps })

  const own = async (userId: UserId): Promise<OwnSso> => {
    const [links, offered] = await Promise.all([
      selectLinksOf(database, userId),
      selectOffersTo(database, userId),
    ])
    return { links: links.map((link) => ({ ...link, linkedAt: link.linkedAt.toISOString() })), offered }
  }

  return {
    ...steps,
    settings: createSsoSettings(deps, parts),
    respondToSaml: samlSteps.respond,
    samlMetadata: samlSteps.metadata,

    /** By the domain of an address, or by a part of the name of a school or district. */
    async search(text: string) {
      if (text.includes('@')) return { districts: await selectDistrictsByDomain(database, domainOf(text)) }
      if (text.length < ssoSearchMinimum) return { districts: [] }
      return { districts: await selectDistrictsByName(database, text) }
    },

    own,

    async unlink(userId: UserId, districtId: DistrictId): Promise<OwnSso> {
      await database.transaction(async (tx) => {
        await unlink(tx, districtId, userId)
        await deps.audit.note(tx, {
          action: 'sign-in-unlinked',
          actor: userId,
          subject: userId,
          via: 'self',
        })
      })
      return own(userId)
    },

    deleteExpired: () => deleteUsedStates(database, now()),
  }
}

type Parts = Parameters<typeof createSsoSettings>[1] & { samlSteps: ReturnType<typeof createSamlSteps> }

/** Reaches a district's provider, and checks what comes back from it. */
function createReceiving(deps: SsoDeps, { provider, secrets, samlSteps }: Parts) {
  const { database, now, log, redirectUriOf } = deps
  const began = createSealing(deps.secret, 'sso sign-in', deps.randomBytes)

  async function requireConnection(districtId: DistrictId): Promise<Connection> {
    const connection = await selectConnection(database, districtId)
    if (connection === undefined) throw notFound(say('no-connection'))
    return connection
  }

  function clientOf(connection: Connection): Client {
    const { clientId } = connection
    const clientSecret = secrets.open(connection)
    if (clientId === null || clientSecret === undefined) throw unavailable()
    return { ...connection, clientId, clientSecret }
  }

  /** A fault of the provider is for its administrators to see in the log; the person reads only that it failed. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error
      logFault(log, 'warn', error, 'a sign-on provider failed')
      throw unavailable()
    }
  }

  function readBegun(sealed: string | null, districtId: DistrictId): Begun {
    const opened = sealed === null ? undefined : began.open(sealed)
    const begun = opened === undefined ? undefined : Begun.parse(JSON.parse(opened))
    if (begun === undefined || begun.districtId !== districtId || begun.expiresAt < now().getTime())
      throw startAgain()
    return begun
  }

  /** What the browser brings back. Only a sign-in with SAML may have begun elsewhere, which is checked later. */
  function arrivalOf(parameters: string, sealed: string | null, districtId: DistrictId) {
    const handover = samlSteps.open(parameters, districtId)
    if (handover === undefined) return { begun: readBegun(sealed, districtId), parameters }
    const begun = samlSteps.isRequested(handover) ? readBegun(sealed, districtId) : null
    return { begun, handover }
  }

  const receive = (arrival: ReturnType<typeof arrivalOf>) =>
    arrival.handover === undefined
      ? receiveCode(arrival.begun, arrival.parameters)
      : samlSteps.receive(arrival.handover, arrival.begun)

  /** Checks that this browser began, that it comes back for the first time, and what the provider says. */
  async function receiveCode(begun: Begun, parameters: string) {
    const connection = await requireConnection(begun.districtId)
    if (connection.revision !== begun.revision) throw startAgain()
    const returned = new URL(redirectUriOf(begun.districtId))
    returned.search = parameters
    if (connection.saml !== null || returned.searchParams.get('state') !== begun.state) throw startAgain()
    const hash = createHash('sha256').update(begun.state).digest()
    if (!(await spendState(database, hash, new Date(begun.expiresAt)))) throw startAgain()
    if (returned.searchParams.has('error')) throw badRequest(say('not-completed'))
    const claims = await ask(() => provider.finish(clientOf(connection), begun, returned))
    return { connection, claims, path: null }
  }

  /** The address at which the person signs in. `asksAgain`: even if the provider still knows them, where it can. */
  const addressFor = (connection: Connection, begun: Begun, asksAgain: boolean): Promise<string> =>
    ask(() =>
      hasSaml(connection)
        ? samlSteps.begin(connection, begun.state, asksAgain)
        : provider.begin(clientOf(connection), begun, redirectUriOf(begun.districtId)),
    )

  const seal = (begun: Begun): string => began.seal(JSON.stringify(begun))

  return { requireConnection, clientOf, ask, seal, arrivalOf, receive, addressFor }
}

/** The steps of a sign-in, and of signing out at the provider. */
function createSteps(deps: SsoDeps, parts: Parts) {
  const { database, now, randomBytes, sessions, audit, people } = deps
  const { provider } = parts
  const { requireConnection, clientOf, ask, seal, arrivalOf, receive, addressFor } = createReceiving(
    deps,
    parts,
  )
  const through = createSealing(deps.secret, 'sso district', randomBytes)
  const random = () => randomBytes(32).toString('base64url')

  const identitiesOf = ({ districtId, issuer }: Connection, { subject }: Claims): Identities => {
    const key = { districtId, issuer, subject }
    return {
      select: (tx) => selectIdentity(tx, key),
      insert: (tx, row) => insertIdentity(tx, key, row, now()),
    }
  }

  async function signIn({ connection, claims }: Awaited<ReturnType<typeof receive>>, device: string | null) {
    return database.transaction(async (tx) => {
      const { userId, isNew } = await people.find(tx, connection, claims, identitiesOf(connection, claims))
      const account = await selectAccount(tx, userId)
      if (account === undefined) throw startAgain()
      const token = await sessions.open(tx, { userId, role: account.role, device })
      if (!isNew) await audit.note(tx, { action: 'signed-in', actor: userId, subject: userId, via: 'self' })
      return { userId, token }
    })
  }

  /** A unique violation: another request linked this subject or account first, or an administrator has to unlink. */
  const asRefusal = (error: unknown): never => {
    throw isUniqueViolation(error) ? conflict(say('linked-to-another')) : error
  }

  const failed = () =>
    audit.note(database, { action: 'sign-in-failed', actor: null, subject: null, via: 'self' })

  return {
    /** Returns the provider's address, and what the browser must keep until it comes back. */
    async start(districtId: DistrictId, linking: Session | null, asksAgain = false) {
      const connection = await requireConnection(districtId)
      const begun: Begun = {
        state: random(),
        nonce: random(),
        verifier: random(),
        districtId,
        revision: connection.revision,
        expiresAt: now().getTime() + signInSeconds * 1000,
        linking: linking?.userId ?? null,
      }
      return { url: await addressFor(connection, begun, asksAgain), begun: seal(begun) }
    },

    /**
     * Signs in the person whom the provider identified, or links the account that began. `token` is null after linking.
     */
    async finish(
      { districtId, parameters }: { districtId: DistrictId; parameters: string },
      {
        begun: sealed,
        session,
        device,
      }: { begun: string | null; session: Session | null; device: string | null },
    ): Promise<{ userId: UserId; token: string | null; district: string; path: string | null }> {
      const district = through.seal(districtId)
      const arrival = arrivalOf(parameters, sealed, districtId)
      try {
        const received = await receive(arrival)
        const { path } = received
        const linking = arrival.begun?.linking ?? null
        if (linking === null) return { ...(await signIn(received, device).catch(asRefusal)), district, path }
        if (session?.userId !== linking) throw notSignedIn(say('sign-in-to-link'))
        await database
          .transaction((tx) => {
            const { connection, claims } = received
            return people.linkOwn(tx, connection, claims, identitiesOf(connection, claims), linking)
          })
          .catch(asRefusal)
        return { userId: linking, token: null, district, path }
      } catch (error) {
        if (error instanceof Refusal) await failed()
        throw error
      }
    },

    /** Where to sign out of the provider through which this browser signed in last. */
    async end(sealed: string | null) {
      const nowhere = { url: null, name: null }
      const opened = DistrictId.safeParse(sealed === null ? undefined : through.open(sealed))
      const connection = opened.success ? await selectConnection(database, opened.data) : undefined
      // Our requests are not signed, as sign-out with SAML would have to be. The next sign-in asks again instead.
      if (connection === undefined || hasSaml(connection)) return nowhere
      try {
        const url = await ask(() => provider.end(clientOf(connection), `${deps.siteAddress}/`))
        return url === null ? nowhere : { url, name: connection.districtName }
      } catch (error) {
        // Our own session has ended already, so a provider that does not answer is no reason to refuse.
        if (error instanceof Refusal) return nowhere
        throw error
      }
    },
  }
}

const startAgain = () => badRequest(say('start-again'))
const unavailable = () => forbidden(say('provider-failed'))
