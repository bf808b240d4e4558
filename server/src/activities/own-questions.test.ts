import { randomUUID } from 'node:crypto'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
let teacher: Caller
let student: Caller
let classroom: string

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())
beforeEach(async () => {
  teacher = await signUp(server, { role: 'teacher' })
  const made = await teacher.post('/api/classrooms', { name: 'Period 2', gradeLevel: 6 })
  classroom = `/api/classrooms/${JSON.parse(made.text).id}`
  const { code } = JSON.parse((await teacher.get(classroom)).text)
  student = await signUp(server)
  await student.post('/api/classrooms/join', { code: code.code })
})

const written = (over: object = {}) => ({
  format: 1,
  title: 'Twice a number',
  skillId: 'unit-rates',
  standard: '',
  level: 1,
  stem: 'What is twice 21?',
  parameters: [],
  conditions: [],
  answer: {
    kind: 'number',
    label: 'Number',
    before: '',
    after: '',
    right: '42',
    form: 'any',
    unit: '',
    within: '',
    wrong: [{ value: '441', feedback: 'That is 21 times itself.' }],
  },
  hints: ['Add the number to itself.'],
  steps: ['21 and 21 make 42.'],
  ...over,
})
async function publish(over: object = {}): Promise<string> {
  const made = OwnQuestion.parse((await teacher.post('/api/questions', { question: written(over) })).body)
  const reply = await teacher.post(`/api/questions/${made.id}/publish`, { revision: made.revision })
  expect(reply.status, reply.text).toBe(200)
  return made.id
}
const start = (questionIds: readonly string[], over: object = {}, who = teacher) =>
  who.post(`${classroom}/activities`, { skillId: 'unit-rates', questionIds, ...over })

const attempts = statement(
  'test.own-live-attempts',
  'select model_id as "modelId", verdict from attempts where activity_id = $1 order by activity_round',
  z.object({ modelId: z.string(), verdict: z.string() }),
)

it('a class is asked the questions that its teacher wrote, in their order, and the answers count', async () => {
  const twice = await publish()
  const half = await publish({
    title: 'Half',
    stem: 'What is half of 84?',
    steps: ['84 split in two is 42.'],
  })
  const { id } = JSON.parse((await start([half, twice])).text)
  const path = `/api/activities/${id}`
  const steer = async (step: object) => JSON.parse((await teacher.post(`${path}/steps`, step)).text)
  const seat = async () => JSON.parse((await student.get(path)).text)
  await student.post(`${path}/join`)
  const answer = async (value: string) => {
    const { question } = await seat()
    const reply = await student.post(`${path}/answers`, {
      token: question.token,
      response: { kind: 'number', text: value },
      attemptId: randomUUID(),
      activeMilliseconds: 9000,
      hintsUsed: 0,
    })
    expect(reply.status, reply.text).toBe(200)
  }
  expect(await steer({ step: 'ask', after: 0 })).toMatchObject({ round: 1, ownQuestions: 2 })
  expect(JSON.stringify((await seat()).question.item)).toContain('half of 84')
  await answer('42')
  expect((await seat()).shown).toBeNull()
  const revealed = await steer({ step: 'reveal', round: 1 })
  expect(revealed.spread).toMatchObject({ answered: 1, right: 1 })
  expect((await seat()).shown).not.toBeNull()
  await steer({ step: 'ask', after: 1 })
  expect(JSON.stringify((await seat()).question.item)).toContain('twice 21')
  await answer('441')
  await steer({ step: 'reveal', round: 2 })
  expect((await teacher.post(`${path}/steps`, { step: 'ask', after: 2 })).status).toBe(409)
  const ended = await steer({ step: 'end' })
  expect(
    ended.rounds.map(({ right, review }: { right: number; review: object | null }) => [
      right,
      review !== null,
    ]),
  ).toEqual([
    [1, true],
    [0, true],
  ])
  expect(await server.database.query(attempts, [id])).toEqual([
    { modelId: `authored/${half}/1`, verdict: 'correct' },
    { modelId: `authored/${twice}/1`, verdict: 'incorrect' },
  ])
})

it('questions of others, of another skill, or at one’s own level are refused', async () => {
  const own = await publish()
  const stranger = await publish({ skillId: 'percent-problems' })
  expect((await start([stranger])).status).toBe(400)
  expect((await start([randomUUID()])).status).toBe(400)
  expect((await start([own], { mode: 'own-level' })).status).toBe(400)
  const other = await signUp(server, { role: 'teacher', school: 'Hilltop' })
  const made = JSON.parse((await other.post('/api/classrooms', { name: 'Theirs', gradeLevel: 6 })).text)
  const taken = await other.post(`/api/classrooms/${made.id}/activities`, {
    skillId: 'unit-rates',
    questionIds: [own],
  })
  expect(taken.status).toBe(400)
})
