import {
  ClassMisconceptions,
  ClassNeeds,
  ClassStandards,
  getClassReplay,
  listClassAnswers,
  SkillGrid,
} from '@skills-center/contract/analytics'
import { getEngagement } from '@skills-center/contract/analytics/class-outlook'
import { getStudentReport, listStudentReports } from '@skills-center/contract/analytics/student-report'
import { getGradebook } from '@skills-center/contract/assignments/gradebook'
import { Classroom } from '@skills-center/contract/classrooms'
import { getProgressReport } from '@skills-center/contract/progress/report'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assignmentBody } from '../assignments/test-assigned.ts'
import { openClass } from '../classrooms/test-class.ts'
import { bodyOf, firstQuestion, send } from '../practice/test-student.ts'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'

type Reports = ReturnType<typeof listStudentReports.reply.parse>

let server: TestApp
let teacher: Caller
let path: string
let reports: Reports['reports']
let at = new Date('2026-11-20T15:00:00Z')

beforeAll(async () => {
  server = await startTestApp({ now: () => at })
  teacher = await signUp(server, { role: 'teacher' })
  const { id } = Classroom.parse((await teacher.post('/api/sample-class')).body)
  path = `/api/classrooms/${id}`
  const dates = { opensAt: '2026-11-01T12:00:00Z', dueAt: '2026-11-10T20:00:00Z' }
  await teacher.post(`${path}/assignments`, assignmentBody(dates))
  reports = listStudentReports.reply.parse(await read('students')).reports
})
afterAll(() => server.stop())

const read = async (part: string) => (await teacher.get(`${path}/analytics/${part}`)).body
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

it('the report of one student is that of the class’s list', async () => {
  expect(reports).toHaveLength(12)
  for (const report of reports.slice(0, 3))
    expect(getStudentReport.reply.parse(await read(`students/${report.student.id}`)).report).toEqual(report)
})

it('a student’s skills are those of the skill grid', async () => {
  const { students, cells } = SkillGrid.parse(await read('grid'))
  expect(reports.map(({ student }) => student.id)).toEqual(students.map(({ id }) => id))
  expect(cells.length).toBeGreaterThan(20)
  const byId = (one: { skillId: string }, other: { skillId: string }) =>
    one.skillId < other.skillId ? -1 : 1
  for (const { student, skills } of reports)
    expect(
      skills
        .map(({ skill, ...cell }) => ({ ...cell, studentId: student.id, skillId: skill.id }))
        .toSorted(byId),
    ).toEqual(cells.filter(({ studentId }) => studentId === student.id).toSorted(byId))
})

it('what the students did in a standard adds up to what the class did', async () => {
  const { standards } = ClassStandards.parse(await read('standards'))
  expect(standards.length).toBeGreaterThan(3)
  for (const { code, skills } of standards)
    for (const { skill, ...figures } of skills) {
      const own = reports.flatMap((report) =>
        report.standards
          .filter((standard) => standard.code === code)
          .flatMap((standard) => standard.skills.filter((one) => one.skill.id === skill.id)),
      )
      expect([code, skill.id, sum(own.map(({ answers }) => answers))]).toEqual([
        code,
        skill.id,
        figures.answers,
      ])
      expect(sum(own.map(({ begun }) => begun))).toBe(figures.begun)
      expect(sum(own.map(({ mastered }) => mastered))).toBe(figures.mastered)
      expect(sum(own.map(({ firstTries }) => firstTries.answered))).toBe(figures.firstTries.answered)
      expect(sum(own.map(({ firstTries }) => firstTries.right))).toBe(figures.firstTries.right)
    }
})

