import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAnswerKeys } from '../../practice/answer-keys.ts'
import { systemNow } from '../../platform/clock.ts'
import { type Caller, secret, startTestApp, type TestApp } from '../../test-app.ts'
import {
  claim,
  linkDistrict,
  type LinkedDistrict,
  startTestPlatform,
  type TestPlatform,
} from '../test-platform.ts'
import { scoreOf } from './score-of.ts'

let server: TestApp
let platform: TestPlatform
let oak: LinkedDistrict
let elm: LinkedDistrict
let at = 0
beforeAll(async () => {
  server = await startTestApp({
    configuration: { ssoLoopback: true },
    now: () => new Date(systemNow().getTime() + at),
  })
  platform = await startTestPlatform()
  oak = await linkDistrict(server, 'Oak', platform)
  elm = await linkDistrict(server, 'Elm', platform)
})
afterAll(async () => {
  await server.stop()
  await platform.stop()
})
beforeEach(() => platform.asked.splice(0))

const read = ({ text }: { text: string }) => JSON.parse(text)
const endpoint = (over: object = {}) => ({
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
    scope: [
      'https://purl.imsglobal.org/spec/lti-ags/scope/score',
      'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
    ],
    lineitems: `${platform.issuer}/lineitems?type=1`,
    lineitem: `${platform.issuer}/lineitems/7/lineitem?type=1`,
    ...over,
  },
})

async function assign(questions: number): Promise<string> {
  const path = oak.classroom.path
  const reply = await oak.teacher.post(`${path}/assignments`, {
    title: 'Rates',
    skillIds: ['unit-rates'],
    goal: { kind: 'count', questions },
    slots: [],
    audience: { kind: 'class' },
    opensAt: '2026-03-10T12:00:00Z',
    dueAt: null,
    takesLate: true,
    tries: 1,
    hasHints: true,
    order: 'listed',
    isPinned: false,
    points: 20,
  })
  return read(reply).id
}

let people = 0
/** A student who came from a link to this assignment. */
async function launched(assignment: string, claims: object = endpoint(), district = oak) {
  people += 1
  const number = `40${people}`
  const id = await oak.add(number)
  const { caller } = await district.launch(`s-${number}`, {
    [claim('lis')]: { person_sourcedid: number },
    [claim('custom')]: { assignment },
    [claim('resource_link')]: { id: assignment },
    ...claims,
  })
  return { caller, id, subject: `s-${number}` }
}

async function answer(caller: Caller, assignment: string, isRight: boolean) {
  const { practice } = read(await caller.get(`/api/v1/assignments/${assignment}/question`))
  const { token } = practice.questions[0]
  const keys = createAnswerKeys(secret)
  const reply = await caller.post('/api/v1/practice/answers', {
    token,
    response: isRight ? keys.right(token) : keys.wrong(token),
    attemptId: server.newId(),
    activeMilliseconds: 5000,
    hintsUsed: 0,
  })
  expect(reply.status).toBe(200)
}

const sent = () =>
  platform.asked
    .filter(({ path }) => path.includes('/scores'))
    .map(({ path, body }) => ({ path, ...JSON.parse(body) }))
/** Runs the background work as if half an hour had gone by, so that every link is due. */
async function later(minutes = 31) {
  at += minutes * 60_000
  await server.app.lti.sendScores()
}

