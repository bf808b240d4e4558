import {
  Assignment,
  AssignmentResults,
  getAssignedQuestion,
  getStudentWork,
  listOwnAssignments,
} from '@skills-center/contract/assignments'
import { getGradebook, getGradebookFile } from '@skills-center/contract/assignments/gradebook'
import { PracticePlan } from '@skills-center/contract/practice'
import { SubscriptionStatus } from '@skills-center/contract/billing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { bodyOf, open, send } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody } from './test-assigned.ts'

let server: TestApp
let at = new Date('2026-03-10T15:00:00Z')
let teacher: Caller
let classroom: TestClass
let student: Caller & { username: string }
let studentId: string

beforeAll(async () => {
  server = await startTestApp({ now: () => at, configuration: { dailyLimit: 3 } })
})
afterAll(() => server.stop())

beforeEach(async () => {
  at = new Date('2026-03-10T15:00:00Z')
  teacher = await signUp(server, { role: 'teacher' })
  classroom = await openClass(teacher)
  student = await signUp(server)
  await student.post('/api/classrooms/join', { code: classroom.code })
  studentId = (await classroom.student(student.username)).id
})

async function assign(over: object = {}): Promise<string> {
  const reply = await teacher.post(`${classroom.path}/assignments`, assignmentBody(over))
  expect(reply.status, reply.text).toBe(201)
  return `/api/assignments/${JSON.parse(reply.text).id}`
}

const own = async (who: Caller = student) =>
  listOwnAssignments.reply.parse((await who.get('/api/assignments')).body)
const ask = async (path: string) =>
  getAssignedQuestion.reply.parse((await student.get(`${path}/question`)).body)
const results = async (path: string) => AssignmentResults.parse((await teacher.get(path)).body)

/** Answers the assignment's next question, and returns the reply. */
async function work(path: string, isRight: boolean) {
  const question = (await ask(path)).practice?.questions[0]
  if (question === undefined) throw new Error('no question')
  at = new Date(at.getTime() + 1000)
  return send(student, bodyOf(question, isRight))
}

describe('assigning', () => {
  it('reaches the whole class, and nobody else', async () => {
    const stranger = await signUp(server)
    await assign()
    expect(await own()).toMatchObject([
      { title: 'Rates for Friday', isOpen: true, work: { status: 'to-do' } },
    ])
    expect(await own(stranger)).toEqual([])
  })

  it('reaches only those who are named', async () => {
    const other = await signUp(server)
    await other.post('/api/classrooms/join', { code: classroom.code })
    await assign({ audience: { kind: 'students', studentIds: [studentId] } })
    expect(await own()).toHaveLength(1)
    expect(await own(other)).toEqual([])
  })

  it('reaches a group, with who comes into it later', async () => {
    const group = JSON.parse((await teacher.post(`${classroom.path}/groups`, { name: 'Blue' })).text)
    await assign({ audience: { kind: 'groups', groupIds: [group.id] } })
    expect(await own()).toEqual([])
    await teacher.post(`${classroom.path}/group`, { studentIds: [studentId], groupId: group.id })
    expect(await own()).toHaveLength(1)
  })

  it('opens when it is to open', async () => {
    await assign({ opensAt: '2026-03-11T12:00:00Z' })
    expect(await own()).toEqual([])
    at = new Date('2026-03-11T13:00:00Z')
    expect(await own()).toHaveLength(1)
  })

  it.each([
    ['a skill that is not taught', { skillIds: ['juggling'] }],
    ['a due date before it opens', { dueAt: '2026-03-09T12:00:00Z' }],
    ['a stranger', { audience: { kind: 'students', studentIds: ['00000000-0000-4000-8000-000000000001'] } }],
  ])('refuses %s', async (_what, over) => {
    expect((await teacher.post(`${classroom.path}/assignments`, assignmentBody(over))).status).toBe(400)
  })

  it('can be changed and taken away; the answers stay', async () => {
    const path = await assign()
    await work(path, true)
    await teacher.post(path, assignmentBody({ title: 'Rates', goal: { kind: 'count', questions: 1 } }))
    expect(await own()).toMatchObject([{ title: 'Rates', isOpen: false, work: { status: 'done' } }])
    await teacher.post(`${path}/delete`)
    expect(await own()).toEqual([])
    expect((await student.get('/api/practice/sessions')).text).toContain('unit-rates')
  })
})

