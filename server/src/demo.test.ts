import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoSignIns, seedDemo } from './demo.ts'
import { signUp, startTestApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const seed = (practiced: string[] = []) =>
  seedDemo({
    ...server.app,
    randomPassword: () => 'nobody signs in',
    practise: async (studentId) => {
      practiced.push(studentId)
    },
  })

test('an empty database gets a student, a teacher and their class of eight, once', async () => {
  const practiced: string[] = []
  expect(await seed(practiced)).toBe(true)
  expect(new Set(practiced).size).toBe(8)
  expect(await seed(practiced)).toBe(true)
  expect(practiced).toHaveLength(8)
  for (const signIn of demoSignIns) {
    const browser = server.caller()
    expect((await browser.post('/api/login', signIn)).body).toMatchObject({ username: signIn.username })
    expect((await browser.get('/api/classrooms')).body).toMatchObject([{ student_count: 8, gradeLevel: 6 }])
  }
})

test('the demo class has a code that lasts, two groups, and students whose passwords its teacher may set', async () => {
  const browser = server.caller()
  await browser.post('/api/login', demoSignIns[1])
  const [{ id }] = JSON.parse((await browser.get('/api/classrooms')).text)
  expect((await browser.get(`/api/classrooms/${id}`)).body).toMatchObject({
    code: { isOn: true, until: null },
  })
  const { students, groups } = JSON.parse((await browser.get(`/api/classrooms/${id}/students`)).text)
  expect(groups).toHaveLength(2)
  expect(students.filter((student: { isManaged: boolean }) => student.isManaged)).toHaveLength(7)
})

test('a database with people of its own gets no demo', async () => {
  const other = await startTestApp()
  await signUp(other)
  expect(await seedDemo({ ...other.app, randomPassword: () => 'nobody signs in' })).toBe(false)
  const reply = await other.caller().post('/api/login', demoSignIns[0])
  expect(reply.status).toBe(401)
  await other.stop()
})
