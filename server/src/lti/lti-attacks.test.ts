import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import {
  claim,
  linkDistrict,
  type LinkedDistrict,
  startTestPlatform,
  type TestPlatform,
} from './test-platform.ts'

let server: TestApp
let platform: TestPlatform
let oak: LinkedDistrict
let elm: LinkedDistrict
beforeAll(async () => {
  server = await startTestApp({ configuration: { ssoLoopback: true } })
  platform = await startTestPlatform()
  oak = await linkDistrict(server, 'Oak', platform)
  elm = await linkDistrict(server, 'Elm', platform)
  await oak.add('3001')
})
afterAll(async () => {
  await server.stop()
  await platform.stop()
})

const sam = { [claim('lis')]: { person_sourcedid: '3001' } }
const locationOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
  String(headers['location'])
const seconds = () => Math.floor(Date.now() / 1000)

describe('a launch', () => {
  it.each([
    ['signed with another key', { isSignedByOther: true }],
    ['without a signature', { isUnsigned: true }],
    ['signed with our knowledge of the public key', { isSymmetric: true }],
    ['of another issuer', { claims: { ...sam, iss: 'https://elsewhere.example' } }],
    ['for another client', { claims: { ...sam, aud: 'client-of-Elm' } }],
    [
      'for several clients, and another one of them',
      { claims: { ...sam, aud: ['client-of-Oak', 'x'], azp: 'x' } },
    ],
    ['with another nonce', { claims: { ...sam, nonce: 'x' } }],
    [
      'of a deployment that is not the district’s',
      { claims: { ...sam, [claim('deployment_id')]: 'another' } },
    ],
    ['that has expired', { claims: { ...sam, iat: seconds() - 300, exp: seconds() - 200 } }],
    ['that was signed long ago', { claims: { ...sam, iat: seconds() - 4000 } }],
    ['without a subject', { claims: { ...sam, sub: undefined } }],
    ['of another version', { claims: { ...sam, [claim('version')]: '1.1' } }],
    ['with another message', { claims: { ...sam, [claim('message_type')]: 'Other' } }],
  ])('%s is refused', async (_what, fault) => {
    const { reply } = await oak.come(server.caller(), 's-1', fault)
    expect(reply.status).toBe(403)
    expect(reply.text).toContain('We couldn’t check where you came from')
  })

  it('is refused the second time, also with a new token of the platform', async () => {
    const caller = server.caller()
    const url = locationOf(await oak.begin(caller, 's-1'))
    const first = await platform.sign(url, { claims: sam })
    const received = await oak.receive(caller, first)
    expect(received.status).toBe(303)
    expect((await oak.receive(caller, first)).status).toBe(400)
    expect((await oak.receive(caller, await platform.sign(url, { claims: sam }))).status).toBe(400)
    const code = locationOf(received).replace('/launch/', '')
    expect((await oak.finish(caller, code)).status).toBe(200)
    expect((await oak.finish(caller, code)).status).toBe(400)
  })

  it('ends only in the browser that began it', async () => {
    const attacker = server.caller()
    const { code } = await oak.come(attacker, 's-1', { claims: sam })
    const victim = server.caller()
    expect((await oak.finish(victim, code)).status).toBe(400)
    await oak.begin(victim, 's-2')
    expect((await oak.finish(victim, code)).status).toBe(400)
    expect((await victim.get('/api/auth/user')).status).toBe(401)
  })

  it('is refused when it comes back for another district, or with a state that is not ours', async () => {
    const caller = server.caller()
    const form = await platform.sign(locationOf(await oak.begin(caller, 's-1')), { claims: sam })
    expect((await elm.receive(caller, form)).status).toBe(400)
    expect((await oak.receive(caller, { ...form, state: 'x' })).status).toBe(400)
  })

  it('is refused when the registration has changed since it began', async () => {
    const caller = server.caller()
    const form = await platform.sign(locationOf(await oak.begin(caller, 's-1')), { claims: sam })
    await oak.save()
    expect((await oak.receive(caller, form)).status).toBe(400)
  })

  it('does not begin for another issuer, client, or deployment, or for no platform', async () => {
    const caller = server.caller()
    for (const over of [
      { iss: 'https://elsewhere.example' },
      { client_id: 'x' },
      { lti_deployment_id: 'another' },
    ])
      expect((await oak.begin(caller, 's-1', over)).status).toBe(403)
    expect((await caller.get('/lti/nothing/login?iss=x&login_hint=y')).status).toBe(404)
  })

  it('goes to the platform’s own address, whatever the caller asks for', async () => {
    const url = new URL(
      locationOf(await oak.begin(server.caller(), 's-1', { target_link_uri: 'https://evil.example' })),
    )
    expect(`${url.origin}${url.pathname}`).toBe(`${platform.issuer}/auth`)
    expect(url.searchParams.get('redirect_uri')).toMatch(new RegExp(`/lti/${oak.id}/launch$`))
  })
})

describe('another district', () => {
  it('reaches no account of this one with the same subject or number', async () => {
    await oak.launch('s-9', sam)
    const { caller, reply } = await elm.launch('s-9', sam)
    expect(JSON.parse(reply.text).kind).toBe('link')
    expect((await caller.get('/api/auth/user')).status).toBe(401)
  })

  it('does not link accounts of this one, even with their password', async () => {
    const { caller, code } = await elm.launch('s-10', {}, oak.teacher)
    expect((await caller.post('/api/v1/lti/link', { code })).status).toBe(403)
  })

  it('neither reads nor changes its registration', async () => {
    const path = `/api/v1/organization/lti/${oak.id}`
    expect((await elm.lead.get('/api/v1/organization/lti')).text).not.toContain(oak.id)
    expect((await elm.lead.send('DELETE', path)).status).toBe(404)
    const { status } = await elm.lead.send('PUT', path, {
      name: 'x',
      issuer: 'https://x.example',
      clientId: 'x',
      authorizationUrl: 'https://x.example/a',
      tokenUrl: 'https://x.example/t',
      jwksUrl: 'https://x.example/j',
      deploymentIds: ['1'],
      matchesNumbers: true,
      makesStudents: true,
    })
    expect(status).toBe(404)
  })
})

it.each(['authorizationUrl', 'tokenUrl', 'jwksUrl'])('%s must be on the public internet', async (field) => {
  for (const address of ['http://lms.example/x', 'https://10.0.0.1/x', 'https://user:pass@lms.example/'])
    expect((await oak.save({ [field]: address })).status).toBe(400)
  await oak.save()
})
