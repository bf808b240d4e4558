import { getAssignedQuestion, listOwnAssignments } from '@skills-center/contract/assignments'
import { drawSlots, type SlotHandle } from '@skills-center/contract/assignments/slots'
import type { Question } from '@skills-center/contract/practice'
import { ClassroomDetail } from '@skills-center/contract/classrooms'
import { Roster } from '@skills-center/contract/classrooms/roster'
import { type Caller, signUp, type TestApp } from '../test-app.ts'

/** Two unit-rate questions for the whole class, from March 10 to March 13, 2026. */
export const assignmentBody = (over: object = {}) => ({
  title: 'Rates for Friday',
  skillIds: ['unit-rates'],
  goal: { kind: 'count', questions: 2 },
  slots: [],
  audience: { kind: 'class' },
  opensAt: '2026-03-10T12:00:00Z',
  dueAt: '2026-03-13T20:00:00Z',
  takesLate: true,
  tries: 2,
  hasHints: true,
  order: 'listed',
  isPinned: false,
  ...over,
})

export interface TestSchool {
  readonly teacher: Caller & { readonly username: string; readonly id: string }
  readonly classroom: { readonly id: string; readonly path: string }
  /** Returns the path of the assignment. */
  assign(over?: object): Promise<string>
  /** Returns a student of the class, with their id. */
  join(): Promise<Caller & { id: string }>
}

/** Creates a teacher with a class. */
export async function openSchool(server: TestApp): Promise<TestSchool> {
  const teacher = await signUp(server, { role: 'teacher' })
  const made = await teacher.post('/api/classrooms', { name: 'Period 2', gradeLevel: 6 })
  const { id } = JSON.parse(made.text)
  const classroom = { id, path: `/api/classrooms/${id}` }
  const { code } = ClassroomDetail.parse((await teacher.get(classroom.path)).body)
  return {
    teacher,
    classroom,
    async assign(over = {}) {
      const reply = await teacher.post(`${classroom.path}/assignments`, assignmentBody(over))
      if (reply.status !== 201) throw new Error(`assigning answered ${reply.status}: ${reply.text}`)
      return `/api/assignments/${JSON.parse(reply.text).id}`
    },
    async join() {
      const student = await signUp(server)
      await student.post('/api/classrooms/join', { code: code?.code })
      const { students } = Roster.parse((await teacher.get(`${classroom.path}/students`)).body)
      const own = students.find(({ username }) => username === student.username)
      if (own === undefined) throw new Error('The student did not come into the class')
      return { ...student, id: own.id }
    },
  }
}

/** Draws questions for a fixed set, and returns their handles. */
export async function drawnSlots(teacher: Caller, over: object = {}): Promise<SlotHandle[]> {
  const body = { skillId: 'unit-rates', level: null, count: 3, besides: [], ...over }
  const reply = await teacher.post('/api/assignments/slots', body)
  if (reply.status !== 200) throw new Error(`drawing answered ${reply.status}: ${reply.text}`)
  return drawSlots.reply.parse(reply.body).map(({ slot }) => slot.handle)
}

export const ownOf = async (student: Caller) =>
  listOwnAssignments.reply.parse((await student.get('/api/assignments')).body)

export const nextOf = async (student: Caller, path: string) =>
  getAssignedQuestion.reply.parse((await student.get(`${path}/question`)).body)

export async function nextQuestion(student: Caller, path: string): Promise<Question> {
  const question = (await nextOf(student, path)).practice?.questions[0]
  if (question === undefined) throw new Error('no question')
  return question
}
