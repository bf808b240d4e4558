import { UserId } from '@skills-center/contract/ids'
import type { AnswerReply, Question } from '@skills-center/contract/practice'
import { dailyLimitReached, Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signInAgain, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { bodyOf, firstQuestion, open, refusedWith, send, skillId } from './test-student.ts'

let clock = new Date('2026-03-12T20:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const day = 86_400

/** A high limit, for everything that a test must do first. */
let roomy: TestApp
/** The same database, with three problems a day. */
let small: TestApp
beforeAll(async () => {
  roomy = await startTestApp({ now: () => clock, configuration: { dailyLimit: 500 } })
  small = await startTestApp({ beside: roomy, now: () => clock, configuration: { dailyLimit: 3 } })
})
afterAll(async () => {
  await small.stop()
  await roomy.stop()
})

const practicePath = `/api/skills/${skillId}/practice`
const otherPath = '/api/skills/circles/practice'

/** Answers questions in another skill until the day's problems are used up. */
async function useUp(student: Caller, timeZone = 'America/Chicago'): Promise<AnswerReply> {
  const opened = await student.get(otherPath)
  let question: Question | null = JSON.parse(opened.text).questions[0]
  let reply: AnswerReply | undefined
  while (question !== null) {
    pass(30)
    // Answered wrong, so that nothing is learned on the way.
    reply = await send(student, bodyOf(question, false, { timeZone }))
    if (reply.triesLeft > 0) reply = await send(student, bodyOf(question, false, { timeZone }))
    question = reply.next
  }
  if (reply === undefined) throw new Error('nothing was answered')
  return reply
}

describe('the daily limit', () => {
  it('hands out no more than is left, and then says calmly when it goes on', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(small)
    expect((await open(student)).questions).toHaveLength(3)
    await send(student, bodyOf(await firstQuestion(student), true))
    expect((await open(student)).questions).toHaveLength(2)
    const last = await useUp(student)
    expect(last).toMatchObject({ next: null, planUse: { dailyProblemsUsed: 3, dailyLimit: 3 } })
    const refused = await student.get(practicePath)
    expect(Problem.parse(refused.body)).toMatchObject({
      type: dailyLimitReached,
      status: 402,
      detail: expect.stringContaining('after midnight'),
    })
    expect(refused.text).not.toMatch(/premium|pay|upgrade|!/i)
  })

  it.each([
    // Each row: the zone, a time on the day before, that day's last second, and the next day's first.
    ['America/Chicago', '2026-03-12T20:00:00Z', '2026-03-13T04:59:59Z', '2026-03-13T05:00:00Z'],
    // The night when clocks go forward, and the day with 23 hours.
    ['America/Chicago', '2026-03-07T20:00:00Z', '2026-03-08T05:59:59Z', '2026-03-08T06:00:00Z'],
    ['America/Chicago', '2026-03-08T07:00:00Z', '2026-03-09T04:59:59Z', '2026-03-09T05:00:00Z'],
    // The day with 25 hours.
    ['America/Chicago', '2026-11-01T06:00:00Z', '2026-11-02T05:59:59Z', '2026-11-02T06:00:00Z'],
    ['Asia/Kathmandu', '2026-05-04T10:00:00Z', '2026-05-04T18:14:59Z', '2026-05-04T18:15:00Z'],
    ['Pacific/Kiritimati', '2026-05-04T01:00:00Z', '2026-05-04T09:59:59Z', '2026-05-04T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-05-04T20:00:00Z', '2026-05-05T10:59:59Z', '2026-05-05T11:00:00Z'],
  ])('starts over at midnight in %s (after %s)', async (timeZone, from, before, midnight) => {
    clock = new Date(from)
    const student = await signUp(small)
    await useUp(student, timeZone)
    const used = async () => (await student.get('/api/subscription/status')).body
    clock = new Date(before)
    expect((await student.get(practicePath)).status).toBe(402)
    expect(await used()).toMatchObject({ dailyProblemsUsed: 3 })
    clock = new Date(midnight)
    expect(await used()).toMatchObject({ dailyProblemsUsed: 0 })
    expect((await student.get(practicePath)).status).toBe(200)
  })

  it('never blocks what is on screen: other tabs finish what they hold, and no more than that', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(small)
    const tabs = [await open(student), await open(student), await open(student), await open(student)]
    await useUp(student)
    // The first question is the same in every tab.
    const held = tabs.flatMap(({ questions }) => questions.slice(1))
    expect(held).toHaveLength(8)
    for (const question of held.slice(0, 6)) {
      // Wrong first, because the second try at a question already begun is free too.
      const first = await send(student, bodyOf(question, false))
      if (first.triesLeft > 0) await send(student, bodyOf(question, true))
    }
    const [seventh] = held.slice(6)
    if (seventh === undefined) throw new Error('expects eight questions')
    expect((await refusedWith(student, bodyOf(seventh, true))).status).toBe(402)
  })

  it('is not escaped by naming another time zone', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(small)
    const [spare] = (await open(student)).questions
    await useUp(student)
    if (spare === undefined) throw new Error('no question')
    const reply = await send(student, bodyOf(spare, true, { timeZone: 'Pacific/Auckland' }))
    expect(reply.planUse.dailyProblemsUsed).toBe(4)
    expect((await student.get(practicePath)).status).toBe(402)
  })

  it('is gone with premium at once, and back when premium ends', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(small)
    await useUp(student)
    const { billing } = small.app
    await billing.grantPremium(UserId.parse(student.id), new Date('2026-03-12T23:00:00Z'))
    expect((await student.get(practicePath)).status).toBe(200)
    clock = new Date('2026-03-12T23:00:00Z')
    expect((await student.get(practicePath)).status).toBe(402)
  })
})

