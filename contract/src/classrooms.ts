import { z } from 'zod'
import { TeacherSubject } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { GradeLevel, UserId } from './ids.ts'
import { fieldError } from './field-error.ts'

export const ClassroomId = z.uuid().brand<'ClassroomId'>()
export type ClassroomId = z.infer<typeof ClassroomId>

export const GroupId = z.uuid().brand<'GroupId'>()
export type GroupId = z.infer<typeof GroupId>

/** Students that a class holds. */
export const classSize = 200
/** Teachers of a class beside its owner, invited ones counted. */
export const maxCoTeachers = 10

/** A line that a teacher writes: trimmed, without what cannot be seen. */
export const line = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\p{Cc}|\p{Cf}/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().max(most, fieldError('too-long')))

export const ClassroomBody = z.object({
  name: line(80).pipe(z.string().min(1, fieldError('class-name-missing'))),
  gradeLevel: GradeLevel,
  subject: TeacherSubject.default('both'),
  /** Period or school year, as the teacher words it; empty for none. */
  period: line(40).default(''),
})
export type ClassroomBody = z.infer<typeof ClassroomBody>

/** What the caller is in a class. */
export const ClassRole = z.enum(['owner', 'co-teacher', 'student'])
export type ClassRole = z.infer<typeof ClassRole>

export const Classroom = z.object({
  id: ClassroomId,
  name: z.string(),
  gradeLevel: GradeLevel,
  subject: TeacherSubject,
  period: z.string(),
  student_count: z.number().int(),
  /** False once it is archived. */
  isActive: z.boolean(),
  /** Whether its students and their answers are made up, to look around in. */
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The owner’s name. */
  teacherName: z.string(),
  role: ClassRole,
})
export type Classroom = z.infer<typeof Classroom>

export const JoinCode = z.object({
  /** Seven letters, without a gap. */
  code: z.string(),
  isOn: z.boolean(),
  /** When it ends by itself; null for never. */
  until: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
})
export type JoinCode = z.infer<typeof JoinCode>

export const ClassTeacher = z.object({
  id: UserId,
  username: z.string(),
  /** Empty until an invitation is accepted. */
  name: z.string(),
  role: z.enum(['owner', 'co-teacher']),
  hasAccepted: z.boolean(),
})
export type ClassTeacher = z.infer<typeof ClassTeacher>

export const ClassroomDetail = Classroom.extend({
  /** How often its name, grade, subject or period was changed, and one more. */
  classRevision: z.int32().min(1),
  /** Names of all who teach it, the owner first. */
  teacherNames: z.array(z.string()),
  /** For its teachers only, else null. */
  code: JoinCode.nullable(),
  /** For its teachers only, else empty. */
  teachers: z.array(ClassTeacher),
  /** A student who joined by code may leave; whom a teacher put in asks the teacher. */
  canLeave: z.boolean(),
})
export type ClassroomDetail = z.infer<typeof ClassroomDetail>

const ById = z.object({ id: ClassroomId })

export const listClassrooms = endpoint({
  method: 'GET',
  path: '/api/classrooms',
  isFixed: true,
  access: 'signed-in',
  scope: 'classes:read',
  summary: 'A teacher’s own and co-taught classrooms, or those that a student belongs to',
  reply: z.array(Classroom),
})

export const getClassroom = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}',
  access: 'signed-in',
  scope: 'classes:read',
  summary: 'One classroom, for its teachers and its students',
  params: ById,
  reply: ClassroomDetail,
  revision: 'classRevision',
})

export const createClassroom = endpoint({
  method: 'POST',
  path: '/api/classrooms',
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Open a class; it starts with a join code',
  body: ClassroomBody,
  reply: Classroom,
  creates: '/api/classrooms/{id}',
})

export const editClassroom = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}',
  earlier: ['POST /api/classrooms/{id}'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Change a class’s name, grade, subject and period',
  params: ById,
  body: ClassroomBody,
  reply: ClassroomDetail,
  revision: 'classRevision',
  takesIfMatch: true,
})

export const setClassroomActive = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/active',
  earlier: ['POST /api/classrooms/{id}/active'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Archive a class, or bring it back',
  params: ById,
  body: z.object({ isActive: z.boolean() }),
  reply: ClassroomDetail,
})

