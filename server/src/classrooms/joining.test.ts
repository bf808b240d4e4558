import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClassroomDetail } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { statement } from '../platform/statement.ts'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { makeCode, readCode } from './join-codes.ts'
import { openClass } from './test-class.ts'

let server: TestApp
let teacher: Caller & { id: string }
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => time })
  teacher = await signUp(server, { role: 'teacher' })
})
afterAll(() => server.stop())

const join = (caller: Caller, code: string) => caller.post('/api/classrooms/join', { code })
const detailOf = async (caller: Caller, code: string) => {
  const reply = await join(caller, code)
  return [reply.status, reply.body]
}

describe('a code', () => {
  test('has seven letters, none of them a vowel', () => {
    let next = 0
    expect(makeCode((n) => (next += 3) % n)).toBe('FJMQTXC')
  })

  test.each(['gkn-rvzd', ' G K N R V Z D ', 'GKNRVZD', 'gkn–rvzd.'])('is read out of “%s”', (typed) => {
    expect(readCode(typed)).toBe('GKNRVZD')
  })

  test.each(['', 'GKNRVZ', 'GKNRVZDD', 'GKNRVZ0', 'GKNRVZA'])('is not read out of “%s”', (typed) => {
    expect(readCode(typed)).toBeNull()
  })
})

