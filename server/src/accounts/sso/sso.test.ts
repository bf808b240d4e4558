import { SsoOverview } from '@skills-center/contract/accounts/sso'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { openDistrict, type TestDistrict } from '../../test-district.ts'
import { startTestIssuer, type TestIssuer } from './test-issuer.ts'

let server: TestApp
let issuer: TestIssuer
let oak: TestDistrict
beforeAll(async () => {
  server = await startTestApp({ configuration: { ssoLoopback: true } })
  issuer = await startTestIssuer()
  oak = await openDistrict(server, 'Oak')
  const saved = await oak.connect(issuer)
  if (saved.status !== 200) throw new Error(saved.text)
})
afterAll(async () => {
  await server.stop()
  await issuer.stop()
})

const codeOf = ({ status, text }: { status: number; text: string }) => [status, JSON.parse(text).code]
const logOf = async (caller: Caller): Promise<string[]> =>
  JSON.parse((await caller.get('/api/v1/organization/audit-log')).text).entries.map(
    ({ action }: { action: string }) => action,
  )
const verifiedAt = async (district: TestDistrict, teacherId: string, email: string) => {
  await server.database.query(
    {
      name: 'test.verified-email',
      text: 'update school_members set verified_email = $2 where teacher_id = $1',
    },
    [teacherId, email],
  )
  return district
}

describe('a student', () => {
  it('signs in by the number on the roster, and is found again by the subject', async () => {
    const id = await oak.add('1001')
    const { caller, reply } = await oak.signIn(issuer, { sub: '1001' })
    expect([reply.status, JSON.parse(reply.text).user.id]).toEqual([200, id])
    expect(JSON.parse((await caller.get('/api/auth/user')).text).id).toBe(id)
    const again = await oak.signIn(issuer, { sub: '1001' })
    expect(JSON.parse(again.reply.text).user.id).toBe(id)
    expect((await logOf(oak.lead)).filter((action) => action === 'sign-in-linked')).toHaveLength(1)
  })

  it('who is on no class list is refused', async () => {
    const { reply, caller } = await oak.signIn(issuer, { sub: 'nobody' })
    expect(codeOf(reply)).toEqual([403, 'accounts/sso/not-on-roster'])
    expect((await caller.get('/api/auth/user')).status).toBe(401)
  })

  it('whom the rosters have twice is refused', async () => {
    await oak.add('1002')
    const second = await oak.teacher.post('/api/classrooms', { name: 'Period 3', gradeLevel: 6 })
    const path = `/api/v1/classrooms/${JSON.parse(second.text).id}`
    const other = JSON.parse((await oak.teacher.post(`${path}/students`, { firstName: 'Sam' })).text)
    await oak.teacher.send('PUT', `${path}/student-numbers`, {
      students: [{ studentId: other.studentId, studentNumber: '1002' }],
    })
    const { reply } = await oak.signIn(issuer, { sub: '1002' })
    expect(codeOf(reply)).toEqual([409, 'accounts/sso/two-accounts'])
  })

  it('is found by a claim that only the userinfo reply has', async () => {
    await oak.connect(issuer, { rosterClaim: 'school_id' })
    const id = await oak.add('1003')
    const { reply } = await oak.signIn(issuer, { sub: 'x-3', school_id: 1003 })
    expect(JSON.parse(reply.text).user.id).toBe(id)
    await oak.connect(issuer)
  })

  it('whose account is the family’s links it while signed in, and then signs in with it', async () => {
    const student = await signUp(server)
    await student.post('/api/classrooms/join', { code: oak.classroom.code })
    await oak.teacher.send('PUT', `${oak.classroom.path}/student-numbers`, {
      students: [{ studentId: student.id, studentNumber: '1004' }],
    })
    const refused = await oak.signIn(issuer, { sub: '1004' })
    expect(codeOf(refused.reply)).toEqual([409, 'accounts/sso/link-it-yourself'])
    const offered = JSON.parse((await student.get('/api/v1/user/sso')).text)
    expect(offered).toEqual({ links: [], offered: [{ districtId: oak.districtId, name: 'Oak district' }] })
    const before = student.cookie()
    const linked = await oak.finish(student, issuer.signIn(await oak.begin(student, true), { sub: '1004' }))
    expect([linked.status, student.cookie()]).toEqual([200, before])
    const { reply } = await oak.signIn(issuer, { sub: '1004' })
    expect(JSON.parse(reply.text).user.id).toBe(student.id)
    const unlinked = await student.send('DELETE', `/api/v1/user/sso/${oak.districtId}`)
    expect(JSON.parse(unlinked.text).links).toEqual([])
    expect(codeOf((await oak.signIn(issuer, { sub: '1004' })).reply)).toEqual([
      409,
      'accounts/sso/link-it-yourself',
    ])
  })

  it('sees the link in their own data', async () => {
    const { caller } = await oak.signIn(issuer, { sub: '1001' })
    expect((await caller.get('/api/v1/user/data')).text).toContain(issuer.issuer)
  })
})

