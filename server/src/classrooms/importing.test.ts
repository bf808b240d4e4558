import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ImportCheck } from '@skills-center/contract/classrooms/import'
import { LoginCard } from '@skills-center/contract/classrooms/roster'
import { signUp, startTestApp } from '../test-app.ts'
import type { Caller, TestApp } from '../test-app.ts'
import { openClass, signInWith } from './test-class.ts'

let server: TestApp
let teacher: Caller & { id: string }

beforeAll(async () => {
  server = await startTestApp()
  teacher = await signUp(server, { role: 'teacher' })
})
afterAll(() => server.stop())

const check = async (path: string, csv: string) =>
  ImportCheck.parse((await teacher.post(`${path}/import/check`, { csv })).body)

const csv = [
  'First name,Last name,Grade,Group,Email',
  'Maya,B,6,Blue,maya@example.org',
  'Tomás,Rivera,,blue,',
  ',Rahman,6,,',
  'Zoe,K,eleven,,',
].join('\n')

describe('a class list', () => {
  test('is checked without anything being done', async () => {
    const { path, roster } = await openClass(teacher)
    const checked = await check(path, csv)
    expect(checked).toMatchObject({ columnsIgnored: ['Email'], groupsNew: ['blue'], obstacle: null })
    expect(checked.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'new'],
      [3, 'new'],
      [4, 'problem'],
      [5, 'problem'],
    ])
    expect(await roster()).toEqual({ students: [], groups: [] })
  })

  test('goes in whole or not at all: a row with a problem keeps all out until it is left out', async () => {
    const { path, roster } = await openClass(teacher)
    const refused = await teacher.post(`${path}/import`, { csv, leaveOut: [4] })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: 'No one was added. Fix or skip line 5 first, then check the file again.' },
    ])
    expect(await roster()).toEqual({ students: [], groups: [] })

    const done = JSON.parse((await teacher.post(`${path}/import`, { csv, leaveOut: [4, 5] })).text)
    const cards = LoginCard.array().parse(done.cards)
    expect(cards.map(({ name }) => name)).toEqual(['Maya B', 'Tomás Rivera'])
    expect(cards[1]?.username).toMatch(/^tomasr\d{2}$/)
    const { students, groups } = await roster()
    expect(students.map(({ firstName, groupId }) => [firstName, groupId])).toEqual([
      ['Maya', groups[0]?.id],
      ['Tomás', groups[0]?.id],
    ])
    for (const card of cards) expect((await signInWith(server, card)).reply.status).toBe(200)
  })

  test('takes in again those whom the teacher made for an earlier class', async () => {
    const last = await openClass(teacher, { name: 'Last year' })
    const card = await last.add({ firstName: 'Zoe', username: 'zoe-again' })
    await teacher.post(`${last.path}/delete`, { name: 'Last year' })
    const now = await openClass(teacher)
    const done = await teacher.post(`${now.path}/import`, { csv: 'First name,Username\nZoe,zoe-again' })
    expect(done.body).toEqual({ cards: [], known: 1 })
    expect(await now.student('zoe-again')).toMatchObject({ id: card.studentId, isManaged: true })
    expect((await signInWith(server, card)).reply.status).toBe(200)
  })

  test('of two rows with one made-up name makes two usernames', async () => {
    const { path } = await openClass(teacher)
    const done = await teacher.post(`${path}/import`, { csv: `First name\n${'Ed\n'.repeat(100)}` })
    const usernames = JSON.parse(done.text).cards.map((card: LoginCard) => card.username)
    expect(new Set(usernames).size).toBe(100)
  })

  test('that does not fit into the class is told so, and refused', async () => {
    const { path, roster } = await openClass(teacher)
    const large = `First name\n${'Ed\n'.repeat(201)}`
    expect((await check(path, large)).obstacle).toBe(
      'A class can have up to 200 students. This one has 0, so you can’t add 201 more. Please create a second class.',
    )
    expect((await teacher.post(`${path}/import`, { csv: large })).status).toBe(409)
    expect((await roster()).students).toEqual([])
  })

  test('of more than 64 KB is read, of more than 1 MB refused', async () => {
    const { path } = await openClass(teacher)
    const wide = `First name,Notes\nMaya,${'x'.repeat(200_000)}`
    expect((await check(path, wide)).rows).toHaveLength(1)
    const huge = await teacher.post(`${path}/import/check`, { csv: 'x'.repeat(1_000_001) })
    expect([huge.status, huge.body]).toMatchObject([
      400,
      { detail: 'The file is larger than 1 MB, which is too big for a roster.' },
    ])
    const flood = await teacher.post(`${path}/import/check`, { csv: 'x'.repeat(3_000_000) })
    expect(flood.status).toBe(413)
  })
})