describe('working on it', () => {
  it('ends when the questions are answered', async () => {
    const path = await assign()
    await work(path, true)
    expect(await ask(path)).toMatchObject({ assignment: { work: { status: 'started', questions: 1 } } })
    await work(path, true)
    expect(await ask(path)).toMatchObject({
      practice: null,
      assignment: { work: { status: 'done', percent: 100 } },
    })
  })

  it('ends when the mastery goal is reached', async () => {
    const path = await assign({ goal: { kind: 'mastery', mastery: 40 } })
    let answered = 0
    while ((await ask(path)).practice !== null && answered < 30) {
      await work(path, true)
      answered += 1
    }
    const [done] = await own()
    expect(done?.work.status).toBe('done')
    expect(done?.work.skills[0]?.mastery).toBeGreaterThanOrEqual(39.5)
  })

  it('is neither kept back by the day’s limit nor counted in it', async () => {
    const path = await assign({ goal: { kind: 'count', questions: 6 } })
    const used = async () =>
      SubscriptionStatus.parse((await student.get('/api/subscription/status')).body).dailyProblemsUsed
    for (let count = 0; count < 5; count += 1) await work(path, true)
    expect(await used()).toBe(0)
    for (const question of (await open(student)).questions) await send(student, bodyOf(question, true))
    expect(await used()).toBe(3)
    expect((await work(path, true)).verdict).toBe('correct')
    expect(await used()).toBe(3)
  })

  it('gives one try and no hints where the teacher says so', async () => {
    const path = await assign({ tries: 1, hasHints: false })
    const question = (await ask(path)).practice?.questions[0]
    if (question === undefined) throw new Error('no question')
    expect(question.hintCount).toBe(0)
    expect((await student.post('/api/practice/hints', { token: question.token, index: 0 })).status).toBe(403)
    expect((await send(student, bodyOf(question, false))).triesLeft).toBe(0)
  })

  it('is closed once it was due where late work is not taken, and open to who was given more time', async () => {
    const path = await assign({ takesLate: false })
    at = new Date('2026-03-14T15:00:00Z')
    expect((await student.get(`${path}/question`)).status).toBe(409)
    expect(await own()).toMatchObject([{ isOpen: false, work: { status: 'missing' } }])
    const moved = { dueAt: '2026-03-16T20:00:00Z', isExcused: false }
    expect((await teacher.post(`${path}/students/${studentId}`, moved)).status).toBe(200)
    expect((await ask(path)).practice).not.toBeNull()
  })

  it('is marked late after the due date', async () => {
    const path = await assign({ goal: { kind: 'count', questions: 1 } })
    at = new Date('2026-03-14T15:00:00Z')
    await work(path, true)
    expect(await own()).toMatchObject([{ work: { status: 'done-late' } }])
  })
})

it('pinned skills come first in the plan until their goal is reached', async () => {
  const first = async () => PracticePlan.parse((await student.get('/api/practice/plan')).body).entries[0]
  expect((await first())?.kind).not.toBe('pinned')
  const path = await assign({ isPinned: true, goal: { kind: 'count', questions: 1 } })
  expect(await first()).toMatchObject({ kind: 'pinned', skill: { id: 'unit-rates' } })
  await work(path, true)
  expect((await first())?.kind).not.toBe('pinned')
})

