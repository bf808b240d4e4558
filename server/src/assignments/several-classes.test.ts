import { Assignment, createAssignment, getSlotResults } from '@skills-center/contract/assignments'
import { getGrading } from '@skills-center/contract/assignments/grading'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody, drawnSlots, openSchool, type TestSchool } from './test-assigned.ts'

let server: TestApp
let school: TestSchool
let second: TestClass
let third: TestClass

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-10T15:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await openSchool(server)
  second = await openClass(school.teacher)
  third = await openClass(school.teacher)
})

const assign = (over: object) =>
  school.teacher.post(`${school.classroom.path}/assignments`, assignmentBody(over))
const listed = async ({ path }: { path: string }) =>
  Assignment.array().parse((await school.teacher.get(`${path}/assignments`)).body)

it('a teacher assigns to several classes at once, and each has an assignment of its own', async () => {
  const reply = await assign({ otherClassroomIds: [second.id, third.id, second.id, school.classroom.id] })
  expect(reply.status, reply.text).toBe(201)
  const { id, others } = createAssignment.reply.parse(reply.body)
  expect(others.map(({ classroomId }) => classroomId)).toEqual([second.id, third.id])
  expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(3)
  for (const place of [school.classroom, second, third])
    expect(await listed(place)).toMatchObject([{ title: 'Rates for Friday', audience: { kind: 'class' } }])
  // Taking it away in one class leaves the others.
  await school.teacher.send('DELETE', `/api/assignments/${id}`)
  expect((await listed(second)).length).toBe(1)
})

it('every class gets the same set of questions', async () => {
  const slots = await drawnSlots(school.teacher)
  const goal = { kind: 'fixed', isSame: true }
  await assign({ goal, slots, otherClassroomIds: [second.id] })
  const stems = async (place: { path: string }) => {
    const [made] = await listed(place)
    const reply = await school.teacher.get(`/api/assignments/${made?.id}/questions`)
    return getSlotResults.reply.parse(reply.body).map(({ item }) => item.stem)
  }
  expect(await stems(second)).toEqual(await stems(school.classroom))
})

it('in the other classes it has the category of the same name, or none', async () => {
  const rules = { missing: 'zero', late: { kind: 'none' }, dropLowest: 0, retakes: 'best' }
  const [categoryId, same] = await Promise.all(
    [
      [school.classroom.path, 'Quizzes'],
      [second.path, 'quizzes'],
    ].map(async ([path, name]) => {
      const categories = [{ id: null, name, weight: 40 }]
      const reply = await school.teacher.send('PUT', `${path}/grading`, { ...rules, categories })
      return getGrading.reply.parse(reply.body).categories[0]?.id
    }),
  )
  await assign({ categoryId, otherClassroomIds: [second.id, third.id] })
  expect(await listed(second)).toMatchObject([{ categoryId: same }])
  expect(await listed(third)).toMatchObject([{ categoryId: null }])
})

it('it reaches no class if one of them is not the teacher’s', async () => {
  const stranger = await openSchool(server)
  const reply = await assign({ otherClassroomIds: [second.id, stranger.classroom.id] })
  expect(reply.status).toBe(404)
  for (const place of [school.classroom, second]) expect(await listed(place)).toEqual([])
})

it('only work for the whole class goes to other classes', async () => {
  const { id } = await school.join()
  const audience = { kind: 'students', studentIds: [id] }
  const reply = await assign({ audience, otherClassroomIds: [second.id] })
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'otherClassroomIds' }] } })
  expect(await listed(school.classroom)).toEqual([])
})