export const deleteClassroom = endpoint({
  method: 'DELETE',
  path: '/api/classrooms/{id}',
  earlier: ['POST /api/classrooms/{id}/delete'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Delete a class for good, by its owner; the students’ accounts and work stay theirs',
  params: ById,
  /** The class’s name, typed to confirm. */
  body: z.object({ name: z.string().max(200) }),
  reply: z.object({ deleted: z.literal(true) }),
})

/** How many days a code may work; null for until it is switched off. */
export const codeDays = [1, 7, 30, null] as const

export const setJoinCode = endpoint({
  method: 'PATCH',
  path: '/api/classrooms/{id}/code',
  earlier: ['POST /api/classrooms/{id}/code'],
  access: 'teacher',
  scope: 'classes:write',
  summary: 'Switch joining by code on or off, say until when, or make a new code',
  params: ById,
  body: z.object({
    isOn: z.boolean(),
    days: z.union([z.literal(1), z.literal(7), z.literal(30)]).nullable(),
    /** The code so far stops working. */
    isNew: z.boolean().default(false),
  }),
  reply: ClassroomDetail,
})

export const inviteTeacher = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/teachers',
  access: 'teacher',
  summary: 'Invite another teacher, by username, to teach the class too',
  params: ById,
  body: z.object({ username: z.string().trim().min(1, fieldError('teacher-username-missing')).max(254) }),
  reply: ClassroomDetail,
})

export const removeTeacher = endpoint({
  method: 'DELETE',
  path: '/api/classrooms/{id}/teachers/{teacherId}',
  earlier: ['POST /api/classrooms/{id}/teachers/{teacherId}/remove'],
  access: 'teacher',
  summary: 'End a co-teacher’s part in the class or take an invitation back; oneself to leave',
  params: z.object({ id: ClassroomId, teacherId: UserId }),
  reply: z.object({ removed: z.literal(true) }),
})

export const Invitation = z.object({
  classroomId: ClassroomId,
  className: z.string(),
  /** Who owns the class. */
  teacherName: z.string(),
  invitedAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/classroom-invitations',
  access: 'teacher',
  summary: 'Classes that the caller is invited to teach too',
  reply: z.array(Invitation),
})

export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/invitation',
  access: 'teacher',
  summary: 'Accept or decline an invitation to teach a class too',
  params: ById,
  body: z.object({ accepts: z.boolean() }),
  reply: z.object({ accepted: z.boolean() }),
})

/** As a student types it: any case, with or without gaps. */
const CodeBody = z.object({
  code: z.string().trim().min(1, fieldError('class-code-missing')).max(40),
})

export const JoinPreview = z.object({ className: z.string(), teacherNames: z.array(z.string()) })
export type JoinPreview = z.infer<typeof JoinPreview>

export const previewJoin = endpoint({
  method: 'POST',
  path: '/api/classrooms/join/preview',
  access: 'student',
  summary: 'Which class a code leads to, before joining it',
  body: CodeBody,
  reply: JoinPreview,
})

export const joinClassroom = endpoint({
  method: 'POST',
  path: '/api/classrooms/join',
  access: 'student',
  summary: 'Join a class by its code',
  body: CodeBody,
  reply: Classroom,
})

export const leaveClassroom = endpoint({
  method: 'DELETE',
  path: '/api/classrooms/{id}/membership',
  earlier: ['POST /api/classrooms/{id}/leave'],
  access: 'student',
  summary: 'Leave a class that was joined by code',
  params: ById,
  reply: z.object({ left: z.literal(true) }),
})

export const ClassAction = z.enum([
  'class-created',
  'class-archived',
  'class-restored',
  'code-changed',
  'teacher-invited',
  'teacher-joined',
  'teacher-left',
  'teacher-removed',
  'student-created',
  'student-added',
  'student-joined',
  'student-left',
  'student-removed',
  'student-moved',
  'student-edited',
  'password-reset',
])
export type ClassAction = z.infer<typeof ClassAction>

export const LogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  act: ClassAction,
  /** Who did it; empty where the account is gone. */
  actor: z.string(),
  /**
   * Whom it was done to: a student’s name, a teacher’s username, since who is only invited has not told a name. Null
   * where it was the class itself, empty where the account is gone.
   */
  subject: z.string().nullable(),
})
export type LogEntry = z.infer<typeof LogEntry>

export const getClassroomLog = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/log',
  access: 'teacher',
  scope: 'classes:read',
  summary: 'Who did what in the class, newest first, the latest hundred',
  params: ById,
  reply: z.array(LogEntry),
})
