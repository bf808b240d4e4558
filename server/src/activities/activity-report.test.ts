import { ActivityReport } from '@skills-center/contract/activities/report'
import { TeacherActivity } from '@skills-center/contract/activities'
import { Roster } from '@skills-center/contract/classrooms/roster'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { groupNames } from './group-names.ts'
import { questionOf, startLive } from './test-live.ts'

let server: TestApp
let clock = new Date('2026-03-10T15:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => clock })
})
afterAll(() => server.stop())

type Live = Awaited<ReturnType<typeof startLive>>

/** Asks one question, has students answer it right or wrong as given, and ends the activity. */
async function playOnce({ path, students, steer, seat }: Live, right: readonly boolean[]) {
  await steer({ step: 'ask', after: 0 })
  for (const [place, isRight] of right.entries()) {
    const student = students[place]
    if (student) await student.post(`${path}/answers`, bodyOf(questionOf(await seat(student)), isRight))
  }
  await steer({ step: 'reveal', round: 1 })
  await steer({ step: 'end' })
}

const rosterOf = async ({ teacher, classroomId }: { teacher: Caller; classroomId: string }) =>
  Roster.parse((await teacher.get(`/api/classrooms/${classroomId}/students`)).body)

test('one click makes groups of who answered, under names that say nothing', async () => {
  const live = await startLive(server, 5)
  const { path, teacher } = live
  expect((await teacher.post(`${path}/groups`)).status).toBe(409)
  await playOnce(live, [true, true, false, false])

  expect((await teacher.get(`${path}/report`)).body).toMatchObject({
    answered: 4,
    inGroups: 0,
    groups: [],
  })
  const made = ActivityReport.parse((await teacher.post(`${path}/groups`)).body)
  expect(made.groups.map(({ students }) => students)).toEqual([2, 2])
  expect(new Set(made.groups.map(({ reason }) => reason))).toEqual(new Set(['ready', 'misconception']))
  expect(made.groups.find(({ reason }) => reason === 'misconception')?.misconception?.name).toBeTypeOf(
    'string',
  )
  for (const { name } of made.groups) expect(groupNames).toContain(name)

  const { students } = await rosterOf(live)
  const groupOf = (place: number) => students.find(({ id }) => id === live.students[place]?.id)?.groupId
  expect(groupOf(0)).toBe(groupOf(1))
  expect(groupOf(2)).toBe(groupOf(3))
  expect(groupOf(0)).not.toBe(groupOf(2))
  expect(groupOf(4)).toBeNull()

  // A second request returns the groups already made.
  expect((await teacher.post(`${path}/groups`)).body).toEqual({ ...made, inGroups: 4 })
})

test('groups of an earlier activity that are left empty go, and those that a teacher made stay', async () => {
  const live = await startLive(server, 2)
  const { teacher, startPath, classroomId } = live
  await teacher.post(`/api/classrooms/${classroomId}/groups`, { name: 'Kepler' })
  await playOnce(live, [true, true])
  const first = ActivityReport.parse((await teacher.post(`${live.path}/groups`)).body)
  const next = JSON.parse((await teacher.post(startPath, { skillId: 'unit-rates' })).text)
  const path = `/api/activities/${next.id}`
  const again: Live = {
    ...live,
    path,
    steer: async (step) => TeacherActivity.parse((await teacher.post(`${path}/steps`, step)).body),
    seat: async (student) => JSON.parse((await student.get(path)).text),
  }
  await playOnce(again, [true, true])
  expect((await teacher.get(`${path}/report`)).body).toMatchObject({ answered: 2, inGroups: 2 })
  const second = ActivityReport.parse((await teacher.post(`${path}/groups`)).body)
  const names = (await rosterOf(live)).groups.map(({ name }) => name)
  expect(names).toContain('Kepler')
  expect(names).toContain(second.groups[0]?.name)
  expect(names).not.toContain(first.groups[0]?.name)
  expect((await teacher.get(`${live.path}/report`)).body).toMatchObject({ groups: [] })
})

test('one click assigns the skill to who was not ready or not there', async () => {
  const live = await startLive(server, 4)
  const { path, teacher, students, classroomId } = live
  await playOnce(live, [true, true, false])
  expect((await teacher.get(`${path}/report`)).body).toMatchObject({ unready: 2, followUp: null })
  const dueAt = new Date(clock.getTime() + 7 * 86_400_000).toISOString()
  const { followUp } = ActivityReport.parse((await teacher.post(`${path}/follow-up`, { dueAt })).body)
  expect(followUp?.students).toBe(2)
  const assignment = JSON.parse((await teacher.get(`/api/assignments/${followUp?.id}`)).text)
  const meant = assignment.students.map((one: { studentId: string }) => one.studentId)
  expect(new Set(meant)).toEqual(new Set([students[2]?.id, students[3]?.id]))
  expect(assignment.assignment).toMatchObject({ title: 'Follow-up: Unit rates', dueAt })

  // A second request returns the assignment already made; after it is deleted, it can be assigned again.
  expect((await teacher.post(`${path}/follow-up`, { dueAt: null })).body).toMatchObject({ followUp })
  expect(await teacher.get(`/api/classrooms/${classroomId}/assignments`)).toMatchObject({ body: [{}] })
  await teacher.post(`/api/assignments/${followUp?.id}/delete`)
  expect((await teacher.get(`${path}/report`)).body).toMatchObject({ followUp: null })
})

test('only teachers of the class make groups, and only where somebody answered', async () => {
  const live = await startLive(server, 1)
  await live.steer({ step: 'end' })
  expect((await live.teacher.post(`${live.path}/groups`)).status).toBe(409)
  const other = await signUp(server, { role: 'teacher' })
  expect((await other.post(`${live.path}/groups`)).status).toBe(404)
  expect((await other.get(`${live.path}/report`)).status).toBe(404)
  expect((await other.post(`${live.path}/follow-up`, { dueAt: null })).status).toBe(404)
})

test('an activity that is forgotten ends after three hours, and its answers count', async () => {
  const { path, students, steer, seat, stage } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  await steer({ step: 'ask', after: 0 })
  await ada.post(`${path}/answers`, bodyOf(questionOf(await seat(ada)), true))
  clock = new Date(clock.getTime() + 2 * 3_600_000)
  await server.app.activities.endForgottenActivities()
  expect((await stage()).phase).toBe('open')
  clock = new Date(clock.getTime() + 2 * 3_600_000)
  await server.app.activities.endForgottenActivities()
  expect(await seat(ada)).toMatchObject({ phase: 'ended', answered: 1, right: 1 })
  expect((await ada.get('/api/user/stats')).body).toMatchObject({ streak: 1 })
})
