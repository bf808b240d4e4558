import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestIdp } from './accounts/sso/saml/test-saml-idp.ts'
import { openDistrict, type TestDistrict } from './test-district.ts'
import { startTestIssuer, type TestIssuer } from './accounts/sso/test-issuer.ts'
import { smallDistrict } from './rosters/test-bundle.ts'
import { students, syncsOn } from './rosters/test-syncs.ts'
import { type Reply, startTestApp, type TestApp } from './test-app.ts'

/* A district whose people come from OneRoster, and whose provider sends no `email_verified`, as Microsoft Entra. */
let server: TestApp
let issuer: TestIssuer
let oak: TestDistrict
beforeAll(async () => {
  server = await startTestApp({ configuration: { ssoLoopback: true } })
  issuer = await startTestIssuer()
  oak = await openDistrict(server, 'Oak')
  await sync(oak.lead, smallDistrict(students(4)))
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})
const { sync, peopleOf } = syncsOn(() => server)

const codeOf = ({ status, text }: Reply) => [status, JSON.parse(text).code ?? null]
const idOf = async (sourcedId: string) => (await peopleOf(oak.districtId)).get(sourcedId)?.id
const userOf = ({ text }: Reply) => JSON.parse(text).user?.id

it('finds the school by its name, and signs in a student and a teacher of the roster by their numbers', async () => {
  await oak.connect(issuer, { rosterClaim: 'employeeid' })
  const visitor = server.caller()
  const found = JSON.parse((await visitor.get('/api/v1/sso/districts?search=cedar%20east')).text)
  expect(found.districts).toEqual([
    { districtId: oak.districtId, name: 'Oak district', school: 'Cedar east' },
  ])
  const { caller, reply } = await oak.signIn(issuer, {
    sub: 'pairwise-1',
    employeeid: '9s0',
    email: 'x@oak.example',
  })
  expect([reply.status, userOf(reply)]).toEqual([200, await idOf('s0')])
  const classes = JSON.parse((await caller.get('/api/classrooms')).text)
  expect(classes).toMatchObject([{ name: 'Math east' }])
  const teacher = await oak.signIn(issuer, {
    sub: 'pairwise-2',
    employeeid: '9t-east',
    email: 'east@cedar.example',
  })
  expect(userOf(teacher.reply)).toBe(await idOf('t-east'))
})

it('looks for the value in the field of the roster that the district chose, and in no other', async () => {
  await oak.connect(issuer, { rosterClaim: 'oid' })
  expect(codeOf((await oak.signIn(issuer, { sub: 'a', oid: 's1' })).reply)).toEqual([
    403,
    'accounts/sso/not-on-roster',
  ])
  await oak.connect(issuer, { rosterClaim: 'oid', rosterField: 'sourced-id' })
  expect(userOf((await oak.signIn(issuer, { sub: 'a', oid: 's1' })).reply)).toBe(await idOf('s1'))
  expect(codeOf((await oak.signIn(issuer, { sub: 'b', oid: '9s2' })).reply)).toEqual([
    403,
    'accounts/sso/not-on-roster',
  ])
  await oak.connect(issuer, { rosterClaim: 'preferred_username', rosterField: 'username' })
  const { reply } = await oak.signIn(issuer, { sub: 'c', preferred_username: 'West@cedar.example' })
  expect(userOf(reply)).toBe(await idOf('t-west'))
})

it('finds nobody by an address of the roster that the provider has not verified', async () => {
  await oak.connect(issuer, { rosterClaim: 'email', rosterField: 'email' })
  const person = { sub: 'd', email: 's3@students.cedar.example' }
  expect(codeOf((await oak.signIn(issuer, person)).reply)).toEqual([403, 'accounts/sso/not-on-roster'])
  const { reply } = await oak.signIn(issuer, { ...person, email_verified: true })
  expect(userOf(reply)).toBe(await idOf('s3'))
})

it('the same person signs in by SAML after a change of the provider', async () => {
  const idp = createTestIdp('https://idp.example/oak')
  await oak.connectSaml({ metadata: idp.metadata() })
  const caller = server.caller()
  const response = idp.respond(await oak.begin(caller), { attributes: { studentId: '9s0' }, nameId: 'n-1' })
  expect(userOf(await oak.finish(caller, await oak.respond(response)))).toBe(await idOf('s0'))
})

it('who is no longer on the roster is not signed in, by number or by an earlier link', async () => {
  await oak.connect(issuer, { rosterClaim: 'employeeid' })
  await sync(oak.lead, smallDistrict(students(4).slice(1)))
  for (const sub of ['pairwise-1', 'new'])
    expect((await oak.signIn(issuer, { sub, employeeid: '9s0' })).reply.status).toBe(403)
})

it('the roster of another district finds nobody here', async () => {
  const elm = await openDistrict(server, 'Elm')
  await elm.connect(issuer, { rosterClaim: 'employeeid' })
  expect(codeOf((await elm.signIn(issuer, { sub: 'e', employeeid: '9s1' })).reply)).toEqual([
    403,
    'accounts/sso/not-on-roster',
  ])
})
