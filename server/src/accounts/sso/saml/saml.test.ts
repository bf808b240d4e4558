import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { SsoOverview } from '@skills-center/contract/accounts/sso'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Reply, startTestApp, type TestApp } from '../../../test-app.ts'
import { openDistrict, type TestDistrict } from '../../../test-district.ts'
import { ownPath } from './saml-steps.ts'
import { createSaml } from './saml.ts'
import { makeTestKey } from './test-certificate.ts'
import { createTestIdp, readRequest, type AssertionContent, type TestIdp } from './test-saml-idp.ts'

let server: TestApp
let idp: TestIdp
let oak: TestDistrict
let clock = 0
const now = () => new Date(Date.now() + clock)
beforeAll(async () => {
  server = await startTestApp({ now, configuration: { ssoLoopback: true } })
  idp = createTestIdp('https://idp.example/oak', { now })
  oak = await openDistrict(server, 'Oak')
  await connect()
})
afterAll(() => server.stop())

async function connect(over: object = {}) {
  const saved = await oak.connectSaml({ metadata: idp.metadata() }, over)
  if (saved.status !== 200) throw new Error(saved.text)
}
async function signIn(content: AssertionContent) {
  const caller = server.caller()
  const response = idp.respond(await oak.begin(caller), content)
  return { caller, reply: await oak.finish(caller, await oak.respond(response)) }
}
const codeOf = ({ status, text }: Reply) => [status, JSON.parse(text).code ?? null]
const overview = async () => SsoOverview.parse((await oak.lead.get('/api/v1/organization/sso')).body)

describe('a student', () => {
  it('signs in by an attribute with the number on the roster, and is found again by the NameID', async () => {
    const id = await oak.add('1001')
    const { caller, reply } = await signIn({ attributes: { studentId: '1001' }, nameId: 'p-1001' })
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([200, { user: { id }, path: null }])
    expect(JSON.parse((await caller.get('/api/auth/user')).text).id).toBe(id)
    const again = await signIn({ nameId: 'p-1001' })
    expect(JSON.parse(again.reply.text).user.id).toBe(id)
  })

  it('is found by the attribute at each sign-in, where the NameID is transient', async () => {
    const id = await oak.add('1002')
    const nameIdFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    for (const nameId of ['t-1', 't-2']) {
      const { reply } = await signIn({ attributes: { studentId: '1002' }, nameId, nameIdFormat })
      expect(JSON.parse(reply.text).user.id).toBe(id)
    }
  })

  it('is not found by an attribute with two values', async () => {
    const { reply } = await signIn({ attributes: { studentId: ['1001', '1002'] }, nameId: 'both' })
    expect(codeOf(reply)).toEqual([403, 'accounts/sso/not-on-roster'])
  })

  it('sees the link in their own data', async () => {
    const { caller } = await signIn({ nameId: 'p-1001' })
    expect((await caller.get('/api/v1/user/data')).text).toContain(idp.entityId)
  })
})

describe('a teacher', () => {
  it('is found by the address only if the district says that it assigns it, at its domains', async () => {
    await server.database.query(
      {
        name: 'test.verified-email',
        text: 'update school_members set verified_email = $2 where teacher_id = $1',
      },
      [oak.teacher.id, 'Terry@oak.example'],
    )
    const content = { attributes: { mail: 'terry@OAK.example' }, nameId: 'terry' }
    expect(codeOf((await signIn(content)).reply)).toEqual([403, 'accounts/sso/not-on-roster'])
    await connect({ emailAttribute: 'mail', domains: ['oak.example'] })
    expect(JSON.parse((await signIn(content)).reply.text).user.id).toBe(oak.teacher.id)
    const outside = { attributes: { mail: 'terry@elm.example' }, nameId: 'other' }
    expect(codeOf((await signIn(outside)).reply)).toEqual([403, 'accounts/sso/other-domain'])
    expect(codeOf((await signIn({ nameId: 'other' })).reply)).toEqual([
      403,
      'accounts/sso/address-not-verified',
    ])
    await connect()
  })

  it('gets an account that is not verified, where the district allows it', async () => {
    await connect({ newAccounts: 'teacher', emailAttribute: 'NameID', domains: ['oak.example'] })
    const { reply, caller } = await signIn({
      attributes: { givenName: 'Nell', 'urn:oid:2.5.4.4': 'New&#10;Line' },
      nameId: 'Nell@oak.example',
      nameIdFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    })
    expect(JSON.parse(reply.text).user).toMatchObject({
      firstName: 'Nell',
      lastName: 'New Line',
      email: 'nell@oak.example',
    })
    expect(JSON.parse((await caller.get('/api/schools/verification')).text).isVerified).toBe(false)
    await connect()
  })
})

describe('a sign-in that begins at the provider', () => {
  it('is taken where the district allows it, once, and leads to pages of ours only', async () => {
    await connect({ allowsUnsolicited: true })
    const { id: _, ...request } = readRequest(await oak.begin(server.caller()))
    const arrive = async (relayState: string) => {
      const response = idp.respond({ ...request, id: '' }, { nameId: 'p-1001', inResponseTo: null })
      const parameters = await oak.respond(response, relayState)
      const reply = await oak.finish(server.caller(), parameters)
      expect(codeOf(await oak.finish(server.caller(), parameters))).toEqual([400, 'accounts/sso/start-again'])
      return JSON.parse(reply.text).path
    }
    expect([await arrive('/practice?skill=unit-rates'), await arrive('https://evil.example/')]).toEqual([
      '/practice?skill=unit-rates',
      null,
    ])
    await connect()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\r\nb',
    '/api/v1/x',
    '/sign-in/x',
    '',
  ])('does not lead to %j', (relayState) => {
    expect(ownPath(relayState)).toBeNull()
  })
})