/** Answers right or wrong, as given, until the reply meets the condition. */
async function answerUntil(student: Caller, isRight: boolean, isEnough: (reply: AnswerReply) => boolean) {
  let question = await firstQuestion(student)
  for (let turn = 0; turn < 60; turn += 1) {
    pass(45)
    const reply = await send(student, bodyOf(question, isRight))
    if (isEnough(reply)) return
    question = reply.next ?? question
  }
  throw new Error('Sixty answers were not enough')
}

/** Wrong first, then right, and on another day right until mastered. Mastery reached this way can fade and come due. */
async function master(student: Caller): Promise<void> {
  await answerUntil(student, false, ({ after }) => after.answered >= 4)
  await answerUntil(student, true, ({ after }) => after.answered >= 12)
  pass(day)
  await answerUntil(student, true, ({ after }) => after.mastered)
}

describe('beyond the daily limit', () => {
  it('a review that is due is asked, answered, and uses up nothing', async () => {
    clock = new Date('2026-03-12T20:00:00Z')
    const student = await signUp(roomy)
    await master(student)
    pass(200 * day)
    await signInAgain(student)
    const limited = small.caller(student.cookie())
    await useUp(limited)
    expect((await limited.get(otherPath)).status).toBe(402)

    const review = await open(limited)
    expect(review.standing.isDue).toBe(true)
    const [question] = review.questions
    if (question === undefined) throw new Error('no question')
    expect(question.isLimited).toBe(false)
    // Only that review is left for mixed practice.
    const mixed = await limited.get('/api/practice/next')
    expect(JSON.parse(mixed.text)).toMatchObject({ questions: [{ skillId, isLimited: false }] })

    const reply = await send(limited, bodyOf(question, true))
    expect(reply).toMatchObject({ verdict: 'correct', planUse: { dailyProblemsUsed: 3 }, next: null })
    expect(reply.after.isDue).toBe(false)
    // The skill is no longer due, so it counts as ordinary practice again.
    expect((await limited.get(practicePath)).status).toBe(402)
    expect((await limited.get('/api/practice/next')).status).toBe(402)
  })
})
