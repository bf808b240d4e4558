import { ClassNeeds } from '@skills-center/contract/analytics'
import { getSlotResults, getStudentWork } from '@skills-center/contract/assignments'
import { getGradebook } from '@skills-center/contract/assignments/gradebook'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { bodyOf, send } from '../practice/test-student.ts'
import { type Caller, startTestApp, type TestApp } from '../test-app.ts'
import { countedTake } from './takes.ts'
import { drawnSlots, nextOf, nextQuestion, openSchool, ownOf, type TestSchool } from './test-assigned.ts'

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

const cell = async () => {
  const reply = await school.teacher.get(`${school.classroom.path}/gradebook`)
  return getGradebook.reply.parse(reply.body).students[0]?.cells[0]
}
const setRules = (over: object) =>
  school.teacher.send('PUT', `${school.classroom.path}/grading`, {
    missing: 'left-out',
    late: { kind: 'none' },
    dropLowest: 0,
    retakes: 'best',
    categories: [],
    ...over,
  })
const giveRetake = (path: string, dueAt: string | null = null) =>
  school.teacher.post(`${path}/students`, { kind: 'retake', studentIds: [student.id], dueAt })

const workOf = async (path: string) =>
  getStudentWork.reply.parse((await school.teacher.get(`${path}/students/${student.id}`)).body)
const takesOf = async (path: string) => (await workOf(path)).takes

async function answer(path: string, ...areRight: boolean[]): Promise<void> {
  for (const isRight of areRight) {
    at = new Date(at.getTime() + 2000)
    await send(student, bodyOf(await nextQuestion(student, path), isRight))
  }
}

it('a retake begins an assignment again, and the rule of the class says which take counts', async () => {
  const path = await school.assign({ tries: 1 })
  await answer(path, true, true)
  expect((await giveRetake(path)).body).toEqual({ changed: 1 })
  at = new Date(at.getTime() + 5000)
  expect(await ownOf(student)).toMatchObject([
    { isOpen: true, work: { status: 'to-do', questions: 0, retakes: 1, dueAt: null } },
  ])
  // A retake that was not begun changes nothing.
  expect(await cell()).toMatchObject({ status: 'to-do', percent: 100, takes: [] })
  await answer(path, true, false)
  expect(await cell()).toMatchObject({ status: 'done', percent: 100, takes: [100, 50] })
  await setRules({ retakes: 'latest' })
  expect(await cell()).toMatchObject({ percent: 50 })
  await setRules({ retakes: 'average' })
  expect(await cell()).toMatchObject({ percent: 75 })
  expect((await nextOf(student, path)).practice).toBeNull()
})

it('the answers of a student come with the grade of each take, and say which one counts', async () => {
  const path = await school.assign({ tries: 1 })
  await answer(path, true, false)
  expect((await workOf(path)).grades).toEqual({ rule: 'best', percents: [50], counted: 0, percent: 50 })
  await giveRetake(path)
  expect((await workOf(path)).grades).toMatchObject({ percents: [50], counted: 0 })
  await answer(path, false, false)
  expect((await workOf(path)).grades).toMatchObject({ percents: [50, 0], counted: 0, percent: 50 })
  await setRules({ retakes: 'latest' })
  expect((await workOf(path)).grades).toMatchObject({ counted: 1, percent: 0 })
  await setRules({ retakes: 'average' })
  expect((await workOf(path)).grades).toMatchObject({ rule: 'average', counted: null, percent: 25 })
})

it('a retake of a fixed set asks for the same kinds of question with other values', async () => {
  const slots = await drawnSlots(school.teacher, { count: 2 })
  const path = await school.assign({
    tries: 1,
    goal: { kind: 'fixed', isSame: true },
    slots,
    dueAt: '2026-03-13T20:00:00Z',
  })
  const first = await nextQuestion(student, path)
  await answer(path, false, false)
  expect(await cell()).toMatchObject({ status: 'done', percent: 0 })
  expect((await giveRetake(path, '2026-03-20T20:00:00Z')).status).toBe(200)
  at = new Date(at.getTime() + 5000)
  const again = await nextQuestion(student, path)
  expect(JSON.stringify(again.item)).not.toBe(JSON.stringify(first.item))
  await answer(path, true, true)
  expect(await cell()).toMatchObject({ status: 'done', percent: 100, takes: [0, 100] })
  // The results by question are those of the first take; the student's own answers are told apart by take.
  const results = getSlotResults.reply.parse((await school.teacher.get(`${path}/questions`)).body)
  expect(results.map(({ answered, rightAtOnce }) => [answered, rightAtOnce])).toEqual([
    [1, 0],
    [1, 0],
  ])
  expect(await takesOf(path)).toEqual([0, 0, 1, 1])
})

