import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestApp, type TestApp } from '../../test-app.ts'
import {
  claim,
  linkDistrict,
  deploymentId,
  type LinkedDistrict,
  startTestPlatform,
  type TestPlatform,
} from '../test-platform.ts'

const settings = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
const answered = (name: string) => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`

let server: TestApp
let platform: TestPlatform
let oak: LinkedDistrict
let elm: LinkedDistrict
let assignment: string
beforeAll(async () => {
  server = await startTestApp({ configuration: { ssoLoopback: true } })
  platform = await startTestPlatform()
  oak = await linkDistrict(server, 'Oak', platform)
  elm = await linkDistrict(server, 'Elm', platform)
  for (const district of [oak, elm]) {
    const { code, reply } = await district.launch('teacher', request(), district.teacher)
    if (read(reply).kind === 'link') await district.teacher.post('/api/v1/lti/link', { code })
  }
  const reply = await oak.teacher.post(`${oak.classroom.path}/assignments`, {
    title: 'Rates "now" & then',
    skillIds: ['unit-rates'],
    goal: { kind: 'count', questions: 2 },
    slots: [],
    audience: { kind: 'class' },
    opensAt: '2026-03-10T12:00:00Z',
    dueAt: '2027-03-13T20:00:00Z',
    takesLate: true,
    tries: 1,
    hasHints: true,
    order: 'listed',
    isPinned: false,
    points: 20,
  })
  assignment = read(reply).id
})
afterAll(async () => {
  await server.stop()
  await platform.stop()
})

const read = ({ text }: { text: string }) => JSON.parse(text)
const request = (over: object = {}) => ({
  [claim('message_type')]: 'LtiDeepLinkingRequest',
  [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'],
  [settings]: {
    deep_link_return_url: `${platform.issuer}/return?course=2`,
    accept_types: ['ltiResourceLink'],
    data: 'a "word"',
    ...over,
  },
})

/** A teacher comes to choose. Returns the browser, and the code of the choice. */
async function come(district = oak, caller?: Caller): Promise<{ caller: Caller; code: string }> {
  const arrived = await district.launch('teacher', request(), caller)
  const { path } = read(arrived.reply)
  expect(path).toMatch(/^\/choose\/[\w-]{43}$/)
  return { caller: arrived.caller, code: path.replace('/choose/', '') }
}
const choose = (caller: Caller, code: string, choices: object[]) =>
  caller.post('/api/v1/lti/choices', { code, choices })

/** The token in the form that goes back to the platform, checked as a platform checks it. */
async function tokenIn(page: string, audience = platform.issuer) {
  const jwt = /name="JWT" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const keys = createLocalJWKSet(read(await server.caller().get('/lti/jwks')))
  return (await jwtVerify(jwt, keys, { issuer: oak.clientId, audience })).payload
}

describe('a teacher', () => {
  it('adds an assignment and a skill to the course, once', async () => {
    const { caller, code } = await come()
    const choices = [
      { kind: 'assignment', id: assignment },
      { kind: 'skill', id: 'unit-rates' },
    ]
    const { path } = read(await choose(caller, code, choices))
    const page = await caller.get(path)
    expect(page.text).toContain(`action="${platform.issuer}/return?course=2"`)
    expect(page.headers['content-security-policy']).toContain(`form-action ${platform.issuer};`)
    const token = await tokenIn(page.text)
    expect(token).toMatchObject({
      [claim('message_type')]: 'LtiDeepLinkingResponse',
      [claim('deployment_id')]: deploymentId,
      [answered('data')]: 'a "word"',
      [answered('content_items')]: [
        {
          type: 'ltiResourceLink',
          title: 'Rates "now" & then',
          url: expect.stringMatching(new RegExp(`/lti/${oak.id}/launch$`)),
          custom: { assignment },
          lineItem: { scoreMaximum: 20, resourceId: assignment },
          submission: { endDateTime: '2027-03-13T20:00:00.000Z' },
        },
        { title: 'Unit rates', custom: { skill: 'unit-rates' } },
      ],
    })
    expect((await caller.get(path)).status).toBe(400)
    expect((await choose(caller, code, choices)).status).toBe(400)
  })

  it('chooses in a window, and the frame takes the choice back to the course', async () => {
    const caller = server.caller()
    const framed = await oak.begin(caller, 'teacher', {}, { 'sec-fetch-dest': 'iframe' })
    const frame = /data-frame="([^"]+)"/.exec(framed.text)?.[1] ?? ''
    const href = /href="([^"]+)"/.exec(framed.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const state = async () => read(await server.caller().get(`/lti/frames/${frame}`))
    expect(await state()).toEqual({ state: 'waiting' })
    const begun = await caller.get(href)
    const signed = await platform.sign(String(begun.headers['location']), { claims: request() })
    const received = await oak.receive(caller, signed)
    const launched = String(received.headers['location']).replace('/launch/', '')
    expect(await state()).toEqual({ state: 'waiting' })
    const code = read(await oak.finish(caller, launched)).path.replace('/choose/', '')
    expect(read(await choose(caller, code, [{ kind: 'assignment', id: assignment }]))).toEqual({ path: null })
    const { path } = await state()
    expect((await tokenIn((await server.caller().get(path)).text))[answered('content_items')]).toHaveLength(1)
    expect((await server.caller().get(path)).status).toBe(400)
    expect((await caller.get(href)).status).toBe(303)
  })
})

describe('a choice', () => {
  it('is only for the teacher who came to make it', async () => {
    const { code } = await come()
    expect((await choose(elm.teacher, code, [{ kind: 'skill', id: 'unit-rates' }])).status).toBe(400)
    expect((await choose(server.caller(), code, [{ kind: 'skill', id: 'unit-rates' }])).status).toBe(401)
  })

  it('of another teacher’s assignment is refused', async () => {
    const { caller, code } = await come(elm)
    expect((await choose(caller, code, [{ kind: 'assignment', id: assignment }])).status).toBe(404)
  })

  it('that was made up is refused, and so is a page that sends none', async () => {
    const made = 'x'.repeat(43)
    expect((await choose(oak.teacher, made, [{ kind: 'skill', id: 'unit-rates' }])).status).toBe(400)
    expect((await oak.teacher.get(`/lti/returns/${made}`)).status).toBe(400)
    expect(read(await server.caller().get(`/lti/frames/${made}`))).toEqual({ state: 'waiting' })
  })

  it('goes nowhere but to a safe address of the platform', async () => {
    for (const address of ['javascript:alert(1)', 'http://10.0.0.1/return']) {
      const { reply } = await oak.launch('teacher', request({ deep_link_return_url: address }))
      expect(reply.status).toBe(400)
    }
  })

  it('is not for students', async () => {
    await oak.add('5001')
    const { reply } = await oak.launch('s-50', {
      ...request(),
      [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      [claim('lis')]: { person_sourcedid: '5001' },
    })
    expect(reply.status).toBe(403)
  })
})

it('a frame whose launch goes elsewhere stops asking', async () => {
  await oak.add('5002')
  const framed = await oak.begin(server.caller(), 's-51', {}, { 'sec-fetch-dest': 'iframe' })
  const frame = /data-frame="([^"]+)"/.exec(framed.text)?.[1] ?? ''
  const href = /href="([^"]+)"/.exec(framed.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const caller = server.caller()
  const begun = await caller.get(href)
  await oak.receive(caller, await platform.sign(String(begun.headers['location']), {}))
  expect(read(await server.caller().get(`/lti/frames/${frame}`))).toEqual({ state: 'over' })
})
