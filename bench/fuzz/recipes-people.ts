import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { sessionIn } from '../product.ts'
import { password } from './cast.ts'
import { joins, requireReply, openClass, type Recipe, required, textAt } from './recipe.ts'

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

const child: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const parent = `parent-${chance.uuid()}@example.org`
  const student = await cast.person('student', asChild(parent))
  await send.proper(student, 'getPrivacy')
  const params = { token: required(await cast.linkTo(parent, 'consent')) }
  await requireReply(context, people.visitor, 'getConsent', { params })
  await requireReply(context, people.visitor, 'giveConsent', { params, body: agreed })
  await requireReply(context, people.visitor, 'getChildData', { params })
  if (chance.of(0.5))
    await send.proper(people.visitor, 'withdrawConsent', { params, body: { username: student.username } })
}

/** A student who has not given an age yet gives it and asks a parent for consent. */
const ageAsked: Recipe = async (context) => {
  const { cast, chance, send } = context
  const student = await cast.person('student', { born: undefined })
  const born = chance.pick([null, { year: new Date().getFullYear() - 11, month: 2 }])
  await requireReply(context, student, 'tellAge', { body: { born } })
  await send.proper(student, 'askParent', { body: { email: `parent-${chance.uuid()}@example.org` } })
}

/** A school consents for a child, the teacher enters the child's name, and the school withdraws its consent. */
const schoolChild: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const [teacher] = people.teachers
  const { id, code } = await openClass(context, teacher)
  const student = await cast.person('student', asChild(`parent-${chance.uuid()}@example.org`))
  const studentId = await joins(context, student, code)
  await requireReply(context, teacher, 'getClassPrivacy', { params: { id } })
  await requireReply(context, teacher, 'giveSchoolConsent', {
    params: { id },
    body: { ...agreed, studentIds: [studentId] },
  })
  await requireReply(context, teacher, 'nameStudent', {
    params: { id, studentId },
    body: { firstName: 'Kai', lastName: 'L' },
  })
  await send.proper(teacher, 'withdrawSchoolConsent', { params: { id }, body: { studentId } })
}

/** A teacher manages student accounts. */
const managed: Recipe = async (context) => {
  const { chance, people, send, cast } = context
  const [teacher] = people.teachers
  const [from, to] = [await openClass(context, teacher), await openClass(context, teacher)]
  const params = { id: from.id }
  const group = textAt(
    await requireReply(context, teacher, 'createGroup', { params, body: { name: 'Teal', studentIds: [] } }),
    'id',
  )
  const card = await requireReply(context, teacher, 'addStudent', {
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
  await requireReply(context, teacher, 'editStudent', {
    ...person,
    body: { firstName: 'Zoë', lastName: 'F', gradeLevel: 7 },
  })
  const cards = await requireReply(context, teacher, 'resetPasswords', { params, body: some })
  const student = await cast.person('student')
  const signedIn = await requireReply(context, student, 'login', {
    body: { username: textAt(cards, '0.username'), password: textAt(cards, '0.password'), role: 'student' },
  })
  student.cookie = sessionIn(signedIn.cookies) || student.cookie
  await send.proper(student, 'getNextPractice')
  await send.proper(teacher, 'setAccommodations', person)
  await requireReply(context, teacher, 'getStudentData', person)
  await send.proper(teacher, 'moveStudents', { params, body: { ...some, to: to.id } })
  const there = { params: { id: to.id, studentId } }
  if (chance.of(0.7))
    await send.proper(teacher, 'eraseStudent', { ...there, body: { username: textAt(cards, '0.username') } })
  else await send.proper(teacher, 'removeStudents', { params: { id: to.id }, body: some })
  await send.proper(teacher, 'setClassroomActive', { params, body: { isActive: false } })
  await send.proper(teacher, 'deleteClassroom', { params, body: { name: from.name } })
}

const coTeacher: Recipe = async (context) => {
  const { people, send } = context
  const [owner, other] = people.teachers
  const { id } = await openClass(context, owner)
  await requireReply(context, owner, 'inviteTeacher', { params: { id }, body: { username: other.username } })
  await send.proper(other, 'listInvitations')
  await requireReply(context, other, 'answerInvitation', { params: { id }, body: { accepts: true } })
  await send.proper(other, 'getRoster', { params: { id } })
  const teacherId = textAt(await requireReply(context, other, 'getAuthUser'), 'id')
  await send.proper(owner, 'removeTeacher', { params: { id, teacherId } })
}

/** A new teacher with a school email address invites a colleague. */
const verification: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const teacher = await cast.person('teacher')
  const email = `t-${chance.uuid()}@fuzz.example`
  await requireReply(context, teacher, 'askSchoolAddress', { body: { email } })
  const params = { token: required(await cast.linkTo(email, 'school-link')) }
  await requireReply(context, people.visitor, 'getSchoolLink', { params })
  const verified = await requireReply(context, teacher, 'acceptSchoolLink', { params })
  const id = textAt(verified, 'memberships.0.school.id')
  const invited = await requireReply(context, teacher, 'inviteColleague', {
    params: { id },
    body: { email: `c-${chance.uuid()}@example.org` },
  })
  const invitationId = textAt(invited, 'invitations.0.id')
  await send.proper(teacher, 'cancelSchoolInvitation', { params: { invitationId } })
}

/** Resets the password, signs in with the new one, changes it, ends other sessions, and deletes the account. */
const account: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const person = await cast.person(chance.pick(['student', 'teacher']))
  const { username } = person
  await requireReply(context, people.visitor, 'askPasswordReset', { body: { usernameOrEmail: username } })
  const params = { token: required(await cast.linkTo(`${username}@example.org`, 'reset-password')) }
  await requireReply(context, people.visitor, 'getPasswordReset', { params })
  await requireReply(context, people.visitor, 'resetPassword', {
    params,
    body: { password: 'another good one' },
  })
  const signedIn = await requireReply(context, person, 'login', {
    body: { username, password: 'another good one', role: person.role },
  })
  person.cookie = sessionIn(signedIn.cookies)
  const email = `new-${chance.uuid()}@example.org`
  await send.proper(person, 'changeEmail', { body: { password: 'another good one', email } })
  await requireReply(context, person, 'changePassword', { body: { current: 'another good one', password } })
  await send.proper(context.people.visitor, 'login', { body: { username, password, role: person.role } })
  const sessions = await requireReply(context, person, 'listSessions')
  await send.proper(person, 'endSession', { params: { id: textAt(sessions, '1.id') } })
  await send.proper(person, 'endOtherSessions')
  await send.proper(person, 'eraseAccount', { body: { password } })
}

const leaving: Recipe = async (context) => {
  const { cast, people, send } = context
  const { id, code } = await openClass(context, people.teachers[1])
  const student = await cast.person('student')
  await joins(context, student, code)
  await requireReply(context, student, 'leaveClassroom', { params: { id } })
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
