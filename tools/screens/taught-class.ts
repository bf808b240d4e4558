import { Activity, StudentActivity, TeacherActivity } from '@skills-center/contract/activities'
import { getAssignedQuestion } from '@skills-center/contract/assignments'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import { ShownSlot } from '@skills-center/contract/assignments/slots'
import { Classroom, ClassroomDetail, type ClassroomId } from '@skills-center/contract/classrooms'
import { LoginCard, Roster } from '@skills-center/contract/classrooms/roster'
import type { QuestionToken } from '@skills-center/contract/practice'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { z } from 'zod'
import type { createAnswerKeys } from '../../server/src/practice/answer-keys.ts'
import type { ByCall } from './by-call.ts'
import { draftQuestions, soundQuestions } from './written-questions.ts'

type Existing = ReturnType<typeof createAnswerKeys>

/** What a teacher has created, and the students who work on it. */
export interface Taught {
  readonly classroomId: ClassroomId
  readonly students: readonly ByCall[]
  /** Each with its name in the picture's file name. */
  readonly assignments: readonly { readonly name: string; readonly id: AssignmentId }[]
  readonly questions: readonly string[]
}

const Made = z.object({ id: z.uuid() })
const day = 24 * 60 * 60 * 1000
const fromNow = (days: number) => new Date(Date.now() + days * day).toISOString()

/** Signs in each student of the class whose password the teacher may set. */
export async function signInStudents(
  teacher: ByCall,
  classroomId: ClassroomId,
  newCaller: () => Promise<ByCall>,
): Promise<ByCall[]> {
  const roster = await teacher.get(`/api/v1/classrooms/${classroomId}/students`, Roster)
  const studentIds = roster.students.flatMap(({ id, isManaged }) => (isManaged ? [id] : []))
  const cards = await teacher.post(
    `/api/v1/classrooms/${classroomId}/passwords`,
    { studentIds },
    z.array(LoginCard),
  )
  const signedIn: ByCall[] = []
  for (const { username, password } of cards) {
    const student = await newCaller()
    await student.tell('/api/login', { username, password, role: 'student' })
    signedIn.push(student)
  }
  return signedIn
}

const answerTo = (token: QuestionToken, response: object) => ({
  token,
  response,
  attemptId: crypto.randomUUID(),
  activeMilliseconds: 24_000,
  hintsUsed: 0,
  timeZone: 'America/Chicago',
})

async function workOn(student: ByCall, id: AssignmentId, known: Existing, chance: (at: number) => boolean) {
  for (let at = 0; at < 6; at += 1) {
    const { practice } = await student.get(`/api/v1/assignments/${id}/question`, getAssignedQuestion.reply)
    const token = practice?.questions[0]?.token
    if (token === undefined) return
    const answer = (response: object) => student.tell('/api/v1/practice/answers', answerTo(token, response))
    if (!isKnown(token, known)) {
      await answer({ kind: 'number', text: chance(at) ? '14' : '11' })
      if (!chance(at)) await answer({ kind: 'number', text: '14' })
    } else if (chance(at)) await answer(known.right(token))
    else {
      await answer(known.wrong(token))
      await answer(known.right(token)).catch(() => undefined)
    }
  }
}

/** Whether the question comes from the curriculum; a teacher's own question does not. */
function isKnown(token: QuestionToken, known: Existing): boolean {
  try {
    known.right(token)
    return true
  } catch {
    return false
  }
}

const body = {
  audience: { kind: 'class' },
  slots: [],
  opensAt: fromNow(-3),
  dueAt: fromNow(4),
  takesLate: true,
  tries: 2,
  hasHints: true,
  order: 'listed',
  isPinned: false,
}

