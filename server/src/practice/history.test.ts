import { randomBytes } from 'node:crypto'
import {
  getPastSession,
  PastSessions,
  type QuestionId,
  ReplayedQuestion,
} from '@skills-center/contract/practice/history'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/statement.ts'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { requireModel } from './questions/next-question.ts'
import { createQuestionTokens } from './questions/question-token.ts'
import { bodyOf, firstQuestion, open, send, skillId } from './test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}
const hour = 3600
const tokens = createQuestionTokens(secret, randomBytes)

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 500 } })
})
afterAll(() => test.stop())

const sessionsOf = async (student: Caller, query = '') => {
  const reply = await student.get(`/api/practice/sessions${query}`)
  if (reply.status !== 200) throw new Error(`sessions answered ${reply.status}: ${reply.text}`)
  return PastSessions.parse(reply.body)
}
const sessionOf = async (student: Caller, id: string, query = '') => {
  const reply = await student.get(`/api/practice/sessions/${id}${query}`)
  if (reply.status !== 200) throw new Error(`session answered ${reply.status}: ${reply.text}`)
  return getPastSession.reply.parse(reply.body)
}

async function answerRight(student: Caller, questions: number) {
  let [question] = (await open(student)).questions
  for (let index = 0; index < questions && question !== undefined; index += 1) {
    pass(40)
    question = (await send(student, bodyOf(question, true))).next ?? undefined
  }
}

