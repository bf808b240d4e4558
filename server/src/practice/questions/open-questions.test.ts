import { randomBytes } from 'node:crypto'
import { getOwnData } from '@skills-center/contract/accounts/own-data'
import type { Question } from '@skills-center/contract/practice'
import { PastSessionId, ReplayedQuestion } from '@skills-center/contract/practice/history'
import { Problem } from '@skills-center/contract/problem'
import { swapQuestion } from '@skills-center/contract/practice/swap'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../../platform/statement.ts'
import { type Caller, secret, signUp, startTestApp, type TestApp } from '../../test-app.ts'
import { unshownColumns } from './open-questions.ts'
import { createQuestionTokens } from './question-token.ts'
import { bodyOf, firstQuestion, open, refusedWith, send, skillId } from '../test-student.ts'

let clock = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => clock })
})
afterAll(() => test.stop())

const tokens = createQuestionTokens(secret, randomBytes)
const ask = (student: Caller, path: string, { token }: Question, more: object = {}) =>
  student.post(`/api/practice/${path}`, { token, ...more })
const exchange = async (student: Caller, question: Question) =>
  swapQuestion.reply.parse((await ask(student, 'swaps', question)).body).question

describe('a question that was put off', () => {
  it('takes no answer any more, right or in another form, and no exchange', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    expect((await ask(student, 'deferrals', question)).status).toBe(200)
    const refused = await refusedWith(student, bodyOf(question, true))
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.problem.detail).toContain('save it for later')
    const unreadable = { kind: 'number', text: 'what?' }
    expect(await refusedWith(student, { ...bodyOf(question, true), response: unreadable })).toMatchObject({
      status: 409,
    })
    expect((await ask(student, 'swaps', question)).status).toBe(409)
    // Sent twice, it is deferred once.
    expect((await ask(student, 'deferrals', question)).status).toBe(200)
    expect((await open(student)).standing.answered).toBe(0)
  })
})

describe('a question that was exchanged', () => {
  it('takes no answer any more; the other one does, and the exchange is the same when it is asked for again', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const other = await exchange(student, question)
    expect(await refusedWith(student, bodyOf(question, true))).toMatchObject({ status: 409 })
    expect((await ask(student, 'deferrals', question)).status).toBe(409)
    expect((await exchange(student, question)).item).toEqual(other.item)
    expect((await send(student, bodyOf(other, true))).verdict).toBe('correct')
  })

  it('is answered or exchanged, never both, when both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await signUp(test)
      const question = await firstQuestion(student)
      const replies = await Promise.all([
        student.post('/api/practice/answers', bodyOf(question, true)),
        ask(student, 'swaps', question),
      ])
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    }
  })

  it('says nothing of the question that takes its place to who knows its nonce', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const [first, second] = [
      tokens.open(question.token),
      tokens.open((await exchange(student, question)).token),
    ]
    if (first === undefined || second === undefined) throw new Error('not ours')
    const elsewhere = createQuestionTokens('another secret that is long enough for it', randomBytes)
    expect(second.nonce).toBe(tokens.uuidFrom(`swap/${first.nonce}`))
    expect(second.nonce).not.toBe(elsewhere.uuidFrom(`swap/${first.nonce}`))
    const seeds = Array.from(
      { length: 24 },
      (_, thrown) => tokens.bytesFrom(`swap/${first.nonce}/${second.modelId}/${thrown}`).readUInt32BE() >>> 1,
    )
    expect(seeds).toContain(second.seed)
  })

  it('is forgotten once it has expired', async () => {
    const student = await signUp(test)
    await exchange(student, await firstQuestion(student))
    clock = new Date(clock.getTime() + 72 * 3_600_000)
    await exchange(student, await firstQuestion(student))
    const count = statement(
      'test.count-swapped',
      'select count(*) as count from swapped_questions where student_id = $1',
    )
    expect(await test.database.query(count, [student.id])).toEqual([{ count: 1 }])
  })
})

