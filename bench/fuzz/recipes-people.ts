import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { sessionIn } from '../product.ts'
import { password } from './cast.ts'
import { joins, must, openClass, type Recipe, required, textAt } from './recipe.ts'

const agreed = { version: consentVersion, language: 'en' }

/** The sign-up of a child under 13, who gives a parent's email address and no other personal data. */
const asChild = (parentEmail: string) => ({
  born: { year: new Date().getFullYear() - 10, month: 1 },
  parentEmail,
  email: undefined,
  firstName: undefined,
  lastName: undefined,
  schoolName: undefined,
})

const child: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const parent = `parent-${chance.uuid()}@example.org`
  const student = await cast.person('student', asChild(parent))
  await send.proper(student, 'getPrivacy')
  const params = { token: required(await cast.linkTo(parent, 'consent')) }
  await must(kitchen, people.visitor, 'getConsent', { params })
  await must(kitchen, people.visitor, 'giveConsent', { params, body: agreed })
  await must(kitchen, people.visitor, 'getChildData', { params })
  if (chance.of(0.5))
    await send.proper(people.visitor, 'withdrawConsent', { params, body: { username: student.username } })
}

/** A student who has not given an age yet gives it and asks a parent for consent. */
const ageAsked: Recipe = async (kitchen) => {
  const { cast, chance, send } = kitchen
  const student = await cast.person('student', { born: undefined })
  const born = chance.pick([null, { year: new Date().getFullYear() - 11, month: 2 }])
  await must(kitchen, student, 'tellAge', { body: { born } })
  await send.proper(student, 'askParent', { body: { email: `parent-${chance.uuid()}@example.org` } })
}

/** A school consents for a child, the teacher enters the child's name, and the school withdraws its consent. */
const schoolChild: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const [teacher] = people.teachers
  const { id, code } = await openClass(kitchen, teacher)
  const student = await cast.person('student', asChild(`parent-${chance.uuid()}@example.org`))
  const studentId = await joins(kitchen, student, code)
  await must(kitchen, teacher, 'getClassPrivacy', { params: { id } })
  await must(kitchen, teacher, 'giveSchoolConsent', {
    params: { id },
    body: { ...agreed, studentIds: [studentId] },
  })
  await must(kitchen, teacher, 'nameStudent', {
    params: { id, studentId },
    body: { firstName: 'Kai', lastName: 'L' },
  })
  await send.proper(teacher, 'withdrawSchoolConsent', { params: { id }, body: { studentId } })
}

/** A teacher manages student accounts. */
const managed: Recipe = async (kitchen) => {
  const { chance, people, send, cast } = kitchen
  const [teacher] = people.teachers
  const [from, to] = [await openClass(kitchen, teacher), await openClass(kitchen, teacher)]
  const params = { id: from.id }
  const group = textAt(
    await must(kitchen, teacher, 'createGroup', { params, body: { name: 'Teal', studentIds: [] } }),
    'id',
  )
  const card = await must(kitchen, teacher, 'addStudent', {
    params,
    body: { firstName: 'Zoe', lastName: 'Fuzz', username: null, gradeLevel: 6, groupId: group },
  })
  const studentId = textAt(card, 'studentId')
  const person = { params: { id: from.id, studentId } }
  const some = { studentIds: [studentId] }
  const ofGroup = { params: { id: from.id, groupId: group } }
  await send.proper(teacher, 'renameGroup', { ...ofGroup, body: { name: 'Blue' } })
  await send.proper(teacher, 'setStudentNumbers', {
    params,
    body: { students: [{ studentId, studentNumber: '100234' }] },
  })
  await send.proper(teacher, 'setGroup', { params, body: { ...some, groupId: null } })
  await send.proper(teacher, 'deleteGroup', ofGroup)
  await must(kitchen, teacher, 'editStudent', {
    ...person,
    body: { firstName: 'Zoë', lastName: 'F', gradeLevel: 7 },
  })
  const cards = await must(kitchen, teacher, 'resetPasswords', { params, body: some })
  const student = await cast.person('student')
  const signedIn = await must(kitchen, student, 'login', {
    body: { username: textAt(cards, '0.username'), password: textAt(cards, '0.password'), role: 'student' },
  })
  student.cookie = sessionIn(signedIn.cookies) || student.cookie
  await send.proper(student, 'getNextPractice')
  await send.proper(teacher, 'setAccommodations', person)
  await must(kitchen, teacher, 'getStudentData', person)
  await send.proper(teacher, 'moveStudents', { params, body: { ...some, to: to.id } })
  const there = { params: { id: to.id, studentId } }
  if (chance.of(0.7))
    await send.proper(teacher, 'eraseStudent', { ...there, body: { username: textAt(cards, '0.username') } })
  else await send.proper(teacher, 'removeStudents', { params: { id: to.id }, body: some })
  await send.proper(teacher, 'setClassroomActive', { params, body: { isActive: false } })
  await send.proper(teacher, 'deleteClassroom', { params, body: { name: from.name } })
}

