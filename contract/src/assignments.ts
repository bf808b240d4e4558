import { z } from 'zod'
import { listAccommodations, setAccommodations } from './assignments/accommodations.ts'
import { copyAssignments } from './assignments/copy.ts'
import { getGradebook, getGradebookFile, gradeWork } from './assignments/gradebook.ts'
import { getGrading, GradeCategoryId, setGrading, TakeGrades, WorkGrade } from './assignments/grading.ts'
import { AssignmentId } from './assignments/id.ts'
import { drawSlots, maxSlots, drawOwnSlot, SlotHandles, SlotNumber, SlotResult } from './assignments/slots.ts'
import { StudentWork, Work } from './assignments/work.ts'
import { ClassroomId, classSize, GroupId, line } from './classrooms.ts'
import { maxGroups } from './classrooms/roster.ts'
import { endpoint } from './endpoint.ts'
import { SkillId, UserId } from './ids.ts'
import { Practice } from './practice.ts'
import { ReplayedQuestion } from './practice/history.ts'
import { SkillSummary } from './skills.ts'
import { fieldError } from './field-error.ts'

/** Maximum number of skills in one assignment. */
export const maxSkills = 10
/** Maximum points of an assignment, and the default. */
export const maxPoints = 1000
export const usualPoints = 100

const Mastery = z.object({ kind: z.literal('mastery'), mastery: z.number().int().min(40).max(95) })
const Count = z.object({ kind: z.literal('count'), questions: z.number().int().min(1).max(40) })
const Fixed = z.object({
  kind: z.literal('fixed'),
  /** All students get the same questions; otherwise, the same kinds of question, each at the student’s own level. */
  isSame: z.boolean(),
})

/** The goal: a mastery out of 100 or a number of questions in every skill, or a fixed set of questions. */
export const AssignmentGoal = z.discriminatedUnion('kind', [Mastery, Count, Fixed])
export type AssignmentGoal = z.infer<typeof AssignmentGoal>

/** The goal as shown. For a fixed set it has only the size, because students may not read the questions. */
export const ShownGoal = z.discriminatedUnion('kind', [
  Mastery,
  Count,
  Fixed.extend({ questions: z.number().int() }),
])
export type ShownGoal = z.infer<typeof ShownGoal>

/** Who gets the assignment. Students who join the class or the group later get it too. */
export const AssignedAudience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('class') }),
  z.object({
    kind: z.literal('groups'),
    groupIds: z.array(GroupId).min(1, fieldError('group-missing')).max(maxGroups),
  }),
  z.object({
    kind: z.literal('students'),
    studentIds: z.array(UserId).min(1, fieldError('student-missing')).max(classSize),
  }),
])
export type AssignedAudience = z.infer<typeof AssignedAudience>

/** Maximum length of the instructions, in characters. */
export const longestInstructions = 500

export const AssignmentBody = z.object({
  title: line(80).pipe(z.string().min(1, fieldError('assignment-name-missing'))),
  /** What students read before they start; empty for none. */
  instructions: z.string().trim().max(longestInstructions, fieldError('too-long')).default(''),
  /** For a fixed set, the skills follow from its questions. */
  skillIds: z.array(SkillId).min(1, fieldError('skill-missing')).max(maxSlots),
  goal: AssignmentGoal,
  /** The questions of a fixed set, in order; empty for any other goal. */
  slots: SlotHandles,
  audience: AssignedAudience,
  opensAt: z.iso.datetime(),
  /** Null for no due date. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether late work is accepted and marked late, or not accepted. */
  takesLate: z.boolean(),
  tries: z.union([z.literal(1), z.literal(2)]),
  hasHints: z.boolean(),
  workGrade: WorkGrade.default('answer'),
  /**
   * Listed: skills or questions in the listed order. Mixed: skills take turns, and questions are shuffled for each
   * student.
   */
  order: z.enum(['listed', 'mixed']),
  /** The adaptive plan puts these skills first from opening until the due date, or for a week. */
  isPinned: z.boolean(),
  points: z.number().int().min(1).max(maxPoints).default(usualPoints),
  /** Category in the class’s gradebook; null for none. */
  categoryId: GradeCategoryId.nullable().default(null),
})
export type AssignmentBody = z.infer<typeof AssignmentBody>

/** Maximum number of classes that get an assignment at once, besides the first. */
export const maxOtherClasses = 20

/** A new assignment. It may also go to other classes of the teacher, if it is for a whole class. */
export const NewAssignmentBody = AssignmentBody.extend({
  otherClassroomIds: z.array(ClassroomId).max(maxOtherClasses).default([]),
})
export type NewAssignmentBody = z.infer<typeof NewAssignmentBody>

const Shown = AssignmentBody.omit({ audience: true, skillIds: true, slots: true }).extend({
  id: AssignmentId,
  classroomId: ClassroomId,
  goal: ShownGoal,
  skills: z.array(SkillSummary),
})

/** An assignment as teachers see it. */
export const Assignment = Shown.extend({
  /** Counts changes, so that one teacher does not overwrite another's. */
  revision: z.int32().min(1),
  audience: AssignedAudience,
  createdAt: z.iso.datetime(),
  /** Students it is assigned to, without those who are excused. */
  students: z.number().int(),
  done: z.number().int(),
  started: z.number().int(),
})
export type Assignment = z.infer<typeof Assignment>

export const AssignmentResults = z.object({ assignment: Assignment, students: z.array(StudentWork) })
export type AssignmentResults = z.infer<typeof AssignmentResults>

