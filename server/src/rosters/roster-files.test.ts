import type { DistrictId } from '@skills-center/contract/schools/organization'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClass } from '../classrooms/test-class.ts'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
import { bundleOf, type Files, row, smallDistrict } from './test-bundle.ts'
import { counts, path, students, syncsOn } from './test-syncs.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({
    configuration: { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'us@example.org' },
  })
})
afterAll(() => server.stop())

const { newDistrict, upload, askToApply, sync, peopleOf } = syncsOn(() => server)

describe('a file', () => {
  it('names each bad row with its file and line, and what it is about stays', async () => {
    const lead = await newDistrict()
    const files = smallDistrict(students(4))
    await sync(lead, files)
    const bad = await upload(
      lead,
      bundleOf({
        ...files,
        users: files['users']?.map((user) =>
          user['sourcedId'] === 's0' ? { ...user, status: 'gone' } : user,
        ),
        enrollments: [
          ...(files['enrollments'] ?? []),
          row('e-x', { classSourcedId: 'nowhere', userSourcedId: 's1', role: 'student' }),
        ],
      }),
    )
    expect(bad.problems).toContainEqual({
      file: 'users.csv',
      line: 5,
      text: 'The status “gone” is unknown. We left this row out.',
    })
    expect(bad.problems.map(({ text }) => text)).toContain(
      'There is no class “nowhere”. We left this row out.',
    )
    expect(counts(bad)['students']).toEqual([0, 0, 0, 0])
  })

  it('with demographics is read without them', async () => {
    const lead = await newDistrict()
    const files = {
      ...smallDistrict(students(2)),
      demographics: [row('s0', { birthDate: '2015-01-01', sex: 'x' })],
    }
    const checked = await upload(lead, bundleOf(files))
    expect(checked.notices.join(' ')).toContain('never store demographics')
  })

  it.each([
    ['that is no ZIP', Buffer.from('sourcedId,status\n1,active\n'.repeat(9)), 'not a ZIP file'],
    ['without orgs, although its manifest has it', bundleOf({ orgs: [] }).subarray(0, 200), 'not a ZIP file'],
  ])('%s is refused with the reason', async (_name, content, reason) => {
    const lead = await newDistrict()
    const checked = await upload(lead, content)
    expect(checked.state).toBe('refused')
    expect(checked.refusal).toContain(reason)
    expect((await askToApply(lead, checked.id)).status).toBe(409)
  })

  it('can be canceled until it is applied', async () => {
    const lead = await newDistrict()
    const checked = await upload(lead, bundleOf(smallDistrict(students(2))))
    expect((await lead.send('DELETE', `${path}/${checked.id}`)).status).toBe(200)
    expect((await askToApply(lead, checked.id)).status).toBe(409)
    expect((await lead.send('DELETE', `${path}/${checked.id}`)).status).toBe(409)
  })
})

describe('the nightly command', () => {
  const night = (
    districtId: DistrictId,
    files: Files,
    more: { isDryRun?: boolean; confirmsLeaving?: boolean } = {},
  ) =>
    server.app.rosters.syncFile(
      districtId,
      { fileName: 'night.zip', content: bundleOf(files) },
      { isDryRun: false, confirmsLeaving: false, invitesTeachers: false, ...more },
    )

  it('shows the difference in a dry run and changes nothing', async () => {
    const lead = await newDistrict()
    const { detail, isApplied } = await night(lead.districtId, smallDistrict(students(4)), { isDryRun: true })
    expect(isApplied).toBe(false)
    expect(counts(detail)['students']).toEqual([4, 0, 0, 0])
    expect((await peopleOf(lead.districtId)).size).toBe(0)
  })

  it('applies a file, unless too many would leave', async () => {
    const lead = await newDistrict()
    expect((await night(lead.districtId, smallDistrict(students(12)))).isApplied).toBe(true)
    const fewer = smallDistrict(students(9))
    expect((await night(lead.districtId, fewer)).isApplied).toBe(false)
    expect((await peopleOf(lead.districtId)).get('s11')?.isOff).toBe(false)
    expect((await night(lead.districtId, fewer, { confirmsLeaving: true })).isApplied).toBe(true)
    expect((await peopleOf(lead.districtId)).get('s11')?.isOff).toBe(true)
    const { syncs } = JSON.parse((await lead.get(path)).text)
    expect(
      syncs.map((each: { state: string; createdBy: string | null }) => [each.state, each.createdBy]),
    ).toEqual([
      ['done', null],
      ['canceled', null],
      ['done', null],
    ])
  })
})

it('links accounts that the school had before, by number and name', async () => {
  const lead = await newDistrict()
  const school = `School of ${lead.username}`
  const teacher = await signUp(server, { role: 'teacher', school })
  const { office, administrators } = server.app.schoolRecords
  const found = (await office.list()).find(({ name }) => name === school)
  if (found === undefined) throw new Error('no school')
  await administrators.office.placeSchool(found.id, lead.districtId)
  const classroom = await openClass(teacher, { name: 'By hand' })
  const { studentId } = await classroom.add({ firstName: 'Given-s0', lastName: 'Family' })
  const numbers = { students: [{ studentId, studentNumber: '9s0' }] }
  expect((await teacher.send('PUT', `${classroom.path}/student-numbers`, numbers)).status).toBe(200)
  await sync(lead, smallDistrict(students(2)))
  const people = await peopleOf(lead.districtId)
  expect(people.get('s0')).toMatchObject({ id: studentId })
  expect(people.get('s0')?.classes.toSorted()).toEqual(['By hand', 'Math east'])
})
