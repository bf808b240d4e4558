import { writeFileSync } from 'node:fs'
import { SsoOverview } from '@skills-center/contract/accounts/sso'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestKey } from '../../server/src/accounts/sso/saml/test-certificate.ts'
import { openDistrict, type TestDistrict } from '../../server/src/test-district.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { type Caller, type Reply, startTestApp, type TestApp } from '../../server/src/test-app.ts'
import { createBrowser, formOf } from './browser.ts'
import { type SimpleSamlPhp, startSimpleSamlPhp } from './simplesamlphp.ts'

/**
 * `npm run interop:saml`: single sign-on against SimpleSAMLphp, over HTTP on this machine. With `RECORD=1` it also writes
 * what the provider sent to the file that `npm test` plays back.
 */
const recording = 'server/src/accounts/sso/recorded/simplesamlphp.json'

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

let product: TestApp
let oak: TestDistrict
let peer: SimpleSamlPhp
let studentId: string
let clock = 0
const first = makeTestKey('first')
const second = makeTestKey('second')
const third = makeTestKey('third')
const recorded: Record<string, object> = {}

const personOf = (login: string) => ({
  login,
  attributes: { studentId: login, mail: `${login}@oak.example`, givenName: login, sn: 'Oak' },
})

beforeAll(async () => {
  const now = () => new Date(Date.now() + clock)
  product = await startTestApp({ configuration: { ssoLoopback: true }, log: createLog('warn'), now })
  oak = await openDistrict(product, 'Oak')
  studentId = await oak.add('1001')
  const port = 20_000 + (process.pid % 20_000)
  peer = await startSimpleSamlPhp({ port, people: ['1001', '2002', '3003'].map(personOf) })
  const { samlMetadataUrl } = SsoOverview.parse((await oak.lead.get('/api/v1/organization/sso')).body)
  const ours = await product.app.http.inject({ url: new URL(samlMetadataUrl).pathname })
  peer.register(ours.body)
})
afterAll(async () => {
  if (process.env['RECORD']) writeFileSync(recording, `${JSON.stringify(recorded, null, 2)}\n`)
  await product.stop()
  await peer.stop()
})

type Browser = ReturnType<typeof createBrowser>

/** Opens the provider’s address, and signs in there if it asks. Returns the response, and whether it asked. */
async function goThrough(url: string, login: string, browser: Browser = createBrowser()) {
  let shown = await browser.open(url, 'nowhere')
  const isAsked = shown.page.includes('name="password"')
  if (isAsked) {
    const { action, fields } = formOf(shown.page.slice(shown.page.indexOf('name="f"') - 100), shown.url)
    shown = await browser.open(action, 'nowhere', { ...fields, username: login, password: 'any' })
  }
  const { fields } = formOf(shown.page, shown.url)
  return { isAsked, response: fields['SAMLResponse'] ?? '', relayState: fields['RelayState'] ?? '' }
}

async function signIn(login = '1001', caller: Caller = product.caller()): Promise<Reply> {
  const url = await oak.begin(caller)
  const { response } = await goThrough(url, login)
  return oak.finish(caller, await oak.respond(response))
}

/** Like `signIn`, and keeps what the provider sent. */
async function record(name: string): Promise<Reply> {
  const caller = product.caller()
  const { response } = await goThrough(await oak.begin(caller), '1001')
  const reply = await oak.finish(caller, await oak.respond(response))
  const metadata = await (await fetch(peer.entityId)).text()
  const addresses = SsoOverview.parse((await oak.lead.get('/api/v1/organization/sso')).body)
  recorded[name] = {
    at: new Date().toISOString(),
    metadata,
    response,
    metadataUrl: addresses.samlMetadataUrl,
    responseUrl: addresses.samlResponseUrl,
  }
  return reply
}

const connect = (over: object = {}) => oak.connectSaml({ metadataUrl: peer.entityId }, over)
const codeOf = ({ status, text }: Reply) => [status, JSON.parse(text).code]
const providerFailed = [403, 'accounts/sso/provider-failed']

async function expectStudent(reply: Reply) {
  expect([reply.status, JSON.parse(reply.text).user?.id]).toEqual([200, studentId])
}

it('its metadata is read from its address, and it has read ours', async () => {
  peer.sign(first)
  const saved = await connect()
  expect([saved.status, JSON.parse(saved.text).settings]).toMatchObject([
    200,
    { issuer: peer.entityId, saml: { signInUrl: expect.stringContaining('SSOService.php') } },
  ])
})

it('signed response and assertion, transient NameID: the student of the roster signs in, twice', async () => {
  await expectStudent(await record('both'))
  await expectStudent(await signIn())
})

