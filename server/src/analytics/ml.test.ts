import {
  getClassForecast,
  getEngagement,
  listSuggestedGroups,
} from '@skills-center/contract/analytics/class-outlook'
import { getModelCard, listItemQuality } from '@skills-center/contract/analytics/model-card'
import { randomUUID } from 'node:crypto'
import { skills } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { statement } from '../platform/statement.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
let teacher: Caller
let group: TestClass
const now = new Date('2026-11-20T15:00:00Z')
const perStudent = 60

beforeAll(async () => {
  server = await startTestApp({ now: () => now })
  teacher = await signUp(server, { role: 'teacher' })
  group = await openClass(teacher)
})
afterAll(() => server.stop())

const insert = statement(
  'test.insert-predicted-attempts',
  `insert into attempts (student_id, issued_at, nonce, try, submission_id, skill_id, model_id, level, seed, revision,
     purpose, reason, response, verdict, misconception, hints_used, is_rapid, prediction, active_ms, answered_at, day,
     mastery_after, mastered_before, mastered_after, answered_after, points, achievements)
   select student_id, answered_at - interval '30 s', nonce, 1, nonce, skill_id, model_id, 1, 1, 1, 'practice', 'new',
     '{}', verdict, misconception, hints_used, is_rapid, jsonb_build_object('chance', chance), 20000, answered_at,
     answered_at::date, 50, false, false, 1, 0, '{}'
   from jsonb_to_recordset($1::jsonb) as rows (student_id uuid, nonce uuid, skill_id text, model_id text,
     verdict text, misconception text, hints_used smallint, is_rapid boolean, chance float8,
     answered_at timestamptz)`,
)

const [skill] = skills
const read = async (path: string) => (await teacher.get(path)).body

it('a model that has met nobody makes no claim', async () => {
  const card = getModelCard.reply.parse(await read('/api/analytics/model'))
  expect(card).toMatchObject({ answers: 0, students: 0, figures: null })
})

it('forecasts that tell who knows from who does not beat both baselines, and each bin says how often it came true', async () => {
  const rows = []
  for (let n = 0; n < 6; n += 1) {
    const student = await signUp(server)
    await student.post('/api/classrooms/join', { code: group.code })
    // All answers are from today, so no population has learned from them yet. Three students know the skill and three
    // do not, so forecasts of 9 in 10 and 1 in 10 come true 9 times in 10.
    const knows = n % 2 === 0
    for (let turn = 0; turn < perStudent; turn += 1) {
      const isUsual = turn % 10 !== 0
      rows.push({
        student_id: student.id,
        nonce: randomUUID(),
        skill_id: skill?.id,
        model_id: skill?.models[0]?.id,
        verdict: knows === isUsual ? 'correct' : 'incorrect',
        misconception: knows || !isUsual ? null : skill?.misconceptions[0]?.id,
        hints_used: 0,
        is_rapid: false,
        chance: knows ? 0.9 : 0.1,
        answered_at: new Date(now.getTime() - (turn + 1) * 600_000 - n * 1000),
      })
    }
  }
  await server.database.query(insert, [JSON.stringify(rows)])
  const { figures, answers, students } = getModelCard.reply.parse(await read('/api/analytics/model'))
  expect({ answers, students }).toEqual({ answers: 6 * perStudent, students: 6 })
  expect(figures?.logLoss).toBeCloseTo(-(0.9 * Math.log(0.9) + 0.1 * Math.log(0.1)), 6)
  expect(figures?.shareLogLoss).toBeGreaterThan(0.6)
  expect(figures?.itemLogLoss).toBeGreaterThan(0.6)
  expect(figures?.bins).toEqual([
    { from: 10, to: 20, answers: 180, predicted: 10, right: 10 },
    { from: 90, to: 100, answers: 180, predicted: 90, right: 90 },
  ])
})

it('a kind of question is told by how hard and how telling it is, and by its commonest mistake', async () => {
  const { items } = listItemQuality.reply.parse(await read('/api/analytics/quality'))
  expect(items).toMatchObject([
    {
      skill: { id: skill?.id },
      answers: 360,
      right: 50,
      predicted: 50,
      seconds: 20,
      discrimination: 0.8,
      mistake: { name: skill?.misconceptions[0]?.name, percent: 90 },
    },
  ])
})

it('who shares a misconception is put together', async () => {
  const groups = listSuggestedGroups.reply.parse(await read(`${group.path}/analytics/groups`))
  const shared = groups.find(({ kind }) => kind === 'misconception')
  expect(shared?.title).toBe(skill?.misconceptions[0]?.name)
  expect(shared?.students).toHaveLength(3)
})

it('a forecast counts those who know, and its range holds what it expects', async () => {
  const forecast = async (days: number) =>
    getClassForecast.reply.parse(await read(`${group.path}/analytics/forecast?days=${days}`)).skills[0]
  const soon = await forecast(1)
  const late = await forecast(120)
  expect(soon).toMatchObject({ skill: { id: skill?.id }, students: 6 })
  expect(soon?.later).toBeLessThanOrEqual(3)
  // Without practice, nobody's mastery is forecast to rise.
  expect(late?.later).toBeLessThanOrEqual(soon?.later ?? 0)
  expect(late?.low).toBeLessThanOrEqual(Math.ceil(late?.later ?? 0))
  expect(late?.high).toBeGreaterThanOrEqual(Math.floor(late?.later ?? 0))
})

it('how students work is told from ten questions on', async () => {
  const { students } = getEngagement.reply.parse(await read(`${group.path}/analytics/engagement`))
  expect(students).toHaveLength(6)
  expect(students[0]).toMatchObject({
    questions: perStudent,
    minutes: 20,
    rapidPercent: 0,
    hintPercent: 0,
  })
})
