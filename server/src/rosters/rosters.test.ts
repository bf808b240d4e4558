import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { signInKeyOf } from '../platform/roster-sign-in.ts'
import { statement } from '../platform/statement.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { bundleOf, type Files, row, smallDistrict } from './test-bundle.ts'
import { counts, path, students, syncsOn } from './test-syncs.ts'
import { cancelAbandonedSyncs } from './cancel-abandoned-syncs.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const { newDistrict, detailOf, upload, askToApply, apply, sync, peopleOf } = syncsOn(() => server)

describe.each(['1.1', '1.2'] as const)('a OneRoster %s bundle', (version) => {
  const as = (files: Files): Files => {
    if (version === '1.2') return files
    const roles = new Map(files['roles']?.map((each) => [each['userSourcedId'], each]))
    return {
      ...files,
      roles: undefined,
      users: files['users']?.map((user) => {
        const role = roles.get(user['sourcedId'])
        return { ...user, role: role?.['role'] ?? '', orgSourcedIds: role?.['orgSourcedId'] ?? '' }
      }),
    } satisfies Files
  }
  const bundle = (files: Files, mode: 'bulk' | 'delta' = 'bulk') => {
    const { roles: _roles, ...others } = as(files)
    return bundleOf(version === '1.2' ? files : others, { version, mode })
  }

  it('is compared first and changes nothing', async () => {
    const lead = await newDistrict()
    const checked = await upload(lead, bundle(smallDistrict(students(6))))
    expect(checked).toMatchObject({ state: 'ready', isDelta: false, leaving: [], problemCount: 0 })
    expect(counts(checked)).toEqual({
      schools: [2, 0, 0, 0],
      terms: [2, 0, 0, 0],
      teachers: [2, 0, 0, 0],
      students: [6, 0, 0, 0],
      classes: [2, 0, 0, 0],
      enrollments: [8, 0, 0, 0],
    })
    const added = checked.difference.find(({ kind }) => kind === 'students')?.added.first
    expect(added?.[0]).toBe('Given-s0 Family')
    expect(checked.notices.join(' ')).toContain('parent')
    expect((await peopleOf(lead.districtId)).size).toBe(0)
  })

  it('makes schools, accounts, classes, and places, and a second time nothing', async () => {
    const lead = await newDistrict()
    const checked = await upload(lead, bundle(smallDistrict(students(6))))
    await apply(lead, checked.id)
    const people = await peopleOf(lead.districtId)
    expect(people.get('t-east')).toMatchObject({
      role: 'teacher',
      email: 'east@cedar.example',
      teaches: ['Math east'],
      isVerified: true,
      verifiedEmail: 'east@cedar.example',
    })
    expect(people.get('s1')).toMatchObject({
      role: 'student',
      email: null,
      classes: ['Math west'],
      isOff: false,
    })
    expect(people.get('p1')).toBeUndefined()
    const key = signInKeyOf(lead.districtId, 'email', 'S1@students.cedar.example')
    expect(people.get('s1')?.signInKeys).toContain(key)
    const again = await upload(lead, bundle(smallDistrict(students(6))))
    expect(
      Object.values(counts(again))
        .flat()
        .every((count) => count === 0),
    ).toBe(true)
    const overview = JSON.parse((await lead.get('/api/v1/organization')).text)
    expect(overview.totals).toMatchObject({ teachers: 2, students: 6, classes: 2 })
    expect(overview.years).toMatchObject([{ name: '2026-27' }])
  })
})