describe('the connection', () => {
  it('is what an administrator sees, with certificates by fingerprint, and our metadata has its addresses', async () => {
    const { settings, samlMetadataUrl, samlResponseUrl } = await overview()
    expect(settings).toMatchObject({
      issuer: idp.entityId,
      clientId: null,
      saml: {
        signInUrl: 'https://idp.example/sso',
        certificates: [{ expiresAt: '2036-01-01T00:00:00.000Z' }],
      },
    })
    const { pathname } = new URL(samlMetadataUrl)
    const { headers, body } = await server.app.http.inject({ url: pathname })
    expect(headers['content-type']).toContain('application/samlmetadata+xml')
    expect(body).toContain(`entityID="${samlMetadataUrl}"`)
    expect(body).toContain(`Location="${samlResponseUrl}"`)
    expect((await server.app.http.inject({ url: '/sign-in/nobody/saml/metadata' })).statusCode).toBe(404)
  })

  it('trusts two keys at once', async () => {
    const next = makeTestKey('next')
    await oak.connectSaml({ metadata: idp.metadata(idp.key, next) })
    for (const key of [idp.key, next])
      expect((await signIn({ nameId: 'p-1001', key })).reply.status).toBe(200)
    await connect()
    expect((await signIn({ nameId: 'p-1001', key: next })).reply.status).toBe(403)
  })

  it('reads metadata from its address again when the key has changed, at most every ten minutes', async () => {
    let current = idp.metadata()
    let asked = 0
    const host = createServer((_request, reply) => {
      asked += 1
      reply.end(current)
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const address = host.address()
    const metadataUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/metadata`
    expect((await oak.connectSaml({ metadataUrl })).status).toBe(200)
    const [next, last] = [makeTestKey('next'), makeTestKey('last')]
    current = idp.metadata(next)
    expect((await signIn({ nameId: 'p-1001', key: next })).reply.status).toBe(200)
    current = idp.metadata(last)
    expect((await signIn({ nameId: 'p-1001', key: last })).reply.status).toBe(403)
    expect(asked).toBe(2)
    clock = 11 * 60_000
    expect((await signIn({ nameId: 'p-1001', key: last })).reply.status).toBe(200)
    clock = 22 * 60_000
    current = idp.metadata(makeTestKey('other')).replace(idp.entityId, 'https://other.example')
    expect((await signIn({ nameId: 'p-1001', key: makeTestKey('evil') })).reply.status).toBe(403)
    clock = 0
    host.close()
    await connect()
  })

  it('changes between the protocols', async () => {
    const url = await oak.begin(server.caller())
    expect(new URL(url).hostname).toBe('idp.example')
    expect((await overview()).settings?.saml).not.toBeNull()
    const kept = await oak.connectSaml({}, { rosterClaim: 'NameID' })
    expect(JSON.parse(kept.text).settings).toMatchObject({ rosterClaim: 'NameID', issuer: idp.entityId })
    await connect()
  })
})

it('after sign-out here, the next sign-in asks for the password again', async () => {
  const { caller } = await signIn({ nameId: 'p-1001' })
  const isAsked = async () => readRequest(await oak.begin(caller)).xml.includes('ForceAuthn="true"')
  expect(await isAsked()).toBe(false)
  await caller.post('/api/logout')
  expect(JSON.parse((await caller.post('/api/v1/sso/end')).text)).toEqual({ url: null, name: null })
  expect(await isAsked()).toBe(true)
  const response = idp.respond(await oak.begin(caller), { nameId: 'p-1001' })
  await oak.finish(caller, await oak.respond(response))
  expect(await isAsked()).toBe(false)
})

it('somebody who does not finish at the provider is told so', async () => {
  const caller = server.caller()
  const canceled = (xml: string) =>
    xml.replace(/<saml:Assertion.*<\/saml:Assertion>/s, '').replace(':Success', ':Responder')
  const response = idp.respond(await oak.begin(caller), { signs: 'none', change: canceled })
  expect(codeOf(await oak.finish(caller, await oak.respond(response)))).toEqual([
    400,
    'accounts/sso/not-completed',
  ])
})

/** What SimpleSAMLphp sent in `npm run interop:saml`. */
const Recorded = z.record(
  z.string(),
  z.object({
    at: z.iso.datetime(),
    metadata: z.string(),
    response: z.string(),
    metadataUrl: z.string(),
    responseUrl: z.string(),
  }),
)
const recordings = Recorded.parse(
  JSON.parse(readFileSync(new URL('../recorded/simplesamlphp.json', import.meta.url), 'utf8')),
)

describe('SimpleSAMLphp, recorded', () => {
  it.each(Object.entries(recordings))('%s: is read', async (_, recording) => {
    const saml = createSaml({ now: () => new Date(recording.at), allowsLoopback: true })
    const { entityId, signInUrl, certificates } = saml.read(recording.metadata)
    const connection = {
      issuer: entityId,
      rosterClaim: 'studentId',
      saml: {
        metadataUrl: null,
        signInUrl,
        certificates: [...certificates],
        emailAttribute: 'mail',
        allowsUnsolicited: false,
      },
    }
    const read = await saml.finish(connection, recording, recording.response)
    expect(read).toMatchObject({
      requestId: expect.stringMatching(/^_/),
      claims: { rosterId: '1001', verifiedEmail: '1001@oak.example', givenName: '1001', familyName: 'Oak' },
    })
    await expect(
      saml.finish(connection, { ...recording, metadataUrl: 'https://other.example' }, recording.response),
    ).rejects.toThrow('audience')
  })
})
