import {
  ClassMisconceptions,
  ClassNeeds,
  ClassStandards,
  getAnswersFile,
  getClassFile,
  listClassAnswers,
  SkillGrid,
} from '@skills-center/contract/analytics'
import { getEngagement } from '@skills-center/contract/analytics/class-outlook'
import { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClass, type TestClass } from '../classrooms/test-class.ts'
import { bodyOf, firstQuestion, send, skillId } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

let server: TestApp
let teacher: Caller
let group: TestClass
let student: Caller & { id: string }
let at = new Date('2026-11-02T15:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => at, configuration: { dailyLimit: 500 } })
  teacher = await signUp(server, { role: 'teacher' })
  group = await openClass(teacher)
  student = await signUp(server)
  await student.post('/api/classrooms/join', { code: group.code })
})
afterAll(() => server.stop())

const later = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000)
}

/** Answers one question until it is closed. */
async function answer(isRight: boolean): Promise<void> {
  const question = await firstQuestion(student)
  later(30)
  const { triesLeft } = await send(student, bodyOf(question, isRight))
  if (triesLeft === 0) return
  later(30)
  await send(student, bodyOf(question, isRight))
}

const read = async (part: string) => (await teacher.get(`${group.path}/analytics/${part}`)).body
const needs = async () => ClassNeeds.parse(await read('needs')).needs
const answers = async (query = '') => listClassAnswers.reply.parse(await read(`answers${query}`))

it('a student who has not begun is named, until the first answer', async () => {
  expect(await needs()).toMatchObject([{ kind: 'idle', why: 'Hasn’t answered a question yet.' }])
  const { body } = await teacher.get(`${group.path}/analytics/needs`, { 'accept-language': 'es' })
  expect(ClassNeeds.parse(body).needs).toMatchObject([{ why: 'Todavía no ha respondido ninguna pregunta.' }])
  await answer(true)
  expect(await needs()).toEqual([])
})

it('a figure that rests on fewer than three answers is not shown', async () => {
  const { cells } = SkillGrid.parse(await read('grid'))
  expect(cells).toMatchObject([{ skillId, mastery: null, answers: 1 }])
})

it('questions wrong one after another are told with what to do, until one is right', async () => {
  for (let n = 0; n < 5; n += 1) await answer(false)
  expect(await needs()).toMatchObject([{ student: { id: student.id }, skill: { id: skillId } }])
  const [need] = await needs()
  expect(['stuck', 'wrong-run']).toContain(need?.kind)
  for (let n = 0; n < 8; n += 1) await answer(true)
  expect(await needs()).toEqual([])
})

it('who has not practiced for a week is named', async () => {
  const before = at
  later(8 * 86_400)
  expect(await needs()).toMatchObject([{ kind: 'idle', why: 'Last practiced 8 days ago.' }])
  at = before
})

it('the grid agrees with what the student is told, and opens into every answer behind it', async () => {
  const { cells } = SkillGrid.parse(await read('grid'))
  const own: unknown = (await student.get('/api/user/progress')).body
  expect(own).toMatchObject([{ skillId, answered: cells[0]?.answers }])
  const { answers: listed, older } = await answers(`?studentId=${student.id}&skillId=${skillId}`)
  expect(older).toBeNull()
  // 1 right, 5 wrong, 8 right; the list shows the latest first.
  expect(listed.map(({ result }) => result === 'wrong')).toEqual([
    ...Array.from({ length: 8 }, () => false),
    ...Array.from({ length: 5 }, () => true),
    false,
  ])
})

it('a teacher sees a question and its answer exactly as the student does', async () => {
  const [latest] = (await answers()).answers
  const seen = ReplayedQuestion.parse(await read(`replays/${student.id}/${latest?.id ?? ''}`))
  const own: unknown = (await student.get(`/api/practice/replays/${latest?.id ?? ''}`)).body
  expect(own).toEqual(seen)
  expect(seen.item).not.toBeNull()
})

it('answers come a page at a time, none twice and none lost', async () => {
  for (let n = 0; n < 20; n += 1) await answer(n % 3 !== 0)
  const first = await answers()
  expect(first.answers).toHaveLength(25)
  const second = await answers(`?cursor=${first.next ?? ''}`)
  const ids = [...first.answers, ...second.answers].map(({ id }) => id)
  expect(new Set(ids).size).toBe(34)
  expect(ids).toHaveLength(34)
  expect(second.older).toBeNull()
})

