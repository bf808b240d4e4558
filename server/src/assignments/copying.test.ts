import { AssignmentResults, Assignment, getSlotResults } from '@skills-center/contract/assignments'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openClass } from '../classrooms/test-class.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { drawnSlots, openSchool, ownOf, type TestSchool } from './test-assigned.ts'

let server: TestApp
let school: TestSchool

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2027-03-10T15:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await openSchool(server)
})

const idOf = (path: string) => path.split('/').at(-1) ?? ''
const dates = { opensAt: '2027-03-09T12:00:00Z', dueAt: '2027-03-16T20:00:00Z' }

it('copies work of an archived class into another one: the same questions, for the whole class, by new dates', async () => {
  const student = await school.join()
  const set = await school.assign({
    title: 'Friday quiz',
    goal: { kind: 'fixed', isSame: true },
    slots: await drawnSlots(school.teacher),
    audience: { kind: 'students', studentIds: [student.id] },
    tries: 1,
    hasHints: false,
  })
  const plain = await school.assign({ title: 'Rates' })
  await school.teacher.send('PUT', `${school.classroom.path}/active`, { isActive: false })
  const target = await openClass(school.teacher)
  const copies = [set, plain].map((path) => ({ assignmentId: idOf(path), ...dates }))
  const copied = await school.teacher.post(`${target.path}/assignments/copies`, { copies })
  expect(copied, copied.text).toMatchObject({ status: 200, body: { copied: 2 } })

  const listed = Assignment.array().parse((await school.teacher.get(`${target.path}/assignments`)).body)
  const quiz = listed.find(({ title }) => title === 'Friday quiz')
  expect(listed).toHaveLength(2)
  expect(quiz).toMatchObject({
    audience: { kind: 'class' },
    tries: 1,
    hasHints: false,
    opensAt: '2027-03-09T12:00:00.000Z',
    dueAt: '2027-03-16T20:00:00.000Z',
  })
  const questions = async (path: string) =>
    getSlotResults.reply
      .parse((await school.teacher.get(`${path}/questions`)).body)
      .map(({ item, slot }) => ({ item, slot: slot.slot }))
  expect(await questions(`/api/assignments/${quiz?.id ?? ''}`)).toEqual(await questions(set))
  // The original is unchanged.
  const { assignment } = AssignmentResults.parse((await school.teacher.get(set)).body)
  expect(assignment).toMatchObject({ audience: { kind: 'students' }, dueAt: '2026-03-13T20:00:00.000Z' })
  expect(await ownOf(student)).toEqual([])
})

it('copies all or nothing, and only what the teacher teaches', async () => {
  const own = await school.assign()
  const stranger = await openSchool(server)
  const theirs = await stranger.assign()
  const copy = (...copies: object[]) =>
    school.teacher.post(`${school.classroom.path}/assignments/copies`, { copies })
  const mine = { assignmentId: idOf(own), ...dates }
  expect((await copy(mine, { assignmentId: idOf(theirs), ...dates })).status).toBe(404)
  expect((await copy(mine, { ...mine, dueAt: '2027-03-01T12:00:00Z' })).status).toBe(400)
  expect((await copy()).status).toBe(400)
  const listed = (await school.teacher.get(`${school.classroom.path}/assignments`)).body
  expect(listed).toHaveLength(1)
  const into = await school.teacher.post(`${stranger.classroom.path}/assignments/copies`, { copies: [mine] })
  expect(into.status).toBe(404)
})
