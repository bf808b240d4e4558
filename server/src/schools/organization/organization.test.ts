import { Organization, type Person, StudentRecord } from '@skills-center/contract/schools/organization'
import type { SchoolId } from '@skills-center/contract/schools'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClass } from '../../classrooms/test-class.ts'
import { type Caller, newPerson, signUp, signUpChild, startTestApp, type TestApp } from '../../test-app.ts'

type Somebody = Caller & { id: string; username: string }

interface District {
  lead: Somebody
  principal: Somebody
  teacher: Somebody
  ownStudent: string
  joined: Somebody
  schools: [SchoolId, SchoolId]
}

let server: TestApp
let oak: District
let elm: District
beforeAll(async () => {
  server = await startTestApp({
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
  oak = await makeDistrict('Oak')
  elm = await makeDistrict('Elm')
})
afterAll(() => server.stop())

async function makeDistrict(name: string): Promise<District> {
  const { office, administrators } = server.app.schoolRecords
  const district = await administrators.office.addDistrict(`${name} district`)
  const schools: [SchoolId, SchoolId] = [
    await office.add({ name: `${name} East`, place: '', domains: [] }),
    await office.add({ name: `${name} West`, place: '', domains: [] }),
  ]
  for (const id of schools) await administrators.office.placeSchool(id, district)
  const newTeacher = (school: string) =>
    signUp(server, { role: 'teacher', username: `${name}-${school}`.replace(' ', '-'), school })
  const lead = await signUp(server, { role: 'teacher', username: `${name}-lead`, school: null })
  const principal = await newTeacher(`${name} West`)
  const teacher = await newTeacher(`${name} East`)
  await administrators.office.appoint(UserId.parse(lead.id), district, null)
  await administrators.office.appoint(UserId.parse(principal.id), district, schools[1])
  const classroom = await openClass(teacher, { name: `${name} class` })
  const { studentId } = await classroom.add({ firstName: `${name}child` })
  const joined = await signUp(server, { username: `${name}-student` })
  await joined.post('/api/classrooms/join', { code: classroom.code })
  return { lead, principal, teacher, ownStudent: studentId, joined, schools }
}

const peopleOf = async (caller: Caller, query = ''): Promise<Person[]> =>
  JSON.parse((await caller.get(`/api/v1/organization/people${query}`)).text).people
const overviewOf = async (caller: Caller) =>
  Organization.parse((await caller.get('/api/v1/organization')).body)
const open = (caller: Caller, id: string, reason = 'A parent asked for the record') =>
  caller.post(`/api/v1/organization/people/${id}/record`, { reason })
const setActive = (caller: Caller, id: string, isActive: boolean) =>
  caller.send('PUT', `/api/v1/organization/people/${id}/active`, { isActive })
const logOf = async (caller: Caller): Promise<{ action: string; reason: string | null; subject: string }[]> =>
  JSON.parse((await caller.get('/api/v1/organization/audit-log')).text).entries

describe('an administrator', () => {
  it('of a district sees the totals of its schools, each person once', async () => {
    const { totals, schools, role } = await overviewOf(oak.lead)
    expect(role).toBe('district')
    expect(totals).toMatchObject({ teachers: 2, classes: 1, students: 2, waitingForConsent: 0, seats: 0 })
    expect(schools.map(({ name, totals: { students } }) => [name, students])).toEqual([
      ['Oak East', 2],
      ['Oak West', 0],
    ])
  })

  it('of one school sees this school only', async () => {
    const { totals, schools, role } = await overviewOf(oak.principal)
    expect(role).toBe('school')
    expect(schools.map(({ name }) => name)).toEqual(['Oak West'])
    expect(totals).toMatchObject({ teachers: 1, students: 0 })
    expect((await open(oak.principal, oak.ownStudent)).status).toBe(404)
    const added = await oak.principal.post('/api/v1/organization/schools', { name: 'Oak South', place: '' })
    expect(added.status).toBe(403)
  })

  it('finds people by name and by role', async () => {
    const found = await peopleOf(oak.lead, '?search=OAKCHILD&role=student')
    expect(found.map(({ id }) => id)).toEqual([oak.ownStudent])
    expect(found[0]).toMatchObject({ canDeactivate: true, isActive: true, isWaitingForConsent: false })
    expect((await peopleOf(oak.lead)).length).toBe(5)
  })

  it('finds who waits for consent', async () => {
    const child = await signUpChild(server)
    const classes = JSON.parse((await oak.teacher.get('/api/classrooms')).text)
    const detail = JSON.parse((await oak.teacher.get(`/api/classrooms/${classes[0].id}`)).text)
    await child.post('/api/classrooms/join', { code: detail.code.code })
    expect((await peopleOf(oak.lead, '?isWaitingForConsent=true')).map(({ id }) => id)).toEqual([child.id])
    expect((await overviewOf(oak.lead)).totals.waitingForConsent).toBe(1)
  })

  it('opens a record only with a reason, which the audit log shows and the student’s own data has', async () => {
    expect((await open(oak.lead, oak.joined.id, 'because')).status).toBe(400)
    expect((await logOf(oak.lead)).filter(({ action }) => action === 'record-opened')).toEqual([])
    const reply = await open(oak.lead, oak.joined.id, 'Transfer to another district')
    expect(StudentRecord.parse(reply.body)).toMatchObject({
      person: { username: 'Oak-student' },
      classes: [{ name: 'Oak class' }],
      answers: 0,
    })
    expect((await logOf(oak.lead))[0]).toMatchObject({
      action: 'record-opened',
      actor: 'Oak-lead',
      subject: 'Oak-student',
      reason: 'Transfer to another district',
    })
    const own = await oak.joined.get('/api/v1/user/data')
    expect(own.text).toContain('Transfer to another district')
  })

  it('deactivates an account of the school: it is signed out everywhere until it is active again', async () => {
    const { teacher } = oak
    const signIn = () =>
      server.caller().post('/api/login', {
        username: teacher.username,
        password: newPerson.password,
        role: 'teacher',
      })
    expect((await setActive(oak.lead, teacher.id, false)).status).toBe(200)
    await expect.poll(async () => (await teacher.get('/api/auth/user')).status).toBe(401)
    expect((await signIn()).status).toBe(403)
    expect((await peopleOf(oak.lead, `?search=${teacher.username}`))[0]).toMatchObject({ isActive: false })
    expect((await setActive(oak.lead, teacher.id, true)).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    const actions = (await logOf(oak.lead)).map(({ action }) => action)
    expect(actions).toContain('account-deactivated')
    expect(actions).toContain('account-reactivated')
  })

  it('cannot deactivate a family’s account, a district administrator, or themselves', async () => {
    expect((await setActive(oak.lead, oak.joined.id, false)).status).toBe(403)
    expect((await setActive(oak.lead, oak.lead.id, false)).status).toBe(403)
    expect((await setActive(oak.principal, oak.lead.id, false)).status).toBe(404)
  })

  it('invites a teacher to a school of theirs', async () => {
    const invite = (caller: Caller, school: string) =>
      caller.post(`/api/v1/organization/schools/${school}/invitations`, { email: 'new@anywhere.example' })
    expect((await invite(oak.principal, oak.schools[0])).status).toBe(404)
    expect((await invite(oak.lead, oak.schools[1])).status).toBe(200)
  })

  it('moves a teacher, and appoints and removes administrators', async () => {
    const [from, to] = elm.schools
    const move = await elm.lead.send('PUT', `/api/v1/organization/people/${elm.teacher.id}/school`, {
      from,
      to,
    })
    expect(move.status).toBe(200)
    expect((await peopleOf(elm.principal)).map(({ username }) => username)).toContain('Elm-student')
    const path = `/api/v1/organization/people/${elm.teacher.id}/appointment`
    expect((await elm.lead.send('PUT', path, { schoolId: to })).status).toBe(200)
    expect((await overviewOf(elm.teacher)).role).toBe('school')
    const removed = await elm.lead.send('DELETE', `/api/v1/organization/people/${elm.teacher.id}/appointment`)
    expect(removed.status).toBe(200)
    expect((await elm.teacher.get('/api/v1/organization')).status).toBe(403)
  })

  it('keeps the school years of the district', async () => {
    const add = (caller: Caller, endsOn: string) =>
      caller.post('/api/v1/organization/years', { name: '2026–27', startsOn: '2026-08-17', endsOn })
    expect((await add(oak.lead, '2026-08-01')).status).toBe(400)
    expect((await add(oak.principal, '2027-06-04')).status).toBe(403)
    expect((await add(oak.lead, '2027-06-04')).status).toBe(200)
    expect((await add(oak.lead, '2027-06-04')).status).toBe(409)
    const { years } = await overviewOf(oak.principal)
    expect(years).toMatchObject([{ name: '2026–27', endsOn: '2027-06-04' }])
    const id = years[0]?.id
    expect((await elm.lead.send('DELETE', `/api/v1/organization/years/${id}`)).status).toBe(404)
    expect((await overviewOf(oak.lead)).years).toHaveLength(1)
    expect((await oak.lead.send('DELETE', `/api/v1/organization/years/${id}`)).status).toBe(200)
  })
})

describe('no administrator sees another district', () => {
  it.each(['lead', 'principal'] as const)('neither its %s', async (who) => {
    const stranger = oak[who]
    expect((await peopleOf(stranger, '?search=Elm')).map(({ username }) => username)).toEqual([])
    for (const path of ['', '/people', '/audit-log'])
      expect((await stranger.get(`/api/v1/organization${path}`)).text).not.toMatch(/elm/i)
    for (const id of [elm.joined.id, elm.ownStudent, elm.teacher.id, elm.lead.id]) {
      expect((await open(stranger, id)).status).toBe(404)
      expect((await setActive(stranger, id, false)).status).toBe(404)
    }
    const invited = await stranger.post(`/api/v1/organization/schools/${elm.schools[0]}/invitations`, {
      email: 'me@anywhere.example',
    })
    expect(invited.status).toBe(404)
    const [from, to] = [elm.schools[1], oak.schools[0]]
    const move = { from, to }
    const moved = await stranger.send('PUT', `/api/v1/organization/people/${elm.teacher.id}/school`, move)
    expect([403, 404]).toContain(moved.status)
    const appoint = { schoolId: null }
    const path = `/api/v1/organization/people/${elm.teacher.id}/appointment`
    expect([403, 404]).toContain((await stranger.send('PUT', path, appoint)).status)
    const removal = await stranger.send('DELETE', `/api/v1/organization/people/${elm.lead.id}/appointment`)
    expect([403, 404]).toContain(removal.status)
  })
})