/** An assignment as the student sees it. */
export const OwnAssignment = Shown.omit({
  isPinned: true,
  opensAt: true,
  points: true,
  categoryId: true,
}).extend({
  className: z.string(),
  work: Work,
  /** Whether the student can get a question of it now. */
  isOpen: z.boolean(),
  /** Estimated minutes for the rest of it. */
  minutesLeft: z.number().int(),
  /** A teacher sent a reminder, and the student has not worked on it since. */
  isReminded: z.boolean(),
  /** Its questions are read aloud to this student automatically. */
  isReadAloud: z.boolean(),
})
export type OwnAssignment = z.infer<typeof OwnAssignment>

const OfClass = z.object({ id: ClassroomId })
const ById = z.object({ id: AssignmentId })

export const listAssignments = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/assignments',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'The assignments of a class and how far its students are, the newest first',
  params: OfClass,
  reply: z.array(Assignment),
})

export const createAssignment = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/assignments',
  access: 'teacher',
  scope: 'assignments:write',
  summary:
    'Assign skills to a class, to groups or to students of it, and to other classes: to all of them, or none',
  params: OfClass,
  body: NewAssignmentBody,
  reply: z.object({
    id: AssignmentId,
    /** The same assignment in the other classes. */
    others: z.array(z.object({ classroomId: ClassroomId, id: AssignmentId })),
  }),
  creates: '/api/assignments/{id}',
})

export const getAssignment = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'An assignment and the work of each student',
  params: ById,
  reply: AssignmentResults,
  revision: 'assignment.revision',
})

export const editAssignment = endpoint({
  method: 'PUT',
  path: '/api/assignments/{id}',
  earlier: ['POST /api/assignments/{id}'],
  access: 'teacher',
  scope: 'assignments:write',
  summary: 'Change an assignment; what was answered stays and is counted by the new rules',
  params: ById,
  body: AssignmentBody,
  reply: z.object({ id: AssignmentId, revision: Assignment.shape.revision }),
  revision: 'revision',
  takesIfMatch: true,
})

export const deleteAssignment = endpoint({
  method: 'DELETE',
  path: '/api/assignments/{id}',
  earlier: ['POST /api/assignments/{id}/delete'],
  access: 'teacher',
  scope: 'assignments:write',
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
  method: 'PUT',
  path: '/api/assignments/{id}/students/{studentId}',
  earlier: ['POST /api/assignments/{id}/students/{studentId}'],
  access: 'teacher',
  scope: 'assignments:write',
  summary: 'Give one student more time, or excuse them',
  params: z.object({ id: AssignmentId, studentId: UserId }),
  body: z.object({
    /** The student’s own due date; null for the assignment's due date. */
    dueAt: z.iso.datetime().nullable(),
    isExcused: z.boolean(),
  }),
  reply: z.object({ done: z.literal(true) }),
})

const theseStudents = z.array(UserId).min(1, fieldError('student-missing')).max(classSize)

export const adjustStudents = endpoint({
  method: 'POST',
  path: '/api/assignments/{id}/students',
  access: 'teacher',
  scope: 'assignments:write',
  summary:
    'Give several students more time or a retake, excuse them, or let it count for them again: all of them, or nobody',
  params: ById,
  body: z.discriminatedUnion('kind', [
    /** Students who already have a later due date keep it. */
    z.object({ kind: z.literal('extend'), studentIds: theseStudents, dueAt: z.iso.datetime() }),
    z.object({ kind: z.literal('excuse'), studentIds: theseStudents, isExcused: z.boolean() }),
    /** Students who have not started are skipped. The date is the retake's due date; null for none. */
    z.object({
      kind: z.literal('retake'),
      studentIds: theseStudents,
      dueAt: z.iso.datetime().nullable(),
    }),
  ]),
  /** Number of these students for whom something changed. */
  reply: z.object({ changed: z.number().int() }),
})

export const getStudentWork = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}/students/{studentId}',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'What one student answered in an assignment, every question exactly as it was',
  params: z.object({ id: AssignmentId, studentId: UserId }),
  reply: z.object({
    student: StudentWork,
    questions: z.array(ReplayedQuestion),
    /** The take of each question, in the same order: 0 for the first, then the number of the retake. */
    takes: z.array(z.number().int()),
    grades: TakeGrades,
  }),
})

export const remind = endpoint({
  method: 'POST',
  path: '/api/assignments/{id}/remind',
  access: 'teacher',
  scope: 'assignments:write',
  summary: 'Put a note about it on the dashboards of those who are not done, all of them or these',
  params: ById,
  /** Null for all students who are not done. */
  body: z.object({ studentIds: z.array(UserId).max(classSize).nullable() }),
  reply: z.object({ reminded: z.number().int() }),
})

export const getSlotResults = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}/questions',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'Each question of a fixed set, with how it was answered in the first take',
  params: ById,
  reply: z.array(SlotResult),
})

export const getSlotAnswers = endpoint({
  method: 'GET',
  path: '/api/assignments/{id}/questions/{slot}',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'One question of a fixed set as each student answered it in the first take, exactly as it was',
  params: z.object({ id: AssignmentId, slot: z.coerce.number().pipe(SlotNumber) }),
  reply: z.array(z.object({ studentId: UserId, name: z.string(), question: ReplayedQuestion })),
})

export const assignmentEndpoints = {
  listAssignments,
  createAssignment,
  copyAssignments,
  getAssignment,
  editAssignment,
  deleteAssignment,
  adjustWork,
  adjustStudents,
  getStudentWork,
  remind,
  getSlotResults,
  getSlotAnswers,
  drawSlots,
  drawOwnSlot,
  getGradebook,
  getGradebookFile,
  gradeWork,
  getGrading,
  setGrading,
  listAccommodations,
  setAccommodations,
  listOwnAssignments,
  getAssignedQuestion,
}
