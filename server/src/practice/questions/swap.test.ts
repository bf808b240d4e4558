import { randomBytes } from 'node:crypto'
import type { Question } from '@skills-center/contract/practice'
import { Problem } from '@skills-center/contract/problem'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { createQuestionTokens } from './question-token.ts'
import { bodyOf, firstQuestion, open, refusedWith, send, statsOf } from '../test-student.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.stop())

const tokens = createQuestionTokens(secret, randomBytes)

async function swap(student: Caller, question: Pick<Question, 'token'>): Promise<Question> {
  const reply = await student.post('/api/practice/swaps', { token: question.token })
  if (reply.status !== 200) throw new Error(`swap answered ${reply.status}: ${reply.text}`)
  return swapQuestion.reply.parse(reply.body).question
}

const refused = async (student: Caller, question: Pick<Question, 'token'>) => {
  const reply = await student.post('/api/practice/swaps', { token: question.token })
  return { status: reply.status, detail: Problem.parse(reply.body).detail }
}

it('a question is exchanged for another of the same skill and level, twice at most', async () => {
  const student = await signUp(test)
  const question = await firstQuestion(student)
  expect(question.swapsLeft).toBe(2)
  const second = await swap(student, question)
  expect(second).toMatchObject({ skillId: question.skillId, level: question.level, swapsLeft: 1 })
  expect(second.item).not.toEqual(question.item)
  expect(second.why).toContain('You asked for another question like the last one.')
  const third = await swap(student, second)
  expect(third.swapsLeft).toBe(0)
  expect(third.item).not.toEqual(second.item)
  expect(await refused(student, third)).toMatchObject({ status: 409 })
})

it('an exchange counts for nothing and costs none of the day’s problems', async () => {
  const student = await signUp(test)
  const before = await open(student)
  const [question] = before.questions
  if (question === undefined) throw new Error('no question')
  await swap(student, await swap(student, question))
  const after = await open(student)
  expect(after.standing).toEqual(before.standing)
  expect(after.planUse).toEqual(before.planUse)
  expect(await statsOf(student)).toMatchObject({ totalPoints: 0, streak: 0 })
})

it('asking twice brings the same other question, which is answered once', async () => {
  const student = await signUp(test)
  const question = await firstQuestion(student)
  const [one, again] = [await swap(student, question), await swap(student, question)]
  expect(again.item).toEqual(one.item)
  expect(tokens.open(again.token)).toEqual(tokens.open(one.token))
  expect((await send(student, bodyOf(one, true))).verdict).toBe('correct')
  expect(await refusedWith(student, bodyOf(again, true))).toMatchObject({ status: 409 })
})

it('a question that was tried stays', async () => {
  const student = await signUp(test)
  const question = await firstQuestion(student)
  await send(student, bodyOf(question, false))
  expect(await refused(student, question)).toEqual({
    status: 409,
    detail: 'You already tried this question, so you can’t swap it.',
  })
})

it('the next question after an answer can be exchanged again', async () => {
  const student = await signUp(test)
  const third = await swap(student, await swap(student, await firstQuestion(student)))
  const reply = await send(student, bodyOf(third, true))
  expect(reply.next?.swapsLeft).toBe(2)
})

it('a question of placement cannot be exchanged, nor one of somebody else', async () => {
  const [student, other] = [await signUp(test), await signUp(test)]
  const question = await firstQuestion(student)
  const sealed = tokens.open(question.token)
  if (sealed === undefined) throw new Error('not ours')
  const placed = { token: tokens.seal({ ...sealed, purpose: 'placement' }) }
  expect(await refused(student, placed)).toMatchObject({ status: 409 })
  expect(await refused(other, question)).toMatchObject({ status: 403 })
})
