import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'
import { UserId } from '../ids.ts'
import { GradeCategoryId, Grading, MissingWork } from './grading.ts'
import { AssignmentId } from './id.ts'
import { HandGrade, StudentWork, WorkStatus } from './work.ts'

/** One student's grade in one assignment. The cell is null if the student does not have the assignment. */
export const GradebookCell = z.object({
  status: WorkStatus,
  /**
   * The percent that counts: the grade entered by hand, else what was earned minus the late penalty. Null for an
   * excused student, and if there is neither.
   */
  percent: z.number().int().nullable(),
  /** The same in the assignment's points. */
  points: z.number().nullable(),
  /** Percent right at the first try, with missing work counted as the class has set; null before the first question. */
  earned: z.number().int().nullable(),
  /** Days after the due date, rounded up; 0 if on time. */
  daysLate: z.number().int(),
  /** Late penalty in percent of the points possible. A grade entered by hand has no penalty. */
  lateLoss: z.number().int(),
  /** The percent of each take, if there was a retake. The class's rule decides which take counts. */
  takes: z.array(z.number().int().nullable()),
  /** One of the lowest grades, which are dropped from the class grade. */
  isDropped: z.boolean(),
  grade: StudentWork.shape.grade,
  comment: StudentWork.shape.comment,
})
export type GradebookCell = z.infer<typeof GradebookCell>

export const Gradebook = z.object({
  className: z.string(),
  /** How its grades were calculated. */
  grading: Grading,
  /** Oldest first. */
  assignments: z.array(
    z.object({
      id: AssignmentId,
      title: z.string(),
      dueAt: z.iso.datetime().nullable(),
      points: z.number().int(),
      categoryId: GradeCategoryId.nullable(),
      /** Students it is assigned to, without those who are excused. */
      students: z.number().int(),
      done: z.number().int(),
      /** Mean of the students’ percents; null before the first question. */
      percent: z.number().int().nullable(),
    }),
  ),
  /** Sorted by last name. */
  students: z.array(
    z.object({
      studentId: UserId,
      name: z.string(),
      username: z.string(),
      /** The student's number in the school’s own system; null if no teacher entered it. */
      studentNumber: z.string().nullable(),
      /** One per assignment. */
      cells: z.array(GradebookCell.nullable()),
      done: z.number().int(),
      /** Excludes those with a grade entered by hand. */
      missing: z.number().int(),
      /** One grade per category, in order, then one for assignments without a category; null if nothing counts yet. */
      categories: z.array(z.number().nullable()),
      /** The class grade, to one decimal place; null if nothing counts yet. */
      percent: z.number().nullable(),
    }),
  ),
})
export type Gradebook = z.infer<typeof Gradebook>

const params = z.object({ id: ClassroomId })

/**
 * Plain: for any spreadsheet. Canvas: for its gradebook import, in points, with students matched by SIS User ID or SIS
 * Login ID. PowerSchool: one assignment for its score import, with students matched by number.
 */
export const GradebookFormat = z.enum(['plain', 'canvas', 'powerschool'])
export type GradebookFormat = z.infer<typeof GradebookFormat>

/** Overrides the class's setting for this reply only. */
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
    /** For PowerSchool, which takes one assignment at a time. Other formats include all assignments. */
    assignmentId: AssignmentId.optional(),
  }),
  reply: z.object({
    name: z.string(),
    csv: z.string(),
    /** Students who are missing from the file because they have no student number. */
    leftOut: z.array(z.string()),
  }),
})

/** Maximum length of a comment, in characters. */
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
