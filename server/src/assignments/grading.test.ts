import { getGradebook, getGradebookFile } from '@skills-center/contract/assignments/gradebook'
import { Grading } from '@skills-center/contract/assignments/grading'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bodyOf, send } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody, nextQuestion, openSchool, type TestSchool } from './test-assigned.ts'

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

const usual = { missing: 'left-out', late: { kind: 'none' }, dropLowest: 0, retakes: 'best', categories: [] }
const setRules = async (over: object): Promise<Grading> => {
  const reply = await school.teacher.send('PUT', `${school.classroom.path}/grading`, { ...usual, ...over })
  expect(reply.status, reply.text).toBe(200)
  return Grading.parse(reply.body)
}
const book = async () =>
  getGradebook.reply.parse((await school.teacher.get(`${school.classroom.path}/gradebook`)).body)
const file = async (query: string) =>
  getGradebookFile.reply.parse(
    (await school.teacher.get(`${school.classroom.path}/gradebook/file?format=${query}`)).body,
  ).csv

async function answer(path: string, ...areRight: boolean[]): Promise<void> {
  for (const isRight of areRight) {
    at = new Date(at.getTime() + 1000)
    await send(student, bodyOf(await nextQuestion(student, path), isRight))
  }
}

it('the class grade is worked out from points, weights and dropped grades, the same on screen and in files', async () => {
  const { categories } = await setRules({
    categories: [
      { id: null, name: 'Homework', weight: 40 },
      { id: null, name: 'Quizzes', weight: 60 },
    ],
  })
  const [homework, quizzes] = categories.map(({ id }) => id)
  const first = await school.assign({ title: 'One', categoryId: homework, points: 10, tries: 1 })
  await answer(first, true, true)
  const second = await school.assign({ title: 'Two', categoryId: homework, points: 30, tries: 1 })
  await answer(second, false, true)
  const quiz = await school.assign({ title: 'Quiz', categoryId: quizzes, points: 20, tries: 1 })
  await answer(quiz, false, true)
  const [row] = (await book()).students
  expect(row?.cells.map((cell) => cell?.points)).toEqual([10, 15, 10])
  // 25 of 40 points, with weight 40; and 10 of 20, with weight 60.
  expect(row).toMatchObject({ categories: [62.5, 50, null], percent: 55 })
  expect(await file('plain')).toMatch(
    /,"Homework %.*"No category %, weight 0%",Class grade %\r\n.*,62\.5,50,,55\r\n$/,
  )
  expect(await file('canvas')).toMatch(/Points Possible,,,,,10,30,20\r\n.*,10,15,10\r\n$/)
  const powerSchool = await file(`powerschool&assignmentId=${second.split('/').at(-1)}`)
  expect(powerSchool).toContain('Points Possible:,30.0,')

  await setRules({ dropLowest: 1, categories })
  const [after] = (await book()).students
  expect(after?.cells.map((cell) => cell?.isDropped)).toEqual([false, true, false])
  expect(after?.percent).toBe(70)
  expect(await file('plain')).toContain('Done (dropped),50,15,')
})

it('late work loses what the rule of the class says, and a grade by hand loses nothing', async () => {
  await setRules({ late: { kind: 'daily', percent: 10, most: 50 } })
  const path = await school.assign()
  await answer(path, true)
  at = new Date('2026-03-15T10:00:00Z')
  await answer(path, true)
  const cell = async () => (await book()).students[0]?.cells[0]
  expect(await cell()).toMatchObject({
    status: 'done-late',
    daysLate: 2,
    lateLoss: 20,
    earned: 100,
    percent: 80,
  })
  expect(await file('plain')).toContain('Done late (20% off for late work),80,80,')
  const graded = { grade: 95, comment: '', isExcused: false }
  await school.teacher.send('PUT', `${path}/students/${student.id}/grade`, graded)
  expect(await cell()).toMatchObject({ lateLoss: 0, percent: 95 })
})

it('what unanswered questions are is kept for the class, and a reply can be asked for otherwise', async () => {
  await setRules({ missing: 'zero' })
  await school.assign()
  at = new Date('2026-03-14T10:00:00Z')
  expect((await book()).students[0]?.percent).toBe(0)
  expect(await file('plain')).toContain('Class grade %, missing work as zero')
  const other = await school.teacher.get(`${school.classroom.path}/gradebook?missing=left-out`)
  expect(getGradebook.reply.parse(other.body).students[0]?.percent).toBeNull()
})

it('a category that is taken away leaves its assignments in none; one of another class is refused', async () => {
  const { categories } = await setRules({ categories: [{ id: null, name: 'Labs', weight: 100 }] })
  const categoryId = categories[0]?.id
  await school.assign({ categoryId })
  const other = await openSchool(server)
  const refused = await other.teacher.post(
    `${other.classroom.path}/assignments`,
    assignmentBody({ categoryId }),
  )
  expect(refused.status).toBe(400)
  const taken = await other.teacher.send('PUT', `${other.classroom.path}/grading`, { ...usual, categories })
  expect(taken.status).toBe(400)
  await setRules({})
  expect((await book()).assignments[0]?.categoryId).toBeNull()
})

it('a copy in another class has the category of the same name there', async () => {
  const { categories } = await setRules({ categories: [{ id: null, name: 'Labs', weight: 100 }] })
  const path = await school.assign({ categoryId: categories[0]?.id, points: 25 })
  const made = JSON.parse(
    (await school.teacher.post('/api/classrooms', { name: 'Period 3', gradeLevel: 6 })).text,
  )
  const there = `/api/classrooms/${made.id}`
  const set = await school.teacher.send('PUT', `${there}/grading`, {
    ...usual,
    categories: [{ id: null, name: 'labs', weight: 50 }],
  })
  const copies = [{ assignmentId: path.split('/').at(-1), opensAt: '2026-03-10T12:00:00Z', dueAt: null }]
  await school.teacher.post(`${there}/assignments/copies`, { copies })
  const copied = getGradebook.reply.parse((await school.teacher.get(`${there}/gradebook`)).body)
  expect(copied.assignments).toMatchObject([
    { points: 25, categoryId: Grading.parse(set.body).categories[0]?.id },
  ])
})

it('weights over 100% are refused, and only those who teach the class read or set the rules', async () => {
  const path = `${school.classroom.path}/grading`
  const heavy = { ...usual, categories: [1, 2].map((n) => ({ id: null, name: `C${n}`, weight: 51 })) }
  const refused = await school.teacher.send('PUT', path, heavy)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('more than 100%')
  const stranger = await signUp(server, { role: 'teacher' })
  expect((await stranger.get(path)).status).toBe(404)
  expect((await stranger.send('PUT', path, usual)).status).toBe(404)
  expect((await student.get(path)).status).toBe(403)
})