describe('joining', () => {
  test('shows which class and whose before, and puts the student into it after', async () => {
    const { path, code, roster } = await openClass(teacher)
    const student = await signUp(server)
    const preview = await student.post('/api/classrooms/join/preview', { code: code.toLowerCase() })
    expect(preview.body).toEqual({ className: 'Period 2', teacherNames: ['Ada Byron'] })
    expect((await roster()).students).toEqual([])

    expect((await join(student, `${code.slice(0, 3)}-${code.slice(3)}`)).body).toMatchObject({
      name: 'Period 2',
      role: 'student',
      student_count: 1,
    })
    expect((await roster()).students).toMatchObject([
      { username: student.username, joinedBy: 'code', isManaged: false },
    ])
    expect((await student.get(path)).body).toMatchObject({ canLeave: true })
  })

  test('is refused in words that say what to do', async () => {
    const { path, code } = await openClass(teacher)
    const student = await signUp(server)
    const set = (body: object) => teacher.post(`${path}/code`, { isOn: true, days: 7, ...body })
    const refusal = (status: number, detail: string) => [status, expect.objectContaining({ detail })]

    expect(await detailOf(student, 'BCDFGHJ')).toEqual(
      refusal(404, 'No class has this code. Check each letter with the code from your teacher.'),
    )
    expect(await detailOf(student, 'HELLO42')).toEqual(
      refusal(
        404,
        'That isn’t a class code. A code has seven letters, with no vowels and no numbers. Please check it again.',
      ),
    )
    await set({ isOn: false })
    expect(await detailOf(student, code)).toEqual(
      refusal(410, 'The join code for this class is turned off. Ask your teacher.'),
    )
    await set({ days: 1 })
    time = new Date(time.getTime() + 25 * 60 * 60 * 1000)
    expect(await detailOf(student, code)).toEqual(
      refusal(410, 'This code has expired. Ask your teacher for a new one.'),
    )
    await set({ days: null })
    await teacher.post(`${path}/active`, { isActive: false })
    expect(await detailOf(student, code)).toEqual(
      refusal(410, 'This class has ended. Your teacher archived it.'),
    )
    await teacher.post(`${path}/active`, { isActive: true })
    expect((await join(student, code)).status).toBe(200)
    expect(await detailOf(student, code)).toEqual(refusal(409, 'You’re already in Period 2.'))
  })

  test('works with the new code only, once there is one', async () => {
    const { path, code } = await openClass(teacher)
    const changed = await teacher.post(`${path}/code`, { isOn: true, days: null, isNew: true })
    const fresh = ClassroomDetail.parse(changed.body).code
    expect(fresh).toMatchObject({ isOn: true, until: null })
    expect(fresh?.code).not.toBe(code)
    const student = await signUp(server)
    expect((await join(student, code)).status).toBe(404)
    expect((await join(student, fresh?.code ?? '')).status).toBe(200)
  })

  test('ends where the class is full', async () => {
    const { id, path, code } = await openClass(teacher)
    await server.database.query(
      statement(
        'test.fill-class',
        `with made as (
          insert into users (id, username, username_key, password_hash, role, grade_level, first_name, last_name,
            created_at)
          select gen_random_uuid(), 'full-' || n, 'full-' || n, '-', 'student', 6, 'F', 'F', now()
          from generate_series(1, 200) n returning id)
        insert into enrolments (student_id, classroom_id, enrolled_at) select id, $1, now() from made`,
      ),
      [id],
    )
    const student = await signUp(server)
    expect(await detailOf(student, code)).toEqual([
      409,
      expect.objectContaining({
        detail: 'This class is full. It already has 200 students. Let your teacher know.',
      }),
    ])
    expect((await teacher.post(`${path}/students`, { firstName: 'Zoe' })).body).toMatchObject({
      detail:
        'A class can have up to 200 students. This one has 200, so you can’t add 1 more. Please create a second class.',
    })
  })

  test('is closed for ten minutes to anyone who guesses, and to nobody else', async () => {
    const { code } = await openClass(teacher)
    const guesser = await signUp(server)
    for (let guess = 0; guess < 15; guess += 1) expect((await join(guesser, 'BCDFGHJ')).status).toBe(404)
    const closed = await join(guesser, code)
    expect([closed.status, closed.headers['retry-after'], closed.body]).toEqual([
      429,
      '600',
      expect.objectContaining({
        detail: 'Too many wrong codes. Please try again in 10 minutes.',
      }),
    ])
    expect((await join(await signUp(server), code)).status).toBe(200)
    time = new Date(time.getTime() + 601_000)
    expect((await join(guesser, code)).status).toBe(200)
  })

  test('stays open to all others behind an address from which very many codes were guessed', async () => {
    const { code } = await openClass(teacher)
    for (let account = 0; account < 28; account += 1) {
      const guesser = await signUp(server)
      for (let guess = 0; guess < 15; guess += 1) await join(guesser, 'BCDFGHJ')
    }
    const mistyping = await signUp(server)
    expect((await join(mistyping, 'BCDFGHJ')).status).toBe(404)
    expect((await join(mistyping, 'BCDFGHJ')).status).toBe(429)
    expect((await join(await signUp(server), code)).status).toBe(200)
  })

  test('with a class of one’s own makes no room for guesses', async () => {
    time = new Date(time.getTime() + 901_000)
    const { code } = await openClass(teacher)
    const guesser = await signUp(server)
    const preview = (typed: string) => guesser.post('/api/classrooms/join/preview', { code: typed })
    const statuses: number[] = []
    for (let guess = 0; guess < 30; guess += 1) {
      statuses.push((await preview('BCDFGHJ')).status)
      if (guess % 10 === 9) await preview(code)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(15)
  })
})

describe('leaving', () => {
  test('is for students who joined by code', async () => {
    const { path, code, roster } = await openClass(teacher)
    const student = await signUp(server)
    await join(student, code)
    expect((await student.post(`${path}/leave`)).body).toEqual({ left: true })
    expect((await roster()).students).toEqual([])
    expect((await student.post(`${path}/leave`)).status).toBe(404)
  })

  test('is asked of the teacher by those whom a teacher put in', async () => {
    const { path, id } = await openClass(teacher)
    const student = await signUp(server)
    const classrooms = JSON.parse((await teacher.get('/api/classrooms')).text)
    const own = classrooms.find((classroom: { id: string }) => classroom.id === id)
    await server.app.classrooms.enrol(UserId.parse(student.id), own.id)
    const reply = await student.post(`${path}/leave`)
    expect([reply.status, reply.body]).toMatchObject([
      403,
      { detail: 'Your teacher added you to this class. Ask your teacher to remove you.' },
    ])
  })
})
