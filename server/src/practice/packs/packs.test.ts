import { PracticePack } from '@skills-center/contract/practice/pack'
import { dailyLimitReached, Problem } from '@skills-center/contract/problem'
import { UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { bodyOf, firstQuestion, refusedWith, send, skillId, statsOf } from '../test-student.ts'

const begin = new Date('2026-03-10T15:00:00Z')
let clock = begin
const hour = 3_600_000
const pass = (hours: number) => {
  clock = new Date(clock.getTime() + hours * hour)
}

let test: TestApp
/** The same database, with three problems a day. */
let small: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 20 } })
  small = await startTestApp({ beside: test, now: () => clock, configuration: { dailyLimit: 3 } })
})
afterAll(async () => {
  await small.stop()
  await test.stop()
})

const take = async (student: Caller, skill: string | null = skillId): Promise<PracticePack> => {
  const reply = await student.post('/api/practice/packs', { skillId: skill })
  if (reply.status !== 200) throw new Error(`the pack was answered ${reply.status}: ${reply.text}`)
  return PracticePack.parse(reply.body)
}
const questionOf = (pack: PracticePack, index = 0) => {
  const one = pack.questions[index]
  if (one === undefined) throw new Error(`the pack has no question ${index}`)
  return one.question
}
const ago = (hours: number) => ({ agoMilliseconds: hours * hour })

const selectAttempts = statement(
  'test.select-offline',
  'select answered_at, day::text, is_offline, prediction from attempts where student_id = $1 order by answered_at',
  z.object({
    answered_at: z.date(),
    day: z.string(),
    is_offline: z.boolean(),
    prediction: z.unknown(),
  }),
)
const attemptsOf = ({ id }: { id: string }) => test.database.query(selectAttempts, [id])
const selectStates = statement(
  'test.select-states',
  'select skill_id, state, recent, first_mastered_at from learner_states where student_id = $1 order by 1',
)
const statesOf = ({ id }: { id: string }) => test.database.query(selectStates, [id])

it('a pack holds different questions of the skill with what judges them, and nothing about the student', async () => {
  const student = await signUp(test)
  const pack = await take(student)
  expect(pack).toMatchObject({ kind: 'skill', skills: [{ id: skillId }] })
  expect(pack.questions).toHaveLength(20)
  expect(new Set(pack.questions.map(({ question }) => JSON.stringify(question.item))).size).toBe(20)
  expect(new Set(pack.questions.map(({ question }) => question.level)).size).toBeGreaterThan(1)
  for (const { question, key, solution, rightAnswer, hints } of pack.questions) {
    expect(key.kind).toBe(question.item.interaction.kind)
    expect(question.swapsLeft).toBe(0)
    expect(question.why).toBe('It’s one of the questions you downloaded.')
    expect([solution.length, rightAnswer.length, hints.length].every((count) => count > 0)).toBe(true)
  }
  expect(Date.parse(pack.expiresAt) - clock.getTime()).toBe(7 * 24 * hour)
})

it('a pack of the plan holds questions of several skills', async () => {
  const pack = await take(await signUp(test), null)
  expect(pack.kind).toBe('plan')
  expect(pack.skills.length).toBeGreaterThan(2)
  expect(new Set(pack.questions.map(({ question }) => question.skillId)).size).toBe(pack.skills.length)
})

it('an answer counts once, on the day on which it was given, and is marked; sent again it is answered the same', async () => {
  clock = begin
  const student = await signUp(test)
  const pack = await take(student)
  pass(50)
  const body = bodyOf(questionOf(pack), true, ago(48))
  const first = await send(student, body)
  expect(first).toMatchObject({
    verdict: 'correct',
    next: null,
    ahead: [],
    planUse: { dailyProblemsUsed: 0 },
  })
  pass(1)
  expect(await send(student, body)).toMatchObject({
    verdict: 'correct',
    pointsEarned: first.pointsEarned,
    after: first.after,
  })
  const again = { ...body, attemptId: '0195a0d6-0000-7000-8000-000000000001' }
  expect(await refusedWith(student, again)).toMatchObject({ status: 409 })
  expect(await attemptsOf(student)).toEqual([
    {
      answered_at: new Date(begin.getTime() + 2 * hour),
      day: '2026-03-10',
      is_offline: true,
      prediction: null,
    },
  ])
})

it('sent many times at once it still counts once', async () => {
  const student = await signUp(test)
  const body = bodyOf(questionOf(await take(student)), true, ago(0))
  await Promise.all(Array.from({ length: 6 }, () => send(student, body)))
  expect(await attemptsOf(student)).toHaveLength(1)
})

