import { writeFileSync } from 'node:fs'
import { SsoOverview } from '@skills-center/contract/accounts/sso'
import { DistrictId } from '@skills-center/contract/schools/organization'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../server/src/platform/log.ts'
import { openClass } from '../../server/src/classrooms/test-class.ts'
import {
  type Caller,
  signUp,
  signUpAdministrator,
  startTestApp,
  type TestApp,
} from '../../server/src/test-app.ts'
import { createBrowser, formOf } from './browser.ts'
import { client, startOpenIdProvider } from './openid-provider.ts'

/**
 * `npm run interop:oidc`: single sign-on against `oidc-provider`, a certified OpenID provider, over HTTP on this
 * machine. With `RECORD=1` it also writes what the provider sent to the file that `npm test` plays back.
 */
const recording = 'server/src/accounts/sso/recorded/oidc-provider.json'

let product: TestApp
let administrator: Caller & { districtId: string }
let studentId: string
let redirectUri: string
let issuer: string
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let studentUsername: string
const recorded = new Map<string, unknown>()

beforeAll(async () => {
  product = await startTestApp({ configuration: { ssoLoopback: true }, log: createLog('warn') })
  administrator = await signUpAdministrator(product, 'Oak district')
  const { office, administrators } = product.app.schoolRecords
  const school = await office.add({ name: 'Oak School', place: '', domains: [] })
  await administrators.office.placeSchool(school, DistrictId.parse(administrator.districtId))
  const teacher = await signUp(product, { role: 'teacher', school: 'Oak School' })
  const classroom = await openClass(teacher)
  const card = await classroom.add({ firstName: 'Sam' })
  studentId = card.studentId
  studentUsername = card.username
  await teacher.send('PUT', `${classroom.path.replace('/api/', '/api/v1/')}/student-numbers`, {
    students: [{ studentId, studentNumber: '1001' }],
  })
  redirectUri = SsoOverview.parse((await administrator.get('/api/v1/organization/sso')).body).redirectUri
  provider = await startOpenIdProvider({
    port: 20_000 + (process.pid % 20_000),
    redirectUri,
    site: 'http://localhost:3000',
    onReply: (path, body) => recorded.set(path, JSON.parse(JSON.stringify(body))),
  })
  issuer = provider.issuer
})
afterAll(async () => {
  const text = JSON.stringify(Object.fromEntries(recorded), null, 2)
  if (process.env['RECORD'])
    writeFileSync(recording, `${text.replaceAll(issuer, 'https://recorded.example')}\n`)
  await product.stop()
  await provider.stop()
})

const save = (over: object = {}) =>
  administrator.send('PUT', '/api/v1/organization/sso', {
    issuer,
    ...client,
    rosterClaim: 'employee_id',
    domains: [],
    newAccounts: null,
    ...over,
  })

/** Signs in at the provider as this account. Returns the address at which the provider lets the browser go. */
async function goThrough(at: string, login: string, browser = createBrowser()): Promise<string> {
  let { url, page } = await browser.open(at, redirectUri)
  for (let steps = 0; steps < 4 && !url.startsWith(redirectUri); steps += 1) {
    const { action, fields } = formOf(page, url)
    const typed = fields['prompt'] === 'login' ? { login, password: 'any' } : {}
    ;({ url, page } = await browser.open(action, redirectUri, { ...fields, ...typed }))
  }
  return url
}

async function begin(caller: Caller): Promise<string> {
  const started = await caller.post('/api/v1/sso/start', { districtId: administrator.districtId })
  expect(started.status).toBe(200)
  return JSON.parse(started.text).url
}

const finish = (caller: Caller, returned: string) =>
  caller.post('/api/v1/sso/finish', {
    districtId: administrator.districtId,
    parameters: new URL(returned).search,
  })

it('discovery: the connection is saved', async () => {
  const saved = await save()
  expect([saved.status, saved.text]).toEqual([200, expect.not.stringContaining(client.clientSecret)])
})

it('another issuer in the document than the one entered is refused', async () => {
  expect((await save({ issuer: issuer.replace('127.0.0.1', 'localhost') })).status).toBe(400)
})

it('authorization code flow with PKCE: the student of the roster signs in', async () => {
  const caller = product.caller()
  const reply = await finish(caller, await goThrough(await begin(caller), '1001'))
  expect([reply.status, JSON.parse(reply.text).user.username]).toEqual([200, studentUsername])
  expect((await caller.get('/api/auth/user')).status).toBe(200)
})

it('a code is exchanged once', async () => {
  const [caller, other] = [product.caller(), product.caller()]
  const returned = await goThrough(await begin(caller), '1001')
  expect((await finish(other, returned)).status).toBe(400)
  expect((await finish(caller, returned)).status).toBe(200)
  expect((await finish(caller, returned)).status).toBe(400)
})

it('a wrong client secret fails at the token endpoint', async () => {
  await save({ clientSecret: 'wrong' })
  const caller = product.caller()
  const reply = await finish(caller, await goThrough(await begin(caller), '1001'))
  expect([reply.status, JSON.parse(reply.text).code]).toEqual([403, 'accounts/sso/provider-failed'])
  await save()
})

it('someone who is not on the roster is refused, and gets an account where the district allows it', async () => {
  const refused = product.caller()
  const reply = await finish(refused, await goThrough(await begin(refused), '2002'))
  expect([reply.status, JSON.parse(reply.text).code]).toEqual([403, 'accounts/sso/not-on-roster'])
  await save({ newAccounts: 'student', domains: ['oak.example'] })
  const allowed = product.caller()
  const made = await finish(allowed, await goThrough(await begin(allowed), '2002'))
  expect([made.status, JSON.parse(made.text).user]).toEqual([
    200,
    expect.objectContaining({ email: null, lastName: '' }),
  ])
})

it('an address that the provider has not verified is refused', async () => {
  const caller = product.caller()
  const reply = await finish(caller, await goThrough(await begin(caller), 'unverified'))
  expect([reply.status, JSON.parse(reply.text).code]).toEqual([403, 'accounts/sso/address-not-verified'])
})

it('the person cancels at the provider', async () => {
  const caller = product.caller()
  const browser = createBrowser()
  const { url, page } = await browser.open(await begin(caller), redirectUri)
  const abort = /href="([^"]+\/abort)"/.exec(page)?.[1] ?? ''
  const back = await browser.open(new URL(abort, url).href, redirectUri)
  const reply = await finish(caller, back.url)
  expect([reply.status, JSON.parse(reply.text).code]).toEqual([400, 'accounts/sso/not-completed'])
})

it('sign-out at the provider: the browser is offered its page, and comes back', async () => {
  const caller = product.caller()
  const browser = createBrowser()
  await finish(caller, await goThrough(await begin(caller), '1001', browser))
  await caller.post('/api/logout')
  const { url, name } = JSON.parse((await caller.post('/api/v1/sso/end')).text)
  expect(name).toBe('Oak district')
  const { url: at, page } = await browser.open(url, 'http://localhost:3000/')
  const { action, fields } = formOf(page, at)
  const end = await browser.open(action, 'http://localhost:3000/', { ...fields, logout: 'yes' })
  expect(end.url).toBe('http://localhost:3000/')
})
