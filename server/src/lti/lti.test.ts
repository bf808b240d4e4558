import { LtiOverview } from '@skills-center/contract/lti'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
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
beforeAll(async () => {
  server = await startTestApp({ configuration: { ssoLoopback: true } })
  platform = await startTestPlatform()
  oak = await linkDistrict(server, 'Oak', platform)
})
afterAll(async () => {
  await server.stop()
  await platform.stop()
})

const roster = (personId: string) => ({ [claim('lis')]: { person_sourcedid: personId } })
const roles = (role: string) => ({
  [claim('roles')]: [`http://purl.imsglobal.org/vocab/lis/v2/membership#${role}`],
})
const read = ({ text }: { text: string }) => JSON.parse(text)

describe('a student', () => {
  it('is launched by the number on the roster, and is found again by the subject', async () => {
    const id = await oak.add('2001')
    const { caller, reply } = await oak.launch('s-1', roster('2001'))
    expect([reply.status, read(reply).kind, read(reply).user.id]).toEqual([200, 'arrived', id])
    expect(read(await caller.get('/api/auth/user')).id).toBe(id)
    expect(read((await oak.launch('s-1')).reply).user.id).toBe(id)
  })

  it('comes to the assignment or the skill that the teacher chose', async () => {
    await oak.add('2002')
    const assignment = '0198c5a4-7b1d-7000-8000-000000000001'
    const custom = (chosen: object) => ({ ...roster('2002'), [claim('custom')]: chosen })
    const first = await oak.launch('s-2', custom({ assignment }))
    expect(read(first.reply).path).toBe(`/practice/assignment/${assignment}`)
    expect(read((await oak.launch('s-2', custom({ skill: 'unit-rates' }))).reply).path).toBe(
      '/practice/unit-rates',
    )
    const strange = custom({ skill: 'https://elsewhere.example/', assignment: '../..' })
    expect(read((await oak.launch('s-2', strange)).reply).path).toBe('/')
  })

  it('who is not on the roster links the account once by signing in, and then goes straight in', async () => {
    const student = await signUp(server)
    await student.post('/api/classrooms/join', { code: oak.classroom.code })
    const { caller, code, reply } = await oak.launch('s-3', {}, student)
    expect(read(reply)).toEqual({ kind: 'link', platform: 'Moodle', role: 'student' })
    const linked = await caller.post('/api/v1/lti/link', { code })
    expect([linked.status, read(linked).user.id]).toEqual([200, student.id])
    expect(read((await oak.launch('s-3')).reply).user.id).toBe(student.id)
  })

  it('gets an account only where the district allows that, and is asked for the age first', async () => {
    expect(read((await oak.launch('s-new')).reply).kind).toBe('link')
    await oak.save({ makesStudents: true })
    const { caller, reply } = await oak.launch('s-new')
    const { user } = read(reply)
    expect([user.role, user.firstName, user.email]).toEqual(['student', user.username, null])
    expect(read(await caller.get('/api/v1/user/privacy')).state).toBe('ask')
    expect(read((await oak.launch('t-new', roles('Instructor'))).reply).kind).toBe('link')
    await oak.save()
  })
})

describe('a parent or a guest of a course', () => {
  it('is found by no number, and gets no account of a student', async () => {
    await oak.add('2006')
    await oak.save({ makesStudents: true })
    const launched = await oak.launch('p-1', { ...roster('2006'), ...roles('Mentor') })
    expect(read(launched.reply).kind).toBe('link')
    await oak.save()
  })
})

describe('a teacher', () => {
  it('is never found by a number or an address, and links the account by signing in', async () => {
    await oak.add('2003')
    const { caller, code, reply } = await oak.launch(
      't-1',
      { ...roster('2003'), ...roles('Instructor'), email: 'Oak-teacher@example.org' },
      oak.teacher,
    )
    expect(read(reply).kind).toBe('link')
    const linked = await caller.post('/api/v1/lti/link', { code })
    expect(read(linked).user.id).toBe(oak.teacher.id)
  })
})

describe('a district administrator', () => {
  it('connects a system, and ends the links of a person', async () => {
    const id = await oak.add('2004')
    const { reply } = await oak.launch('s-4', roster('2004'))
    const { username } = read(reply).user
    const ended = await oak.lead.post('/api/v1/organization/lti/unlink', { username })
    expect(ended.status).toBe(200)
    expect((await oak.lead.post('/api/v1/organization/lti/unlink', { username })).status).toBe(404)
    expect(read((await oak.launch('s-4', roster('2004'))).reply).user.id).toBe(id)
    const log = read(await oak.lead.get('/api/v1/organization/audit-log'))
    const actions = log.entries.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(expect.arrayContaining(['lti-changed', 'sign-in-unlinked']))
  })

  it('loses all links when the system becomes another one', async () => {
    await oak.add('2005')
    await oak.launch('s-5', roster('2005'))
    await oak.save({ clientId: 'another' })
    await oak.save()
    expect(read((await oak.launch('s-5')).reply).kind).toBe('link')
  })

  it('removes a system, and nobody is launched from it anymore', async () => {
    const elm = await linkDistrict(server, 'Elm', platform)
    await elm.lead.send('DELETE', `/api/v1/organization/lti/${elm.id}`)
    const overview = LtiOverview.parse((await elm.lead.get('/api/v1/organization/lti')).body)
    expect(overview.platforms).toEqual([])
    expect((await elm.begin(server.caller(), 's-1')).status).toBe(404)
  })
})

describe('a frame', () => {
  it('holds a link to a window of its own, and keeps no cookie', async () => {
    const framed = await oak.begin(server.caller(), 's "1"', {}, { 'sec-fetch-dest': 'iframe' })
    expect(framed.status).toBe(200)
    expect(framed.headers['set-cookie']).toBeUndefined()
    expect(framed.text).toContain(`href="/lti/${oak.id}/login?frame=`)
    expect(framed.text).toContain('login_hint=s+%221%22')
    expect(framed.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('our keys', () => {
  it('are published without their private parts', async () => {
    const { keys } = read(await server.caller().get('/lti/jwks'))
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })
})
