import { ClassMisconceptions, getAnswersFile, listClassAnswers } from '@skills-center/contract/analytics'
import { Notebook } from '@skills-center/contract/practice/notebook'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { questionFor } from '../practice/test-question.ts'
import { bodyOf, send } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

const now = new Date('2026-11-02T15:00:00Z')
let server: TestApp
let teacher: Caller
let group: TestClass

beforeAll(async () => {
  server = await startTestApp({ now: () => now })
  teacher = await signUp(server, { role: 'teacher' })
  group = await openClass(teacher)
})
afterAll(() => server.stop())

const read = async (part: string, language = 'en') =>
  (await teacher.get(`${group.path}/analytics/${part}`, { 'accept-language': language })).body

/** A student of the class who shows this work on an equation of the form ax + b = c. */
async function show(linesOf: (a: number, b: number, c: number) => string[]) {
  const student = await signUp(server)
  await student.post('/api/classrooms/join', { code: group.code })
  for (let seed = 0; seed < 200; seed += 1) {
    const asked = { skillId: 'two-step-equations', modelId: 'show-work', level: 1, seed, now } as const
    const question = questionFor(student.id, asked)
    const { interaction } = question.item
    if (interaction.kind !== 'steps' || interaction.task.kind !== 'solve') continue
    const [, a, letter = '', b, c] = /^(\d+)([a-z]) \+ (\d+) = (\d+)$/.exec(interaction.task.given) ?? []
    if (c === undefined) continue
    const lines = linesOf(Number(a), Number(b), Number(c)).map((line) => line.replaceAll('x', letter))
    await send(student, bodyOf(question, false, { response: { kind: 'steps', lines } }))
    return { student, lines, given: interaction.task.given }
  }
  throw new Error('no such equation')
}

const moved = 'equation.same-operation'

it('the mistake in a line counts in the notebook and in the class report, with the line and the one above it', async () => {
  const { student, lines, given } = await show((a, b, c) => [`${a}x = ${c + b}`, `x = ${c + b}/${a}`])
  const { waiting } = Notebook.parse((await student.get('/api/practice/notebook')).body)
  const { misconceptions } = ClassMisconceptions.parse(await read('misconceptions'))
  const found = misconceptions.find(({ id }) => id === moved)
  const feedback =
    'You moved a term to the other side without changing its sign. Do the same thing to both sides.'
  const wrongLine = { place: 1, above: given, line: lines[0], mistakes: [feedback] }
  expect(waiting.map(({ name }) => name)).toEqual([found?.name])
  expect(found).toMatchObject({ times: 1, students: [{ id: student.id }], lines: [wrongLine] })
  const { answers } = listClassAnswers.reply.parse(
    await read(`answers?skillId=two-step-equations&misconception=${moved}`),
  )
  expect(answers).toMatchObject([{ student: { id: student.id }, mistake: found?.name, wrongLine }])
})

it('is told in the language of the teacher', async () => {
  const { misconceptions } = ClassMisconceptions.parse(await read('misconceptions', 'es'))
  expect(misconceptions.flatMap(({ lines }) => lines.flatMap(({ mistakes }) => mistakes))).toContain(
    'Pasaste un término al otro lado sin cambiar su signo. Haz lo mismo en los dos lados.',
  )
})

it('work that no known mistake explains still shows its first wrong line', async () => {
  const { student, lines } = await show((a, b, c) => [`${a}x = ${c - b}`, `x = ${(c - b) / a}`, 'x = 1234.5'])
  const { answers } = listClassAnswers.reply.parse(await read(`answers?studentId=${student.id}`))
  expect(answers).toMatchObject([
    { mistake: null, wrongLine: { place: 3, above: lines[1], line: lines[2], mistakes: [] } },
  ])
})

it('the latest three lines are shown with a misconception, and none with right work', async () => {
  for (let n = 0; n < 3; n += 1) await show((a, b, c) => [`${a}x = ${c + b}`])
  const { student } = await show((a, b, c) => [`${a}x = ${c - b}`, `x = ${(c - b) / a}`])
  const { misconceptions } = ClassMisconceptions.parse(await read('misconceptions'))
  const found = misconceptions.find(({ id }) => id === moved)
  expect(found).toMatchObject({ times: 4 })
  expect(found?.lines).toHaveLength(3)
  const { answers } = listClassAnswers.reply.parse(await read(`answers?studentId=${student.id}`))
  expect(answers).toMatchObject([{ result: 'right-at-once', wrongLine: null }])
})

it('the file of answers says which line is wrong, the line above it, and the mistake', async () => {
  const { lines } = await show((a, b, c) => [`${a}x + ${b} - ${b} = ${c - b}`, `${a}x = ${c + b}`])
  const { csv } = getAnswersFile.reply.parse(await read('answers/file'))
  const [heads = '', ...rows] = csv.split('\r\n')
  expect(heads).toMatch(/First wrong line,Line above it,Line that does not follow,Mistake in the line$/)
  const row = rows.find((its) => its.includes(',Not right,2,'))
  expect(row).toContain(`,${lines[1]},You moved a term to the other side without changing its sign.`)
})
