import * as oidc from 'openid-client'
import { createGuardedFetch } from '../platform/guarded-fetch.ts'
import type { Now } from '../platform/clock.ts'
import type { Keys } from './keys.ts'
import type { Platform } from './platform-queries.ts'
import { PlatformFault } from './verify-launch.ts'

/** The platform answered with this status. */
export class ServiceRefused extends PlatformFault {
  readonly status: number
  constructor(status: number) {
    super(`the platform answered ${status}`)
    this.status = status
  }
}

interface Asked {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly scope: string
  readonly accept?: string
  readonly contentType?: string
  readonly body?: string
}

const maxTokens = 500
/** A token is not used in its last seconds. */
const marginSeconds = 60

export type PlatformServices = ReturnType<typeof createPlatformServices>

/** Calls services of platforms, with access tokens that we get by signing with our key (RFC 7523). */
export function createPlatformServices({
  now,
  keys,
  allowsLoopback,
}: {
  now: Now
  keys: Keys
  allowsLoopback: boolean
}) {
  const guarded = createGuardedFetch({ allowsLoopback })
  const tokens = new Map<string, { value: string; until: number }>()

  async function askForToken({ clientId, issuer, tokenUrl }: Platform, scope: string) {
    const authentication = oidc.PrivateKeyJwt(await keys.signing(), {
      // Platforms expect their token endpoint here (LTI 1.3 security framework, section 4.1.1).
      [oidc.modifyAssertion]: (_header, payload) => {
        payload['aud'] = tokenUrl
      },
    })
    const configuration = new oidc.Configuration(
      { issuer, token_endpoint: tokenUrl },
      clientId,
      {},
      authentication,
    )
    configuration[oidc.customFetch] = (url, { method, headers, body }) =>
      guarded(url, { method, headers, ...(body instanceof URLSearchParams && { body: body.toString() }) })
    if (allowsLoopback) oidc.allowInsecureRequests(configuration)
    return oidc.clientCredentialsGrant(configuration, { scope })
  }

  async function tokenOf(platform: Platform, scope: string): Promise<string> {
    const key = `${platform.revision} ${scope}`
    const at = now().getTime()
    const kept = tokens.get(key)
    if (kept !== undefined && kept.until > at) return kept.value
    if (tokens.size >= maxTokens) tokens.clear()
    const { access_token: value, expires_in: seconds = 0 } = await askForToken(platform, scope)
    tokens.set(key, { value, until: at + (seconds - marginSeconds) * 1000 })
    return value
  }

  /** Throws a PlatformFault if the platform cannot be reached or refuses. */
  return async (
    platform: Platform,
    { method, url, scope, accept, contentType, body }: Asked,
  ): Promise<Response> => {
    try {
      const token = await tokenOf(platform, scope)
      const reply = await guarded(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(accept !== undefined && { accept }),
          ...(contentType !== undefined && { 'content-type': contentType }),
        },
        ...(body !== undefined && { body }),
      })
      if (reply.status === 401) tokens.delete(`${platform.revision} ${scope}`)
      if (!reply.ok) throw new ServiceRefused(reply.status)
      return reply
    } catch (error) {
      if (error instanceof PlatformFault || !(error instanceof Error)) throw error
      throw new PlatformFault(error.message, { cause: error })
    }
  }
}
