import { randomUUID } from 'node:crypto'
import { getReplay, listPastSessions } from '@skills-center/contract/practice/history'
import { Problem } from '@skills-center/contract/problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { secret, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { askForRow, runAll, simulationFor } from './test-simulation.ts'
import { bodyOf, send, statsOf } from './test-student.ts'

const now = new Date('2026-03-10T15:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ now: () => now })
})
afterAll(() => test.stop())

const known = createAnswerKeys(secret)
const countAttempts = statement(
  'test.count-attempts-at-simulations',
  'select count(*) as count from attempts where student_id = $1',
  z.object({
    count: z.number(),
  }),
)
const attemptsOf = async ({ id }: { id: string }) =>
  (await test.database.query(countAttempts, [id]))[0]?.count

/** A question that compares two settings, with a right response to it. */
async function asked(over: Partial<Parameters<typeof simulationFor>[1]> = {}) {
  const student = await signUp(test)
  const question = simulationFor(student.id, { level: 1, seed: 5, now, ...over })
  const right = known.right(question.token)
  if (right.kind !== 'simulation') throw new Error('not a simulation')
  return { student, question, right }
}
const set = { force: 'a', mass: 'b', speed: 'a' }

describe('a row', () => {
  it('is given for the token of an open question: the same for the same run, and nothing is stored', async () => {
    const { student, question } = await asked()
    const replies = await Promise.all(
      [1, 1, 2].map((run) => askForRow(student, { token: question.token, settings: set, run })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(replies[0]?.body).toEqual({ value: expect.any(Number) })
    expect(await attemptsOf(student)).toBe(0)
  })

  it('is the one that the judge works out', async () => {
    const { student, question, right } = await asked()
    const settings = right.runs.map((run) => run.settings)
    expect(await runAll(student, question, settings)).toEqual(right.runs)
  })

  it.each([
    ['settings that there are not', { settings: { ...set, force: 'z' } }],
    ['a knob too few', { settings: { force: 'a', mass: 'b' } }],
    ['a knob too many', { settings: { ...set, lid: 'a' } }],
    ['a run beyond the table', { run: 13 }],
    ['a run that no table has', { run: 21 }],
    ['run 0', { run: 0 }],
  ])('is refused for %s', async (_, over) => {
    const { student, question } = await asked()
    const reply = await askForRow(student, { token: question.token, settings: set, run: 1, ...over })
    expect(reply.status).toBe(400)
  })

  it('is refused for somebody else’s question, a question that is no simulation, and one that is over', async () => {
    const { question } = await asked()
    const other = await signUp(test)
    const body = { token: question.token, settings: set, run: 1 }
    expect((await askForRow(other, body)).status).toBe(403)
    expect((await askForRow(test.caller(), body)).status).toBe(401)
    const teacher = await signUp(test, { role: 'teacher' })
    expect((await askForRow(teacher, body)).status).toBe(403)
    const practice = await other.get('/api/skills/unit-rates/practice')
    const [{ token }] = JSON.parse(practice.text).questions
    expect((await askForRow(other, { ...body, token })).status).toBe(400)
    const old = simulationFor(other.id, { level: 1, seed: 5, now: new Date(now.getTime() - 2 * 86_400_000) })
    expect((await askForRow(other, { ...body, token: old.token })).status).toBe(410)
  })

  it('is given for a question of a live activity as well, since it tells no verdict', async () => {
    const { student, question } = await asked({ purpose: 'activity', activityId: randomUUID() })
    expect((await askForRow(student, { token: question.token, settings: set, run: 1 })).status).toBe(200)
  })

  it('a script is slowed', async () => {
    const { student, question } = await asked()
    const body = { token: question.token, settings: set, run: 1 }
    const replies = await Promise.all(Array.from({ length: 140 }, () => askForRow(student, body)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

describe('an answer from rows', () => {
  it('is right and wrong like any other, and is replayed with its table', async () => {
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
    expect(replay.tries.map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct'])
    expect(replay.tries[1]?.response).toEqual(right)
  })

  it('from too few runs is incomplete: it says what is missing, costs nothing and leaves no trace', async () => {
    const { student, question, right } = await asked()
    for (const runs of [[], right.runs.slice(0, 1)]) {
      const response = { ...right, runs }
      const reply = await send(student, bodyOf(question, true, { response }))
      expect(reply).toMatchObject({
        verdict: 'incomplete',
        triesLeft: 2,
        pointsEarned: 0,
        rightAnswer: null,
        rightResponse: null,
        solution: null,
        next: null,
      })
      expect(JSON.stringify(reply.feedback)).toContain('does not have both yet')
    }
    expect(await attemptsOf(student)).toBe(0)
    expect(await statsOf(student)).toMatchObject({ totalPoints: 0 })
    expect(await send(student, bodyOf(question, true))).toMatchObject({ verdict: 'correct' })
  })

  it('from runs that change two things is incomplete, whether it is right or wrong', async () => {
    const { student, question, right } = await asked()
    const [tested] = Object.keys(set).filter((knob) =>
      right.runs.some(({ settings }) => settings[knob] !== right.runs[0]?.settings[knob]),
    )
    const settings = right.runs.map((run, index) =>
      Object.fromEntries(
        Object.entries(run.settings).map(([knob, value]) => [
          knob,
          knob === tested ? value : ('abc'[index] ?? 'a'),
        ]),
      ),
    )
    const runs = await runAll(student, question, settings)
    for (const isRight of [true, false]) {
      const { response } = bodyOf(question, isRight)
      const reply = await send(student, bodyOf(question, isRight, { response: { ...response, runs } }))
      expect(reply.verdict).toBe('incomplete')
      expect(JSON.stringify(reply.feedback)).toContain('keep the rest the same')
    }
  })

  it('from rows that the simulation did not give is refused with the reason, and costs nothing', async () => {
    const { student, question, right } = await asked()
    const forged = right.runs.map((run) => ({ ...run, value: run.value + 1 }))
    const reply = await send(student, bodyOf(question, true, { response: { ...right, runs: forged } }))
    expect(reply).toMatchObject({ verdict: 'unreadable', triesLeft: 2 })
    expect(JSON.stringify(reply.feedback)).toContain('aren’t from this simulation')
    expect(await attemptsOf(student)).toBe(0)
  })

  it('with a table that is too long is not read at all', async () => {
    const { student, question, right } = await asked()
    const [run] = right.runs
    const runs = Array.from({ length: 21 }, () => run)
    const reply = await student.post(
      '/api/practice/answers',
      bodyOf(question, true, { response: { ...right, runs } }),
    )
    expect(reply.status).toBe(400)
    expect(Problem.parse(reply.body).status).toBe(400)
  })
})
