import { randomUUID } from 'node:crypto'
import { SkillId } from '@skills-center/contract/ids'
import { AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { Problem } from '@skills-center/contract/problem'
import { Stats } from '@skills-center/contract/progress'
import { type Caller, secret } from '../test-app.ts'
import { createAnswerKeys } from './answer-keys.ts'

/** Helpers for practice tests that act as a student: open a skill, answer right or wrong, read the figures. */
export const skillId = SkillId.parse('unit-rates')
const known = createAnswerKeys(secret)

export const open = async (student: Caller): Promise<Practice> => {
  const reply = await student.get(`/api/skills/${skillId}/practice`)
  if (reply.status !== 200) throw new Error(`practice answered ${reply.status}: ${reply.text}`)
  return Practice.parse(reply.body)
}

export const firstQuestion = async (student: Caller): Promise<Question> => {
  const [question] = (await open(student)).questions
  if (question === undefined) throw new Error('no question')
  return question
}

export const bodyOf = (question: Question, isRight: boolean, over: object = {}) => ({
  token: question.token,
  response: isRight ? known.right(question.token) : known.wrong(question.token),
  attemptId: randomUUID(),
  activeMilliseconds: 20_000,
  hintsUsed: 0,
  timeZone: 'America/Chicago',
  ...over,
})

export const send = async (student: Caller, body: object) => {
  const reply = await student.post('/api/practice/answers', body)
  if (reply.status !== 200) throw new Error(`answer answered ${reply.status}: ${reply.text}`)
  return AnswerReply.parse(reply.body)
}

export const refusedWith = async (student: Caller, body: object) => {
  const reply = await student.post('/api/practice/answers', body)
  return { status: reply.status, problem: Problem.parse(reply.body) }
}

export const statsOf = async (student: Caller) => Stats.parse((await student.get('/api/user/stats')).body)
