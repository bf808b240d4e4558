import { randomBytes } from 'node:crypto'
import { TeacherActivity } from '@skills-center/contract/activities'
import { ActivityReport } from '@skills-center/contract/activities/report'
import { ClassNeeds, SkillGrid } from '@skills-center/contract/analytics'
import { getGradebook } from '@skills-center/contract/assignments/gradebook'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQuestions } from '@skills-center/contract/questions'
import { createDemoClock } from './demo-history.ts'
import { demoSignIns, seedDemo } from './demo.ts'
import { createIds } from './platform/clock.ts'
import { type Caller, secret, signUp, startTestApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

const clock = createDemoClock(new Date('2026-11-20T15:00:00Z'))
let server: TestApp
let teacher: Caller
let path: string

const newId = createIds(clock.now, randomBytes)
const seed = ({ app, database } = server) => seedDemo({ ...app, database, secret, newId, clock })

beforeAll(async () => {
  server = await startTestApp({ now: clock.now })
  expect(await seed()).toBe(true)
  teacher = server.caller()
  await teacher.post('/api/login', demoSignIns[1])
  const [{ id }] = JSON.parse((await teacher.get('/api/classrooms')).text)
  path = `/api/classrooms/${id}`
}, 60_000)
afterAll(() => server.stop())

test('an empty database gets a student, a teacher and their class of 28, once', async () => {
  expect(await seed()).toBe(true)
  for (const signIn of demoSignIns) {
    const browser = server.caller()
    expect((await browser.post('/api/login', signIn)).body).toMatchObject({ username: signIn.username })
    expect((await browser.get('/api/classrooms')).body).toMatchObject([{ student_count: 28, gradeLevel: 6 }])
  }
})

test('the demo class has a code that lasts, two groups, and students whose passwords its teacher may set', async () => {
  expect((await teacher.get(path)).body).toMatchObject({ code: { isOn: true, until: null } })
  const { students, groups } = JSON.parse((await teacher.get(`${path}/students`)).text)
  expect(groups).toHaveLength(2)
  expect(students.filter((student: { isManaged: boolean }) => student.isManaged)).toHaveLength(27)
})

test('its students know different things, and one has not begun', async () => {
  const { students, skills, cells } = SkillGrid.parse((await teacher.get(`${path}/analytics/grid`)).body)
  expect(skills.length).toBeGreaterThanOrEqual(5)
  const answered = students.map(({ id }) =>
    cells.reduce((sum, cell) => sum + (cell.studentId === id ? cell.answers : 0), 0),
  )
  expect(answered.filter((sum) => sum === 0)).toHaveLength(1)
  expect(answered.filter((sum) => sum >= 40).length).toBeGreaterThan(14)
  const mastery = cells.flatMap((cell) => cell.mastery ?? [])
  expect([Math.min(...mastery) < 40, Math.max(...mastery) > 85]).toEqual([true, true])
})

test('who needs help names some students for several reasons, others for none, and not the one who signs in', async () => {
  const { needs } = ClassNeeds.parse((await teacher.get(`${path}/analytics/needs`)).body)
  const named = new Set(needs.map(({ student }) => student.id))
  expect(new Set(needs.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
  expect([named.size > 3, named.size < 20]).toEqual([true, true])
  expect(needs.some(({ student }) => student.name === 'Maya Bennett')).toBe(false)
})

test('its gradebook has five assignments with work on time, late, half done, and missing', async () => {
  const book = getGradebook.reply.parse((await teacher.get(`${path}/gradebook`)).body)
  expect(book.assignments).toHaveLength(5)
  const cells = book.students.flatMap((row) => row.cells.flatMap((cell) => cell ?? []))
  const statuses = new Set(cells.map(({ status }) => status))
  expect(statuses.isSupersetOf(new Set(['done', 'done-late', 'missing', 'excused', 'to-do']))).toBe(true)
  expect(cells.some(({ status, percent }) => status === 'missing' && percent !== null)).toBe(true)
  // Most work is done, as in a real class.
  expect(cells.filter(({ status }) => status.startsWith('done')).length).toBeGreaterThan(cells.length / 2)
})

test('two colleagues teach it too, and its teacher has questions of their own', async () => {
  const { teachers } = JSON.parse((await teacher.get(path)).text)
  expect(teachers).toHaveLength(3)
  const library = listQuestions.reply.parse((await teacher.get('/api/v1/questions')).body)
  expect(library.map(({ version }) => version)).toEqual([1, 1, 1])
})

test('it had a live lesson today, with right and wrong answers in each round', async () => {
  const [lesson] = JSON.parse((await teacher.get('/api/activities')).text)
  expect(lesson).toMatchObject({ isLive: false })
  const state = TeacherActivity.parse((await teacher.get(`/api/activities/${lesson.id}`)).body)
  expect(state.phase).toBe('ended')
  const report = ActivityReport.parse((await teacher.get(`/api/activities/${lesson.id}/report`)).body)
  expect([report.answered >= 20, report.unready > 3, report.unready < 24]).toEqual([true, true, true])
})

test('a database with people of its own gets no demo', async () => {
  const other = await startTestApp()
  await signUp(other)
  expect(await seed(other)).toBe(false)
  const reply = await other.caller().post('/api/login', demoSignIns[0])
  expect(reply.status).toBe(401)
  await other.stop()
})