describe('a teacher', () => {
  it('is found by the address that was confirmed at the school, and only if the provider has verified it', async () => {
    await verifiedAt(oak, oak.teacher.id, 'Teacher@oak.example')
    const email = 'teacher@oak.example'
    const { reply } = await oak.signIn(issuer, { sub: 't-1', email, email_verified: false })
    expect(codeOf(reply)).toEqual([403, 'accounts/sso/not-on-roster'])
    const text = await oak.signIn(issuer, { sub: 't-1', email, email_verified: 'true' })
    expect(codeOf(text.reply)).toEqual([403, 'accounts/sso/not-on-roster'])
    const verified = await oak.signIn(issuer, { sub: 't-1', email, email_verified: true })
    expect(JSON.parse(verified.reply.text).user.id).toBe(oak.teacher.id)
  })

  it('is not found by the address in the profile, which nobody has confirmed', async () => {
    const elm = await signUp(server, { role: 'teacher', school: 'Oak School' })
    const email = JSON.parse((await elm.get('/api/auth/user')).text).email
    const { reply } = await oak.signIn(issuer, { sub: 't-2', email, email_verified: true })
    expect(codeOf(reply)).toEqual([403, 'accounts/sso/not-on-roster'])
  })
})

describe('a district', () => {
  it('may let people get accounts: a student’s holds no name or address, and asks for the age first', async () => {
    await oak.connect(issuer, { newAccounts: 'student', domains: ['Oak.Example'] })
    const person = {
      sub: 'new-1',
      email: 'new@oak.example',
      email_verified: true,
      given_name: 'New',
      family_name: 'Kid',
    }
    const { caller, reply } = await oak.signIn(issuer, person)
    expect(reply.status).toBe(200)
    expect(reply.text).not.toMatch(/New|Kid|oak\.example/)
    expect(JSON.parse((await caller.get('/api/v1/user/privacy')).text).state).toBe('ask')
    const again = await oak.signIn(issuer, person)
    expect(JSON.parse(again.reply.text).user.id).toBe(JSON.parse(reply.text).user.id)
    const unlinked = await caller.send('DELETE', `/api/v1/user/sso/${oak.districtId}`)
    expect(codeOf(unlinked)).toEqual([409, 'accounts/sso/only-way-in'])
    const outside = await oak.signIn(issuer, { ...person, sub: 'new-2', email: 'new@elm.example' })
    expect(codeOf(outside.reply)).toEqual([403, 'accounts/sso/other-domain'])
    const unverified = await oak.signIn(issuer, { ...person, sub: 'new-2', email_verified: undefined })
    expect(codeOf(unverified.reply)).toEqual([403, 'accounts/sso/address-not-verified'])
  })

  it('makes teacher accounts that are not verified', async () => {
    await oak.connect(issuer, { newAccounts: 'teacher', domains: ['oak.example'] })
    const person = { sub: 'new-t', email: 'newt@oak.example', email_verified: true, given_name: 'Nell' }
    const { caller, reply } = await oak.signIn(issuer, person)
    expect(JSON.parse(reply.text).user).toMatchObject({
      role: 'teacher',
      firstName: 'Nell',
      email: 'newt@oak.example',
    })
    expect(JSON.parse((await caller.get('/api/schools/verification')).text).isVerified).toBe(false)
    await oak.connect(issuer)
  })

  it('is found by the name of a school, its own name, or the domain of an address', async () => {
    await oak.connect(issuer, { domains: ['oak.example'] })
    const find = async (search: string) =>
      JSON.parse(
        (await server.caller().get(`/api/v1/sso/districts?search=${encodeURIComponent(search)}`)).text,
      ).districts
    const found = { districtId: oak.districtId, name: 'Oak district' }
    expect(await find('oak sch')).toEqual([{ ...found, school: 'Oak School' }])
    expect(await find('Oak district')).toEqual([{ ...found, school: null }])
    expect(await find('Ada@OAK.example')).toEqual([{ ...found, school: null }])
    expect([await find('ada@elm.example'), await find('oa'), await find('%%%')]).toEqual([[], [], []])
    await oak.connect(issuer)
  })

  it('keeps the secret from its reply, from the table, and when the form is saved without it', async () => {
    const { settings } = SsoOverview.parse((await oak.lead.get('/api/v1/organization/sso')).body)
    expect(settings).toMatchObject({ issuer: issuer.issuer, rosterClaim: 'sub' })
    expect((await oak.connect(issuer, { clientSecret: undefined })).status).toBe(200)
    const moved = await oak.connect(issuer, { clientSecret: undefined, clientId: 'another' })
    expect(codeOf(moved)).toEqual([400, 'accounts/sso/enter-the-secret'])
    const rows = await server.database.query({ name: 'test.sso', text: 'select * from sso_connections' })
    expect(JSON.stringify(rows)).not.toContain('"secret"')
    expect((await oak.signIn(issuer, { sub: '1001' })).reply.status).toBe(200)
  })

  it('ends a link, after which the roster decides again', async () => {
    const { reply } = await oak.signIn(issuer, { sub: '1001' })
    const { username } = JSON.parse(reply.text).user
    expect((await oak.lead.post('/api/v1/organization/sso/unlink', { username })).status).toBe(200)
    expect((await oak.lead.post('/api/v1/organization/sso/unlink', { username })).status).toBe(404)
    expect((await oak.signIn(issuer, { sub: '1001' })).reply.status).toBe(200)
    expect((await logOf(oak.lead)).slice(0, 3)).toContain('sign-in-unlinked')
  })

  it('ends single sign-on', async () => {
    const elm = await openDistrict(server, 'Elm')
    await elm.connect(issuer)
    await elm.add('2001')
    await elm.signIn(issuer, { sub: '2001' })
    expect((await elm.lead.send('DELETE', '/api/v1/organization/sso')).status).toBe(200)
    const start = await server.caller().post('/api/v1/sso/start', { districtId: elm.districtId })
    expect(codeOf(start)).toEqual([404, 'accounts/sso/no-connection'])
    expect(await logOf(elm.lead)).toContain('sso-removed')
  })
})

