import type { AnswerReply, SkillProgress } from '@skills-center/contract/practice'
import { getJournal } from '@skills-center/contract/practice/journal'
import { listProgress, type ProgressEntry } from '@skills-center/contract/progress'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signInAgain, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { bodyOf, firstQuestion, open, send, skillId } from './test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const day = 86_400

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 500 } })
})
afterAll(() => test.stop())

/** Answers right or wrong, as given, until the reply meets the condition, for at most forty questions. */
async function answerUntil(
  student: Caller,
  isRight: boolean,
  isEnough: (reply: AnswerReply) => boolean,
): Promise<AnswerReply> {
  let question = await firstQuestion(student)
  for (let turn = 0; turn < 40; turn += 1) {
    pass(45)
    const reply = await send(student, bodyOf(question, isRight))
    if (isEnough(reply)) return reply
    if (reply.next !== null) question = reply.next
  }
  throw new Error('Forty answers were not enough')
}

const progressOf = async (student: Caller): Promise<ProgressEntry | undefined> =>
  listProgress.reply.parse((await student.get('/api/user/progress')).body)[0]

/** The fields that both endpoints return. */
const summaryOf = ({ mastered, isDue, certainty, answered }: SkillProgress | ProgressEntry) => ({
  mastered,
  isDue,
  certainty,
  answered,
})

/** Wrong first, then right, and on another day right until mastered. Mastery reached this way can fade and come due. */
const master = async () => {
  const student = await signUp(test)
  const first = await send(student, bodyOf(await firstQuestion(student), true))
  expect(first.before.certainty).toBeNull()
  expect(first.after.certainty).toBe('low')
  await answerUntil(student, false, ({ after }) => after.answered >= 4)
  const eager = await answerUntil(student, true, ({ after }) => after.answered >= 12)
  expect(eager.after.mastered).toBe(false)
  pass(day)
  const reply = await answerUntil(student, true, ({ after }) => after.mastered)
  expect(reply.after).toMatchObject({ certainty: expect.stringMatching(/medium|high/), isDue: false })
  return student
}

describe('mastery with its certainty', () => {
  it('is told alike by practice and by progress', async () => {
    const student = await master()
    const { standing } = await open(student)
    const entry = await progressOf(student)
    if (entry === undefined) throw new Error('no progress')
    expect(summaryOf(entry)).toEqual(summaryOf(standing))
  })

  it('fades until it is time to refresh, and a right answer refreshes it', async () => {
    const student = await master()
    pass(200 * day)
    await signInAgain(student)
    expect((await open(student)).standing).toMatchObject({ mastered: true, isDue: true })
    expect(await progressOf(student)).toMatchObject({ mastered: true, isDue: true })
    const { before, after } = await send(student, bodyOf(await firstQuestion(student), true))
    expect([before.isDue, after.isDue]).toEqual([true, false])
  })

  it('that evidence takes back is due to be refreshed, never lost', async () => {
    const student = await master()
    const { after } = await answerUntil(student, false, (reply) => !reply.after.mastered)
    expect(after).toMatchObject({ mastered: false, isDue: true })
    expect((await open(student)).standing.isDue).toBe(true)
  })
})

describe('the field journal', () => {
  const journalOf = async (student: Caller) =>
    getJournal.reply.parse((await student.get('/api/practice/journal')).body).pages

  it('is empty until a skill is mastered, and keeps its page when the skill is due again', async () => {
    const beginner = await signUp(test)
    await send(beginner, bodyOf(await firstQuestion(beginner), true))
    expect(await journalOf(beginner)).toEqual([])

    const student = await master()
    const pages = [{ skill: { id: skillId }, masteredAt: clock.toISOString() }]
    expect(await journalOf(student)).toMatchObject(pages)
    pass(200 * day)
    await signInAgain(student)
    expect(await progressOf(student)).toMatchObject({ isDue: true })
    expect(await journalOf(student)).toMatchObject(pages)
  })
})