it('a retake that was never begun is not missing work after its date', async () => {
  await setRules({ missing: 'zero' })
  const path = await school.assign({ tries: 1 })
  await answer(path, true, true)
  await giveRetake(path, '2026-03-12T20:00:00Z')
  at = new Date('2026-03-12T20:00:01Z')
  expect(await cell()).toMatchObject({ status: 'done', percent: 100, takes: [] })
  const book = getGradebook.reply.parse((await school.teacher.get(`${school.classroom.path}/gradebook`)).body)
  expect(book).toMatchObject({ assignments: [{ done: 1 }], students: [{ done: 1, missing: 0 }] })
  const { needs } = ClassNeeds.parse(
    (await school.teacher.get(`${school.classroom.path}/analytics/needs`)).body,
  )
  expect(needs.filter(({ kind }) => kind === 'missing-work')).toEqual([])
  // Late work is accepted, so it may still begin, and then counts.
  expect(await ownOf(student)).toMatchObject([{ isOpen: true, work: { status: 'done', retakes: 1 } }])
  await answer(path, false)
  expect(await cell()).toMatchObject({ status: 'missing', takes: [100, 0] })
  expect(await takesOf(path)).toEqual([0, 0, 1])
})

it('a retake closes at its date where late work is not accepted', async () => {
  const path = await school.assign({ tries: 1, takesLate: false })
  await answer(path, true, true)
  await giveRetake(path, '2026-03-12T20:00:00Z')
  at = new Date('2026-03-12T20:00:01Z')
  expect(await ownOf(student)).toMatchObject([{ isOpen: false, work: { status: 'done' } }])
  expect((await nextOf(student, path)).practice).toBeNull()
})

it('what was left undone before a retake is missing again after it', async () => {
  const path = await school.assign({ tries: 1 })
  await answer(path, true)
  await giveRetake(path, '2026-03-16T20:00:00Z')
  at = new Date('2026-03-14T10:00:00Z')
  expect(await cell()).toMatchObject({ status: 'to-do' })
  at = new Date('2026-03-17T10:00:00Z')
  expect(await cell()).toMatchObject({ status: 'missing' })
})

it('late work of the first take stays late though the retake has a later date', async () => {
  await setRules({ late: { kind: 'once', percent: 20 }, retakes: 'latest' })
  const path = await school.assign({ tries: 1 })
  at = new Date('2026-03-14T10:00:00Z')
  await answer(path, true, true)
  expect(await cell()).toMatchObject({ status: 'done-late', percent: 80 })
  await giveRetake(path, '2026-03-20T20:00:00Z')
  at = new Date(at.getTime() + 5000)
  await answer(path, true, true)
  expect(await cell()).toMatchObject({ status: 'done', percent: 100, takes: [80, 100] })
})

it('nobody takes again what they have not begun, nor a mastery goal', async () => {
  const path = await school.assign()
  expect((await giveRetake(path)).body).toEqual({ changed: 0 })
  const mastery = await school.assign({ goal: { kind: 'mastery', mastery: 80 } })
  expect((await giveRetake(mastery)).status).toBe(400)
})

const take = (percent: number | null) => ({ earned: percent, lateLoss: 0, percent })
test.each([
  ['best', [40, 90, 70], 90],
  ['latest', [40, 90, 70], 70],
  ['latest', [40, null], 40],
  ['average', [40, 90, 71], 67],
  ['average', [null], null],
] as const)('by the rule %s, of the takes %j counts %s', (rule, percents, counted) => {
  expect(countedTake(rule, percents.map(take)).percent).toBe(counted)
})