describe('a question with another try', () => {
  it('tells of the answer that was stored, whatever is sent again under its id', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    const wrong = bodyOf(question, false)
    const firstReply = await send(student, wrong)
    expect(firstReply).toMatchObject({ verdict: 'incorrect', triesLeft: 1 })
    // Otherwise a student could try one option after another for free, and save the second try for the right one.
    const probe = await send(student, { ...bodyOf(question, true), attemptId: wrong.attemptId })
    expect(probe).toMatchObject({ verdict: 'incorrect', triesLeft: 1, pointsEarned: 0 })
    expect(probe).toMatchObject({ echo: firstReply.echo, feedback: firstReply.feedback, rightAnswer: null })
    const right = bodyOf(question, true)
    const second = await send(student, right)
    expect(second).toMatchObject({ verdict: 'correct' })
    expect(await send(student, { ...bodyOf(question, false), attemptId: right.attemptId })).toMatchObject({
      verdict: 'correct',
      pointsEarned: second.pointsEarned,
      rightAnswer: second.rightAnswer,
    })
  })
})

describe('what leaves the server about questions', () => {
  const selectColumns = statement(
    'test.telling-columns',
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ '^(seed|nonce|revision|model_id|prediction|recent|idea)$'`,
    z.object({ name: z.string(), column: z.string() }),
  )

  it('is, in the export, none of the columns that make an item again, in any table', async () => {
    const student = await signUp(test)
    const [first, second] = (await open(student)).questions
    if (first === undefined || second === undefined) throw new Error('no questions')
    await ask(student, 'reports', first, { reason: 'unclear', note: '', response: null })
    await send(student, bodyOf(first, false))
    await ask(student, 'deferrals', second)
    const reply = await student.get('/api/user/data')
    const { tables } = getOwnData.reply.parse(reply.body)
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? []
    for (const name of ['attempts', 'deferrals', 'question_reports', 'learner_states', 'learner_students'])
      expect(rowsOf(name).length, name).toBeGreaterThan(0)
    const telling = await test.database.query(selectColumns)
    expect(telling.filter(({ column }) => column === 'seed').length).toBeGreaterThanOrEqual(5)
    const columns = new Set(telling.map(({ column }) => column))
    expect([...columns].filter((column) => !unshownColumns.includes(column))).toEqual([])
    for (const { rows } of tables)
      for (const row of rows) expect(Object.keys(row).filter((column) => columns.has(column))).toEqual([])
    expect(rowsOf('question_reports')[0]).not.toHaveProperty('verdict')
    for (const token of [first.token, second.token]) {
      const { seed, modelId, nonce } = tokens.open(token) ?? {}
      for (const firstReply of [seed, modelId, nonce]) expect(reply.text).not.toContain(String(firstReply))
    }
  })

  it('is, in a replay, neither nonce nor right answer while another try is left, and the answer from then on', async () => {
    const student = await signUp(test)
    const question = await firstQuestion(student)
    await send(student, bodyOf(question, false))
    const sessions = await student.get('/api/practice/sessions')
    const [{ id }] = JSON.parse(sessions.text).sessions
    const session = await student.get(`/api/practice/sessions/${PastSessionId.parse(id)}`)
    const [replayed] = JSON.parse(session.text).questions
    expect(replayed).toMatchObject({ right: null, isOpen: true })
    const again = await student.get(`/api/practice/replays/${replayed.id}`)
    expect(ReplayedQuestion.parse(again.body)).toEqual(ReplayedQuestion.parse(replayed))
    const issued = tokens.open(question.token)
    const notebook = await student.get('/api/practice/notebook')
    for (const { text } of [sessions, session, again, notebook]) {
      expect(text).not.toContain(issued?.nonce)
      expect(text).not.toContain(issued?.modelId)
    }
    await send(student, bodyOf(question, true))
    const closed = ReplayedQuestion.parse((await student.get(`/api/practice/replays/${replayed.id}`)).body)
    expect(closed.isOpen).toBe(false)
    expect(closed.right).not.toBeNull()
  })

  it('is nothing about a question of a live activity by way of a report', async () => {
    const student = await signUp(test)
    const issued = tokens.open((await firstQuestion(student)).token)
    if (issued === undefined) throw new Error('not ours')
    const live = { ...issued, purpose: 'activity' as const, activityId: test.newId(), activityRound: 1 }
    for (const question of [live, { ...live, activityRound: null }]) {
      const body = { token: tokens.seal(question), reason: 'unclear', note: '', response: null }
      const reply = await student.post('/api/practice/reports', body)
      expect(reply.status).toBe(409)
      expect(Problem.parse(reply.body).detail).toContain('live activity')
    }
    expect(skillId).toBe(issued.skillId)
  })
})
