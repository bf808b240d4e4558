import { UserId } from '@skills-center/contract/ids'
import { Onto } from '@skills-center/contract/billing/family'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { act, payFor } from './test-payer.ts'

// The clock does not advance, so an instance's cache never expires by itself.
const clock = new Date('2026-03-02T15:00:00Z')

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await startTestApp({ now: () => clock })
  other = await startTestApp({ beside: one, now: () => clock })
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

/** The student's view of the other instance, signed in with the same cookie. */
const atOther = (student: Caller) => other.caller(student.cookie())
const isPremium = async (student: Caller): Promise<boolean> =>
  JSON.parse((await atOther(student).get('/api/subscription')).text).state !== 'free'

test('a plan that is paid for and canceled on one copy of the server is so on the other at once', async () => {
  const student = await signUp(one)
  expect(await isPremium(student)).toBe(false)
  const token = await payFor(one, student)
  await expect.poll(() => isPremium(student)).toBe(true)
  await one.caller().post(`/api/family/${token}/cancel`)
  await expect
    .poll(async () => (await atOther(student).get('/api/subscription')).body)
    .toMatchObject({ state: 'ending' })
})

test('so is premium that is granted', async () => {
  const student = await signUp(one)
  expect(await isPremium(student)).toBe(false)
  await one.app.billing.grantPremium(UserId.parse(student.id), new Date('2026-04-01T00:00:00Z'))
  await expect.poll(() => isPremium(student)).toBe(true)
})

test('so are the seats of a license that are given and taken back, many at once', async () => {
  const teacher = await signUp(one, { role: 'teacher' })
  const { id } = JSON.parse((await teacher.post('/api/classrooms', { name: 'P1', gradeLevel: 6 })).text)
  const { code } = JSON.parse((await teacher.get(`/api/classrooms/${id}`)).text).code
  const students: Caller[] = []
  const ids: string[] = []
  for (let n = 0; n < 3; n += 1) {
    const student = await signUp(one)
    await student.post('/api/classrooms/join', { code })
    students.push(student)
    ids.push(student.id)
  }
  const url = Onto.parse((await teacher.post('/api/license/checkout', { seats: 3 })).body).url
  await act(teacher, url.replace('/sandbox/checkout/', ''), 'pay')
  const all = async () => Promise.all(students.map(isPremium))
  expect(await all()).toEqual([false, false, false])
  const give = (hasSeat: boolean) => teacher.post('/api/license/students', { studentIds: ids, hasSeat })
  expect((await give(true)).status).toBe(200)
  await expect.poll(all).toEqual([true, true, true])
  await give(false)
  await expect.poll(all).toEqual([false, false, false])
})

test('an announcement of a whole school fits into what the database passes on', async () => {
  const student = await signUp(one)
  await isPremium(student)
  const ids = [...Array.from({ length: 499 }, () => one.newId()), student.id].map((id) => UserId.parse(id))
  await one.database.transaction((tx) => one.app.billing.announce(tx, ids))
  await expect
    .poll(() => other.countQueries(() => atOther(student).get('/api/subscription/status')))
    .toBeGreaterThan(0)
})
