import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../platform/testing/database.ts'
import type { TestDatabase } from '../platform/testing/database.ts'
import { createSignInGuard } from './sign-in-guard.ts'

let made: TestDatabase
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
}
const createGuard = () => createSignInGuard({ database: made.database, now: () => time, secret: 'secret' })
const refusal = { headers: { 'retry-after': expect.stringMatching(/^\d+$/) }, problem: { status: 429 } }

test('a class of 60 behind one address signs up and in within a minute, each mistyping twice', async () => {
  const guard = createGuard()
  for (let student = 0; student < 60; student += 1) {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      guard.slow('signUp', 'school')
      guard.slow('signIn', 'school')
      await guard.begin(`student-${student}`, 'school')
    }
    for (let check = 0; check < 20; check += 1) guard.slow('usernameCheck', 'school')
    await guard.succeed(`student-${student}`, 'school')
  }
})

test.each(['signUp', 'signIn', 'usernameCheck'] as const)(
  'a flood of %s from one address is slowed for a minute, and no other address with it',
  (what) => {
    const guard = createGuard()
    const flood = () => {
      for (let n = 0; n < 2000; n += 1) guard.slow(what, 'flooder')
    }
    expect(flood).toThrow('Too many people here are trying at once. Please wait a minute.')
    guard.slow(what, 'neighbour')
    later(61)
    guard.slow(what, 'flooder')
  },
)

test('whoever tries many usernames from one address is stopped for a quarter of an hour', async () => {
  const guard = createGuard()
  for (let n = 0; n < 400; n += 1) await guard.begin(`victim-${n}`, 'sprayer')
  await expect(guard.begin('victim-400', 'sprayer')).rejects.toMatchObject({
    ...refusal,
    message: 'Too many wrong passwords. Please try again in 15 minutes.',
  })
  await guard.begin('victim-400', 'elsewhere')
  later(15 * 60 + 1)
  await guard.begin('victim-401', 'sprayer')
})

test('failures count for all copies of the server together', async () => {
  for (let n = 0; n < 10; n += 1) await createGuard().begin('shared', 'home')
  await expect(createGuard().begin('shared', 'home')).rejects.toMatchObject(refusal)
})

test('a right password clears the wrong ones before it', async () => {
  const guard = createGuard()
  for (let n = 0; n < 10; n += 1) await guard.begin('relieved', 'home')
  await guard.succeed('relieved', 'home')
  await guard.begin('relieved', 'home')
})