it('forged, foreign and expired questions are refused, and an assigned or ordinary one is never dated back', async () => {
  clock = begin
  const student = await signUp(test)
  const pack = await take(student)
  const question = questionOf(pack)
  const body = bodyOf(question, true)
  const forged = { ...body, token: `${question.token.slice(0, -2)}AA` }
  expect(await refusedWith(student, forged)).toMatchObject({ status: 400 })
  expect(await refusedWith(await signUp(test), body)).toMatchObject({ status: 403 })
  const ordinary = bodyOf(await firstQuestion(student), true, ago(1))
  expect(await refusedWith(student, ordinary)).toMatchObject({ status: 400 })
  pass(7 * 24 + 3)
  expect(await refusedWith(student, { ...body, ...ago(1) })).toMatchObject({ status: 410 })
  const inTime = bodyOf(questionOf(pack, 1), true, ago(30))
  expect(await send(student, inTime)).toMatchObject({ verdict: 'correct' })
  pass(8 * 24)
  expect(await refusedWith(student, bodyOf(questionOf(pack, 2), true, ago(24 * 14)))).toMatchObject({
    status: 410,
  })
  expect(await attemptsOf(student)).toHaveLength(1)
})

it('a question of a pack is not answered in a live activity', async () => {
  const student = await signUp(test)
  const body = bodyOf(questionOf(await take(student)), true)
  const answered = test.app.practice.answer(
    UserId.parse(student.id),
    { ...body, token: questionOf(await take(student)).token },
    '0195a0d6-0000-7000-8000-000000000002',
  )
  await expect(answered).rejects.toThrow('live activity')
})

it('a pack is no larger than what the day leaves, its answers use the day up, and then there is none', async () => {
  clock = begin
  const student = await signUp(small)
  expect((await take(student)).questions).toHaveLength(3)
  await send(student, bodyOf(await firstQuestion(student), true))
  const pack = await take(student)
  expect(pack.questions).toHaveLength(2)
  expect((await take(student, null)).questions).toHaveLength(2)
  await send(student, bodyOf(questionOf(pack, 0), true, ago(0)))
  expect(await send(student, bodyOf(questionOf(pack, 1), true, ago(0)))).toMatchObject({
    planUse: { dailyProblemsUsed: 3 },
  })
  const refused = await student.post('/api/practice/packs', { skillId })
  expect(Problem.parse(refused.body)).toMatchObject({ type: dailyLimitReached, status: 402 })
})

it('many packs in a row do not make the day longer', async () => {
  clock = begin
  const student = await signUp(small)
  const packs = await Promise.all([take(student), take(student), take(student), take(student), take(student)])
  let counted = 0
  for (const { questions } of packs) {
    for (const { question } of questions) {
      const reply = await student.post('/api/practice/answers', bodyOf(question, true, ago(0)))
      if (reply.status === 200) counted += 1
      else expect(Problem.parse(reply.body).type).toBe(dailyLimitReached)
    }
  }
  // Questions already on a device may be finished after the day's problems are used up: three, plus six extra.
  expect(counted).toBe(9)
})

it('what comes from a device late keeps streak and record in order, and all can be worked out again', async () => {
  clock = begin
  const student = await signUp(test)
  const pack = await take(student)
  pass(0.01)
  await send(student, bodyOf(questionOf(pack, 0), true, ago(0)))
  pass(24)
  await send(student, bodyOf(await firstQuestion(student), true))
  expect((await statsOf(student)).streak).toBe(2)
  // The device claims that these were given between the two answers above.
  pass(1)
  await send(student, bodyOf(questionOf(pack, 1), false, ago(12)))
  await send(student, bodyOf(questionOf(pack, 2), true, ago(11)))
  expect((await statsOf(student)).streak).toBe(2)
  expect((await attemptsOf(student)).map(({ day }) => day)).toEqual([
    '2026-03-10',
    '2026-03-11',
    '2026-03-11',
    '2026-03-11',
  ])
  const before = await statesOf(student)
  const stats = await statsOf(student)
  await test.app.rebuild(UserId.parse(student.id))
  expect(await statesOf(student)).toEqual(before)
  expect(await statsOf(student)).toEqual(stats)
})

it('a skill is not mastered by questions whose keys were on the device, and by the next other one it is', async () => {
  clock = begin
  const student = await signUp(test)
  let reply = await send(student, bodyOf(await firstQuestion(student), true))
  for (let days = 0; days < 2; days += 1) {
    const pack = await take(student)
    pass(20)
    for (let index = 0; index < Math.min(10, pack.questions.length); index += 1) {
      pass(0.02)
      reply = await send(student, bodyOf(questionOf(pack, index), true, ago(0)))
      expect(reply.after.mastered).toBe(false)
    }
    pass(10)
  }
  expect(reply.after.mastery).toBeGreaterThan(85)
  expect((await statsOf(student)).mathSkills).toBe(0)
  expect((await send(student, bodyOf(await firstQuestion(student), true))).after.mastered).toBe(true)
})

it('taking packs has its bounds, and a skill that is not there has none', async () => {
  const student = await signUp(test)
  expect((await student.post('/api/practice/packs', { skillId: 'nobody' })).status).toBe(404)
  for (let taken = 0; taken < 20; taken += 1) await student.post('/api/practice/packs', { skillId })
  expect((await student.post('/api/practice/packs', { skillId })).status).toBe(429)
})
