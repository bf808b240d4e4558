import { ClassNeeds, SkillGrid } from '@skills-center/contract/analytics'
import { listSuggestedGroups } from '@skills-center/contract/analytics/class-outlook'
import { getTeachingFigures, listClassesNow } from '@skills-center/contract/analytics/teaching'
import { Classroom, listClassrooms } from '@skills-center/contract/classrooms'
import { UserId } from '@skills-center/contract/ids'
import { getRoster } from '@skills-center/contract/classrooms/roster'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { statement } from '../platform/statement.ts'
import { readPastAnswers } from '../practice/learner/past-answers.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { openClass, type TestClass } from './test-class.ts'

let server: TestApp
let teacher: Caller
let own: TestClass
let sample: Classroom
let path: string

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-20T15:00:00Z'), random: createRandom() })
  teacher = await signUp(server, { role: 'teacher' })
  own = await openClass(teacher)
  sample = Classroom.parse((await teacher.post('/api/sample-class')).body)
  path = `/api/classrooms/${sample.id}`
})
afterAll(() => server.stop())

/** Pseudorandom numbers, the same in every run (Park and Miller 1988). */
function createRandom(): () => number {
  let state = 11
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const count = async (table: string) => {
  const rows = await server.database.query(
    statement(
      `test.samples-count-${table}`,
      `select count(*) as count from ${table}`,
      z.object({
        count: z.number(),
      }),
    ),
  )
  return rows[0]?.count
}

it('a teacher has one sample class, however often it is asked for', async () => {
  expect(sample).toMatchObject({ name: 'Sample class', isSample: true, student_count: 12 })
  expect(Classroom.parse((await teacher.post('/api/sample-class')).body).id).toBe(sample.id)
  const listed = listClassrooms.reply.parse((await teacher.get('/api/classrooms')).body)
  expect(listed.map(({ isSample }) => isSample)).toEqual([false, true])
})

it('it shows what analytics tell: a grid, who is stuck and who has not begun, and groups', async () => {
  const grid = SkillGrid.parse((await teacher.get(`${path}/analytics/grid`)).body)
  expect(grid.students.every(({ name }) => name.endsWith(' Sample'))).toBe(true)
  expect(grid.skills.length).toBeGreaterThanOrEqual(4)
  const { needs } = ClassNeeds.parse((await teacher.get(`${path}/analytics/needs`)).body)
  expect(new Set(needs.map(({ kind }) => kind)).isSupersetOf(new Set(['stuck', 'idle']))).toBe(true)
  const groups = (await teacher.get(`${path}/analytics/groups`)).body
  expect(listSuggestedGroups.reply.parse(groups).length).toBeGreaterThan(0)
})

it('its students count in no figure of the teacher', async () => {
  const figures = getTeachingFigures.reply.parse((await teacher.get('/api/teaching/figures')).body)
  expect(figures).toMatchObject({ students: 0, activeClasses: 1, classes: 1, hasSeenReport: false })
  const now = listClassesNow.reply.parse((await teacher.get('/api/teaching/classes')).body)
  expect(now.map(({ id }) => id)).toEqual([own.id])
})

it('nothing is learned from their answers', async () => {
  expect(await count('attempts')).toBeGreaterThan(200)
  expect((await readPastAnswers(server.database, server.now())).answers).toEqual([])
  const [predicted] = await server.database.query(
    statement(
      'test.predicted',
      'select count(*) as count from attempts where prediction is not null',
      z.object({
        count: z.number(),
      }),
    ),
  )
  expect(predicted?.count).toBe(0)
})

it('making it takes a few dozen statements, so that no other call waits behind it', async () => {
  const other = await signUp(server, { role: 'teacher' })
  const statements = await server.countQueries(() => other.post('/api/sample-class'))
  expect(statements).toBeLessThan(60)
  await other.post('/api/sample-class/remove')
})

it('all that its students’ answers led to is what the answers say', async () => {
  const derived = () =>
    server.database.query(
      statement(
        'test.derived',
        `select t.student_id, t.points, t.streak_days, t.last_day, t.tally,
           (select jsonb_agg(to_jsonb(d) order by d.day) from daily_activity d where d.student_id = t.student_id) as days,
           (select jsonb_agg(to_jsonb(e) order by e.achievement_id) from achievements_earned e
             where e.student_id = t.student_id) as earned,
           (select jsonb_agg(to_jsonb(l) order by l.skill_id) from learner_states l
             where l.student_id = t.student_id) as skills,
           (select state from learner_students s where s.student_id = t.student_id) as state
         from student_totals t order by student_id`,
      ),
    )
  const students = await server.database.query(
    statement(
      'test.sample-students',
      'select distinct student_id as id from attempts order by 1',
      z.object({
        id: UserId,
      }),
    ),
  )
  expect(students.length).toBe(11)
  const before = await derived()
  for (const { id } of students) await server.app.rebuild(id)
  expect(await derived()).toEqual(before)
})

it('no real person gets into it, and nobody out of it into a real class', async () => {
  const { students } = getRoster.reply.parse((await teacher.get(`${path}/students`)).body)
  const studentIds = students.slice(0, 1).map(({ id }) => id)
  const other = await signUp(server, { role: 'teacher' })
  for (const [what, body] of [
    ['students', { firstName: 'Zoe', lastName: '', username: null, groupId: null }],
    ['import/check', { csv: 'First name\nZoe' }],
    ['code', { isOn: true, days: null, isNew: true }],
    ['teachers', { username: other.username }],
    ['move', { studentIds, to: own.id }],
  ] as const) {
    const reply = await teacher.post(`${path}/${what}`, body)
    expect(reply, what).toMatchObject({ status: 409 })
  }
})

it('another teacher sees and removes nothing of it', async () => {
  const other = await signUp(server, { role: 'teacher' })
  expect((await other.get(path)).status).toBe(404)
  await other.post('/api/sample-class/remove')
  expect((await teacher.get(path)).status).toBe(200)
})

it('it is removed with its students and all that they answered', async () => {
  expect((await teacher.post('/api/sample-class/remove')).status).toBe(200)
  expect((await teacher.get(path)).status).toBe(404)
  for (const table of ['attempts', 'learner_states', 'enrolments', 'daily_activity', 'sample_students'])
    expect(await count(table), table).toBe(0)
  expect(await count("users where first_name = 'Amara'")).toBe(0)
})