// Before a signature is refused, after which metadata is not read again for ten minutes.
it('a new key: announced beside the old one, then used, then changed without notice', async () => {
  peer.sign(first, { announced: [second] })
  const saved = await connect()
  expect(JSON.parse(saved.text).settings.saml.certificates).toHaveLength(2)
  await expectStudent(await signIn())
  peer.sign(second)
  await expectStudent(await signIn())
  peer.sign(third)
  await expectStudent(await signIn())
  const { settings } = SsoOverview.parse((await oak.lead.get('/api/v1/organization/sso')).body)
  expect(settings?.saml?.certificates).toHaveLength(1)
  peer.sign(first)
  await connect()
})

it.each([
  ['only the assertion is signed', "'saml20.sign.response' => false"],
  ['only the response is signed', "'saml20.sign.assertion' => false"],
  ['SHA-512', "'signature.algorithm' => 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512'"],
])('%s: signs in', async (name, settings) => {
  peer.sign(first, { settings })
  await expectStudent(await record(name))
})

it('persistent NameID: signs in', async () => {
  peer.sign(first, {
    settings: `'NameIDFormat' => '${persistent}', 'authproc' => [3 =>
      ['class' => 'saml:AttributeNameID', 'attribute' => 'studentId', 'Format' => '${persistent}']]`,
  })
  // The other student is linked already, by another name.
  const id = await oak.add('3003')
  const reply = await signIn('3003')
  expect([reply.status, JSON.parse(reply.text).user?.id]).toEqual([200, id])
})

it('signed with SHA-1 is refused', async () => {
  peer.sign(first, { settings: "'signature.algorithm' => 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'" })
  expect(codeOf(await signIn())).toEqual(providerFailed)
})

it('set to sign nothing, it signs the assertion all the same, because our metadata demands it', async () => {
  peer.sign(first, { settings: "'saml20.sign.response' => false, 'saml20.sign.assertion' => false" })
  await expectStudent(await signIn())
  peer.sign(first)
})

it('someone who is not on the roster is refused, and gets an account where the district allows it', async () => {
  expect(codeOf(await signIn('2002'))).toEqual([403, 'accounts/sso/not-on-roster'])
  await connect({ newAccounts: 'student', domains: ['oak.example'], emailAttribute: 'mail' })
  const made = await signIn('2002')
  expect([made.status, JSON.parse(made.text).user]).toMatchObject([200, { email: null, lastName: '' }])
  await connect()
})

it('a response works once', async () => {
  const caller = product.caller()
  const { response } = await goThrough(await oak.begin(caller), '1001')
  const parameters = await oak.respond(response)
  const again = await oak.respond(response)
  expect((await oak.finish(product.caller(), parameters)).status).toBe(400)
  expect((await oak.finish(caller, again)).status).toBe(400)
})

it('after sign-out here, it asks for the password again, although its own session goes on', async () => {
  const caller = product.caller()
  const browser = createBrowser()
  const enter = async () => {
    const { isAsked, response } = await goThrough(await oak.begin(caller), '1001', browser)
    await expectStudent(await oak.finish(caller, await oak.respond(response)))
    return isAsked
  }
  expect([await enter(), await enter()]).toEqual([true, false])
  await caller.post('/api/logout')
  expect(JSON.parse((await caller.post('/api/v1/sso/end')).text).url).toBeNull()
  expect([await enter(), await enter()]).toEqual([true, false])
})

it('a sign-in that begins there is refused, and taken where the district allows it, with a page of ours', async () => {
  const { samlMetadataUrl } = SsoOverview.parse((await oak.lead.get('/api/v1/organization/sso')).body)
  const query = new URLSearchParams({ spentityid: samlMetadataUrl, RelayState: '/practice' })
  const url = `${peer.url}/saml2/idp/SSOService.php?${query.toString()}`
  const refused = await goThrough(url, '1001')
  expect(codeOf(await oak.finish(product.caller(), await oak.respond(refused.response)))).toEqual([
    400,
    'accounts/sso/start-again',
  ])
  await connect({ allowsUnsolicited: true })
  const { response, relayState } = await goThrough(url, '1001')
  const reply = await oak.finish(product.caller(), await oak.respond(response, relayState))
  await expectStudent(reply)
  expect(JSON.parse(reply.text).path).toBe('/practice')
  await connect()
})

it('a clock that is two minutes off is tolerated, and one that is ten minutes off is not', async () => {
  for (const [minutes, status] of [
    [-2, 200],
    [-10, 403],
    [10, 403],
  ] as const) {
    clock = minutes * 60_000
    expect([minutes, (await signIn()).status]).toEqual([minutes, status])
  }
  clock = 0
})
