import { randomBytes } from 'node:crypto'
import { AssignmentResults, getStudentWork } from '@skills-center/contract/assignments'
import { listAccommodations } from '@skills-center/contract/assignments/accommodations'
import { drawSlots } from '@skills-center/contract/assignments/slots'
import { Today } from '@skills-center/contract/practice/today'
import { selectSkill } from '@skills-center/curriculum/catalogue'
import { makeItem } from '@skills-center/curriculum/make-item'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, send } from '../practice/test-student.ts'
import { createSealing } from '../platform/sealing.ts'
import { type Caller, secret, startTestApp, type TestApp } from '../test-app.ts'
import { createSlotHandles } from './slot-handles.ts'
import { nextQuestion, openSchool, ownOf, type TestSchool } from './test-assigned.ts'

let server: TestApp
let at = new Date('2026-03-10T15:00:00Z')
let school: TestSchool
let student: Caller & { id: string }

beforeAll(async () => {
  server = await startTestApp({ now: () => at })
})
afterAll(() => server.stop())
beforeEach(async () => {
  at = new Date('2026-03-10T15:00:00Z')
  school = await openSchool(server)
  student = await school.join()
})

const fit = async (over: object) => {
  const body = { moreDays: 0, hasFewerChoices: false, isReadAloud: false, ...over }
  const reply = await school.teacher.post(`${school.classroom.path}/accommodations/${student.id}`, body)
  expect(reply.status, reply.text).toBe(200)
}
const results = async (path: string) => AssignmentResults.parse((await school.teacher.get(path)).body)

describe('accommodations', () => {
  it('give a student more days, in every assignment of the class', async () => {
    const path = await school.assign({ takesLate: false, dueAt: '2026-03-13T20:00:00Z' })
    await fit({ moreDays: 3 })
    at = new Date('2026-03-15T15:00:00Z')
    expect(await ownOf(student)).toMatchObject([
      { isOpen: true, work: { dueAt: '2026-03-16T20:00:00.000Z' } },
    ])
    expect((await results(path)).students).toMatchObject([{ status: 'to-do', moreDays: 3, ownDueAt: null }])
  })

  it('give a student three options to choose from, also when the answer is looked at later', async () => {
    const skill = selectSkill(SkillId.parse('divide-fractions'))
    const model = skill?.models.find((one) => {
      const { interaction } = makeItem(skill, one, 2, 1)
      return interaction.kind === 'choice' && interaction.options.length > 3
    })
    if (skill === undefined || model === undefined) throw new Error('no choice of four')
    const made = { skill_id: skill.id, model_id: model.id, level: 2, seed: 1 } as const
    const { handle } = createSlotHandles(createSealing(secret, 'slot-handle', randomBytes)).issueHandle(
      UserId.parse(school.teacher.id),
      { assignmentId: null, slot: null, ...made },
    )
    const path = await school.assign({ goal: { kind: 'fixed', isSame: true }, slots: [handle] })
    await fit({ hasFewerChoices: true })
    const question = await nextQuestion(student, path)
    const { interaction } = question.item
    expect(interaction).toMatchObject({ kind: 'choice', options: { length: 3 } })
    const wrong = await send(student, bodyOf(question, false))
    expect(wrong).toMatchObject({ verdict: 'incorrect', triesLeft: 1 })
    expect((await send(student, bodyOf(question, true))).verdict).toBe('correct')
    const reply = await school.teacher.get(`${path}/students/${student.id}`)
    const [replayed] = getStudentWork.reply.parse(reply.body).questions
    expect(replayed?.item?.interaction).toEqual(interaction)
    expect(replayed?.tries.map(({ verdict }) => verdict)).toEqual(['incorrect', 'correct'])
  })

  it('have questions read aloud to a student', async () => {
    await school.assign()
    expect(await ownOf(student)).toMatchObject([{ isReadAloud: false }])
    await fit({ isReadAloud: true })
    expect(await ownOf(student)).toMatchObject([{ isReadAloud: true }])
  })

  it('are listed for the class, and are for its students only', async () => {
    await fit({ moreDays: 2, isReadAloud: true })
    const reply = await school.teacher.get(`${school.classroom.path}/accommodations`)
    expect(listAccommodations.reply.parse(reply.body)).toMatchObject([
      { studentId: student.id, moreDays: 2, hasFewerChoices: false, isReadAloud: true },
    ])
    const stranger = await (await openSchool(server)).join()
    const path = `${school.classroom.path}/accommodations/${stranger.id}`
    const none = { moreDays: 0, hasFewerChoices: false, isReadAloud: false }
    expect((await school.teacher.post(path, none)).status).toBe(404)
  })

  it('are not overwritten by a teacher who has not seen the last change, even where all were taken back', async () => {
    const path = `${school.classroom.path}/accommodations`
    const none = { moreDays: 0, hasFewerChoices: false, isReadAloud: false }
    const set = async (moreDays: number, etag: number) => {
      const headers = { 'if-match': `"${etag}"` }
      const reply = await school.teacher.send('PUT', `${path}/${student.id}`, { ...none, moreDays }, headers)
      return [reply.status, reply.headers['etag']]
    }
    const [listed] = listAccommodations.reply.parse((await school.teacher.get(path)).body)
    expect(listed?.revision).toBe(1)
    expect(await set(2, 1)).toEqual([200, '"2"'])
    expect((await set(5, 1))[0]).toBe(412)
    expect(await set(0, 2)).toEqual([200, '"3"'])
    expect((await set(5, 1))[0]).toBe(412)
    const [now] = listAccommodations.reply.parse((await school.teacher.get(path)).body)
    expect(now).toMatchObject({ ...none, revision: 3 })
  })
})

