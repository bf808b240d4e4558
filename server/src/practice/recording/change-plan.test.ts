import { randomBytes } from 'node:crypto'
import { type AnswerReply, Practice, type Question } from '@skills-center/contract/practice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { createQuestionTokens } from '../questions/question-token.ts'
import { bodyOf, send } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
const pass = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock, configuration: { dailyLimit: 500 } })
})
afterAll(() => test.stop())

const tokens = createQuestionTokens(secret, randomBytes)
const modelOf = (question: Question | null) => question && tokens.open(question.token)?.modelId

/** A question of a skill that builds on adding fractions. */
const firstQuestion = async (student: Caller): Promise<Question> => {
  const reply = await student.get('/api/skills/equivalent-ratios/practice')
  const [question] = Practice.parse(reply.body).questions
  if (question === undefined) throw new Error('no question')
  return question
}

interface Turn {
  body: object
  reply: AnswerReply
  model: string | null | undefined
}

/** Answers until the question is closed. */
async function close(student: Caller, question: Question, isRight: boolean): Promise<Turn> {
  for (;;) {
    pass(45)
    const body = bodyOf(question, isRight)
    const reply = await send(student, body)
    if (reply.triesLeft === 0) return { body, reply, model: modelOf(question) }
    expect(reply.plan).toBeNull()
  }
}

async function turns(student: Caller, from: Question, count: number, isRight = false): Promise<Turn[]> {
  const done: Turn[] = []
  let question = from
  while (done.length < count) {
    const turn = await close(student, question, isRight)
    done.push(turn)
    if (turn.reply.next === null) break
    question = turn.reply.next
  }
  return done
}

const plansIn = (all: readonly Turn[]) => all.flatMap(({ reply }) => reply.plan ?? [])

describe('a student who fails one question after another', () => {
  it('is shown another way on by the tenth question, with a skill to go to', async () => {
    const student = await signUp(test)
    const failed = await turns(student, await firstQuestion(student), 10)
    const [plan] = plansIn(failed)
    expect(plan).toMatchObject({ kind: 'prerequisite' })
    expect(plan?.skill?.id).toBe('add-fractions')
    expect(plan?.words).toContain(plan?.skill?.name)
    const practice = await student.get(`/api/skills/${plan?.skill?.id}/practice`)
    expect(Practice.parse(practice.body).questions).toHaveLength(3)
  })

  it('meets each way once in a session, the lesson after the prerequisite, and rests at last', async () => {
    const student = await signUp(test)
    const failed = await turns(student, await firstQuestion(student), 24)
    const kinds = plansIn(failed).map(({ kind }) => kind)
    expect(kinds).toEqual(['prerequisite', 'lesson', 'other-way', 'break'])
    // A new session may propose the prerequisite again.
    pass(26 * 3600)
    const later = plansIn(await turns(student, await firstQuestion(student), 8))
    expect(later[0]?.kind).toBe('prerequisite')
  })

  it('is asked in a way that has not come lately where that is the plan', async () => {
    const student = await signUp(test)
    const failed = await turns(student, await firstQuestion(student), 24)
    const at = failed.findIndex(({ reply }) => reply.plan?.kind === 'other-way')
    const recent = failed.slice(at - 2, at + 1).map(({ model }) => model)
    expect(recent).not.toContain(modelOf(failed[at]?.reply.next ?? null))
  })

  it('is told the same plan when the same answer arrives twice', async () => {
    const student = await signUp(test)
    const failed = await turns(student, await firstQuestion(student), 10)
    const proposed = failed.find(({ reply }) => reply.plan !== null)
    if (proposed === undefined) throw new Error('no plan')
    const again = await send(student, proposed.body)
    expect(again.plan).toEqual(proposed.reply.plan)
    expect(again.before).toEqual(proposed.reply.before)
    expect(again.after).toEqual(proposed.reply.after)
  })
})

it('who gets on is shown no other way', async () => {
  const student = await signUp(test)
  expect(plansIn(await turns(student, await firstQuestion(student), 12, true))).toEqual([])
})

it('how mastery is worked out is told to students and teachers', async () => {
  for (const role of ['student', 'teacher'] as const) {
    const person = await signUp(test, { role })
    const { body } = await person.get('/api/practice/rules')
    expect(body).toMatchObject({ rules: expect.arrayContaining([expect.stringContaining('14 points')]) })
  }
})
