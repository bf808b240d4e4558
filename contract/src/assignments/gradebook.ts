import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'
import { UserId } from '../ids.ts'
import { GradeCategoryId, Grading, MissingWork } from './grading.ts'
import { AssignmentId } from './id.ts'
import { HandGrade, StudentWork, WorkStatus } from './work.ts'

/** One student in one assignment; null in its place where it is not for them. */
export const GradebookCell = z.object({
  status: WorkStatus,
  /**
   * What counts: the grade given by hand, else what was earned without what late work loses; null for who is excused, and
   * where there is neither.
   */
  percent: z.number().int().nullable(),
  /** The same in points of the assignment. */
  points: z.number().nullable(),
  /** Right at the first try, in percent, with missing work as it counts here; null before the first question. */
  earned: z.number().int().nullable(),
  /** Days after the due date, begun ones counted; 0 for what was on time. */
  daysLate: z.number().int(),
  /** What it loses for that, in percent of the points possible. A grade by hand loses nothing. */
  lateLoss: z.number().int(),
  /** Percents of all takes, where there was a retake; of them the rule of the class takes what counts. */
  takes: z.array(z.number().int().nullable()),
  /** One of the lowest, which do not count toward the class grade. */
  isDropped: z.boolean(),
  grade: StudentWork.shape.grade,
  comment: StudentWork.shape.comment,
})
export type GradebookCell = z.infer<typeof GradebookCell>

export const Gradebook = z.object({
  className: z.string(),
  /** How its grades were worked out. */
  grading: Grading,
  /** The oldest first. */
  assignments: z.array(
    z.object({
      id: AssignmentId,
      title: z.string(),
      dueAt: z.iso.datetime().nullable(),
      points: z.number().int(),
      categoryId: GradeCategoryId.nullable(),
      /** Of those whom it is for, without who is excused. */
      students: z.number().int(),
      done: z.number().int(),
      /** Mean of the students’ percents; null before the first question. */
      percent: z.number().int().nullable(),
    }),
  ),
  /** By last name. */
  students: z.array(
    z.object({
      studentId: UserId,
      name: z.string(),
      username: z.string(),
      /** In the school’s own system; null where no teacher has entered it. */
      studentNumber: z.string().nullable(),
      /** One for each assignment. */
      cells: z.array(GradebookCell.nullable()),
      done: z.number().int(),
      /** Without those that have a grade by hand. */
      missing: z.number().int(),
      /** Of each category, in their order, then of what is in none; null where nothing counts yet. */
      categories: z.array(z.number().nullable()),
      /** The class grade, to a tenth; null where nothing counts yet. */
      percent: z.number().nullable(),
    }),
  ),
})
export type Gradebook = z.infer<typeof Gradebook>

const params = z.object({ id: ClassroomId })

/**
 * As any spreadsheet reads it; as Canvas imports grades, in points, students found by SIS User ID or SIS Login ID;
 * or one assignment as PowerSchool imports scores, students found by their numbers.
 */
export const GradebookFormat = z.enum(['plain', 'canvas', 'powerschool'])
export type GradebookFormat = z.infer<typeof GradebookFormat>

/** Another choice than the one that is set for the class, for this reply alone. */
const query = z.object({ missing: MissingWork.optional() })

export const getGradebook = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/gradebook',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'The gradebook of a class: its students by its assignments',
  params,
  query,
  reply: Gradebook,
})

export const getGradebookFile = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/gradebook/file',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'The same as a table, ready to be written to a CSV file',
  params,
  query: query.extend({
    format: GradebookFormat.default('plain'),
    /** For PowerSchool, which takes one assignment at a time; others have them all. */
    assignmentId: AssignmentId.optional(),
  }),
  reply: z.object({
    name: z.string(),
    csv: z.string(),
    /** Students who are not in the file, since no student number of theirs is known. */
    leftOut: z.array(z.string()),
  }),
})

/** Characters of a comment. */
export const longestComment = 500

export const gradeWork = endpoint({
  method: 'PUT',
  path: '/api/assignments/{id}/students/{studentId}/grade',
  access: 'teacher',
  scope: 'assignments:write',
  summary: 'Give one student’s work a grade by hand, with a comment for teachers, or excuse it',
  params: z.object({ id: AssignmentId, studentId: UserId }),
  body: z.object({
    /** Null to let what was earned count again. */
    grade: HandGrade.nullable(),
    comment: z.string().trim().max(longestComment, fieldError('too-long')),
    isExcused: z.boolean(),
  }),
  reply: z.object({ done: z.literal(true) }),
})
