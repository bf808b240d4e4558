import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { newPerson, signUp, startTestApp } from '../test-app.ts'
import type { TestApp } from '../test-app.ts'

let server: TestApp
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => time })
})
afterAll(() => server.stop())

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
}

describe('sign-up', () => {
  test('makes the account, signs in, and shows the user without a password', async () => {
    const browser = server.caller()
    const reply = await browser.post('/api/signup', {
      ...newPerson,
      username: ' Grace ',
      email: 'G@Example.org',
    })
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'Grace',
      role: 'student',
      gradeLevel: 6,
      stripeSubscriptionId: null,
      email: 'g@example.org',
      firstName: 'Ada',
      lastName: 'Byron',
      schoolName: 'Riverside Middle School',
      subject: null,
      isAdministrator: false,
      isDemoVisit: false,
    })
    expect(reply.headers['set-cookie']).toMatch(/^sid=.+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
    expect((await browser.get('/api/auth/user')).body).toEqual(reply.body)
    expect((await browser.get('/api/user/current')).body).toEqual(reply.body)
  })

  test('keeps a password only as an argon2id hash', async () => {
    await signUp(server, { username: 'hashed' })
    const asked = statement(
      'test.password',
      "select password_hash as hash from users where username = 'hashed'",
      z.object({ hash: z.string() }),
    )
    const [row] = await server.database.query(asked)
    expect(row?.hash).toMatch(/^\$argon2id\$/)
  })

  test('a teacher’s subject is kept, a student’s is not', async () => {
    const sign = async (username: string, role: string) => {
      const reply = await server
        .caller()
        .post('/api/signup', { ...newPerson, username, role, subject: 'science' })
      return reply.body
    }
    expect(await sign('subject-teacher', 'teacher')).toMatchObject({ role: 'teacher', subject: 'science' })
    expect(await sign('subject-student', 'student')).toMatchObject({ role: 'student', subject: null })
  })

  test('a username is taken whatever its case or its composition', async () => {
    await signUp(server, { username: 'Zoé9' })
    const again = await server.caller().post('/api/signup', { ...newPerson, username: 'ｚＯÉ９' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({
      status: 409,
      detail: 'Username is already taken. Please choose another.',
    })
  })

  test('of two who want a username at the same moment, one gets it', async () => {
    const person = { ...newPerson, username: 'wanted' }
    const replies = await Promise.all([1, 2, 3].map(() => server.caller().post('/api/signup', person)))
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  })

  test('children may share a parent’s e-mail address', async () => {
    await signUp(server, { username: 'first-child' })
    await signUp(server, { username: 'second-child' })
  })

  test.each([
    [{ username: ' ' }, 'username', 'Please enter a username to continue.'],
    [{ username: 'a b' }, 'username', 'A username can have letters, numbers, dots, dashes, and underscores.'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters long.'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address.'],
    [{ firstName: '' }, 'firstName', 'Please enter your first and last name.'],
    [{ lastName: '  ' }, 'lastName', 'Please enter your first and last name.'],
    [{ gradeLevel: 4 }, 'gradeLevel', 'The grade level must be at least 5.'],
    [{ gradeLevel: 9 }, 'gradeLevel', 'The grade level must be at most 8.'],
    [{ role: 'admin' }, 'role', 'The role must be student or teacher.'],
    [{ email: undefined }, 'email', 'Please enter your email address.'],
  ])('refuses %j', async (change, field, message) => {
    const reply = await server.caller().post('/api/signup', { ...newPerson, username: 'refused', ...change })
    expect(reply.status).toBe(400)
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(reply.body).toMatchObject({ status: 400, detail: message, errors: [{ field, message }] })
  })
})

describe('username check', () => {
  test('says whether a username is free', async () => {
    await signUp(server, { username: 'Occupied' })
    const check = async (name: string) =>
      (await server.caller().get(`/api/check-username/${encodeURIComponent(name)}`)).body
    expect(await check('occupied')).toEqual({ available: false, message: 'Username is already taken' })
    expect(await check('unoccupied')).toEqual({ available: true, message: 'Username is available' })
    expect(await check('not/allowed')).toEqual({
      available: false,
      message: 'A username can have letters, numbers, dots, dashes, and underscores.',
    })
  })
})

describe('sign-in', () => {
  const signIn = (username: string, password: string, role = 'student', address = '192.0.2.1') =>
    server.app.http.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username, password, role },
      remoteAddress: address,
    })

  test('takes the username in any case', async () => {
    const { username } = await signUp(server, { username: 'CamelCase' })
    const reply = await server
      .caller()
      .post('/api/login', { username: 'camelcase', password: newPerson.password, role: 'student' })
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ username })
  })

  test('an unknown user and a wrong password read the same', async () => {
    await signUp(server, { username: 'known' })
    const wrong = await signIn('known', 'wrong password')
    const unknown = await signIn('unknown', 'wrong password')
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toMatchObject({
      detail: 'That username and password don’t match. Please check both and try again.',
    })
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
  })

  test('a wrong role is told only to anyone who knows the password', async () => {
    await signUp(server, { username: 'learner' })
    expect((await signIn('learner', 'wrong password', 'teacher')).statusCode).toBe(401)
    const right = await signIn('learner', newPerson.password, 'teacher')
    expect(right.statusCode).toBe(403)
    expect(right.json()).toMatchObject({
      detail: 'This is a student account. Please choose “student” and sign in again.',
    })
    expect(right.headers['set-cookie']).toBeUndefined()
  })

  test('ten wrong passwords close a username to that address for five minutes, to others not at all', async () => {
    await signUp(server, { username: 'forgetful' })
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await signIn('forgetful', `guess ${guess}`, 'student', '192.0.2.7')).statusCode).toBe(401)
    }
    const closed = await signIn('forgetful', newPerson.password, 'student', '192.0.2.7')
    expect(closed.statusCode).toBe(429)
    expect(closed.headers['retry-after']).toBe('300')
    expect(closed.json()).toMatchObject({
      detail: 'Too many wrong passwords. Please try again in 5 minutes.',
    })
    expect((await signIn('forgetful', newPerson.password, 'student', '192.0.2.8')).statusCode).toBe(200)
    later(301)
    expect((await signIn('forgetful', newPerson.password, 'student', '192.0.2.7')).statusCode).toBe(200)
  })

  test('many guesses at once gain nothing', async () => {
    await signUp(server, { username: 'rushed' })
    const guesses = Array.from({ length: 20 }, (_, n) =>
      signIn('rushed', `guess ${n}`, 'student', '192.0.2.9'),
    )
    const statuses = (await Promise.all(guesses)).map((reply) => reply.statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})

describe('the user who is signed in', () => {
  test('is nobody without a session', async () => {
    for (const path of ['/api/auth/user', '/api/user/current']) {
      const reply = await server.caller().get(path)
      expect([reply.status, reply.body]).toEqual([
        401,
        {
          type: 'about:blank',
          title: 'Not signed in',
          status: 401,
          detail: 'Please sign in to continue.',
          code: 'platform/sign-in-first',
        },
      ])
    }
  })

  test('is read without a query once it is known', async () => {
    const student = await signUp(server)
    await student.get('/api/auth/user')
    expect(await server.countQueries(() => student.get('/api/auth/user'))).toBe(0)
  })

  test('is nobody once the account is gone', async () => {
    const student = await signUp(server, { username: 'leaving' })
    await server.database.query(statement('test.leave', "delete from users where username = 'leaving'"))
    later(21)
    expect((await student.get('/api/auth/user')).status).toBe(401)
  })

  test('changes the grade, from kindergarten to 12', async () => {
    const student = await signUp(server)
    for (const gradeLevel of [0, 12]) {
      const reply = await student.post('/api/user/grade', { gradeLevel })
      expect(reply.body).toMatchObject({ gradeLevel })
      expect((await student.get('/api/auth/user')).body).toMatchObject({ gradeLevel })
    }
    for (const gradeLevel of [-1, 13, 6.5, '6', null]) {
      expect((await student.post('/api/user/grade', { gradeLevel })).status).toBe(400)
    }
    expect((await server.caller().post('/api/user/grade', { gradeLevel: 7 })).status).toBe(401)
  })
})

describe('sign-out', () => {
  test('ends the session for good, also for anyone who kept the cookie', async () => {
    const student = await signUp(server)
    const kept = server.caller(student.cookie())
    const reply = await student.post('/api/logout')
    expect(reply.body).toEqual({ signedOut: true })
    expect(reply.headers['set-cookie']).toContain('Max-Age=0')
    expect((await kept.get('/api/auth/user')).status).toBe(401)
  })

  test('answers a visitor the same', async () => {
    expect((await server.caller().post('/api/logout')).body).toEqual({ signedOut: true })
  })
})

test('60 students sign in within a minute from one address while an attack from another is stopped', async () => {
  const crowd = await startTestApp({ configuration: { trustProxy: true } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const students = Array.from({ length: 60 }, (_, index) => `seat-${index}`)
  for (const username of students) {
    const made = await crowd.caller().post('/api/signup', { ...newPerson, username }, from('198.51.100.7'))
    expect(made.status).toBe(200)
  }
  const signIn = async (username: string, password: string, address: string) =>
    (await crowd.caller().post('/api/login', { username, password, role: 'student' }, from(address))).status

  const [attack, lesson] = await Promise.all([
    (async () => {
      const statuses: number[] = []
      for (let guess = 0; guess < 30; guess += 1)
        statuses.push(await signIn('seat-7', `guess number ${guess}`, '203.0.113.66'))
      return statuses
    })(),
    Promise.all(
      students.map(async (username) => {
        await signIn(username, 'mistyped', '198.51.100.7')
        return signIn(username, newPerson.password, '198.51.100.7')
      }),
    ),
  ])
  expect(lesson).toEqual(students.map(() => 200))
  expect(attack.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(attack.slice(10)).toEqual(Array.from({ length: 20 }, () => 429))
  // The attacker is stopped even with the right password, but the owner elsewhere is not.
  expect(await signIn('seat-7', newPerson.password, '203.0.113.66')).toBe(429)
  expect(await signIn('seat-7', newPerson.password, '198.51.100.7')).toBe(200)
  await crowd.stop()
})

test('150 addresses of one IPv6 network guess no more than one address', async () => {
  const house = await startTestApp({ configuration: { trustProxy: true } })
  await signUp(house, { username: 'guessed' })
  const signIn = async (password: string, address: string) =>
    (
      await house
        .caller()
        .post(
          '/api/login',
          { username: 'guessed', password, role: 'student' },
          { 'x-forwarded-for': address },
        )
    ).status
  const statuses: number[] = []
  for (let n = 1; n <= 150; n += 1)
    statuses.push(await signIn(`guess ${n}`, `2001:db8:1:2::${n.toString(16)}`))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(140)
  expect(await signIn(newPerson.password, '2001:db8:1:2::ffff')).toBe(429)
  expect(await signIn(newPerson.password, '2001:db8:1:3::1')).toBe(200)
  await house.stop()
})

test('one pupil with 400 wrong passwords, at the door and inside own accounts, locks out nobody else', async () => {
  const school = await startTestApp({ configuration: { trustProxy: true } })
  const from = { 'x-forwarded-for': '198.51.100.7' }
  const signIn = async (username: string, password: string) =>
    (await school.caller().post('/api/login', { username, password, role: 'student' }, from)).status
  await school.caller().post('/api/signup', { ...newPerson, username: 'classmate' }, from)
  for (let n = 0; n < 200; n += 1) await signIn(`made-up-${n % 40}`, `wrong ${n}`)
  for (let account = 0; account < 20; account += 1) {
    const pupil = school.caller()
    await pupil.post('/api/signup', { ...newPerson, username: `throw-away-${account}` }, from)
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1)
      statuses.push((await pupil.post('/api/user/erase', { password: `wrong ${n}` }, from)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  }
  expect(await signIn('classmate', newPerson.password)).toBe(200)
  expect(await signIn('throw-away-3', newPerson.password)).toBe(200)
  await school.stop()
})

test('an account under attack from everywhere lets its owner in on the device they used before', async () => {
  const world = await startTestApp({ configuration: { trustProxy: true } })
  const owner = world.caller()
  const username = 'under-attack'
  const body = { username, password: newPerson.password, role: 'student' }
  await owner.post('/api/signup', { ...newPerson, username }, { 'x-forwarded-for': '198.51.100.1' })
  const first = await owner.post('/api/login', body, { 'x-forwarded-for': '198.51.100.1' })
  const cookies = [first.headers['set-cookie']].flat().map(String)
  const [device, forCards] = cookies.filter((cookie) => cookie.startsWith('device='))
  expect(device).toMatch(
    /^device=[\w-]{22}\.[\w-]{16}; Path=\/api\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  )
  expect(forCards).toBe(device?.replace('Path=/api/login', 'Path=/api/v1/login'))
  expect(device).not.toContain(username)
  const attack = async (n: number) =>
    (
      await world
        .caller()
        .post('/api/login', { ...body, password: `guess ${n}` }, { 'x-forwarded-for': `203.0.113.${n}` })
    ).status
  const statuses: number[] = []
  for (let n = 1; n <= 40; n += 1) statuses.push(await attack(n))
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  // The owner can sign in while traveling with the known device, and at home without it. A stranger anywhere else
  // cannot.
  expect((await owner.post('/api/login', body, { 'x-forwarded-for': '192.0.2.99' })).status).toBe(200)
  const elsewhere = async (address: string) =>
    (await world.caller().post('/api/login', body, { 'x-forwarded-for': address })).status
  expect(await elsewhere('198.51.100.1')).toBe(200)
  expect(await elsewhere('192.0.2.98')).toBe(429)
  await world.stop()
})
