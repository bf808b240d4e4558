import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'

/** What `oidc-provider` sent in `npm run interop:oidc`. */
const file = new URL('recorded/oidc-provider.json', import.meta.url)
const Json = z.record(z.string(), z.unknown())
const recorded = z.record(z.string(), Json).parse(JSON.parse(readFileSync(file, 'utf8')))
const recordedIssuer = 'https://recorded.example'

/** What goes wrong in a sign-in; by default nothing. */
interface Fault {
  nonce?: string
  issuer?: string
  audience?: string
  isSignedByOther?: boolean
  /** Signs with no algorithm at all. */
  isUnsigned?: boolean
  expiresIn?: number
  /** The subject of the userinfo reply, if not that of the ID token. */
  userinfoSubject?: string
}

interface Code {
  clientId: string
  nonce: string
  challenge: string
  claims: Record<string, unknown> & { sub: unknown }
  fault: Fault
}

const withoutSignature = (content: object): string =>
  `${[{ alg: 'none' }, content].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

export type TestIssuer = Awaited<ReturnType<typeof startTestIssuer>>

/**
 * An OpenID provider on this machine that plays back the recorded exchange, with other people in it and tokens that are
 * signed by keys of this run. `metadata` changes the discovery document.
 */
export async function startTestIssuer(metadata: Record<string, unknown> = {}) {
  const [keys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Code>()
  const people = new Map<string, Code>()
  /** The paths that were asked for. */
  const asked: string[] = []

  const idToken = async ({ clientId, nonce, claims, fault }: Code): Promise<string> => {
    const sent = decodeJwt(String(recorded['/token']?.['id_token']))
    const age = fault.expiresIn ?? Number(sent.exp) - Number(sent.iat)
    const now = Math.floor(Date.now() / 1000)
    const content = {
      ...Object.fromEntries(Object.keys(sent).map((name) => [name, claims[name]])),
      nonce: fault.nonce ?? nonce,
      iss: fault.issuer ?? issuer,
      aud: fault.audience ?? clientId,
      iat: now,
      exp: now + age,
    }
    if (fault.isUnsigned === true) return withoutSignature(content)
    return new SignJWT(content)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(fault.isSignedByOther === true ? otherKeys.privateKey : keys.privateKey)
  }

  async function exchange(form: URLSearchParams, authorization: string): Promise<[number, object]> {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    // Both parts are encoded as in forms (RFC 6749, section 2.3.1).
    const [clientId, secret] = Buffer.from(authorization.slice('Basic '.length), 'base64')
      .toString()
      .split(':')
      .map(decodeURIComponent)
    if (code === undefined || clientId !== code.clientId || secret !== 'secret')
      return [401, { error: 'invalid_client' }]
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge !== code.challenge) return [400, { error: 'invalid_grant' }]
    const accessToken = randomUUID()
    people.set(accessToken, code)
    return [200, { ...recorded['/token'], access_token: accessToken, id_token: await idToken(code) }]
  }

  function userinfo(authorization: string): [number, object] {
    const code = people.get(authorization.slice('Bearer '.length))
    if (code === undefined) return [401, {}]
    return [200, { ...code.claims, sub: code.fault.userinfoSubject ?? code.claims.sub }]
  }

  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://issuer').pathname
    asked.push(path)
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', async () => {
      const authorization = request.headers.authorization ?? ''
      const [status, body] =
        path === '/token'
          ? await exchange(new URLSearchParams(Buffer.concat(parts).toString()), authorization)
          : path === '/me'
            ? userinfo(authorization)
            : path === '/jwks'
              ? [200, { keys: [jwk] }]
              : path === '/.well-known/openid-configuration'
                ? [200, { ...discovery(), ...metadata }]
                : [404, {}]
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const discovery = () =>
    Json.parse(
      JSON.parse(
        JSON.stringify(recorded['/.well-known/openid-configuration']).replaceAll(recordedIssuer, issuer),
      ),
    )

  return {
    issuer,
    asked,
    /** The person signs in here. Returns the parameters with which the browser goes back. */
    signIn(url: string, claims: Code['claims'], fault: Fault = {}): string {
      const { searchParams } = new URL(url)
      const code = randomUUID()
      codes.set(code, {
        clientId: searchParams.get('client_id') ?? '',
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        claims,
        fault,
      })
      const back = { code, state: searchParams.get('state') ?? '', iss: issuer }
      return `?${new URLSearchParams(back).toString()}`
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
