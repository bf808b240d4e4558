import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { LtiOverview } from '@skills-center/contract/lti'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'
import { systemNow } from '../platform/clock.ts'
import { openDistrict, type TestDistrict } from '../test-district.ts'
import type { Caller, Reply, TestApp } from '../test-app.ts'

/** A launch of Moodle; `RECORD=1 npm run interop:lti` writes it. */
const file = new URL('recorded/moodle.json', import.meta.url)
const Recorded = z.object({ launch: z.record(z.string(), z.unknown()) })
const recorded = Recorded.parse(JSON.parse(readFileSync(file, 'utf8')))

export const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

/** Each recording has its own. */
export const deploymentId = z.string().parse(recorded.launch[claim('deployment_id')])

/** What goes wrong in a launch; by default nothing. */
interface Fault {
  claims?: Record<string, unknown>
  isSignedByOther?: boolean
  /** Signs with no algorithm at all. */
  isUnsigned?: boolean
  /** Signs with our public key as if it were a shared secret. */
  isSymmetric?: boolean
}

const withoutSignature = (content: object): string =>
  `${[{ alg: 'none' }, content].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>

/** A learning management system on this machine that sends such launches, with other people in them and own keys. */
export async function startTestPlatform() {
  const [keys, otherKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  /** What the services of the platform were asked for. */
  const asked: { path: string; authorization: string; body: string }[] = []
  /** The statuses of the next answers; 200 when there are none. */
  const statuses: number[] = []
  const answers: Record<string, object> = {
    '/token': { access_token: 'a token', token_type: 'Bearer', expires_in: 3600 },
    '/jwks': { keys: [jwk] },
  }
  /** The `Link` headers of answers, by path. */
  const links: Record<string, string> = {}
  const server = createServer((request, reply) => {
    const path = request.url ?? '/'
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => void parts.push(part))
    request.on('end', () => {
      const isKnown = path in answers
      const authorization = request.headers.authorization ?? ''
      if (path !== '/jwks') asked.push({ path, authorization, body: Buffer.concat(parts).toString() })
      const status = isKnown ? 200 : (statuses.shift() ?? 200)
      const link = links[path]
      reply
        .writeHead(status, { 'content-type': 'application/json', ...(link !== undefined && { link }) })
        .end(JSON.stringify(answers[path] ?? []))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`

  async function sign(
    url: string,
    { claims, ...fault }: Fault,
  ): Promise<{ id_token: string; state: string }> {
    const { searchParams } = new URL(url)
    const at = Math.floor(systemNow().getTime() / 1000)
    const content = {
      ...recorded.launch,
      iss: issuer,
      aud: searchParams.get('client_id') ?? '',
      nonce: searchParams.get('nonce'),
      sub: searchParams.get('login_hint') ?? '',
      iat: at,
      exp: at + 60,
      ...claims,
    }
    const state = searchParams.get('state') ?? ''
    if (fault.isUnsigned === true) return { id_token: withoutSignature(content), state }
    const token = new SignJWT(content)
    if (fault.isSymmetric === true) {
      const secret = new TextEncoder().encode(JSON.stringify(jwk))
      return { id_token: await token.setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret), state }
    }
    const key = fault.isSignedByOther === true ? otherKeys.privateKey : keys.privateKey
    return { id_token: await token.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key), state }
  }

  return {
    issuer,
    answers,
    asked,
    links,
    statuses,
    sign,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

export type LinkedDistrict = Awaited<ReturnType<typeof linkDistrict>>

/** A district that is connected with this platform. */
export async function linkDistrict(server: TestApp, name: string, platform: TestPlatform) {
  const district: TestDistrict = await openDistrict(server, name)
  const { lead } = district
  const added = LtiOverview.parse((await lead.post('/api/v1/organization/lti', { name: 'Moodle' })).body)
  const id = added.platforms[0]?.id ?? ''
  const clientId = `client-of-${name}`
  const save = (over: object = {}) =>
    lead.send('PUT', `/api/v1/organization/lti/${id}`, {
      name: 'Moodle',
      issuer: platform.issuer,
      clientId,
      authorizationUrl: `${platform.issuer}/auth`,
      tokenUrl: `${platform.issuer}/token`,
      jwksUrl: `${platform.issuer}/jwks`,
      deploymentIds: [deploymentId],
      matchesNumbers: true,
      makesStudents: false,
      ...over,
    })
  const saved = await save()
  if (saved.status !== 200) throw new Error(saved.text)

  const begin = (caller: Caller, sub: string, over: Record<string, string> = {}, headers = {}) =>
    caller.post(
      `/lti/${id}/login`,
      form({ iss: platform.issuer, login_hint: sub, client_id: clientId, ...over }),
      { ...asForm, 'sec-fetch-dest': 'document', ...headers },
    )
  const receive = (caller: Caller, fields: Record<string, string>): Promise<Reply> =>
    caller.post(`/lti/${id}/launch`, form(fields), asForm)
  const finish = (caller: Caller, code: string) => caller.post('/api/v1/lti/launch', { code })

  /** Begins, lets the platform sign, and comes back. Returns the code, or what was refused. */
  async function come(
    caller: Caller,
    sub: string,
    fault: Fault = {},
  ): Promise<{ reply: Reply; code: string }> {
    const begun = await begin(caller, sub)
    const reply = await receive(caller, await platform.sign(String(begun.headers['location']), fault))
    return { reply, code: String(reply.headers['location']).replace('/launch/', '') }
  }

  return {
    ...district,
    id,
    clientId,
    save,
    begin,
    receive,
    finish,
    come,
    /** The whole way, in a browser of its own. */
    async launch(sub: string, claims: Record<string, unknown> = {}, caller = server.caller()) {
      const { code, reply } = await come(caller, sub, { claims })
      if (reply.status !== 303) throw new Error(`the launch answered ${reply.status}: ${reply.text}`)
      return { caller, code, reply: await finish(caller, code) }
    },
  }
}