const coTeacher: Recipe = async (kitchen) => {
  const { people, send } = kitchen
  const [owner, other] = people.teachers
  const { id } = await openClass(kitchen, owner)
  await must(kitchen, owner, 'inviteTeacher', { params: { id }, body: { username: other.username } })
  await send.proper(other, 'listInvitations')
  await must(kitchen, other, 'answerInvitation', { params: { id }, body: { accepts: true } })
  await send.proper(other, 'getRoster', { params: { id } })
  const teacherId = textAt(await must(kitchen, other, 'getAuthUser'), 'id')
  await send.proper(owner, 'removeTeacher', { params: { id, teacherId } })
}

/** A new teacher with a school email address invites a colleague. */
const verification: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const teacher = await cast.person('teacher')
  const email = `t-${chance.uuid()}@fuzz.example`
  await must(kitchen, teacher, 'askSchoolAddress', { body: { email } })
  const params = { token: required(await cast.linkTo(email, 'school-link')) }
  await must(kitchen, people.visitor, 'getSchoolLink', { params })
  const verified = await must(kitchen, teacher, 'acceptSchoolLink', { params })
  const id = textAt(verified, 'memberships.0.school.id')
  const invited = await must(kitchen, teacher, 'inviteColleague', {
    params: { id },
    body: { email: `c-${chance.uuid()}@example.org` },
  })
  const invitationId = textAt(invited, 'invitations.0.id')
  await send.proper(teacher, 'cancelSchoolInvitation', { params: { invitationId } })
}

/** Resets the password, signs in with the new one, changes it, ends other sessions, and deletes the account. */
const account: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const person = await cast.person(chance.pick(['student', 'teacher']))
  const { username } = person
  await must(kitchen, people.visitor, 'askPasswordReset', { body: { usernameOrEmail: username } })
  const params = { token: required(await cast.linkTo(`${username}@example.org`, 'reset-password')) }
  await must(kitchen, people.visitor, 'getPasswordReset', { params })
  await must(kitchen, people.visitor, 'resetPassword', { params, body: { password: 'another good one' } })
  const signedIn = await must(kitchen, person, 'login', {
    body: { username, password: 'another good one', role: person.role },
  })
  person.cookie = sessionIn(signedIn.cookies)
  const email = `new-${chance.uuid()}@example.org`
  await send.proper(person, 'changeEmail', { body: { password: 'another good one', email } })
  await must(kitchen, person, 'changePassword', { body: { current: 'another good one', password } })
  await send.proper(kitchen.people.visitor, 'login', { body: { username, password, role: person.role } })
  const sessions = await must(kitchen, person, 'listSessions')
  await send.proper(person, 'endSession', { params: { id: textAt(sessions, '1.id') } })
  await send.proper(person, 'endOtherSessions')
  await send.proper(person, 'eraseAccount', { body: { password } })
}

const leaving: Recipe = async (kitchen) => {
  const { cast, people, send } = kitchen
  const { id, code } = await openClass(kitchen, people.teachers[1])
  const student = await cast.person('student')
  await joins(kitchen, student, code)
  await must(kitchen, student, 'leaveClassroom', { params: { id } })
  await send.proper(student, 'logout')
}

export const peopleRecipes = {
  child,
  ageAsked,
  schoolChild,
  managed,
  coTeacher,
  verification,
  account,
  leaving,
} satisfies Record<string, Recipe>