describe('a district', () => {
  it('deactivates leavers, keeps their data, and takes them back', async () => {
    const lead = await newDistrict()
    await sync(lead, smallDistrict(students(12)))
    const before = (await peopleOf(lead.districtId)).get('s0')
    await sync(lead, smallDistrict(students(12).slice(1)))
    const left = (await peopleOf(lead.districtId)).get('s0')
    expect(left).toMatchObject({ id: before?.id, isOff: true, classes: [] })
    expect(left?.leftAt).not.toBeNull()
    await sync(lead, smallDistrict(students(12)))
    expect((await peopleOf(lead.districtId)).get('s0')).toMatchObject({
      id: before?.id,
      isOff: false,
      leftAt: null,
      classes: ['Math east'],
    })
  })

  it('tells a leaver at sign-in why the account is off', async () => {
    const lead = await newDistrict()
    await sync(lead, smallDistrict(students(12)))
    const { id, username } = (await peopleOf(lead.districtId)).get('s0') ?? { id: '', username: '' }
    const account = await server.app.accounts.requireByUsername(username)
    expect(account.id).toBe(id)
    await server.app.accounts.setPasswordOf(account.id, 'four-words-on-a-card')
    const signIn = () =>
      server.caller().post('/api/login', { username, password: 'four-words-on-a-card', role: 'student' })
    expect((await signIn()).status).toBe(200)
    await sync(lead, smallDistrict(students(12).slice(1)))
    const refused = await signIn()
    expect(refused.status).toBe(403)
    expect(refused.text).toContain('class lists no longer include you')
  })

  it('is asked before more than the usual share of people leave', async () => {
    const lead = await newDistrict()
    await sync(lead, smallDistrict(students(12)))
    const checked = await upload(lead, bundleOf(smallDistrict(students(12).slice(0, 10))))
    expect(checked.leaving).toEqual([{ kind: 'students', leaving: 2, of: 12 }])
    expect((await askToApply(lead, checked.id)).status).toBe(409)
    expect((await peopleOf(lead.districtId)).get('s11')?.isOff).toBe(false)
    await apply(lead, checked.id, { confirmsLeaving: true })
    expect((await peopleOf(lead.districtId)).get('s11')?.isOff).toBe(true)
  })

  it('sends only changes in a delta, and an older one changes nothing', async () => {
    const lead = await newDistrict()
    await sync(lead, smallDistrict(students(6)))
    const user = (id: string, more: Record<string, string>) =>
      row(id, { enabledUser: 'true', status: 'active', familyName: 'Family', grades: '06', ...more })
    const role = (id: string) => row(`r-${id}`, { userSourcedId: id, role: 'student', orgSourcedId: 'east' })
    const delta = {
      users: [
        user('s1', { givenName: 'Renamed', dateLastModified: '2026-09-01T00:00:00Z' }),
        user('s2', { status: 'tobedeleted', dateLastModified: '2026-09-01T00:00:00Z' }),
        user('s9', { givenName: 'New', dateLastModified: '2026-09-01T00:00:00Z' }),
      ],
      roles: [role('s1'), role('s9')],
      enrollments: [
        row('e-s9', { classSourcedId: 'c-west', userSourcedId: 's9', role: 'student', status: 'active' }),
        row('e-s1', {
          status: 'tobedeleted',
          classSourcedId: 'c-west',
          userSourcedId: 's1',
          role: 'student',
        }),
      ],
    }
    const detail = await sync(lead, delta, { mode: 'delta' })
    expect(detail.isDelta).toBe(true)
    expect(counts(detail)).toMatchObject({ students: [1, 1, 1, 0], enrollments: [1, 0, 1, 0] })
    const people = await peopleOf(lead.districtId)
    expect(people.get('s1')).toMatchObject({ firstName: 'Renamed', classes: [] })
    expect(people.get('s2')).toMatchObject({ isOff: true, classes: [] })
    expect(people.get('s9')).toMatchObject({ classes: ['Math west'] })
    expect(people.get('s3')).toMatchObject({ isOff: false, classes: ['Math west'] })
    const old = [user('s1', { givenName: 'Older', dateLastModified: '2026-08-25T00:00:00Z' })]
    await sync(lead, { users: old, roles: [role('s1')] }, { mode: 'delta' })
    expect((await peopleOf(lead.districtId)).get('s1')?.firstName).toBe('Renamed')
  })

  it('changes classes and their teachers, and archives those that end', async () => {
    const lead = await newDistrict()
    const files = smallDistrict(students(4))
    await sync(lead, files)
    await sync(lead, {
      ...files,
      classes: files['classes']?.map((each) =>
        each['sourcedId'] === 'c-east'
          ? { ...each, title: 'Math 6, new name' }
          : { ...each, termSourcedIds: 'old' },
      ),
      enrollments: files['enrollments']?.map((each) =>
        each['sourcedId'] === 'e-east' ? { ...each, userSourcedId: 't-west' } : each,
      ),
    })
    const people = await peopleOf(lead.districtId)
    expect(people.get('t-east')?.teaches).toEqual([])
    expect(people.get('t-west')?.teaches.toSorted()).toEqual(['Math 6, new name', 'Math west'])
    expect(people.get('s1')?.classes).toEqual(['Math west'])
    const overview = JSON.parse((await lead.get('/api/v1/organization')).text)
    expect(overview.totals.classes).toBe(1)
  })

  it('never turns off its administrators', async () => {
    const lead = await newDistrict()
    const files = smallDistrict(students(4))
    await sync(lead, files)
    const east = (await peopleOf(lead.districtId)).get('t-east')
    const appointed = await lead.send('PUT', `/api/v1/organization/people/${east?.id}/appointment`, {
      schoolId: null,
    })
    expect(appointed.status, appointed.text).toBe(200)
    await sync(lead, { ...files, users: files['users']?.filter((user) => user['sourcedId'] !== 't-east') })
    expect((await peopleOf(lead.districtId)).get('t-east')).toMatchObject({ isOff: false })
  })

  it('invites new teachers by mail only if asked to', async () => {
    const mails = statement(
      'test.roster-mails',
      `select recipient, text from mails where recipient like '%@cedar.example' order by recipient`,
      z.object({ recipient: z.string(), text: z.string() }),
    )
    const before = (await server.database.query(mails)).length
    const lead = await newDistrict()
    const checked = await upload(lead, bundleOf(smallDistrict(students(2))))
    await apply(lead, checked.id, { invitesTeachers: true })
    const sent = (await server.database.query(mails)).slice(before)
    expect(sent.length).toBe(2)
    expect(sent[0]?.text).toContain('/forgot-password')
  })

  it('leaves other districts alone', async () => {
    const [lead, other] = [await newDistrict(), await newDistrict()]
    await sync(other, smallDistrict(students(4)))
    const checked = await upload(lead, bundleOf(smallDistrict(students(2))))
    for (const ask of [
      () => other.get(`${path}/${checked.id}`),
      () => askToApply(other, checked.id),
      () => other.send('DELETE', `${path}/${checked.id}`),
      () => other.send('PUT', `${path}/${checked.id}/parts/0`, { content: '' }),
    ])
      expect((await ask()).status).toBe(404)
    await apply(lead, checked.id)
    expect([...(await peopleOf(other.districtId)).values()].every(({ isOff }) => !isOff)).toBe(true)
    expect(JSON.parse((await lead.get(path)).text).syncs).toHaveLength(1)
  })

  it('keeps the counts of a sync for long, and the names in it for a week', async () => {
    const lead = await newDistrict()
    const { id } = await sync(lead, smallDistrict(students(2)))
    const open = await upload(lead, bundleOf(smallDistrict(students(4))))
    await cancelAbandonedSyncs(server.database, new Date(Date.now() + 1000))
    const applied = await detailOf(lead, id)
    expect(counts(applied)['students']).toEqual([2, 0, 0, 0])
    expect(JSON.stringify(applied)).not.toContain('Given-')
    expect((await detailOf(lead, open.id)).state).toBe('canceled')
  })

  it('has a log of its syncs', async () => {
    const lead = await newDistrict()
    await sync(lead, smallDistrict(students(2)))
    const { entries } = JSON.parse((await lead.get('/api/v1/organization/audit-log')).text)
    expect(entries[0]).toMatchObject({ action: 'roster-applied', actor: lead.username })
  })
})
