import { UserId } from '@skills-center/contract/ids'
import { LtiPlatformId } from '@skills-center/contract/lti'
import { z } from 'zod'
import { createGuardedFetch, isAllowedUrl } from '../platform/guarded-fetch.ts'
import { logFault } from '../platform/log-fault.ts'
import { badRequest } from '../platform/problems.ts'
import { createSealing } from '../platform/sealing.ts'
import type { LtiDeps } from './deps.ts'
import { say } from './messages.gen.ts'
import { type Platform, selectPlatform } from './platform-queries.ts'
import type { Platforms } from './platforms.ts'
import { PlatformFault } from './verify-launch.ts'

const linkMinutes = 60

/** What a registration link holds, encrypted. It works until the platform is saved. */
const Link = z.object({
  platformId: LtiPlatformId,
  userId: UserId,
  revision: z.string(),
  expiresAt: z.number(),
})

/** What a platform sends to the address of the link (LTI dynamic registration 1.0, section 3.3). */
export const RegistrationQuery = z.object({
  openid_configuration: z.url().max(2000),
  registration_token: z.string().max(8000).optional(),
})

const Configuration = z.object({
  issuer: z.string().max(300),
  registration_endpoint: z.string(),
  authorization_endpoint: z.string().max(500),
  token_endpoint: z.string().max(500),
  jwks_uri: z.string().max(500),
})

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration'
const Registered = z.object({
  client_id: z.string().min(1).max(300),
  [toolConfiguration]: z.object({ deployment_id: z.string().max(255).optional() }).optional(),
})

/** Dynamic registration: the platform and we tell each other our addresses, and nobody copies them. */
export function createRegistration(deps: LtiDeps, platforms: Platforms) {
  const { database, now, log, secret, randomBytes, siteAddress, appName, allowsLoopback } = deps
  const links = createSealing(secret, 'lti registration', randomBytes)
  const guarded = createGuardedFetch({ allowsLoopback })

  const refuse = () => badRequest(say('registration-failed'))
  const requireAllowed = (addresses: readonly string[]) => {
    if (
      !addresses.every((address) => URL.canParse(address) && isAllowedUrl(new URL(address), allowsLoopback))
    )
      throw new PlatformFault('an address is not https')
  }

  async function ask(url: string, token: string | undefined, body?: object): Promise<unknown> {
    const reply = await guarded(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new PlatformFault(`the platform answered ${reply.status}`)
    return reply.json()
  }

  /** What we say of ourselves. */
  function ourselves({ id }: Platform) {
    const launchUrl = `${siteAddress}/lti/${id}/launch`
    const scopes = [
      'lti-ags/scope/score',
      'lti-ags/scope/lineitem',
      'lti-nrps/scope/contextmembership.readonly',
    ].map((name) => `https://purl.imsglobal.org/spec/${name}`)
    return {
      application_type: 'web',
      response_types: ['id_token'],
      grant_types: ['implicit', 'client_credentials'],
      initiate_login_uri: `${siteAddress}/lti/${id}/login`,
      redirect_uris: [launchUrl],
      client_name: appName,
      jwks_uri: `${siteAddress}/lti/jwks`,
      token_endpoint_auth_method: 'private_key_jwt',
      scope: scopes.join(' '),
      [toolConfiguration]: {
        domain: new URL(siteAddress).host,
        target_link_uri: launchUrl,
        claims: ['iss', 'sub'],
        messages: [
          { type: 'LtiResourceLinkRequest', target_link_uri: launchUrl },
          { type: 'LtiDeepLinkingRequest', target_link_uri: launchUrl, label: appName },
        ],
      },
    }
  }

  async function register(platform: Platform, query: z.infer<typeof RegistrationQuery>) {
    const { openid_configuration: address, registration_token: token } = query
    const found = Configuration.parse(await ask(address, token))
    const { issuer, registration_endpoint: endpoint } = found
    const addresses = [issuer, endpoint, found.authorization_endpoint, found.token_endpoint, found.jwks_uri]
    requireAllowed(addresses)
    // Nobody else can say where the keys of an issuer are.
    if (new URL(issuer).host !== new URL(address).host) throw new PlatformFault('the issuer is elsewhere')
    const { client_id: clientId, ...registered } = Registered.parse(
      await ask(endpoint, token, ourselves(platform)),
    )
    const deploymentId = registered[toolConfiguration]?.deployment_id
    return {
      issuer,
      clientId,
      authorizationUrl: found.authorization_endpoint,
      tokenUrl: found.token_endpoint,
      jwksUrl: found.jwks_uri,
      deploymentIds: deploymentId === undefined ? [] : [deploymentId],
    }
  }

  return {
    /** The address that an administrator gives to the platform. */
    async link(userId: UserId, id: LtiPlatformId): Promise<{ url: string }> {
      const { revision } = await platforms.requireOwn(userId, id)
      const link = { platformId: id, userId, revision, expiresAt: now().getTime() + linkMinutes * 60_000 }
      return { url: `${siteAddress}/lti/register/${links.seal(JSON.stringify(link))}` }
    },

    /** The platform has opened the link in the browser of its administrator. */
    async register(sealed: string, query: z.infer<typeof RegistrationQuery>): Promise<void> {
      const opened = links.open(sealed)
      const link = opened === undefined ? undefined : Link.parse(JSON.parse(opened))
      const platform = link && (await selectPlatform(database, link.platformId))
      if (link === undefined || link.expiresAt < now().getTime() || platform?.revision !== link.revision)
        throw badRequest(say('registration-over'))
      try {
        await platforms.saveRegistered(link.userId, platform, await register(platform, query))
      } catch (error) {
        if (!(error instanceof Error)) throw error
        logFault(log, 'warn', error, 'a platform could not be registered')
        throw refuse()
      }
    },
  }
}
