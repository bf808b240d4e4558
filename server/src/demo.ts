import type { UserId } from '@skills-center/contract/ids'
import type { AccountsFeature, Person } from './accounts/service.ts'
import type { ClassroomsFeature } from './classrooms/service.ts'
import type { SchoolRecordsFeature } from './schools/service.ts'

/** Printed at the start, so that anyone who tries the product can sign in at once. */
export const demoSignIns = [
  { role: 'student', username: 'maya', password: 'maya-practices' },
  { role: 'teacher', username: 'mr-okafor', password: 'okafor-teaches' },
] as const

const schoolName = 'Riverside Middle School'
/** Nobody can own it (RFC 2606). Without a mail server the mails to it lie in the outbox, so that it can be tried. */
const schoolDomain = 'riverside.example'
const gradeLevel = 6

/** Classmates of maya; nobody signs in as them, so their passwords are chance. */
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
  /** Gives a student some history; `place` is their place in the class, maya's being 0. */
  practise?: (studentId: UserId, place: number) => Promise<void>
}

/** Makes the demo class in a database that has no users yet; answers whether the demo sign-ins are there. */
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
  // Anyone who tries the product weeks later still joins the class.
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
    // maya came by code, as the person who tries the product may; her classmates' accounts were made for the class.
    await classrooms.enrol(id, classroomId, {
      joinedBy: place === 0 ? 'code' : 'teacher',
      groupId: groups[place % groups.length]?.id ?? null,
    })
    if (place > 0) await classrooms.roster.adopt(teacherId, classroomId, [id])
    await needs.practise?.(id, place)
  }
  return true
}
