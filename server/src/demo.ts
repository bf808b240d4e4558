import type { UserId } from '@skills-center/contract/ids'
import { createRandom } from '@skills-center/curriculum/random'
import type { AccountsFeature, DemoPerson } from './accounts/service.ts'
import type { ActivitiesFeature } from './activities/service.ts'
import type { AssignmentsFeature } from './assignments/service.ts'
import type { ClassroomsFeature } from './classrooms/service.ts'
import {
  cameAfter,
  type DemoAssignment,
  demoAssignments,
  type DemoClock,
  daysBefore,
  demoVisits,
} from './demo-history.ts'
import { teachDemoLesson } from './demo-lesson.ts'
import { demoQuestions } from './demo-questions.ts'
import { courseDays, demoStudents } from './demo-students.ts'
import type { NewId } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { PracticeFeature } from './practice/service.ts'
import type { QuestionsFeature } from './questions/service.ts'
import type { SchoolRecordsFeature } from './schools/service.ts'

/** Printed at startup, so that anyone trying the product can sign in at once. */
export const demoSignIns = [
  { role: 'student', username: 'maya', password: 'maya-practices' },
  { role: 'teacher', username: 'mr-okafor', password: 'okafor-teaches' },
] as const

/** They teach the class with the owner. Nobody signs in as them. */
const coTeachers = [
  { username: 'ms-alvarez', firstName: 'Lucía', lastName: 'Alvarez', subject: 'science' },
  { username: 'mr-bell', firstName: 'Thomas', lastName: 'Bell', subject: 'math' },
] as const

const schoolName = 'Riverside Middle School'
/**
 * A reserved name that nobody can own (RFC 2606). Without a mail server, email to it stays in the outbox, so
 * verification can be tried.
 */
const schoolDomain = 'riverside.example'
const gradeLevel = 6

export interface DemoDeps {
  database: Database
  accounts: AccountsFeature
  classrooms: ClassroomsFeature
  assignments: AssignmentsFeature
  practice: PracticeFeature
  questions: QuestionsFeature
  activities: ActivitiesFeature
  schoolRecords: SchoolRecordsFeature
  /** The product’s secret. */
  secret: string
  newId: NewId
  /** The clock that the features read. It runs through the days of the course, up to today. */
  clock: DemoClock
}

/** Creates the demo class in a database that has no users yet. Returns whether the demo sign-ins exist. */
export async function seedDemo(deps: DemoDeps): Promise<boolean> {
  const { accounts, clock } = deps
  if (await accounts.isAnyoneThere()) return accounts.isDemoThere()
  const today = clock.now()
  clock.set(daysBefore(today, courseDays + 1))
  const { teacherId, classroomId, studentIds } = await openDemoClass(deps)
  const assignments: DemoAssignment[] = []
  for (const { body, ...work } of demoAssignments(today)) {
    clock.set(daysBefore(today, work.opens))
    assignments.push({ ...work, id: (await deps.assignments.create(teacherId, classroomId, body)).id })
  }
  clock.set(today)
  for (const work of assignments) {
    const excused = studentIds.filter((_id, index) => {
      const student = demoStudents[index]
      return student !== undefined && cameAfter(student.habits, work)
    })
    const change = { kind: 'excuse', studentIds: excused, isExcused: true } as const
    if (excused.length > 0) await deps.assignments.adjustStudents(teacherId, work.id, change)
  }
  // The same history in every installation.
  const chance = createRandom('demo class')
  const random = () => chance.integer(0, 2 ** 31 - 1) / 2 ** 31
  const store = await deps.practice.prepareHistories({
    grade: gradeLevel,
    visits: demoStudents.map(({ habits }) => demoVisits(habits, assignments, random)),
    isSample: false,
    random,
  })
  await deps.database.transaction((tx) => store(tx, studentIds))
  await teachDemoLesson({ ...deps, random }, { teacherId, classroomId, studentIds })
  clock.set(today)
  return true
}

/** Writes and publishes the teacher’s own questions, some days before today. */
async function writeQuestions({ questions }: DemoDeps, teacherId: UserId): Promise<void> {
  for (const question of demoQuestions) {
    const { id, revision } = await questions.create(teacherId, question)
    await questions.publish(teacherId, id, revision)
  }
}

/** The school, the teachers, and the class with its students. */
async function openDemoClass(deps: DemoDeps) {
  const { accounts, classrooms, schoolRecords, clock } = deps
  const [maya, okafor] = demoSignIns
  const account = (person: Pick<DemoPerson, 'username' | 'firstName' | 'lastName' | 'password'>) => ({
    ...person,
    email: null,
    role: 'student' as const,
    gradeLevel,
    schoolName,
    subject: null,
  })
  const teacherId = await accounts.makeDemo({
    ...account({ ...okafor, firstName: 'Daniel', lastName: 'Okafor' }),
    role: 'teacher',
    subject: 'both',
  })
  const school = await schoolRecords.office.add({ name: schoolName, place: '', domains: [schoolDomain] })
  await schoolRecords.office.verify(teacherId, school)
  await writeQuestions(deps, teacherId)
  const classroomId = await classrooms.create(teacherId, { name: 'Grade 6, period 2', gradeLevel })
  // A code without an end date, so that someone trying the product weeks later can still join the class.
  await classrooms.classes.setCode(teacherId, classroomId, { isOn: true, days: null, isNew: false })
  // The owner is the teacher who came first.
  clock.set(new Date(clock.now().getTime() + 60_000))
  for (const { subject, ...person } of coTeachers) {
    const id = await accounts.makeDemo({
      ...account({ ...person, password: null }),
      role: 'teacher',
      subject,
    })
    await schoolRecords.office.verify(id, school)
    await classrooms.coTeachers.invite(teacherId, classroomId, person.username)
    await classrooms.coTeachers.answer(id, classroomId, true)
  }
  const groups = [
    await classrooms.groups.create(teacherId, classroomId, 'Kepler'),
    await classrooms.groups.create(teacherId, classroomId, 'Noether'),
  ]
  const studentIds: UserId[] = []
  for (const [place, { habits: _habits, ...student }] of demoStudents.entries()) {
    const password = student.username === maya.username ? maya.password : null
    const id = await accounts.makeDemo(account({ ...student, password }))
    studentIds.push(id)
    // maya joined by code, as someone trying the product may; her classmates' accounts were made for the class.
    await classrooms.enrol(id, classroomId, {
      joinedBy: password === null ? 'teacher' : 'code',
      groupId: groups[place % groups.length]?.id ?? null,
    })
  }
  await classrooms.roster.adopt(teacherId, classroomId, studentIds.slice(1))
  return { teacherId, classroomId, studentIds }
}
