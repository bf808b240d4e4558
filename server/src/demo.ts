import type { UserId } from '@skills-center/contract/ids'
import type { AccountsFeature, Person } from './accounts/service.ts'
import type { ClassroomsFeature } from './classrooms/service.ts'
import type { SchoolRecordsFeature } from './schools/service.ts'

/** Printed at startup, so that anyone trying the product can sign in at once. */
export const demoSignIns = [
  { role: 'student', username: 'maya', password: 'maya-practices' },
  { role: 'teacher', username: 'mr-okafor', password: 'okafor-teaches' },
] as const

const schoolName = 'Riverside Middle School'
/**
 * A reserved name that nobody can own (RFC 2606). Without a mail server, email to it stays in the outbox, so
 * verification can be tried.
 */
const schoolDomain = 'riverside.example'
const gradeLevel = 6

/** maya's classmates. Nobody signs in as them, so their passwords are random. */
const classmates = [
  ['tomas', 'Tomás', 'Rivera'],
  ['aisha', 'Aisha', 'Rahman'],
  ['liam', 'Liam', 'Novak'],
  ['chloe', 'Chloe', 'Dubois'],
  ['kenji', 'Kenji', 'Mori'],
  ['zuri', 'Zuri', 'Abebe'],
  ['elias', 'Elias', 'Lindqvist'],
] as const

export interface DemoNeeds {
  accounts: AccountsFeature
  classrooms: ClassroomsFeature
  schoolRecords: SchoolRecordsFeature
  randomPassword: () => string
  /** Gives a student some practice history; `place` is the student's index in the class (maya is 0). */
  practise?: (studentId: UserId, place: number) => Promise<void>
}

/** Creates the demo class in a database that has no users yet. Returns whether the demo sign-ins exist. */
export async function seedDemo(needs: DemoNeeds): Promise<boolean> {
  const { accounts, classrooms, schoolRecords } = needs
  if (await accounts.isAnyoneThere()) return accounts.isDemoThere()
  const [maya, okafor] = demoSignIns

  const person = (username: string, firstName: string, lastName: string, password: string): Person => ({
    username,
    password,
    firstName,
    lastName,
    email: null,
    role: 'student',
    gradeLevel,
    schoolName,
    subject: null,
  })
  const teacherId = await accounts.makeDemo({
    ...person(okafor.username, 'Daniel', 'Okafor', okafor.password),
    role: 'teacher',
    subject: 'both',
  })
  const school = { name: schoolName, place: '', domains: [schoolDomain] }
  await schoolRecords.office.verify(teacherId, await schoolRecords.office.add(school))
  const classroomId = await classrooms.create(teacherId, { name: 'Grade 6, period 2', gradeLevel })
  // A code without an end date, so that someone trying the product weeks later can still join the class.
  await classrooms.classes.setCode(teacherId, classroomId, { isOn: true, days: null, isNew: false })
  const groups = [
    await classrooms.groups.create(teacherId, classroomId, 'Kepler'),
    await classrooms.groups.create(teacherId, classroomId, 'Noether'),
  ]
  const students = [
    person(maya.username, 'Maya', 'Bennett', maya.password),
    ...classmates.map(([username, first, last]) => person(username, first, last, needs.randomPassword())),
  ]
  for (const [place, student] of students.entries()) {
    const id = await accounts.makeDemo(student)
    // maya joined by code, as someone trying the product may; her classmates' accounts were made for the class.
    await classrooms.enrol(id, classroomId, {
      joinedBy: place === 0 ? 'code' : 'teacher',
      groupId: groups[place % groups.length]?.id ?? null,
    })
    if (place > 0) await classrooms.roster.adopt(teacherId, classroomId, [id])
    await needs.practise?.(id, place)
  }
  return true
}
