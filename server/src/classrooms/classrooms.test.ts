import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'

let server: TestApp
let teacher: Caller & { id: string }
let otherTeacher: Caller
let student: Caller & { id: string; username: string }
let outsider: Caller
let classroomId: ClassroomId

beforeAll(async () => {
  server = await startTestApp()
  teacher = await signUp(server, { role: 'teacher' })
  otherTeacher = await signUp(server, { role: 'teacher' })
  student = await signUp(server, { gradeLevel: 7 })
  outsider = await signUp(server)
  const { classrooms } = server.app
  classroomId = await classrooms.create(UserId.parse(teacher.id), { name: 'Period 2', gradeLevel: 7 })
  await classrooms.enrol(UserId.parse(student.id), classroomId)
})
afterAll(() => server.stop())

const shown = () => ({
  id: classroomId,
  name: 'Period 2',
  gradeLevel: 7,
  student_count: 1,
  isActive: true,
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
})

test('a teacher lists their own classes, a student those they belong to', async () => {
  expect((await teacher.get('/api/classrooms')).body).toEqual([shown()])
  expect((await student.get('/api/classrooms')).body).toEqual([shown()])
  expect((await otherTeacher.get('/api/classrooms')).body).toEqual([])
  expect((await outsider.get('/api/classrooms')).body).toEqual([])
})

test('a class’s own teacher reads its students’ names', async () => {
  expect((await teacher.get(`/api/classrooms/${classroomId}`)).body).toEqual({
    ...shown(),
    teacherName: 'Ada Byron',
    students: [{ username: student.username, name: 'Ada Byron', gradeLevel: 7 }],
  })
})

test('a student of the class reads it without the other students', async () => {
  expect((await student.get(`/api/classrooms/${classroomId}`)).body).toEqual({
    ...shown(),
    teacherName: 'Ada Byron',
    students: [],
  })
})

test('to everyone else the class is not there, as one that never was', async () => {
  const missing = await teacher.get('/api/classrooms/01a1fc15-434a-77d3-aec1-33d463218d5f')
  expect(missing.status).toBe(404)
  for (const caller of [otherTeacher, outsider]) {
    const reply = await caller.get(`/api/classrooms/${classroomId}`)
    expect([reply.status, reply.body]).toEqual([404, missing.body])
  }
})

test('a classroom id that is none is refused', async () => {
  expect((await teacher.get('/api/classrooms/first')).status).toBe(400)
})

test('a student enrolled twice is one student', async () => {
  const { classrooms } = server.app
  await classrooms.enrol(UserId.parse(student.id), classroomId)
  expect((await teacher.get('/api/classrooms')).body).toEqual([shown()])
})
