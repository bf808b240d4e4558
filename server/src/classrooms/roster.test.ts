import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { LogEntry } from '@skills-center/contract/classrooms'
import { ImportCheck } from '@skills-center/contract/classrooms/import'
import { ClassGroup, LoginCard } from '@skills-center/contract/classrooms/roster'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { newPerson, signUp, signUpChild, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { openClass, signInWith } from './test-class.ts'

let server: TestApp
let teacher: Caller & { id: string; username: string }
let colleague: Caller & { id: string; username: string }

beforeAll(async () => {
  server = await startTestApp()
  teacher = await signUp(server, { role: 'teacher' })
  colleague = await signUp(server, { role: 'teacher' })
})
afterAll(() => server.stop())

const joinByCode = async (code: string) => {
  const student = await signUp(server)
  expect((await student.post('/api/classrooms/join', { code })).status).toBe(200)
  return student
}

describe('the numbers of students in the school’s own system', () => {
  test('come with an import, are entered by hand, and swap; no two of a class are the same', async () => {
    const { path, roster } = await openClass(teacher)
    const csv = 'Last name,First name,Student ID\nRivera,Tomás,100234\nKim,Zoe,\nOrr,Ada,100234'
    const checked = ImportCheck.parse((await teacher.post(`${path}/import/check`, { csv })).body)
    expect(checked.rows.map(({ studentNumber, outcome }) => [studentNumber, outcome])).toEqual([
      ['100234', 'new'],
      ['', 'new'],
      ['100234', 'problem'],
    ])
    expect((await teacher.post(`${path}/import`, { csv, leaveOut: [4] })).status).toBe(200)
    const numbers = async () =>
      (await roster()).students.map(({ firstName, studentNumber }) => [firstName, studentNumber])
    expect(await numbers()).toEqual([
      ['Zoe', null],
      ['Tomás', '100234'],
    ])
    const [zoe, tomas] = (await roster()).students.map(({ id }) => id)
    const enter = (...students: (readonly [string | undefined, string | null])[]) =>
      teacher.send('PUT', `${path}/student-numbers`, {
        students: students.map(([studentId, studentNumber]) => ({ studentId, studentNumber })),
      })
    expect((await enter([zoe, '100234'])).status).toBe(409)
    expect(await enter([zoe, ' 7 '])).toMatchObject({ status: 200 })
    expect((await enter([zoe, '100234'], [tomas, '7'])).status).toBe(200)
    expect(await numbers()).toEqual([
      ['Zoe', '100234'],
      ['Tomás', '7'],
    ])
    expect((await enter([zoe, '8'], [zoe, '9'])).status).toBe(400)
    const other = await openClass(teacher)
    await teacher.post(`${path}/move`, { studentIds: [zoe], to: other.id })
    expect((await other.roster()).students[0]).toMatchObject({ firstName: 'Zoe', studentNumber: '100234' })
  })

  test('are refused for a child for whom nobody has agreed yet, and go when nobody has in the next class', async () => {
    const { id, path, code, roster } = await openClass(teacher)
    const child = await signUpChild(server, { classCode: code })
    const enter = (studentNumber: string | null) =>
      teacher.send('PUT', `${path}/student-numbers`, { students: [{ studentId: child.id, studentNumber }] })
    expect(await enter('55')).toMatchObject({ status: 409 })
    expect((await enter(null)).status).toBe(200)
    expect((await roster()).students[0]?.studentNumber).toBeNull()
    const agreed = { studentIds: [child.id], version: consentVersion }
    expect((await teacher.post(`${path}/consents`, agreed)).status).toBe(200)
    expect((await enter('55')).status).toBe(200)
    await teacher.post(`${path}/consents/withdraw`, { studentId: child.id })
    expect((await roster()).students[0]?.studentNumber).toBeNull()
    await teacher.post(`${path}/consents`, agreed)
    expect((await enter('55')).status).toBe(200)
    const other = await openClass(teacher)
    const moved = await teacher.post(`${path}/move`, { studentIds: [child.id], to: other.id })
    expect(moved.status, `out of ${id}: ${moved.text}`).toBe(200)
    expect((await other.roster()).students[0]?.studentNumber).toBeNull()
  })
})

describe('a student made by hand', () => {
  test('needs a first name and nothing else, and signs in with the card', async () => {
    const { add, student } = await openClass(teacher, { gradeLevel: 7 })
    const card = await add({ firstName: ' Zoë ' })
    expect(card).toEqual({
      studentId: expect.any(String),
      name: 'Zoë',
      username: expect.stringMatching(/^zoe\d{2}$/),
      password: expect.stringMatching(/^[a-z]+-[a-z]+-[a-z]+-[a-z]+$/),
    })
    const { reply } = await signInWith(server, card)
    expect(reply.body).toMatchObject({
      firstName: 'Zoë',
      lastName: '',
      email: null,
      gradeLevel: 7,
      role: 'student',
    })
    expect(await student(card.username)).toMatchObject({ isManaged: true, joinedBy: 'teacher' })
  })

  test('keeps a password only as an argon2id hash', async () => {
    const { add } = await openClass(teacher)
    const card = await add({ firstName: 'Zoe' })
    const [row] = await server.database.query(
      statement(
        'test.card-hash',
        'select password_hash as hash from users where id = $1',
        z.object({
          hash: z.string(),
        }),
      ),
      [card.studentId],
    )
    expect(row?.hash).toMatch(/^\$argon2id\$/)
  })

  test('gets the username that the teacher chose, unless somebody has it', async () => {
    const { add, path } = await openClass(teacher)
    expect(await add({ firstName: 'Zoe', username: 'zoe.k' })).toMatchObject({ username: 'zoe.k' })
    const again = await teacher.post(`${path}/students`, { firstName: 'Zoe', username: 'ZOE.K' })
    expect([again.status, again.body]).toMatchObject([400, { errors: [{ field: 'username' }] }])
  })
})

describe('a password', () => {
  test('is reset for accounts made here: the old one ends, and every session with it', async () => {
    const { add, path } = await openClass(teacher)
    const card = await add({ firstName: 'Zoe', lastName: 'K' })
    const { browser } = await signInWith(server, card)
    expect((await browser.get('/api/auth/user')).status).toBe(200)

    const reset = await teacher.post(`${path}/passwords`, { studentIds: [card.studentId] })
    const [fresh] = LoginCard.array().parse(reset.body)
    expect(fresh).toMatchObject({ name: 'Zoe K', username: card.username })
    expect(fresh?.password).not.toBe(card.password)
    expect((await signInWith(server, card)).reply.status).toBe(401)
    expect((await signInWith(server, { ...card, ...fresh })).reply.status).toBe(200)
    await expect.poll(async () => (await browser.get('/api/auth/user')).status).toBe(401)

    const log = LogEntry.array().parse((await teacher.get(`${path}/log`)).body)
    expect(log[0]).toMatchObject({ act: 'password-reset', actor: 'Ada Byron', subject: 'Zoe K' })
  })

  test('of a student’s own account is never set by a teacher whose class they joined', async () => {
    const { path, code, student } = await openClass(teacher)
    const own = await joinByCode(code)
    const { id } = await student(own.username)
    const reply = await teacher.post(`${path}/passwords`, { studentIds: [id] })
    expect([reply.status, reply.body]).toMatchObject([
      403,
      { detail: 'Ada created this account, or it belongs to another class, so you can’t change it here.' },
    ])
    expect(
      (await signInWith(server, { username: own.username, password: newPerson.password })).reply.status,
    ).toBe(200)
  })

  test('of a student made elsewhere is not set by another teacher whose class they join', async () => {
    const home = await openClass(teacher)
    const other = await openClass(colleague, { name: 'Club' })
    const card = await home.add({ firstName: 'Zoe' })
    const { browser } = await signInWith(server, card)
    await browser.post('/api/classrooms/join', { code: other.code })
    const change = { studentIds: [card.studentId] }
    expect((await colleague.post(`${other.path}/passwords`, change)).status).toBe(403)
    const person = { firstName: 'X', gradeLevel: 6 }
    expect((await colleague.post(`${other.path}/students/${card.studentId}`, person)).status).toBe(403)
    expect(await other.student(card.username)).toMatchObject({ isManaged: false })
    expect((await teacher.post(`${home.path}/passwords`, change)).status).toBe(200)
  })

  test('of a student who is not in the class is not set there', async () => {
    const one = await openClass(teacher)
    const other = await openClass(teacher)
    const card = await one.add({ firstName: 'Zoe' })
    const reply = await teacher.post(`${other.path}/passwords`, { studentIds: [card.studentId] })
    expect(reply.status).toBe(404)
  })
})

test('a name and grade are mended where the account was made here', async () => {
  const { add, path, student } = await openClass(teacher)
  const card = await add({ firstName: 'Zeo' })
  const to = { firstName: 'Zoe', lastName: 'Kim', gradeLevel: 8 }
  expect((await teacher.post(`${path}/students/${card.studentId}`, to)).status).toBe(200)
  expect(await student(card.username)).toMatchObject(to)
})

describe('moving', () => {
  test('takes the student to another class of the teacher, with the right to set the password', async () => {
    const from = await openClass(teacher)
    const to = await openClass(teacher, { name: 'Period 3' })
    const card = await from.add({ firstName: 'Zoe' })
    const reply = await teacher.post(`${from.path}/move`, { studentIds: [card.studentId], to: to.id })
    expect(reply.status).toBe(200)
    expect((await from.roster()).students).toEqual([])
    expect(await to.student(card.username)).toMatchObject({ isManaged: true, groupId: null })
  })

  test('is refused to a class of another teacher, and for students who are not there', async () => {
    const from = await openClass(teacher)
    const theirs = await openClass(colleague)
    const card = await from.add({ firstName: 'Zoe' })
    const move = (path: string, to: string) =>
      teacher.post(`${path}/move`, { studentIds: [card.studentId], to })
    expect((await move(from.path, theirs.id)).status).toBe(404)
    const empty = await openClass(teacher)
    expect((await move(empty.path, from.id)).status).toBe(404)
    expect((await from.roster()).students).toHaveLength(1)
  })

  test('by a co-teacher leaves accounts of the class where their passwords are set', async () => {
    const from = await openClass(teacher)
    const invited = await signUp(server, { role: 'teacher' })
    await teacher.post(`${from.path}/teachers`, { username: invited.username })
    await invited.post(`${from.path}/invitation`, { accepts: true })
    const own = await openClass(invited)
    const made = await from.add({ firstName: 'Zoe' })
    const joined = await from.student((await joinByCode(from.code)).username)
    const move = (studentId: string, to: string) =>
      invited.post(`${from.path}/move`, { studentIds: [studentId], to })
    expect(await move(made.studentId, own.id)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('Only Ada Byron') },
    })
    expect((await from.roster()).students).toHaveLength(2)
    expect((await own.roster()).students).toHaveLength(0)
    // Anyone may move a student's own account, because it belongs to no teacher. A class-made account may move within
    // classes of its owner, and the new class becomes its home.
    expect((await move(joined.id, own.id)).status).toBe(200)
    const other = await openClass(teacher)
    await teacher.post(`${other.path}/teachers`, { username: invited.username })
    await invited.post(`${other.path}/invitation`, { accepts: true })
    expect((await move(made.studentId, other.id)).status).toBe(200)
    expect(await other.student(made.username)).toMatchObject({ isManaged: true })
  })

  test('a co-teacher who made an account and teaches its class no longer cannot set its password', async () => {
    const home = await openClass(teacher)
    const invited = await signUp(server, { role: 'teacher' })
    await teacher.post(`${home.path}/teachers`, { username: invited.username })
    await invited.post(`${home.path}/invitation`, { accepts: true })
    const made = await invited.post(`${home.path}/students`, { firstName: 'Zoe' })
    const card = LoginCard.parse(made.body)
    await teacher.post(`${home.path}/teachers/${invited.id}/remove`)
    const own = await openClass(invited)
    const { browser } = await signInWith(server, card)
    await browser.post('/api/classrooms/join', { code: own.code })
    const change = { studentIds: [card.studentId] }
    expect((await invited.post(`${own.path}/passwords`, change)).status).toBe(403)
    expect((await teacher.post(`${home.path}/passwords`, change)).status).toBe(200)
  })
})