it('a misconception opens into as many questions as it says', async () => {
  const { families, misconceptions } = ClassMisconceptions.parse(await read('misconceptions'))
  for (const { id, skill, times, students } of misconceptions) {
    const { answers: listed } = await answers(`?skillId=${skill.id}&misconception=${id}`)
    expect(listed).toHaveLength(times)
    expect(students).toEqual([{ id: student.id, name: 'Ada Byron', times }])
  }
  expect(misconceptions.length).toBeGreaterThan(0)
  // The totals by family include every misconception.
  const known = misconceptions.filter(({ family }) => family !== null)
  const sum = (counted: readonly { times: number }[]) =>
    counted.reduce((total, { times }) => total + times, 0)
  expect(families.length).toBeGreaterThan(0)
  expect(sum(families)).toBe(sum(known))
  expect(new Set(families.map(({ id }) => id))).toEqual(new Set(known.map(({ family }) => family?.id)))
})

it('a standard counts who has begun and who has mastered it', async () => {
  const { standards, students } = ClassStandards.parse(await read('standards'))
  expect(students).toBe(1)
  const { cells } = SkillGrid.parse(await read('grid'))
  const own = standards.flatMap(({ skills }) => skills).find(({ skill }) => skill.id === skillId)
  expect(own).toMatchObject({ begun: 1, mastery: cells[0]?.mastery, answers: cells[0]?.answers })
  const asked = standards.map(({ skills }) => skills[0]?.firstTries.answered ?? 0)
  expect(Math.max(...asked)).toBeGreaterThan(0)
})

it.each(['needs', 'grid', 'standards', 'misconceptions'] as const)(
  'the file of %s has a row for every one on the screen',
  async (table) => {
    const { csv, fileName } = getClassFile.reply.parse(await read(`files/${table}`))
    expect(fileName).toBe(`class-${table}-2026-11-02.csv`)
    const rows = csv.trim().split('\r\n').length - 1
    const counted = {
      needs: async () => (await needs()).length,
      grid: async () => SkillGrid.parse(await read('grid')).cells.length,
      standards: async () =>
        ClassStandards.parse(await read('standards')).standards.flatMap(({ skills }) => skills).length,
      misconceptions: async () =>
        ClassMisconceptions.parse(await read('misconceptions')).misconceptions.flatMap(
          ({ students }) => students,
        ).length,
    }
    expect(rows).toBe(await counted[table]())
  },
)

it('the file of answers holds every one that the list tells page by page', async () => {
  const path = `answers/file?studentId=${student.id}&skillId=${skillId}`
  const { csv, fileName } = getAnswersFile.reply.parse(await read(path))
  expect(fileName).toBe(`class-answers-${at.toISOString().slice(0, 10)}.csv`)
  const [head, ...rows] = csv.trim().split('\r\n')
  expect(head).toContain('Student,Skill,Answered (UTC),Level,Active seconds,Hints,The thinking,Result,')
  const first = await answers(`?skillId=${skillId}`)
  const second = await answers(`?skillId=${skillId}&before=${first.older ?? ''}`)
  const listed = [...first.answers, ...second.answers]
  expect(rows).toHaveLength(listed.length)
  expect(rows.map((row) => row.split(',')[2])).toEqual(listed.map(({ answeredAt }) => answeredAt))
  const wrong = rows.filter((row) => row.includes(',Not right,')).length
  expect(wrong).toBe(listed.filter(({ result }) => result === 'wrong').length)
})

it('time in which a question stood open untouched is idle and not active, as far as it can have passed', async () => {
  const figures = async () => {
    const [own] = getEngagement.reply.parse(await read('engagement')).students
    return { minutes: own?.minutes ?? 0, idle: own?.idleMinutes ?? 0 }
  }
  const before = await figures()
  expect(before.idle).toBe(0)
  const left = await firstQuestion(student)
  later(11 * 60)
  const times = { activeMilliseconds: 60_000, idleMilliseconds: 10 * 60_000 }
  await send(student, bodyOf(left, true, times))
  expect(await figures()).toEqual({ minutes: before.minutes + 1, idle: 10 })
  const quick = await firstQuestion(student)
  later(120)
  await send(student, bodyOf(quick, true, { ...times, idleMilliseconds: 80_000_000 }))
  expect(await figures()).toEqual({ minutes: before.minutes + 2, idle: 11 })
  const overnight = await firstQuestion(student)
  later(10 * 3600)
  await send(student, bodyOf(overnight, true, { ...times, idleMilliseconds: 35_000_000 }))
  expect(await figures()).toEqual({ minutes: before.minutes + 3, idle: 41 })
})
