import { AssignmentId } from '@skills-center/contract/assignments/id'
import type { AssignmentResults } from '@skills-center/contract/assignments'
import { getClassNeeds } from '@skills-center/contract/analytics'
import { SkillId, UserId } from '@skills-center/contract/ids'
import { requireSkill } from '@skills-center/curriculum/catalogue'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openSchool } from '../assignments/test-assigned.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { struggleNeeds, missingWorkByStudent } from './missing-work.ts'

const id = UserId.parse('00000000-0000-4000-8000-000000000001')
const student = { id, name: 'Ada Orr' }
const rates = SkillId.parse('unit-rates')
const now = new Date('2026-11-10T15:00:00Z')

describe('a long struggle', () => {
  const missing = (over: object, isStuck = false) => {
    const row = { student_id: id, skill_id: rates, questions: 20, active_ms: 1_500_000, first: 40, last: 42 }
    const knowledge = new Map([
      [id, { skills: new Map(), stuck: isStuck ? [{ skillId: rates, missing: null }] : [] }],
    ])
    return struggleNeeds(
      {
        struggles: [{ ...row, ...over }],
        knowledge,
        runs: [],
        skill: () => requireSkill(rates),
      },
      student,
    ).map(({ kind, certainty, why }) => [kind, certainty, why])
  }
  it('is long work at low mastery without a gain, the surer the more of it there is', () => {
    expect(missing({})).toEqual([
      [
        'long-struggle',
        'medium',
        'Worked 25 minutes on 20 questions in “Unit rates” in the last 14 days, and mastery didn’t go up.',
      ],
    ])
    expect(missing({ questions: 30 })[0]?.[1]).toBe('high')
  })
  it('is none where mastery went up, where it is high, and where the student is told of as stuck', () => {
    expect(missing({ last: 46 })).toEqual([])
    expect(missing({ first: 70, last: 65 })).toEqual([])
    expect(missing({}, true)).toEqual([])
  })
})

test('missing work is what came due lately and has no grade by hand', () => {
  const work = (over: object) => ({
    studentId: id,
    status: 'missing',
    grade: null,
    dueAt: '2026-11-01T00:00:00Z',
    ...over,
  })
  const assigned = [
    work({}),
    work({ status: 'done' }),
    work({ grade: 50 }),
    work({ dueAt: '2026-09-01T00:00:00Z' }),
  ].map((one, index) => ({
    assignment: { id: `${index}`, title: `T${index}`, takesLate: true },
    students: [one],
  }))
  const read: AssignmentResults[] = JSON.parse(JSON.stringify(assigned))
  expect(missingWorkByStudent(read, now).get(id)).toEqual([{ id: '0', title: 'T0', takesLate: true }])
})

describe('in a class', () => {
  let server: TestApp
  let at = new Date('2026-03-10T15:00:00Z')
  beforeAll(async () => {
    server = await startTestApp({ now: () => at })
  })
  afterAll(() => server.stop())

  it('a student with missing work is listed once, with what a reminder is about, until it is excused', async () => {
    const school = await openSchool(server)
    const own = await school.join()
    const path = await school.assign({ title: 'Rates' })
    at = new Date('2026-03-14T15:00:00Z')
    const needs = async () =>
      getClassNeeds.reply.parse((await school.teacher.get(`${school.classroom.path}/analytics/needs`)).body)
        .needs
    const [need, ...rest] = await needs()
    expect(rest).toEqual([])
    expect(need).toMatchObject({
      kind: 'missing-work',
      student: { id: own.id },
      certainty: 'high',
      why: '“Rates” is past due and not done.',
      // The other need: the student has not practiced at all.
      others: 1,
      missing: [{ id: AssignmentId.parse(path.split('/').at(-1)), title: 'Rates', takesLate: true }],
    })
    await school.teacher.post(`${path}/students/${own.id}`, { dueAt: null, isExcused: true })
    expect((await needs()).map(({ kind }) => kind)).toEqual(['idle'])
  })
})