test('a student who is removed keeps the account', async () => {
  const { add, path, roster } = await openClass(teacher)
  const card = await add({ firstName: 'Zoe' })
  await teacher.post(`${path}/remove`, { studentIds: [card.studentId] })
  expect((await roster()).students).toEqual([])
  const { browser } = await signInWith(server, card)
  expect((await browser.get('/api/classrooms')).body).toEqual([])
})

describe('groups', () => {
  test('are opened, renamed, filled and deleted, and their students stay', async () => {
    const { add, path, roster, student } = await openClass(teacher)
    const { studentId, username } = await add({ firstName: 'Zoe' })
    const open = (name: string) => teacher.post(`${path}/groups`, { name })
    const group = ClassGroup.parse((await open('Blue')).body)
    expect((await open('blue')).body).toMatchObject({ errors: [{ field: 'name' }] })
    await teacher.post(`${path}/group`, { studentIds: [studentId], groupId: group.id })
    expect((await student(username)).groupId).toBe(group.id)
    expect((await teacher.post(`${path}/groups/${group.id}`, { name: 'Teal' })).body).toEqual({
      id: group.id,
      name: 'Teal',
      revision: 2,
    })
    expect((await roster()).groups).toEqual([{ id: group.id, name: 'Teal', revision: 2 }])
    expect((await teacher.post(`${path}/groups/${group.id}/delete`)).status).toBe(200)
    expect(await roster()).toMatchObject({ groups: [], students: [{ groupId: null }] })
    expect((await teacher.post(`${path}/groups/${group.id}/delete`)).status).toBe(404)
  })

  test('are opened with students, who leave the group that they are in, or not at all', async () => {
    const { add, path, roster, student } = await openClass(teacher)
    const [zoe, ben] = [await add({ firstName: 'Zoe' }), await add({ firstName: 'Ben' })]
    const open = (name: string, ...studentIds: string[]) =>
      teacher.post(`${path}/groups`, { name, studentIds })
    const blue = ClassGroup.parse((await open('Blue', zoe.studentId, ben.studentId)).body)
    const teal = ClassGroup.parse((await open('Teal', zoe.studentId)).body)
    expect((await student(zoe.username)).groupId).toBe(teal.id)
    expect((await student(ben.username)).groupId).toBe(blue.id)
    const stranger = await (await openClass(teacher)).add({ firstName: 'Ida' })
    expect((await open('Red', ben.studentId, stranger.studentId)).status).toBe(404)
    expect((await roster()).groups.map(({ name }) => name)).toEqual(['Blue', 'Teal'])
    expect((await student(ben.username)).groupId).toBe(blue.id)
  })

  test('of another class take nobody in', async () => {
    const one = await openClass(teacher)
    const other = await openClass(teacher)
    const { studentId } = await one.add({ firstName: 'Zoe' })
    const group = ClassGroup.parse((await teacher.post(`${other.path}/groups`, { name: 'Blue' })).body)
    const body = { studentIds: [studentId], groupId: group.id }
    expect((await teacher.post(`${one.path}/group`, body)).status).toBe(404)
  })

  test('are twenty at most', async () => {
    const { path } = await openClass(teacher)
    for (let n = 1; n <= 20; n += 1)
      expect((await teacher.post(`${path}/groups`, { name: `Group ${n}` })).status).toBe(201)
    expect((await teacher.post(`${path}/groups`, { name: 'Group 21' })).status).toBe(409)
  })
})

test('the roster tells what each student has done lately', async () => {
  const { add, student } = await openClass(teacher)
  const card = await add({ firstName: 'Zoe' })
  expect(await student(card.username)).toMatchObject({
    lastActiveAt: null,
    answeredThisWeek: 0,
    skillsMastered: 0,
  })
  const insertDays = statement(
    'test.insert-days',
    `insert into daily_activity (student_id, day, answered, correct, active_ms)
    select $1, ($2::timestamptz at time zone 'UTC')::date - n, 10, 5, 1000 from generate_series(0, 9) n`,
  )
  await server.database.query(insertDays, [card.studentId, server.now()])
  expect(await student(card.username)).toMatchObject({ answeredThisWeek: 70 })
})
