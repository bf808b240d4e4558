import { getReplay, listPastSessions } from '@skills-center/contract/practice/history'
import { maxSteps } from '@skills-center/contract/interaction'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secret, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { questionFor } from './test-question.ts'
import { bodyOf, send } from './test-student.ts'

const now = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => now })
})
afterAll(() => test.stop())

const known = createAnswerKeys(secret)

async function asked() {
  const student = await signUp(test)
  const question = questionFor(student.id, {
    skillId: 'two-step-equations',
    modelId: 'show-work',
    level: 2,
    seed: 5,
    now,
  })
  const right = known.right(question.token)
  if (right.kind !== 'steps') throw new Error('no work')
  return { student, question, right }
}

it('work is right and wrong like any other answer, and is replayed line by line', async () => {
  const { student, question, right } = await asked()
  const wrong = await send(student, bodyOf(question, false))
  expect(wrong).toMatchObject({ verdict: 'incorrect', triesLeft: 1, rightResponse: null })
  expect(wrong.feedback).not.toBeNull()
  const reply = await send(student, bodyOf(question, true))
  expect(reply).toMatchObject({ verdict: 'correct', triesLeft: 0, rightResponse: right })
  const past = listPastSessions.reply.parse((await student.get('/api/practice/sessions')).body)
  const session = await student.get(`/api/practice/sessions/${past.sessions[0]?.id}`)
  const [{ id }] = JSON.parse(session.text).questions
  const replay = getReplay.reply.parse((await student.get(`/api/practice/replays/${id}`)).body)
  expect(replay.item).toEqual(question.item)
  expect(replay.tries[1]?.response).toEqual(right)
})

it('work that is not finished, or cannot be read, costs nothing', async () => {
  const { student, question, right } = await asked()
  for (const [lines, verdict] of [
    [right.lines.slice(0, 1), 'incomplete'],
    [[...right.lines, 'x = = 3'], 'unreadable'],
  ] as const) {
    const response = { ...right, lines }
    expect(await send(student, bodyOf(question, true, { response }))).toMatchObject({
      verdict,
      triesLeft: 2,
      rightResponse: null,
    })
  }
})

it('more lines than are judged are refused', async () => {
  const { student, question, right } = await asked()
  const response = { ...right, lines: Array.from({ length: maxSteps + 1 }, () => 'x = 1') }
  expect((await student.post('/api/practice/answers', bodyOf(question, true, { response }))).status).toBe(400)
})
