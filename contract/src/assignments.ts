import { z } from 'zod'
import { ClassroomId, classSize, GroupId, line } from './classrooms.ts'
import { mostGroups } from './classrooms/roster.ts'
import { endpoint } from './endpoint.ts'
import { SkillId, UserId } from './ids.ts'
import { Practice } from './practice.ts'
import { ReplayedQuestion } from './practice/history.ts'
import { SkillSummary } from './skills.ts'

export const AssignmentId = z.uuid().brand<'AssignmentId'>()
export type AssignmentId = z.infer<typeof AssignmentId>

/** Skills of one assignment. */
export const mostSkills = 10

/** What is to be reached in every skill: a mastery out of 100, or so many questions. */
export const AssignmentGoal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mastery'), mastery: z.number().int().min(40).max(95) }),
  z.object({ kind: z.literal('count'), questions: z.number().int().min(1).max(40) }),
])
export type AssignmentGoal = z.infer<typeof AssignmentGoal>

/** To whom: who comes into the class or the group later has it too. */
export const AssignedAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('class') }),
  z.object({
    kind: z.literal('groups'),
    groupIds: z.array(GroupId).min(1, 'Please choose a group.').max(mostGroups),
  }),
  z.object({
    kind: z.literal('students'),
    studentIds: z.array(UserId).min(1, 'Please choose a student.').max(classSize),
  }),
])
export type AssignedAudience = z.infer<typeof AssignedAudience>

export const AssignmentBody = z.object({
  title: line(80).pipe(z.string().min(1, 'Please give the assignment a name.')),
  skillIds: z.array(SkillId).min(1, 'Please choose a skill.').max(mostSkills),
  goal: AssignmentGoal,
  audience: AssignedAudience,
  opensAt: z.iso.datetime(),
  /** Null for whenever. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether work after the due date is taken, and marked late, or not taken. */
  takesLate: z.boolean(),
  tries: z.union([z.literal(1), z.literal(2)]),
  hasHints: z.boolean(),
  /** One skill after the other, as listed, or all of them by turns. */
  order: z.enum(['listed', 'mixed']),
  /** The adaptive plan puts its skills first from opening until it is due, or for a week. */
  isPinned: z.boolean(),
})
export type AssignmentBody = z.infer<typeof AssignmentBody>

/** How a student stands in it. */
export const WorkStatus = z.enum(['to-do', 'started', 'done', 'done-late', 'missing', 'excused'])
export type WorkStatus = z.infer<typeof WorkStatus>

/** What a student has done of it in one skill; nothing of it is stored but the attempts. */
export const SkillWork = z.object({
  skillId: SkillId,
  /** Questions begun. */
  questions: z.number().int(),
  rightAtOnce: z.number().int(),
  /** After the last answer of it, 0 to 100; null before the first. */
  mastery: z.number().min(0).max(100).nullable(),
  isReached: z.boolean(),
})
export type SkillWork = z.infer<typeof SkillWork>

export const Work = z.object({
  status: WorkStatus,
  /** The student’s own, where it was moved; null for none. */
  dueAt: z.iso.datetime().nullable(),
  /** One for each skill, in the assignment’s order. */
  skills: z.array(SkillWork),
  questions: z.number().int(),
  /** Right at the first try, in percent; null before the first question. */
  percent: z.number().int().nullable(),
  /** Active minutes. */
  minutes: z.number().int(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Work = z.infer<typeof Work>

const Shown = AssignmentBody.omit({ audience: true, skillIds: true }).extend({
  id: AssignmentId,
  classroomId: ClassroomId,
  skills: z.array(SkillSummary),
})

/** An assignment as teachers see it. */
export const Assignment = Shown.extend({
  audience: AssignedAudience,
  createdAt: z.iso.datetime(),
  /** Whom it is for, without those who are excused. */
  students: z.number().int(),
  done: z.number().int(),
  started: z.number().int(),
})
export type Assignment = z.infer<typeof Assignment>

export const StudentWork = Work.extend({ studentId: UserId, name: z.string() })
export type StudentWork = z.infer<typeof StudentWork>

export const AssignmentResults = z.object({ assignment: Assignment, students: z.array(StudentWork) })
export type AssignmentResults = z.infer<typeof AssignmentResults>

/** An assignment as the student has it. */
export const OwnAssignment = Shown.omit({ isPinned: true, opensAt: true }).extend({
  className: z.string(),
  work: Work,
  /** Whether a question of it can be had now. */
  isOpen: z.boolean(),
})
export type OwnAssignment = z.infer<typeof OwnAssignment>

const OfClass = z.object({ id: ClassroomId })
const ById = z.object({ id: AssignmentId })

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/assignments',
  access: 'teacher',
  summary: 'The assignments of a class and how far its students are, the newest first',
  params: OfClass,
  reply: z.array(Assignment),
})

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/assignments',
  access: 'teacher',
  summary: 'Assign skills to a class, to groups or to students of it',
  params: OfClass,
  body: AssignmentBody,
  reply: z.object({ id: AssignmentId }),
})

export const getAssignment = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}',
  access: 'teacher',
  summary: 'An assignment and the work of each student',
  params: ById,
  reply: AssignmentResults,
})

export const editAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/{id}',
  access: 'teacher',
  summary: 'Change an assignment; what was answered stays and is counted by the new rules',
  params: ById,
  body: AssignmentBody,
  reply: z.object({ id: AssignmentId }),
})

export const deleteAssignment = endpoint({
  method: 'POST',
  path: '/api/assignments/{id}/delete',
  access: 'teacher',
  summary: 'Take an assignment away; what students answered stays in their practice',
  params: ById,
  reply: z.object({ deleted: z.literal(true) }),
})

export const listOwnAssignments = endpoint({
  method: 'GET',
  path: '/api/assignments',
  access: 'student',
  summary: 'What the student’s teachers have assigned, due first, then what is done',
  reply: z.array(OwnAssignment),
})

export const getAssignedQuestion = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}/question',
  access: 'student',
  summary: 'The next question of an assignment; none once its goal is reached',
  params: ById,
  reply: z.object({ assignment: OwnAssignment, practice: Practice.nullable() }),
})

export const adjustWork = endpoint({
  method: 'POST',
  path: '/api/assignments/{id}/students/{studentId}',
  access: 'teacher',
  summary: 'Give one student more time, or excuse them',
  params: z.object({ id: AssignmentId, studentId: UserId }),
  body: z.object({
    /** The student’s own due date; null for that of the others. */
    dueAt: z.iso.datetime().nullable(),
    isExcused: z.boolean(),
  }),
  reply: z.object({ done: z.literal(true) }),
})

export const getStudentWork = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}/students/{studentId}',
  access: 'teacher',
  summary: 'What one student answered in an assignment, every question exactly as it was',
  params: z.object({ id: AssignmentId, studentId: UserId }),
  reply: z.object({ student: StudentWork, questions: z.array(ReplayedQuestion) }),
})

/** One file of a class: a row for each student, a column for each assignment. */
export const getGradebookFile = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/gradebook',
  access: 'teacher',
  summary: 'The gradebook of a class as a table, its columns and its rows, ready to be written to a CSV file',
  params: OfClass,
  reply: z.object({ name: z.string(), csv: z.string() }),
})

export const assignmentEndpoints = {
  listAssignments,
  createAssignment,
  getAssignment,
  editAssignment,
  deleteAssignment,
  adjustWork,
  getStudentWork,
  getGradebookFile,
  listOwnAssignments,
  getAssignedQuestion,
}
