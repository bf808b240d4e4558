import { z } from 'zod'
import { TeacherSubject } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { GradeLevel, UserId } from './ids.ts'
import { fieldError } from './field-error.ts'

export const ClassroomId = z.uuid().brand<'ClassroomId'>()
export type ClassroomId = z.infer<typeof ClassroomId>

export const GroupId = z.uuid().brand<'GroupId'>()
export type GroupId = z.infer<typeof GroupId>

/** Maximum number of students in a class. */
export const classSize = 200
/** Maximum number of co-teachers besides the owner, including invited ones. */
export const maxCoTeachers = 10

/** A single line of text from a teacher, trimmed and without invisible characters. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\p{Cc}|\p{Cf}/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .pipe(z.string().max(max, fieldError('too-long')))

export const ClassroomBody = z.object({
  name: line(80).pipe(z.string().min(1, fieldError('class-name-missing'))),
  gradeLevel: GradeLevel,
  subject: TeacherSubject.default('both'),
  /** Period or school year, in the teacher's words; empty for none. */
  period: line(40).default(''),
})
export type ClassroomBody = z.infer<typeof ClassroomBody>

/** The caller's role in a class. */
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
  /** Whether this is a sample class with made-up students and answers, to explore. */
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The owner’s name. */
  teacherName: z.string(),
  role: ClassRole,
})
export type Classroom = z.infer<typeof Classroom>

export const JoinCode = z.object({
  /** Seven letters without spaces. */
  code: z.string(),
  isOn: z.boolean(),
  /** When it expires; null for never. */
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
  /** Number of changes to its name, grade, subject, or period, plus one. */
  classRevision: z.int32().min(1),
  /** Names of all its teachers, the owner first. */
  teacherNames: z.array(z.string()),
  /** For its teachers only, otherwise null. */
  code: JoinCode.nullable(),
  /** For its teachers only, otherwise empty. */
  teachers: z.array(ClassTeacher),
  /** A student who joined by code may leave. A student added by a teacher must ask the teacher. */
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

/** How many days a code may work; null until it is turned off. */
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
    /** Replaces the current code, which stops working. */
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
  /** The owner of the class. */
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

/** As a student types it: any case, with or without spaces. */
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
  /** Who did it; empty if the account was deleted. */
  actor: z.string(),
  /**
   * Who was affected: a student’s name, or a teacher’s username, because an invited teacher has not shared a name. Null
   * if it was the class itself; empty if the account was deleted.
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
