import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { type Language, languages } from '@skills-center/contract/language'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { startLive } from './test-live.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('teacher and students of a class list its activities, newest first, and nobody else does', async () => {
  const teacher = await signUp(server, { role: 'teacher' })
  const student = await signUp(server)
  const others = [await signUp(server, { role: 'teacher' }), await signUp(server)]
  const { classrooms } = server.app
  const classroomId = await classrooms.create(UserId.parse(teacher.id), { name: 'Period 2', gradeLevel: 6 })
  await classrooms.enrol(UserId.parse(student.id), classroomId)
  const insert = statement(
    'test.insert-activity',
    'insert into activities (classroom_id, id, title, created_at) values ($1, $2, $3, $4)',
  )
  const [older, newer] = [server.newId(), server.newId()]
  await server.database.query(insert, [classroomId, older, 'Ratios relay', new Date('2026-03-02T10:00:00Z')])
  await server.database.query(insert, [classroomId, newer, 'Food web race', new Date('2026-03-03T10:00:00Z')])

  const listed = [
    { id: newer, classroomId, title: 'Food web race', createdAt: '2026-03-03T10:00:00.000Z', isLive: false },
    { id: older, classroomId, title: 'Ratios relay', createdAt: '2026-03-02T10:00:00.000Z', isLive: false },
  ]
  expect((await teacher.get('/api/activities')).body).toEqual(listed)
  expect((await student.get('/api/activities')).body).toEqual(listed)
  for (const other of others) expect((await other.get('/api/activities')).body).toEqual([])
})

test('an activity is called by its skill in the language of the person who reads', async () => {
  const { teacher, students, path } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  const titles = async (language: Language) => {
    const page = { 'accept-language': language }
    const [live, all, stage] = await Promise.all([
      vi.waitFor(async () => {
        const { body } = await ada.get('/api/activities/live', page)
        expect(body).toHaveLength(1)
        return body
      }),
      teacher.get('/api/activities', page),
      teacher.get(path, page),
    ])
    return [live, all.body, [stage.body]].map(
      (listed) => z.array(z.object({ title: z.string() })).parse(listed)[0]?.title,
    )
  }
  for (const language of languages) {
    const { name } = requireSkill(SkillId.parse('unit-rates'), language)
    expect(await titles(language)).toEqual([name, name, name])
  }
})

test('what is live is listed from memory, and each copy of the server hears of it', async () => {
  const { teacher, students, startPath, id, steer } = await startLive(server, 1)
  const [ada] = students
  if (!ada) throw new Error('a student')
  const stranger = await signUp(server)
  const copy = await startTestApp({ beside: server })
  try {
    const there = copy.caller(ada.cookie())
    const list = async (caller: Caller) => (await caller.get('/api/activities/live')).body
    await vi.waitFor(async () => expect(await list(ada)).toMatchObject([{ id, isLive: true }]))
    expect(await list(there)).toMatchObject([{ id, isLive: true }])
    expect(await list(stranger)).toEqual([])
    expect(await server.countQueries(() => list(ada))).toBe(0)

    await steer({ step: 'end' })
    await vi.waitFor(async () => expect(await list(there)).toEqual([]))
    await teacher.post(startPath, { skillId: 'unit-rates' })
    await vi.waitFor(async () => expect(await list(there)).toHaveLength(1))
  } finally {
    await copy.stop()
  }
})