describe('reminding', () => {
  it('puts a note up for those who are not done, until they work on it', async () => {
    const path = await school.assign()
    const done = await school.join()
    for (let count = 0; count < 2; count += 1) await send(done, bodyOf(await nextQuestion(done, path), true))
    const reply = await school.teacher.post(`${path}/remind`, { studentIds: null })
    expect(JSON.parse(reply.text)).toEqual({ reminded: 1 })
    expect(await ownOf(done)).toMatchObject([{ isReminded: false }])
    expect(await ownOf(student)).toMatchObject([{ isReminded: true }])
    at = new Date('2026-03-10T16:00:00Z')
    await send(student, bodyOf(await nextQuestion(student, path), true))
    expect(await ownOf(student)).toMatchObject([{ isReminded: false }])
  })

  it('reaches only those who were chosen', async () => {
    const path = await school.assign()
    const other = await school.join()
    await school.teacher.post(`${path}/remind`, { studentIds: [other.id] })
    expect(await ownOf(student)).toMatchObject([{ isReminded: false }])
    expect(await ownOf(other)).toMatchObject([{ isReminded: true }])
  })
})

describe('several students at once', () => {
  const adjust = (path: string, body: object) => school.teacher.post(`${path}/students`, body)

  it('get more time, and who has longer already keeps that', async () => {
    const path = await school.assign({ dueAt: '2026-03-13T20:00:00Z' })
    const [second, third] = [await school.join(), await school.join()]
    await school.teacher.post(`${path}/students/${second.id}`, {
      dueAt: '2026-03-30T20:00:00Z',
      isExcused: false,
    })
    const reply = await adjust(path, {
      kind: 'extend',
      studentIds: [student.id, second.id],
      dueAt: '2026-03-16T20:00:00Z',
    })
    expect(JSON.parse(reply.text)).toEqual({ changed: 1 })
    const due = new Map((await results(path)).students.map((one) => [one.studentId, one.dueAt]))
    expect([student, second, third].map(({ id }) => due.get(UserId.parse(id)))).toEqual([
      '2026-03-16T20:00:00.000Z',
      '2026-03-30T20:00:00.000Z',
      '2026-03-13T20:00:00.000Z',
    ])
  })

  it('are excused without losing their own dates, and count again', async () => {
    const path = await school.assign({ dueAt: '2026-03-13T20:00:00Z' })
    const other = await school.join()
    const ids = [student.id, other.id]
    await adjust(path, { kind: 'extend', studentIds: [other.id], dueAt: '2026-03-16T20:00:00Z' })
    const excused = await adjust(path, { kind: 'excuse', studentIds: ids, isExcused: true })
    expect(JSON.parse(excused.text)).toEqual({ changed: 2 })
    expect(await results(path)).toMatchObject({ assignment: { students: 0 } })
    expect(await ownOf(other)).toMatchObject([{ work: { status: 'excused' } }])
    await adjust(path, { kind: 'excuse', studentIds: ids, isExcused: false })
    const found = (await results(path)).students.find(({ studentId }) => studentId === other.id)
    expect(found).toMatchObject({ status: 'to-do', ownDueAt: '2026-03-16T20:00:00.000Z' })
  })

  it('are refused all together if one of them does not have it, or there is no date to move', async () => {
    const path = await school.assign({ dueAt: '2026-03-13T20:00:00Z' })
    const stranger = await (await openSchool(server)).join()
    const mixed = { kind: 'excuse', studentIds: [student.id, stranger.id], isExcused: true }
    expect((await adjust(path, mixed)).status).toBe(404)
    expect(await results(path)).toMatchObject({ students: [{ status: 'to-do' }] })
    const whenever = await school.assign({ dueAt: null })
    const late = { kind: 'extend', studentIds: [student.id], dueAt: '2026-03-16T20:00:00Z' }
    expect((await adjust(whenever, late)).status).toBe(400)
  })
})

it('assigned work stands in today’s list, with its minutes, until the day after it is done', async () => {
  const today = async () => Today.parse((await student.get('/api/practice/today')).body)
  const path = await school.assign({ dueAt: '2026-03-10T22:00:00Z' })
  const before = await today()
  expect(before.assigned).toMatchObject([{ title: 'Rates for Friday', isOpen: true }])
  expect(before.assigned[0]?.minutesLeft).toBeGreaterThan(0)
  expect(before.isDone).toBe(false)
  for (let count = 0; count < 2; count += 1)
    await send(student, bodyOf(await nextQuestion(student, path), true))
  expect((await today()).assigned).toMatchObject([{ isOpen: false, work: { status: 'done' } }])
  at = new Date('2026-03-12T15:00:00Z')
  expect((await today()).assigned).toEqual([])
})

it('drawing questions stores nothing', async () => {
  const body = { skillId: 'unit-rates', level: 1, count: 2, besides: [] }
  const reply = await school.teacher.post('/api/assignments/slots', body)
  expect(drawSlots.reply.parse(reply.body).map(({ slot }) => slot.slot)).toEqual([null, null])
  expect(await ownOf(student)).toEqual([])
})
