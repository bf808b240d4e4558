import { type SkillProgress, WhatIf } from '@skills-center/contract/practice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from '../../platform/statement.ts'
import { signUp, startTestApp } from '../../test-app.ts'
import type { Caller, TestApp } from '../../test-app.ts'
import { bodyOf, open, send } from '../test-student.ts'

const right = { kind: 'answer', isRight: true }
const wrong = { kind: 'answer', isRight: false }
const oneDay = { kind: 'days', days: 1 }
const week = { kind: 'days', days: 7 }
const times = <T>(count: number, event: T): T[] => Array.from({ length: count }, () => event)

let server: TestApp
let visitor: Caller
beforeAll(async () => {
  server = await startTestApp()
  visitor = server.caller()
})
afterAll(() => server.stop())

async function play(events: readonly object[], caller = visitor): Promise<WhatIf> {
  const reply = await caller.post('/api/practice/what-if', { events })
  expect(reply.status, reply.text).toBe(200)
  return WhatIf.parse(reply.body)
}

test('a run tells how things stand after every event, to a visitor and to a teacher alike', async () => {
  const events = [wrong, right, week]
  const run = await play(events)
  expect(run.skill.id).toBe('unit-rates')
  expect(run.steps.map(({ day }) => day)).toEqual([0, 0, 7])
  expect(await play(events, await signUp(server, { role: 'teacher' }))).toEqual(run)
})

test('a run moves as the rules say: right up, wrong down, help less, time slowly down', async () => {
  const [first, second] = (await play([wrong, right])).steps
  expect(second?.mastery).toBeGreaterThan(first?.mastery ?? 100)
  const [plain] = (await play([right])).steps
  const [helped] = (await play([{ ...right, hintsUsed: 1 }])).steps
  const [again] = (await play([{ ...right, attempt: 2 }])).steps
  expect(plain?.mastery).toBeGreaterThan(helped?.mastery ?? 100)
  expect(helped?.mastery).toBeGreaterThan(again?.mastery ?? 100)
  const faded = (await play([...times(8, right), week])).steps
  expect(faded[8]?.mastery).toBeLessThan(faded[7]?.mastery ?? 0)
})

test('a run that is mastered names the day on which it would be due, and is due on that day', async () => {
  const mastering = [...times(6, right), oneDay, ...times(6, right)]
  const last = (await play(mastering)).steps.at(-1)
  expect(last).toMatchObject({ mastered: true, isDue: false, certainty: 'high' })
  const begun = last?.day ?? 0
  const due = last?.dueDay ?? 0
  const waits = [...times(Math.floor((due - begun - 1) / 60), { kind: 'days', days: 60 })]
  const rest = due - begun - 1 - 60 * waits.length
  const later = [...mastering, ...waits, { kind: 'days', days: rest }, { kind: 'days', days: 1 }]
  const steps = (await play(later)).steps
  expect(steps.at(-2)).toMatchObject({ day: due - 1, isDue: false })
  expect(steps.at(-1)).toMatchObject({ day: due, isDue: true })
})

test('right answers on two days master the skill, in one sitting and with hints they do not, as the guide shows', async () => {
  const mastered = async (events: object[]) => (await play(events)).steps.at(-1)?.mastered
  expect(await mastered(times(9, right))).toBe(false)
  expect(await mastered([...times(5, right), oneDay, ...times(5, right)])).toBe(true)
  expect(await mastered(times(6, { ...right, hintsUsed: 1 }))).toBe(false)
})

test('before the first answer there is no figure', async () => {
  expect((await play([])).steps).toEqual([])
  expect((await play([week])).steps).toMatchObject([{ mastery: null, certainty: null, dueDay: null }])
})

test('a real student who answers the same way stands where the run says', async () => {
  let time = Date.parse('2026-11-22T12:00:00Z')
  // Close enough to 0 to choose the first way of asking, as the run does, but a different seed each time.
  let drawn = 0
  const random = () => (drawn += 1) / 2 ** 31
  const copy = await startTestApp({ beside: server, now: () => new Date(time), random })
  const student = await signUp(copy, { gradeLevel: 6 })
  let [question] = (await open(student)).questions
  const events = [right, right, wrong]
  const stood: SkillProgress[] = []
  for (const { isRight } of events) {
    if (question === undefined) throw new Error('no question')
    time += 60_000
    const reply = await send(student, bodyOf(question, isRight, { activeMilliseconds: 60_000 }))
    stood.push(reply.after)
    question = reply.next ?? undefined
  }
  const { steps } = await play(events, copy.caller())
  for (const [place, { mastery, certainty }] of stood.entries()) {
    expect(steps[place]?.certainty).toBe(certainty)
    // A real student's stored figures are rounded.
    expect(steps[place]?.mastery).toBeCloseTo(mastery ?? 0, 1)
  }
  await copy.stop()
})

test('nothing of a run is stored, and it costs no query', async () => {
  const count = statement(
    'test.count-states',
    'select count(*) as n from learner_states',
    z.object({ n: z.number() }),
  )
  const before = await server.database.query(count)
  const queries = await server.countQueries(() => play([right, wrong, week]))
  expect(queries).toBe(0)
  expect(await server.database.query(count)).toEqual(before)
})

test.each([
  { events: times(31, right) },
  { events: [{ kind: 'days', days: 61 }] },
  { events: [{ kind: 'answer' }] },
  {},
])('a run that is too long or makes no sense is refused', async (body) => {
  expect((await visitor.post('/api/practice/what-if', body)).status).toBe(400)
})

test('a flood from one address is slowed, far above what a class needs', async () => {
  const time = new Date('2026-11-22T12:00:00Z')
  const copy = await startTestApp({ beside: server, now: () => time })
  const caller = copy.caller()
  const statuses: number[] = []
  for (let asked = 0; asked < 901; asked += 1) {
    statuses.push((await caller.post('/api/practice/what-if', { events: [] })).status)
  }
  expect(statuses.indexOf(429)).toBe(900)
  await copy.stop()
})
