import { OwnQuestion, type QuestionId } from '@skills-center/contract/questions/own'
import { QuestionUsage } from '@skills-center/contract/questions/usage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { question } from './test-question.ts'
import { authoredModelId } from '@skills-center/curriculum/authored/authored-model'

let test: TestApp
let teacher: Caller
beforeAll(async () => {
  test = await startTestApp()
  teacher = await signUp(test, { role: 'teacher' })
})
afterAll(() => test.stop())

const insert = {
  name: 'questions-test.attempt',
  text: `insert into attempts (student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed,
      revision, purpose, reason, response, verdict, misconception, hints_used, active_ms, answered_at, day,
      mastery_after, mastered_before, mastered_after, answered_after, points, achievements)
    values ($1, now(), gen_random_uuid(), $2, gen_random_uuid(), 'unit-rates', $3, 1, $4, 1, 'assigned', '{}', $5, $6,
      $7, 0, $8, now(), current_date, 50, false, false, 1, 0, '{}')`,
}

/** Inserts a student's attempt as practice records it. */
const attempt = (
  student: { id: string },
  id: QuestionId,
  its: {
    version?: number
    seed?: number
    text: string
    verdict: string
    misconception?: string
    try?: number
    ms?: number
  },
) =>
  test.database.query(insert, [
    student.id,
    its.try ?? 1,
    authoredModelId({ questionId: id, version: its.version ?? 1 }),
    its.seed ?? 1,
    JSON.stringify({ kind: 'number', text: its.text }),
    its.verdict,
    its.misconception ?? null,
    its.ms ?? 1000,
  ])

const publish = async () => {
  const made = OwnQuestion.parse(
    (
      await teacher.post('/api/questions', {
        question: question({
          stem: 'What is {=a} + 1?',
          parameters: [{ kind: 'range', name: 'a', from: '5', to: '9', step: '1' }],
          answer: {
            kind: 'number',
            label: '',
            before: '',
            after: '',
            right: 'a + 1',
            form: 'any',
            unit: '',
            within: '',
            wrong: [{ value: 'a - 1', feedback: 'That is one less.' }],
          },
        }),
      })
    ).body,
  )
  const reply = await teacher.post(`/api/questions/${made.id}/publish`, { revision: 1 })
  expect(reply.status).toBe(200)
  return made.id
}
const usage = async (id: QuestionId) =>
  QuestionUsage.parse((await teacher.get(`/api/questions/${id}/usage`)).body)

it('says that a question was never given', async () => {
  expect(await usage(await publish())).toMatchObject({
    given: 0,
    students: 0,
    lastGivenAt: null,
    versions: [{ version: 1, given: 0 }],
    wrong: [],
  })
})

it('counts first tries by version, and the commonest wrong answers', async () => {
  const id = await publish()
  const [ada, ben] = [await signUp(test), await signUp(test)]
  await attempt(ada, id, { text: '4', verdict: 'incorrect', misconception: 'wrong-1' })
  await attempt(ada, id, { text: '6', verdict: 'correct', try: 2 })
  await attempt(ben, id, { text: '7', seed: 3, verdict: 'incorrect', misconception: 'wrong-1' })
  await attempt(ben, id, { text: '100', seed: 4, verdict: 'incorrect' })
  await attempt(ben, id, { text: '8', seed: 5, verdict: 'correct' })
  const few = {
    given: 4,
    students: 2,
    right: null,
    seconds: null,
    wrong: [],
    versions: [{ given: 4, right: null }],
  }
  expect(await usage(id)).toMatchObject(few)
  await attempt(ada, id, { text: '100', seed: 6, verdict: 'incorrect', ms: 20_000 })
  await attempt(ada, id, { text: '99', seed: 7, verdict: 'incorrect', ms: 20_000 })
  const shown = await usage(id)
  expect(shown).toMatchObject({
    given: 6,
    students: 2,
    right: 1,
    seconds: 1,
    versions: [{ given: 6, right: 1 }],
  })
  expect(shown.wrong).toEqual([
    { answer: [[{ kind: 'text', text: 'a - 1' }]], count: 2, isExpected: true },
    { answer: [[{ kind: 'text', text: '100' }]], count: 2, isExpected: false },
  ])
})

it('is told to nobody else', async () => {
  const id = await publish()
  const other = await signUp(test, { role: 'teacher' })
  expect((await other.get(`/api/questions/${id}/usage`)).status).toBe(404)
})
