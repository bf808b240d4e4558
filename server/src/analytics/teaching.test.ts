import { listAssignments } from '@skills-center/contract/assignments'
import { ClassNeeds } from '@skills-center/contract/analytics'
import { getSchoolFile } from '@skills-center/contract/analytics/school-file'
import { getTeachingFigures, listClassesNow } from '@skills-center/contract/analytics/teaching'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { bodyOf, firstQuestion, send, skillId } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
let teacher: Caller
let first: TestClass
let second: TestClass
let student: Caller & { id: string }
const at = new Date('2026-11-02T15:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => at })
  teacher = await signUp(server, { role: 'teacher' })
  first = await openClass(teacher)
  second = await openClass(teacher, { name: 'Period 3' })
  student = await signUp(server)
  for (const { code } of [first, second]) await student.post('/api/classrooms/join', { code })
})
afterAll(() => server.stop())

const figures = async () => getTeachingFigures.reply.parse((await teacher.get('/api/teaching/figures')).body)
const classes = async () => listClassesNow.reply.parse((await teacher.get('/api/teaching/classes')).body)

const ofFirst = async () => (await classes()).find(({ id }) => id === first.id)

const assignment = (over: object = {}) => ({
  title: 'Rates',
  skillIds: [skillId],
  slots: [],
  goal: { kind: 'count', questions: 3 },
  audience: { kind: 'class' },
  opensAt: '2026-11-01T15:00:00Z',
  dueAt: '2026-11-06T15:00:00Z',
  takesLate: true,
  tries: 2,
  hasHints: true,
  order: 'listed',
  isPinned: false,
  ...over,
})

it('a student of two classes is counted once, and archived classes count apart', async () => {
  await second.add({ firstName: 'Zoe', lastName: '', username: null, groupId: null })
  const counted = {
    classes: 2,
    assignments: 0,
    openAssignments: 0,
    questionsCreated: 0,
    hasSeenReport: false,
  }
  expect(await figures()).toEqual({ ...counted, students: 2, activeClasses: 2 })
  await teacher.post(`${second.path}/active`, { isActive: false })
  expect(await figures()).toEqual({ ...counted, students: 1, activeClasses: 1 })
  expect((await classes()).map(({ name }) => name)).toEqual(['Period 2'])
  await teacher.post(`${second.path}/active`, { isActive: true })
})

it('open assignments are counted, and the one that is due next is named', async () => {
  for (const over of [
    { dueAt: '2026-11-09T15:00:00Z' },
    {},
    { dueAt: null },
    { dueAt: '2026-11-02T14:00:00Z' },
  ])
    expect(await teacher.post(`${first.path}/assignments`, assignment(over))).toMatchObject({ status: 201 })
  expect(await figures()).toMatchObject({ assignments: 4, openAssignments: 3 })
  expect((await ofFirst())?.due).toMatchObject({
    title: 'Rates',
    dueAt: '2026-11-06T15:00:00.000Z',
    students: 1,
    done: 0,
  })
})

it('a class says who needs a look until they do not, and who has practiced', async () => {
  const needs = async () => (await ofFirst())?.needs
  expect(await needs()).toEqual([{ kind: 'missing-work', students: 1 }])
  const assigned = listAssignments.reply.parse((await teacher.get(`${first.path}/assignments`)).body)
  const overdue = assigned.find(({ dueAt }) => dueAt === '2026-11-02T14:00:00.000Z')
  await teacher.post(`/api/assignments/${overdue?.id}/delete`)
  expect(await needs()).toEqual([{ kind: 'idle', students: 1 }])
  const question = await firstQuestion(student)
  await send(student, bodyOf(question, true))
  expect(await ofFirst()).toMatchObject({ students: 1, practiced: 1, needs: [], first: null })
})

it('the first report is seen once an overview with answers in it was opened', async () => {
  expect((await figures()).hasSeenReport).toBe(false)
  ClassNeeds.parse((await teacher.get(`${first.path}/analytics/needs`)).body)
  expect((await figures()).hasSeenReport).toBe(true)
})

it('the file of the classes has a row for each, with the figures of the screen', async () => {
  const { csv, fileName } = getSchoolFile.reply.parse(
    (await teacher.get('/api/analytics/files/classes')).body,
  )
  expect(fileName).toBe('classes-2026-11-02.csv')
  const [, ...rows] = csv.trim().split('\r\n')
  expect(rows.toSorted()).toEqual(['Period 2,6,1,1,0,0,0,0,0,0,0,0', 'Period 3,6,2,1,0,0,0,0,0,0,1,0'])
})

it.each(['calibration', 'losses', 'quality'])(
  'below the least counts the file of %s names its columns and no figure',
  async (table) => {
    const { csv } = getSchoolFile.reply.parse((await teacher.get(`/api/analytics/files/${table}`)).body)
    expect(csv.trim().split('\r\n')).toHaveLength(1)
  },
)

it('another teacher is told of none of it', async () => {
  const other = await signUp(server, { role: 'teacher' })
  expect((await other.get('/api/teaching/figures')).body).toMatchObject({ students: 0, classes: 0 })
  expect((await other.get('/api/teaching/classes')).body).toEqual([])
})