describe('a score', () => {
  it('goes back while the work goes on, and again when it is done, each once', async () => {
    const assignment = await assign(2)
    const { caller, subject } = await launched(assignment)
    await later()
    expect(sent()).toEqual([])
    await answer(caller, assignment, true)
    await later()
    await later()
    expect(sent()).toEqual([
      {
        path: '/lineitems/7/lineitem/scores?type=1',
        userId: subject,
        scoreGiven: 20,
        scoreMaximum: 20,
        activityProgress: 'InProgress',
        gradingProgress: 'Pending',
        timestamp: expect.stringMatching(/Z$/),
      },
    ])
    await answer(caller, assignment, true)
    await later()
    expect(sent()[1]).toMatchObject({ activityProgress: 'Completed', gradingProgress: 'FullyGraded' })
    expect(sent()[1]?.timestamp > sent()[0]?.timestamp).toBe(true)
  })

  it('follows a grade that the teacher enters, and is cleared when the work is excused', async () => {
    const assignment = await assign(1)
    const { id } = await launched(assignment)
    const grade = (body: object) =>
      oak.teacher.send('PUT', `/api/v1/assignments/${assignment}/students/${id}/grade`, {
        grade: null,
        comment: '',
        isExcused: false,
        ...body,
      })
    expect((await grade({ grade: 85 })).status).toBe(200)
    await later()
    await grade({ isExcused: true })
    await later()
    expect(sent()).toMatchObject([
      { scoreGiven: 17, activityProgress: 'Completed' },
      { activityProgress: 'Initialized', gradingProgress: 'NotReady' },
    ])
    expect(sent()[1]).not.toHaveProperty('scoreGiven')
  })

  it('is tried again after a fault, with the same content, and not after a refusal', async () => {
    const assignment = await assign(1)
    const { caller } = await launched(assignment)
    await answer(caller, assignment, true)
    platform.statuses.push(503)
    await later()
    await later(2)
    await later(60)
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toEqual(sent()[0])
    const refused = await assign(1)
    const other = await launched(refused)
    await answer(other.caller, refused, true)
    platform.statuses.push(403)
    platform.asked.splice(0)
    await later()
    await later(600)
    expect(sent()).toHaveLength(1)
  })

  it('is asked for with a token that we sign for, at the token endpoint', async () => {
    const elsewhere = await startTestPlatform()
    await oak.save({ tokenUrl: `${elsewhere.issuer}/token` })
    const assignment = await assign(1)
    const { caller } = await launched(assignment)
    await answer(caller, assignment, true)
    await later()
    const form = new URLSearchParams(elsewhere.asked[0]?.body)
    expect(form.get('grant_type')).toBe('client_credentials')
    expect(form.get('scope')).toBe('https://purl.imsglobal.org/spec/lti-ags/scope/score')
    const assertion = form.get('client_assertion') ?? ''
    expect(decodeJwt(assertion)).toMatchObject({
      iss: oak.clientId,
      sub: oak.clientId,
      aud: `${elsewhere.issuer}/token`,
    })
    const { keys } = read(await server.caller().get('/lti/jwks'))
    expect(decodeProtectedHeader(assertion)).toMatchObject({ alg: 'RS256', kid: keys[0].kid })
    expect(platform.asked.at(-1)?.authorization).toBe('Bearer a token')
    await oak.save()
    await elsewhere.stop()
  })

  it('makes a line item where the platform names none', async () => {
    const assignment = await assign(1)
    const { caller } = await launched(assignment, endpoint({ lineitem: undefined }))
    await answer(caller, assignment, true)
    platform.answers['/lineitems?type=1'] = { id: `${platform.issuer}/lineitems/9` }
    await later()
    expect(sent()[0]?.path).toBe('/lineitems/9/scores')
    const made = platform.asked.find(({ path, body }) => path === '/lineitems?type=1' && body !== '')
    expect(JSON.parse(made?.body ?? '{}')).toMatchObject({
      label: 'Rates',
      scoreMaximum: 20,
      resourceId: assignment,
    })
  })

  it('goes nowhere for a platform that takes no scores', async () => {
    const assignment = await assign(1)
    const { caller } = await launched(assignment, endpoint({ scope: [] }))
    await answer(caller, assignment, true)
    await later()
    expect(sent()).toEqual([])
  })

  it('of an assignment goes to no line item of another district, or of this machine’s network', async () => {
    const assignment = await assign(1)
    await elm.launch('s-elm', {
      [claim('custom')]: { assignment },
      [claim('resource_link')]: { id: 'stolen' },
      ...endpoint({ lineitem: `${platform.issuer}/stolen` }),
    })
    const { caller } = await launched(
      assignment,
      endpoint({ lineitem: 'http://10.0.0.1/latest', lineitems: undefined }),
    )
    await answer(caller, assignment, true)
    await later()
    expect(sent()).toEqual([])
  })

  it('of a student whom the platform does not know is not sent', async () => {
    const assignment = await assign(1)
    const { username } = read(await (await launched(assignment)).caller.get('/api/auth/user'))
    await oak.lead.post('/api/v1/organization/lti/unlink', { username })
    await later()
    expect(sent()).toEqual([])
  })
})

it('work that was not begun has no score, and missing work that counts as zero is final', () => {
  expect(scoreOf({ status: 'to-do', points: null, isGradedByHand: false }, 10)).toBeUndefined()
  expect(scoreOf({ status: 'missing', points: 0, isGradedByHand: false }, 10)).toMatchObject({
    scoreGiven: 0,
    gradingProgress: 'FullyGraded',
  })
})