describe('past sessions', () => {
  it('are none for a newcomer', async () => {
    expect(await sessionsOf(await signUp(test))).toEqual({ sessions: [], next: null, older: null })
  })

  it('end where three hours pass without an answer, and tell what was done and what it did', async () => {
    const student = await signUp(test)
    const began = clock.getTime() + 40_000
    await answerRight(student, 3)
    pass(2 * hour)
    const missed = await firstQuestion(student)
    await send(student, bodyOf(missed, false, { activeMilliseconds: 60_000 }))
    pass(30)
    const last = await send(student, bodyOf(missed, true))
    pass(3 * hour + 60)
    await answerRight(student, 1)

    const { sessions, older } = await sessionsOf(student)
    expect(older).toBeNull()
    expect(sessions.map(({ questions, rightAtOnce }) => [questions, rightAtOnce])).toEqual([
      [1, 1],
      [4, 3],
    ])
    const [, first] = sessions
    expect(first?.id).toBe(String(began))
    expect(first?.skills).toHaveLength(1)
    expect(first?.skills[0]).toMatchObject({ questions: 4, before: null, after: last.after.mastery })
    expect(first?.skills[0]?.skill.id).toBe(skillId)
  })

  it('come a page at a time, each once and whole', async () => {
    const student = await signUp(test)
    for (let index = 0; index < 12; index += 1) {
      await answerRight(student, 2)
      pass(5 * hour)
    }
    const first = await sessionsOf(student)
    expect(first.sessions).toHaveLength(10)
    const rest = await sessionsOf(student, `?cursor=${first.next}`)
    expect(rest.older).toBeNull()
    const all = [...first.sessions, ...rest.sessions]
    expect(new Set(all.map(({ id }) => id)).size).toBe(12)
    expect(all.every(({ questions }) => questions === 2)).toBe(true)
    expect(all.map(({ id }) => Number(id))).toEqual(all.map(({ id }) => Number(id)).toSorted((a, b) => b - a))
  })

  it('show every question as it was, with each try, its feedback, the hints, the time and the way to the answer', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    pass(60)
    const wrong = bodyOf(question, false, { activeMilliseconds: 31_000, hintsUsed: 1 })
    const first = await send(student, wrong)
    pass(20)
    const right = bodyOf(question, true, { activeMilliseconds: 14_000, hintsUsed: 1 })
    const second = await send(student, right)
    const hint = await student.post('/api/practice/hints', { token: question.token, index: 0 })

    const { sessions } = await sessionsOf(student)
    const { session, questions, more } = await sessionOf(student, sessions[0]?.id ?? '')
    expect(session).toEqual(sessions[0])
    expect(more).toBeNull()
    expect(questions).toHaveLength(1)
    expect(questions[0]).toMatchObject({
      item: question.item,
      level: question.level,
      why: question.why,
      hintsUsed: 1,
      hints: [JSON.parse(hint.text).hint],
      seconds: 45,
      isOpen: false,
      right: { answer: second.rightAnswer, response: second.rightResponse, solution: second.solution },
    })
    expect(questions[0]?.tries.map(({ response }) => response)).toEqual([wrong.response, right.response])
    expect(questions[0]?.tries.map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct'])
    expect(questions[0]?.tries[0]?.feedback).toEqual(first.feedback)
  })

  it('come with their questions a page at a time', async () => {
    const student = await signUp(test)
    await answerRight(student, 27)
    const { sessions } = await sessionsOf(student)
    const id = sessions[0]?.id ?? ''
    const first = await sessionOf(student, id)
    const rest = await sessionOf(student, id, `?cursor=${first.next}`)
    expect([first.questions.length, rest.questions.length, rest.more]).toEqual([25, 2, null])
    expect(new Set([...first.questions, ...rest.questions].map((question) => question.id)).size).toBe(27)
  })

  it('keep back what is right while the question may still be answered', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    await send(student, bodyOf(question, false))
    const id = (await sessionsOf(student)).sessions[0]?.id ?? ''
    const sealed = tokens.open(question.token)
    const skill = selectSkill(skillId)
    if (sealed === undefined || skill === undefined) throw new Error('not a question of ours')
    const key = keyResponse(
      makeItem(skill, requireModel(skill, sealed.modelId), sealed.level, sealed.seed).key,
    )

    const openNow = (await sessionOf(student, id)).questions[0]
    expect(openNow).toMatchObject({ isOpen: true, right: null })
    pass(25 * hour)
    const closed = (await sessionOf(student, id)).questions[0]
    expect(closed).toMatchObject({ isOpen: false, right: { response: key } })
  })

  it('show what was stored where a question of before items were kept has been changed by its author since', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const wrong = bodyOf(question, false)
    await send(student, wrong)
    await send(student, bodyOf(question, true))
    const change = statement(
      'test.change-revision',
      'update attempts set revision = 0, item = null, words_id = null where student_id = $1',
    )
    await test.database.query(change, [student.id])
    const id = (await sessionsOf(student)).sessions[0]?.id ?? ''
    const [replayed] = (await sessionOf(student, id)).questions
    expect(replayed).toMatchObject({ item: null, right: null, hints: [], isOpen: false, why: question.why })
    expect(replayed?.tries[0]).toMatchObject({
      response: wrong.response,
      verdict: 'incorrect',
      feedback: null,
    })
    expect(replayed?.tries[0]?.mistake).not.toBeNull()
  })

  it('are each student’s own, and only what is one is one', async () => {
    const [student, other] = [await signUp(test), await signUp(test)]
    await answerRight(student, 2)
    const { sessions } = await sessionsOf(student)
    const id = sessions[0]?.id ?? ''
    const { questions } = await sessionOf(student, id)
    const replays = (question: QuestionId | undefined) => `/api/practice/replays/${question}`
    expect(ReplayedQuestion.parse((await student.get(replays(questions[0]?.id))).body)).toEqual(questions[0])
    expect((await other.get(replays(questions[0]?.id))).status).toBe(404)
    expect((await other.get(`/api/practice/sessions/${id}`)).status).toBe(404)
    // The session's second answer is not the start of a session.
    const second = String(Number(id) + 40_000)
    expect((await student.get(`/api/practice/sessions/${second}`)).status).toBe(404)
    expect((await student.get('/api/practice/sessions/yesterday')).status).toBe(400)
  })
})
