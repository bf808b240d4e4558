import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../platform/testing/database.ts'
import type { TestDatabase } from '../platform/testing/database.ts'
import { Refusal } from '../platform/problems.ts'
import { createSignInGuard, type From } from './sign-in-guard.ts'

let made: TestDatabase
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000)
}
const createGuard = () =>
  createSignInGuard({ database: made.database, now: () => time, secret: 'secret', randomBytes })
type Guard = ReturnType<typeof createGuard>
const from = (network: string, device: From['device'] = null): From => ({ network, device })
const wrong = (guard: Guard, username: string, network: string) =>
  guard.guess(username, from(network), () => Promise.resolve(false))
const right = (guard: Guard, username: string, place: From) =>
  guard.guess(username, place, () => Promise.resolve(true))
const refusal = { headers: { 'retry-after': expect.stringMatching(/^\d+$/) }, status: 429 }
const range = (size: number) => Array.from({ length: size }, (_, n) => n)

test('a class of 60 behind one address signs up and in within a minute, each mistyping twice', async () => {
  const guard = createGuard()
  for (const student of range(60)) {
    for (const attempt of range(3)) {
      guard.slow('signUp', 'school')
      guard.slow('signIn', 'school')
      if (attempt < 2) await wrong(guard, `student-${student}`, 'school')
    }
    for (let check = 0; check < 20; check += 1) guard.slow('usernameCheck', 'school')
    expect(await right(guard, `student-${student}`, from('school'))).toBe(true)
  }
})

test.each(['signUp', 'signIn', 'usernameCheck'] as const)(
  'a flood of %s from one address is slowed for a minute, and no other address with it',
  (what) => {
    const guard = createGuard()
    const flood = () => {
      for (let n = 0; n < 3001; n += 1) guard.slow(what, 'flooder')
    }
    expect(flood).toThrow('Too many people here are trying at the same time. Please wait a minute.')
    guard.slow(what, 'neighbour')
    later(61)
    guard.slow(what, 'flooder')
  },
)

test('a school of 3,000 a minute is no flood', () => {
  const guard = createGuard()
  for (let n = 0; n < 3000; n += 1) guard.slow('signIn', 'district')
})

test('who tries very many accounts from one network is slowed there, and nobody who has been there before', async () => {
  const guard = createGuard()
  await right(guard, 'regular', from('sprayed'))
  for (const n of range(1501)) await wrong(guard, `victim-${n}`, 'sprayed')
  let slowed = 0
  for (const n of range(130))
    await wrong(guard, `later-${n}`, 'sprayed').catch((refused: unknown) => {
      expect(refused).toMatchObject(refusal)
      slowed += 1
    })
  expect(slowed).toBe(10)
  expect(await right(guard, 'regular', from('sprayed'))).toBe(true)
  await wrong(guard, 'later-0', 'elsewhere')
  later(61)
  expect(await right(guard, 'newcomer', from('sprayed'))).toBe(true)
})

test('mistyped and right after counts against no network', async () => {
  const guard = createGuard()
  for (const n of range(1600)) {
    await wrong(guard, `clumsy-${n}`, 'clumsy')
    await right(guard, `clumsy-${n}`, from('clumsy'))
  }
  for (const n of range(130)) await wrong(guard, `first-${n}`, 'clumsy')
})

test('guesses from ever new networks wait longer and longer for an account, its owner does not', async () => {
  const guard = createGuard()
  await right(guard, 'owner', from('home'))
  const tablet = guard.mark(null, 'owner')
  for (const n of range(20)) await wrong(guard, 'owner', `bot-${n}`)
  const waits: number[] = []
  for (const n of range(9)) {
    const refused: unknown = await wrong(guard, 'owner', `bot-${100 + n}`).catch((one: unknown) => one)
    expect(refused).toMatchObject(refusal)
    const seconds = refused instanceof Refusal ? Number(refused.headers['retry-after']) : 0
    waits.push(seconds)
    later(seconds)
    // Only one passes, even if many arrive at once.
    const all = await Promise.allSettled(range(5).map((bot) => wrong(guard, 'owner', `herd-${n}-${bot}`)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900])
  expect(await right(guard, 'owner', from('home'))).toBe(true)
  expect(await right(guard, 'owner', from('a friend’s', tablet))).toBe(true)
  await expect(right(guard, 'owner', from('a hotel'))).rejects.toMatchObject(refusal)
  await expect(right(guard, 'owner', from('bot-1', guard.mark(null, 'somebody-else')))).rejects.toMatchObject(
    refusal,
  )
})

test('a device that has signed in is not closed by who guesses beside it', async () => {
  const guard = createGuard()
  const tablet = guard.mark(null, 'seated')
  await right(guard, 'seated', from('school', tablet))
  for (let n = 0; n < 10; n += 1) await wrong(guard, 'seated', 'school')
  await expect(wrong(guard, 'seated', 'school')).rejects.toMatchObject(refusal)
  expect(await right(guard, 'seated', from('school', tablet))).toBe(true)
  // A known device does not allow more guesses than any other place.
  const guessing = () => guard.guess('seated', from('school', tablet), () => Promise.resolve(false))
  for (let n = 0; n < 10; n += 1) await guessing()
  await expect(guessing()).rejects.toMatchObject(refusal)
})

test('failures count for all copies of the server together', async () => {
  for (let n = 0; n < 10; n += 1) await wrong(createGuard(), 'shared', 'home')
  await expect(wrong(createGuard(), 'shared', 'home')).rejects.toMatchObject(refusal)
  for (let n = 0; n < 20; n += 1) await wrong(createGuard(), 'shared-widely', `home-${n}`)
  await expect(wrong(createGuard(), 'shared-widely', 'home')).rejects.toMatchObject(refusal)
})

test('a right password clears the wrong ones before it', async () => {
  const guard = createGuard()
  for (let n = 0; n < 9; n += 1) await wrong(guard, 'relieved', 'home')
  await right(guard, 'relieved', from('home'))
  for (let n = 0; n < 10; n += 1) await wrong(guard, 'relieved', 'home')
})

test('a guess that could not be looked at does not count', async () => {
  const guard = createGuard()
  const busy = () => guard.guess('shed', from('home'), () => Promise.reject(new Error('busy')))
  for (let n = 0; n < 30; n += 1) await expect(busy()).rejects.toThrow('busy')
  expect(await right(guard, 'shed', from('home'))).toBe(true)
})
