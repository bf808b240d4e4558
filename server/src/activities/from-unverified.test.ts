import { randomUUID } from 'node:crypto'
import { SubscriptionStatus } from '@skills-center/contract/billing'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAnswerKeys } from '../practice/answer-keys.ts'
import { statsOf } from '../practice/test-student.ts'
import { type Caller, secret, startTestApp, type TestApp } from '../test-app.ts'
import { questionOf, startLive } from './test-live.ts'

const known = createAnswerKeys(secret)
let clock = new Date('2026-03-12T15:00:00Z')
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ now: () => clock, configuration: { dailyLimit: 2 } })
})
afterAll(() => server.stop())

const usedBy = async (student: Caller) =>
  SubscriptionStatus.parse((await student.get('/api/subscription/status')).body).dailyProblemsUsed
const answerOf = (token: Parameters<typeof known.right>[0]) => ({
  token,
  response: known.right(token),
  attemptId: randomUUID(),
  activeMilliseconds: 20_000,
  hintsUsed: 0,
  timeZone: 'America/Chicago',
})

it('a round that an unverified teacher asks counts for the day and earns nothing', async () => {
  const { students, steer, seat, path } = await startLive(server, 1, {}, null)
  const [student] = students
  if (student === undefined) throw new Error('no student')
  for (let round = 1; round <= 3; round += 1) {
    await steer({ step: 'ask', after: round - 1 })
    clock = new Date(clock.getTime() + 60_000)
    const { token } = questionOf(await seat(student))
    expect((await student.post(`${path}/answers`, answerOf(token))).status).toBe(200)
    expect((await seat(student)).own).toMatchObject({ credited: null, notCredited: null })
    const stage = await steer({ step: 'reveal', round })
    expect((await seat(student)).own).toMatchObject({ credited: false, notCredited: 'unverified-teacher' })
    // This holds even after the day's free problems are used up, because the question is on everyone's screen.
    expect(stage.rounds.at(-1)).toMatchObject({ answered: 1, right: 1 })
  }
  expect(await usedBy(student)).toBe(3)
  expect(await statsOf(student)).toMatchObject({ totalPoints: 0, completedAchievements: 0 })
})

it('at the student’s own level it ends with the day’s free problems', async () => {
  const { students, steer, seat, path } = await startLive(server, 1, { mode: 'own-level' }, null)
  const [student] = students
  if (student === undefined) throw new Error('no student')
  await steer({ step: 'ask', after: 0 })
  for (let turn = 0; turn < 2; turn += 1) {
    clock = new Date(clock.getTime() + 60_000)
    const { token } = questionOf(await seat(student))
    expect((await student.post(`${path}/answers`, answerOf(token))).status).toBe(200)
  }
  expect(await usedBy(student)).toBe(2)
  expect((await student.get(path)).body).toMatchObject({ status: 402, type: dailyLimitReached })
})

it('a verified teacher’s live activity is never kept back', async () => {
  const { students, steer, seat, path } = await startLive(server, 1, { mode: 'own-level' })
  const [student] = students
  if (student === undefined) throw new Error('no student')
  await steer({ step: 'ask', after: 0 })
  for (let turn = 0; turn < 4; turn += 1) {
    clock = new Date(clock.getTime() + 60_000)
    const { token } = questionOf(await seat(student))
    await student.post(`${path}/answers`, answerOf(token))
  }
  expect(await usedBy(student)).toBe(0)
  expect((await statsOf(student)).totalPoints).toBeGreaterThan(0)
})
