import { AssignmentResults, listOwnAssignments } from '@skills-center/contract/assignments'
import { getGradebook } from '@skills-center/contract/assignments/gradebook'
import { drawSlots, type ShownSlot } from '@skills-center/contract/assignments/slots'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, send } from '../practice/test-student.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { nextQuestion, openSchool, type TestSchool } from './test-assigned.ts'

let server: TestApp
let school: TestSchool

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-10T15:00:00Z') })
  school = await openSchool(server)
})
afterAll(() => server.stop())

const equationIn = ({ item: { interaction } }: ShownSlot): readonly string[] | null =>
  interaction.kind === 'steps' && interaction.task.kind === 'solve'
    ? /^(\d+)([a-z]) \+ (\d+) = (\d+)$/.exec(interaction.task.given)
    : null

/** A question of the form ax + b = c whose work is to be shown. */
async function drawEquation() {
  for (let tries = 0; tries < 40; tries += 1) {
    const body = { skillId: 'two-step-equations', level: 1, count: 5, besides: [] }
    const drawn = drawSlots.reply.parse((await school.teacher.post('/api/assignments/slots', body)).body)
    const shown = drawn.find((slot) => equationIn(slot) !== null)
    const [, a, x, b, c] = (shown && equationIn(shown)) ?? []
    if (shown !== undefined && c !== undefined)
      return { handle: shown.slot.handle, a: Number(a), x, b: Number(b), c: Number(c) }
  }
  throw new Error('no such equation')
}

/** The work of one student who moves a number without its sign and solves what comes of it. */
async function gradeOf(over: object) {
  const { handle, a, x, b, c } = await drawEquation()
  const slots = { goal: { kind: 'fixed', isSame: true }, slots: [handle], skillIds: ['two-step-equations'] }
  const path = await school.assign({ ...slots, ...over })
  const student = await school.join()
  const lines = [`${a}${x} = ${c + b}`, `${x} = ${c + b}/${a}`]
  await send(
    student,
    bodyOf(await nextQuestion(student, path), false, { response: { kind: 'steps', lines } }),
  )
  const { students } = AssignmentResults.parse((await school.teacher.get(path)).body)
  const own = students.find(({ studentId }) => studentId === student.id)
  const book = getGradebook.reply.parse((await school.teacher.get(`${school.classroom.path}/gradebook`)).body)
  const row = book.students.find(({ studentId }) => studentId === student.id)
  return { percent: own?.percent, earned: row?.cells.findLast((cell) => cell !== null)?.earned, own }
}

it('wrong work earns nothing in the grade unless the teacher grades it by lines', async () => {
  expect(await gradeOf({})).toMatchObject({ percent: 0 })
})

it('graded by lines, each line that follows from the one above earns its part', async () => {
  const { percent, own } = await gradeOf({ workGrade: 'lines' })
  expect(percent).toBe(50)
  expect(own?.skills).toMatchObject([{ questions: 1, rightAtOnce: 0, credit: 0.5 }])
})

it('the choice stays with the assignment, and an assignment without it grades answers', async () => {
  const [plain, byLines] = [await school.assign(), await school.assign({ workGrade: 'lines' })]
  const gradeIn = async (path: string) =>
    AssignmentResults.parse((await school.teacher.get(path)).body).assignment.workGrade
  expect([await gradeIn(plain), await gradeIn(byLines)]).toEqual(['answer', 'lines'])
})

it('the student is told beforehand', async () => {
  const student = await school.join()
  const path = await school.assign({ workGrade: 'lines' })
  const own = listOwnAssignments.reply.parse((await student.get('/api/assignments')).body)
  expect(own.find(({ id }) => path.endsWith(id))?.workGrade).toBe('lines')
})