describe('signing out', () => {
  it('ends our session, and offers to sign out of the provider once', async () => {
    const { caller } = await oak.signIn(issuer, { sub: '1001' })
    await caller.post('/api/logout')
    expect((await caller.get('/api/auth/user')).status).toBe(401)
    const end = JSON.parse((await caller.post('/api/v1/sso/end')).text)
    const url = new URL(end.url)
    expect([end.name, url.origin, url.pathname]).toEqual(['Oak district', issuer.issuer, '/session/end'])
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/')
    expect(JSON.parse((await caller.post('/api/v1/sso/end')).text)).toEqual({ url: null, name: null })
  })

  it('offers nothing where the provider has no such address', async () => {
    const plain = await startTestIssuer({ end_session_endpoint: undefined })
    const ash = await openDistrict(server, 'Ash')
    await ash.connect(plain)
    await ash.add('3001')
    const { caller } = await ash.signIn(plain, { sub: '3001' })
    expect(JSON.parse((await caller.post('/api/v1/sso/end')).text).url).toBeNull()
    await plain.stop()
  })
})

it('a deactivated account is not signed in', async () => {
  const id = await oak.add('1009')
  await oak.signIn(issuer, { sub: '1009' })
  await oak.lead.send('PUT', `/api/v1/organization/people/${UserId.parse(id)}/active`, { isActive: false })
  expect((await oak.signIn(issuer, { sub: '1009' })).reply.status).toBe(403)
})