describe('results', () => {
  it('show each student, and the very questions with the answers', async () => {
    const path = await assign()
    await work(path, true)
    await work(path, false)
    expect(await results(path)).toMatchObject({
      assignment: { students: 1, started: 0, done: 1 },
      students: [{ studentId, status: 'done', questions: 2, percent: 50 }],
    })
    const reply = await teacher.get(`${path}/students/${studentId}`)
    const { questions } = getStudentWork.reply.parse(reply.body)
    expect(questions.map(({ tries }) => tries[0]?.verdict)).toEqual(['correct', 'incorrect'])
    expect(questions.every(({ item }) => item !== null)).toBe(true)
  })

  it('agree between list, results and gradebook', async () => {
    const path = await assign({ title: '=Rates, "week 2"' })
    await work(path, true)
    const [listed] = Assignment.array().parse((await teacher.get(`${classroom.path}/assignments`)).body)
    expect(listed).toMatchObject({ students: 1, started: 1, done: 0 })
    const { csv } = getGradebookFile.reply.parse((await teacher.get(`${classroom.path}/gradebook/file`)).body)
    const [head, row] = csv.split('\r\n')
    expect(head).toBe(
      `Student,Username,Student number,"'=Rates, ""week 2""","'=Rates, ""week 2"", %","'=Rates, ""week 2"", points of 100",Done,Missing,Class grade %`,
    )
    expect(row).toMatch(/,In progress,100,100,0,0,100$/)
    const late = await assign({ dueAt: '2026-03-10T13:00:00Z' })
    const book = async (missing: string) =>
      getGradebook.reply.parse((await teacher.get(`${classroom.path}/gradebook?missing=${missing}`)).body)
    const zeros = await book('zero')
    const place = zeros.assignments.findIndex(({ id }) => late.endsWith(id))
    expect(zeros.students[0]?.cells[place]).toMatchObject({ status: 'missing', percent: 0 })
    expect(zeros.students[0]?.percent).toBe(50)
    expect((await book('left-out')).students[0]).toMatchObject({ percent: 100, missing: 1 })
  })

  it('take a grade by hand in place of what was earned, with a comment, in the gradebook and in its files', async () => {
    const path = await assign()
    await work(path, false)
    const grade = (body: object) =>
      teacher.send('PUT', `${path}/students/${studentId}/grade`, { comment: '', isExcused: false, ...body })
    const cell = async () => {
      const book = getGradebook.reply.parse((await teacher.get(`${classroom.path}/gradebook`)).body)
      return { ...book.students[0]?.cells[0], mean: book.students[0]?.percent }
    }
    const file = async (format: string) =>
      getGradebookFile.reply.parse(
        (await teacher.get(`${classroom.path}/gradebook/file?format=${format}`)).body,
      ).csv
    expect((await grade({ grade: 85, comment: ' Explained it aloud, "well" ' })).status).toBe(200)
    expect(await cell()).toEqual({
      status: 'started',
      percent: 85,
      points: 85,
      earned: 0,
      daysLate: 0,
      lateLoss: 0,
      takes: [],
      isDropped: false,
      grade: 85,
      comment: 'Explained it aloud, "well"',
      mean: 85,
    })
    expect(await file('plain')).toContain(
      'In progress (graded by teacher),85,85,"Explained it aloud, ""well""",0,0,85',
    )
    expect(await file('canvas')).toMatch(/,85\r\n$/)
    expect((await results(path)).students[0]).toMatchObject({ percent: 0, grade: 85 })

    await grade({ grade: 85, isExcused: true })
    expect(await cell()).toMatchObject({ status: 'excused', percent: null, mean: null })
    expect(await file('canvas')).toMatch(/,EX\r\n$/)

    await grade({ grade: null })
    expect(await cell()).toMatchObject({ status: 'started', percent: 0, grade: null, comment: '' })
    expect((await grade({ grade: 151 })).status).toBe(400)
    expect((await grade({ grade: 50, comment: 'a'.repeat(501) })).status).toBe(400)
    expect((await student.send('PUT', `${path}/students/${studentId}/grade`, {})).status).toBe(403)
  })

  it('leave out who is excused', async () => {
    const path = await assign()
    await teacher.post(`${path}/students/${studentId}`, { dueAt: null, isExcused: true })
    expect(await results(path)).toMatchObject({
      assignment: { students: 0 },
      students: [{ status: 'excused' }],
    })
    expect(await own()).toMatchObject([{ isOpen: false, work: { status: 'excused' } }])
  })

  it('are for those who teach the class', async () => {
    const path = await assign()
    const other = await signUp(server, { role: 'teacher' })
    for (const asked of [
      path,
      `${path}/students/${studentId}`,
      `${classroom.path}/assignments`,
      `${classroom.path}/gradebook`,
    ])
      expect((await other.get(asked)).status, asked).toBe(404)
    for (const asked of [
      path,
      `${path}/students/${studentId}`,
      `${classroom.path}/assignments`,
      `${path}/delete`,
    ])
      expect((await other.post(asked, assignmentBody({ isExcused: true }))).status, asked).toBe(404)
    expect((await student.get(path)).status).toBe(403)
  })
})