it('a student’s misconceptions are those of the class in which they are named', async () => {
  const { misconceptions } = ClassMisconceptions.parse(await read('misconceptions'))
  const named = misconceptions.flatMap(({ id, skill, students }) =>
    students.map((student) => [student.id, skill.id, id, student.times].join(' ')),
  )
  const reported = reports.flatMap((report) =>
    report.misconceptions.map(({ id, skill, times }) => [report.student.id, skill.id, id, times].join(' ')),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(reported.toSorted()).toEqual(named.toSorted())
})

it('time and days are those of the ways of working, and needs those of the class', async () => {
  const { students } = getEngagement.reply.parse(await read('engagement'))
  expect(reports.map(({ student: { id, name }, work }) => ({ ...work, student: { id, name } }))).toEqual(
    students,
  )
  const { needs } = ClassNeeds.parse(await read('needs'))
  // The class list shows each student once; the student's own page shows all their needs.
  for (const report of reports) {
    const [first] = report.needs
    const expected = first === undefined ? [] : [{ ...first, others: report.needs.length - 1 }]
    expect(needs.filter(({ student }) => student.id === report.student.id)).toEqual(expected)
  }
})

it('work in assignments is that of the gradebook', async () => {
  const book = getGradebook.reply.parse((await teacher.get(`${path}/gradebook`)).body)
  expect(book.assignments).toHaveLength(1)
  expect(
    reports.map(({ student, assignments }) => ({
      id: student.id,
      cells: assignments.map(({ status, percent, grade }) => ({ status, earned: percent, grade })),
    })),
  ).toEqual(
    book.students.map(({ studentId, cells }) => ({
      id: studentId,
      cells: cells.map((cell) => ({ status: cell?.status, earned: cell?.earned, grade: cell?.grade })),
    })),
  )
})

it('a misconception opens into the questions in which it was met', async () => {
  const found = reports.find(({ misconceptions }) => misconceptions.length > 0)
  const [idea] = found?.misconceptions ?? []
  const query = new URLSearchParams({
    studentId: found?.student.id ?? '',
    skillId: idea?.skill.id ?? '',
    misconception: idea?.id ?? '',
  })
  const { answers } = listClassAnswers.reply.parse(await read(`answers?${query.toString()}`))
  expect(answers).toHaveLength(idea?.times ?? 0)
  const [first] = answers
  const replay = await read(`replays/${found?.student.id ?? ''}/${first?.id ?? ''}`)
  expect(getClassReplay.reply.parse(replay).item).not.toBeNull()
})

it('what changed is what the student’s own report of 30 days says', async () => {
  const other = await signUp(server, { role: 'teacher' })
  const own = await openClass(other)
  const student = await signUp(server)
  await student.post('/api/classrooms/join', { code: own.code })
  for (let n = 0; n < 8; n += 1) {
    const question = await firstQuestion(student)
    at = new Date(at.getTime() + 60_000)
    await send(student, bodyOf(question, true))
  }
  const { body } = await other.get(`${own.path}/analytics/students/${student.id}`)
  const { report } = getStudentReport.reply.parse(body)
  const { skills } = getProgressReport.reply.parse((await student.get('/api/user/progress-report')).body)
  expect(skills).toMatchObject([{ firstTries: { answered: 8, right: 8 } }])
  expect(report.changes).toEqual(skills)
})

it('names and sentences come in the language that is asked for', async () => {
  const report = reports.find(({ needs }) => needs.some(({ kind }) => kind === 'idle'))
  const ofStudent = `students/${report?.student.id ?? ''}`
  const { needs } = getStudentReport.reply.parse(await read(`${ofStudent}?language=es`)).report
  expect(needs.map(({ why }) => why).join(' ')).toMatch(/practicó|Todavía|hace/)
})

it('a student’s class grade is that of the gradebook, by the rules of the class', async () => {
  const book = getGradebook.reply.parse((await teacher.get(`${path}/gradebook`)).body)
  const gradeOf = new Map(book.students.map(({ studentId, percent }) => [studentId, percent]))
  for (const { student, classGrade } of reports) expect(classGrade).toBe(gradeOf.get(student.id))
  const rules = { late: { kind: 'none' }, dropLowest: 0, retakes: 'best', categories: [] }
  await teacher.send('PUT', `${path}/grading`, { ...rules, missing: 'zero' })
  const { basis, report } = getStudentReport.reply.parse(await read(`students/${reports[0]?.student.id}`))
  expect([basis.missing, report.classGrade]).toEqual(['zero', 0])
})
