import { z } from 'zod'
import { Username } from '../accounts.ts'
import { ClassroomId, classSize, GroupId, line } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { GradeLevel, UserId } from '../ids.ts'
import { fieldError } from '../field-error.ts'

/** Maximum number of groups in a class. */
export const maxGroups = 20

/** A student's number in the school’s own system: usually digits, sometimes letters. */
export const StudentNumber = line(20).pipe(z.string().min(1))

export const RosterStudent = z.object({
  id: UserId,
  username: z.string(),
  firstName: z.string(),
  /** Full last name, an initial, or empty. */
  lastName: z.string(),
  gradeLevel: GradeLevel,
  groupId: GroupId.nullable(),
  /** Time of the student's last answer; null before the first. */
  lastActiveAt: z.iso.datetime().nullable(),
  /** Questions started in the last seven days, in the student’s time zone. */
  answeredThisWeek: z.number().int(),
  skillsMastered: z.number().int(),
  joinedBy: z.enum(['code', 'teacher']),
  /** Null if no teacher has entered one. */
  studentNumber: z.string().nullable(),
  /** Made for this teacher’s class, so the name can be corrected and the password reset here. */
  isManaged: z.boolean(),
})
export type RosterStudent = z.infer<typeof RosterStudent>

export const ClassGroup = z.object({
  id: GroupId,
  name: z.string(),
  /** Counts changes of the name. It is the ETag to send when renaming. */
  revision: z.number().int(),
})
export type ClassGroup = z.infer<typeof ClassGroup>

export const Roster = z.object({ students: z.array(RosterStudent), groups: z.array(ClassGroup) })
export type Roster = z.infer<typeof Roster>

/** A student's sign-in details, returned only once. */
export const LoginCard = z.object({
  studentId: UserId,
  name: z.string(),
  username: z.string(),
  password: z.string(),
})
export type LoginCard = z.infer<typeof LoginCard>

const ById = z.object({ id: ClassroomId })
const studentIds = z.array(UserId).min(1, fieldError('student-missing')).max(classSize)
const done = z.object({ done: z.literal(true) })

export const FirstName = line(80).pipe(z.string().min(1, fieldError('first-name-missing')))
export const LastName = line(80)

export const getRoster = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/students',
  access: 'teacher',
  scope: 'classes:read',
  summary: 'The students of a class with their figures, and its groups',
  params: ById,
  reply: Roster,
})

export const addStudent = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/students',
  access: 'teacher',
  summary: 'Make an account for a student and put it into the class',
  params: ById,
  body: z.object({
    firstName: FirstName,
    lastName: LastName.default(''),
    /** Null to generate one from the name. */
    username: Username.nullable().default(null),
    gradeLevel: GradeLevel.optional(),
    groupId: GroupId.nullable().default(null),
  }),
  reply: LoginCard,
  creates: '/api/classrooms/{params.id}/students/{studentId}',
})

export const editStudent = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/students/{studentId}',
  earlier: ['POST /api/classrooms/{id}/students/{studentId}'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Mend the name or grade of a student whose account was made for this class',
  params: z.object({ id: ClassroomId, studentId: UserId }),
  body: z.object({ firstName: FirstName, lastName: LastName.default(''), gradeLevel: GradeLevel }),
  reply: done,
})

export const resetPasswords = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/passwords',
  access: 'teacher',
  summary: 'New passwords for students whose accounts were made for this class; they are signed out',
  params: ById,
  body: z.object({ studentIds }),
  reply: z.array(LoginCard),
})

export const moveStudents = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/move',
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Move students to another class of the same teacher',
  params: ById,
  body: z.object({ studentIds, to: ClassroomId }),
  reply: done,
})

export const removeStudents = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/remove',
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Take students off the class list; their accounts and work stay theirs',
  params: ById,
  body: z.object({ studentIds }),
  reply: done,
})

export const setGroup = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/group',
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Put students into a group, or into none',
  params: ById,
  body: z.object({ studentIds, groupId: GroupId.nullable() }),
  reply: done,
})

export const setStudentNumbers = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/student-numbers',
  access: 'teacher',
  scope: 'classes:write',
  summary: 'The numbers that students have in the school’s own system, by which other gradebooks find them',
  params: ById,
  body: z.object({
    students: z
      .array(z.object({ studentId: UserId, studentNumber: StudentNumber.nullable() }))
      .min(1, fieldError('student-missing'))
      .max(classSize),
  }),
  reply: done,
})

const GroupBody = z.object({ name: line(40).pipe(z.string().min(1, fieldError('group-name-missing'))) })
const GroupParams = z.object({ id: ClassroomId, groupId: GroupId })

export const createGroup = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/groups',
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Open a group in a class, with students of it or empty',
  params: ById,
  /** Students leave their current group. */
  body: GroupBody.extend({ studentIds: z.array(UserId).max(classSize).default([]) }),
  reply: ClassGroup,
  creates: '/api/classrooms/{params.id}/groups/{id}',
})

export const renameGroup = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/groups/{groupId}',
  earlier: ['POST /api/classrooms/{id}/groups/{groupId}'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Give a group another name',
  params: GroupParams,
  body: GroupBody,
  reply: ClassGroup,
  revision: 'revision',
  takesIfMatch: true,
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/classrooms/{id}/groups/{groupId}',
  earlier: ['POST /api/classrooms/{id}/groups/{groupId}/delete'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Delete a group; its students stay in the class',
  params: GroupParams,
  reply: done,
})
