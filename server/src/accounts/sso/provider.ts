import * as oidc from 'openid-client'
import { z } from 'zod'
import { createGuardedFetch, isAllowedUrl } from '../../platform/guarded-fetch.ts'
import type { Now } from '../../platform/clock.ts'
import { type Claims, onOneLine, Subject } from './claims.ts'
import { ProviderFault } from './provider-fault.ts'

/** How to reach a district's provider, with the secret in the clear. */
export interface Client {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly rosterClaim: string
  /** Another value means that the connection has changed. */
  readonly revision: string
}

/** What the browser that began must come back with. */
export interface Checks {
  readonly state: string
  readonly nonce: string
  /** The verifier of PKCE (RFC 7636). */
  readonly verifier: string
}

export type Provider = ReturnType<typeof createProvider>

const configurationMinutes = 10
const maxConfigurations = 500

const ClaimSet = z.looseObject({
  sub: Subject,
  email: z.string().max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
})

/** Talks OpenID Connect to providers: discovery, the authorization code flow with PKCE, and logout. */
export function createProvider({ now, allowsLoopback }: { now: Now; allowsLoopback: boolean }) {
  const guarded = createGuardedFetch({ allowsLoopback })
  const customFetch: oidc.CustomFetch = (url, { method, headers, body }) =>
    guarded(url, {
      method,
      headers,
      // The only body that this flow sends: the form of the token endpoint.
      ...(body instanceof URLSearchParams && { body: body.toString() }),
    })

  /** Reads the provider's metadata. Ours: every reply must be signed, and the addresses for the browser must be safe. */
  async function discover({ issuer, clientId, clientSecret }: Client): Promise<oidc.Configuration> {
    const found = await oidc.discovery(
      new URL(issuer),
      clientId,
      clientSecret,
      // Servers must support this one (RFC 6749, section 2.3.1); which others they support, they say.
      oidc.ClientSecretBasic(clientSecret),
      {
        [oidc.customFetch]: customFetch,
        execute: [oidc.enableNonRepudiationChecks, ...(allowsLoopback ? [oidc.allowInsecureRequests] : [])],
      },
    )
    const metadata = found.serverMetadata()
    for (const address of [metadata.authorization_endpoint, metadata.end_session_endpoint])
      if (address !== undefined && !isOpenable(address)) throw new ProviderFault('an address is not https')
    if (metadata.authorization_endpoint === undefined) throw new ProviderFault('no authorization endpoint')
    const methods = metadata.token_endpoint_auth_methods_supported
    if (methods === undefined || methods.includes('client_secret_basic')) return found
    const posting = new oidc.Configuration(
      metadata,
      clientId,
      clientSecret,
      oidc.ClientSecretPost(clientSecret),
    )
    posting[oidc.customFetch] = customFetch
    oidc.enableNonRepudiationChecks(posting)
    if (allowsLoopback) oidc.allowInsecureRequests(posting)
    return posting
  }

  /** The browser opens these addresses; `javascript:` would run in our page. */
  const isOpenable = (address: string) =>
    URL.canParse(address) && isAllowedUrl(new URL(address), allowsLoopback)

  const known = new Map<string, { found: Promise<oidc.Configuration>; until: number }>()
  function configurationOf(client: Client): Promise<oidc.Configuration> {
    const at = now().getTime()
    const kept = known.get(client.revision)
    if (kept && kept.until > at) return kept.found
    if (known.size >= maxConfigurations) known.clear()
    const found = discover(client)
    known.set(client.revision, { found, until: at + configurationMinutes * 60_000 })
    found.catch(() => known.delete(client.revision))
    return found
  }

  /** Whatever goes wrong with a provider is the provider's fault, and nothing to be told apart by who asks. */
  const asProviderFault = (error: unknown): never => {
    if (error instanceof ProviderFault || !(error instanceof Error)) throw error
    const reason = error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
    throw new ProviderFault(reason, { cause: error })
  }

  return {
    /** Throws a ProviderFault if the provider cannot be reached or is not valid. */
    check: async (client: Client): Promise<void> => {
      await discover(client).catch(asProviderFault)
    },

    /** The address at which the person signs in. */
    async begin(client: Client, { state, nonce, verifier }: Checks, redirectUri: string): Promise<string> {
      const configuration = await configurationOf(client).catch(asProviderFault)
      const supported = configuration.serverMetadata().scopes_supported
      const scopes = ['openid', 'email', 'profile'].filter(
        (scope) => scope === 'openid' || (supported?.includes(scope) ?? true),
      )
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        response_type: 'code',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href
    },

    /** Exchanges the code, checks the ID token, and reads the claims. */
    async finish(client: Client, { state, nonce, verifier }: Checks, returned: URL): Promise<Claims> {
      try {
        const configuration = await configurationOf(client)
        const tokens = await oidc.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = ClaimSet.parse(tokens.claims())
        const isComplete = claims[client.rosterClaim] !== undefined && claims.email !== undefined
        if (isComplete || configuration.serverMetadata().userinfo_endpoint === undefined)
          return readClaims(claims, client.rosterClaim)
        const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        return readClaims(mergeClaims(claims, ClaimSet.parse(more)), client.rosterClaim)
      } catch (error) {
        return asProviderFault(error)
      }
    },

    /** Where the person can sign out of the provider; null if it has no such address. */
    async end(client: Client, returnTo: string): Promise<string | null> {
      const configuration = await configurationOf(client).catch(asProviderFault)
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null
      return oidc.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href
    },
  }
}

type ClaimSet = z.infer<typeof ClaimSet>

/** The signed ID token comes first. An address and whether it is verified come from the same document. */
function mergeClaims(token: ClaimSet, more: ClaimSet): ClaimSet {
  const from = token.email === undefined ? more : token
  return { ...more, ...token, email: from.email, email_verified: from.email_verified }
}

/** Only `true` counts as verified: a provider that leaves the claim out says nothing about the address. */
function readClaims(claims: ClaimSet, rosterClaim: string): Claims {
  const { sub: subject, email, email_verified: isVerified, given_name: given, family_name: family } = claims
  const verifiedEmail = isVerified === true && email !== undefined ? onOneLine(email).toLowerCase() : null
  const value = claims[rosterClaim]
  const isText = typeof value === 'string' || typeof value === 'number'
  const rosterId = rosterClaim === 'email' ? verifiedEmail : isText ? onOneLine(String(value)) : null
  return {
    subject,
    rosterId: rosterId === '' ? null : rosterId,
    verifiedEmail,
    givenName: onOneLine(given ?? ''),
    familyName: onOneLine(family ?? ''),
  }
}
