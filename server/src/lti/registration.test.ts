import { LtiOverview } from '@skills-center/contract/lti'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDistrict, type TestDistrict } from '../test-district.ts'
import { signUpAdministrator, startTestApp, type TestApp } from '../test-app.ts'
import { startTestPlatform, type TestPlatform } from './test-platform.ts'

let server: TestApp
let platform: TestPlatform
let oak: TestDistrict
let id: string
beforeAll(async () => {
  server = await startTestApp({ configuration: { ssoLoopback: true } })
  platform = await startTestPlatform()
  oak = await openDistrict(server, 'Oak')
})
afterAll(async () => {
  await server.stop()
  await platform.stop()
})
beforeEach(async () => {
  platform.asked.splice(0)
  platform.answers['/config'] = configuration()
  platform.answers['/register'] = {
    client_id: 'given',
    'https://purl.imsglobal.org/spec/lti-tool-configuration': { deployment_id: '5' },
  }
  const added = LtiOverview.parse((await oak.lead.post('/api/v1/organization/lti', { name: 'Moodle' })).body)
  id = added.platforms.at(-1)?.id ?? ''
})

const configuration = (over: object = {}) => ({
  issuer: platform.issuer,
  registration_endpoint: `${platform.issuer}/register`,
  authorization_endpoint: `${platform.issuer}/auth`,
  token_endpoint: `${platform.issuer}/token`,
  jwks_uri: `${platform.issuer}/jwks`,
  ...over,
})
const link = async (): Promise<string> => {
  const { text } = await oak.lead.post(`/api/v1/organization/lti/${id}/registration`)
  return new URL(JSON.parse(text).url).pathname
}
/** The platform opens the link in the browser of its administrator. */
const open = (path: string, config = `${platform.issuer}/config`) =>
  server.caller().get(`${path}?openid_configuration=${encodeURIComponent(config)}&registration_token=a-token`)
const saved = async () =>
  LtiOverview.parse((await oak.lead.get('/api/v1/organization/lti')).body).platforms.find(
    (one) => one.id === id,
  )

it('a system registers itself, once', async () => {
  const path = await link()
  expect((await open(path)).status).toBe(200)
  expect(await saved()).toMatchObject({
    issuer: platform.issuer,
    clientId: 'given',
    deploymentIds: ['5'],
    isConnected: true,
  })
  const sent = platform.asked.find(({ path: asked }) => asked === '/register')
  expect(sent?.authorization).toBe('Bearer a-token')
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    token_endpoint_auth_method: 'private_key_jwt',
    redirect_uris: [expect.stringMatching(new RegExp(`/lti/${id}/launch$`))],
  })
  expect((await open(path)).status).toBe(400)
})

it('a link that was made up, or of a district that is not the caller’s, registers nothing', async () => {
  expect((await open('/lti/register/made-up')).status).toBe(400)
  const other = await signUpAdministrator(server, 'Elm district')
  expect((await other.post(`/api/v1/organization/lti/${id}/registration`)).status).toBe(404)
})

it.each([
  ['whose issuer is elsewhere', { issuer: 'https://elsewhere.example' }],
  ['whose keys are in our network', { jwks_uri: 'https://10.0.0.1/jwks' }],
  ['whose page would run a script', { authorization_endpoint: 'javascript:alert(1)' }],
])('a system %s is refused', async (_what, over) => {
  platform.answers['/config'] = configuration(over)
  expect((await open(await link())).status).toBe(400)
  expect((await saved())?.isConnected).toBe(false)
  expect(platform.asked.map(({ path }) => path)).not.toContain('/register')
})

it('a configuration in our network is not asked for', async () => {
  expect((await open(await link(), 'https://10.0.0.1/config')).status).toBe(400)
})