/** Creates questions in folders, assignments in every state, and everything else that a class has. */
export async function teachClass(
  teacher: ByCall,
  classroomId: ClassroomId,
  known: Existing,
  students: readonly ByCall[],
): Promise<Taught> {
  const roster = await teacher.get(`/api/v1/classrooms/${classroomId}/students`, Roster)
  const folder = await teacher.post('/api/v1/questions/folders', { name: 'Ratios, unit 2' }, Made)
  await teacher.tell('/api/v1/questions/folders', { name: 'To be mended' })
  const questions: string[] = []
  for (const question of [...draftQuestions, ...soundQuestions]) {
    const own = await teacher.post('/api/v1/questions', { question }, OwnQuestion)
    questions.push(own.id)
    if (!soundQuestions.includes(question)) continue
    await teacher.tell(`/api/v1/questions/${own.id}/publish`, { revision: own.revision })
    await teacher.put(`/api/v1/questions/${own.id}/folder`, { folderId: folder.id })
  }
  const pens = questions[draftQuestions.length] ?? ''
  await teacher.put(`/api/v1/questions/${pens}/sharing`, { with: 'school' })

  const assign = async (name: string, over: object) => ({
    name,
    ...(await teacher.post(
      `/api/v1/classrooms/${classroomId}/assignments`,
      { ...body, ...over },
      z.object({ id: AssignmentId }),
    )),
  })
  const drawn = await teacher.post(
    '/api/v1/assignments/slots',
    { skillId: 'unit-rates', level: null, count: 3, besides: [] },
    z.array(ShownSlot),
  )
  const own = await teacher.post(
    '/api/v1/assignments/slots/own',
    { questionId: pens, besides: [] },
    ShownSlot,
  )
  const slots = [...drawn, own].map(({ slot }) => slot.handle)
  const ofSet = { skillIds: ['unit-rates'], slots }
  const assignments = [
    await assign('same-set', {
      ...ofSet,
      title: 'Exit ticket: unit rates',
      goal: { kind: 'fixed', isSame: true },
    }),
    await assign('own-set', {
      ...ofSet,
      slots: slots.slice(0, 3),
      title: 'Warm-up at your own level',
      goal: { kind: 'fixed', isSame: false },
      dueAt: null,
    }),
    await assign('mastery', {
      title: 'Ratios and equations, the long review before the test on Friday',
      skillIds: ['unit-rates', 'equivalent-ratios', 'one-step-equations'],
      goal: { kind: 'mastery', mastery: 80 },
      isPinned: true,
      tries: 1,
    }),
    await assign('past', {
      title: 'Homework 7',
      skillIds: ['thermal-energy'],
      goal: { kind: 'count', questions: 5 },
      opensAt: fromNow(-9),
      dueAt: fromNow(-2),
      takesLate: false,
      hasHints: false,
    }),
  ]
  const [sameSet, ownSet, mastery] = assignments
  for (const [place, student] of students.entries()) {
    const isRight = (at: number) => place < 2 || (at + place) % 3 === 0
    if (sameSet !== undefined && place < 5) await workOn(student, sameSet.id, known, isRight)
    if (ownSet !== undefined && place < 3) await workOn(student, ownSet.id, known, isRight)
    if (mastery !== undefined && place < 3) await workOn(student, mastery.id, known, () => place > 0)
  }
  const last = roster.students.at(-1)
  const first = roster.students[0]
  if (last !== undefined && first !== undefined && sameSet !== undefined) {
    const ofStudent = (id: string) => `/api/v1/assignments/${sameSet.id}/students/${id}`
    await teacher.tell(ofStudent(last.id), { dueAt: null, isExcused: true })
    await teacher.tell(ofStudent(first.id), { dueAt: fromNow(9), isExcused: false })
    await teacher.tell(`/api/v1/assignments/${sameSet.id}/remind`, { studentIds: null })
    await teacher.put(`/api/v1/classrooms/${classroomId}/accommodations/${first.id}`, {
      moreDays: 2,
      hasFewerChoices: true,
      isReadAloud: true,
    })
  }
  return { classroomId, students, assignments, questions }
}

/** Opens an archived class, an empty class, and a class in which another teacher asks for help. */
export async function openOtherClasses(teacher: ByCall, colleague: ByCall, username: string) {
  const open = (by: ByCall, name: string, period: string) =>
    by.post('/api/v1/classrooms', { name, gradeLevel: 7, subject: 'math', period }, Classroom)
  const past = await open(teacher, 'Grade 7, last year', '2025/26')
  await teacher.put(`/api/v1/classrooms/${past.id}/active`, { isActive: false })
  const empty = await open(teacher, 'Grade 7, period 5', 'Period 5')
  const theirs = await open(colleague, 'Science club with a name that is as long as a name can well be', '')
  await colleague.tell(`/api/v1/classrooms/${theirs.id}/teachers`, { username })
  return { past, empty }
}

/** Starts a live activity with students in it. Returns its controls. */
export async function startLive(
  teacher: ByCall,
  classroomId: ClassroomId,
  students: readonly ByCall[],
  mode: 'together' | 'own-level',
) {
  const started = await teacher.post(
    `/api/v1/classrooms/${classroomId}/activities`,
    { skillId: 'unit-rates', mode },
    Activity,
  )
  const { id } = started
  for (const student of students) await student.tell(`/api/v1/activities/${id}/join`)
  return {
    path: `/activity/${id}`,
    step: (step: string, more: object = {}) =>
      teacher.post(`/api/v1/activities/${id}/steps`, { step, ...more }, TeacherActivity),
    after: (what: 'groups' | 'follow-up', data: object = {}) =>
      teacher.tell(`/api/v1/activities/${id}/${what}`, data),
    async answer(known: Existing) {
      for (const [place, student] of students.entries()) {
        const { question } = await student.get(`/api/v1/activities/${id}`, StudentActivity)
        if (question === null || place === students.length - 1) continue
        const right = place % 3 === 0
        const response = right ? known.right(question.token) : known.wrong(question.token)
        await student.tell(`/api/v1/activities/${id}/answers`, answerTo(question.token, response))
      }
    },
  }
}

/** Opens a second class that the same students join by its code. */
export async function openSecondClass(teacher: ByCall, students: readonly ByCall[]): Promise<ClassroomId> {
  const made = await teacher.post('/api/v1/classrooms', { name: 'Math lab', gradeLevel: 6 }, Classroom)
  const { code } = await teacher.get(`/api/v1/classrooms/${made.id}`, ClassroomDetail)
  for (const student of students) await student.tell('/api/v1/classrooms/join', { code: code?.code ?? '' })
  return made.id
}
