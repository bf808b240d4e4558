import { z } from 'zod'
import { ClassroomId, line } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'

/**
 * How unanswered questions count once the assignment is overdue: not at all, or as wrong. The teacher chooses, and the
 * gradebook shows the choice.
 */
export const MissingWork = z.enum(['left-out', 'zero'])
export type MissingWork = z.infer<typeof MissingWork>

const Percent = z.number().int().min(1).max(100)

/** Late penalty in percent of the points possible: none, once, or for each day begun up to a maximum. */
export const LateRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('once'), percent: Percent }),
  z.object({ kind: z.literal('daily'), percent: Percent, most: Percent }),
])
export type LateRule = z.infer<typeof LateRule>

export const GradeCategoryId = z.uuid().brand<'GradeCategoryId'>()
export type GradeCategoryId = z.infer<typeof GradeCategoryId>

export const maxCategories = 8
/** Maximum number of lowest grades dropped per category. */
export const maxDropped = 5

const categoryName = line(40).pipe(z.string().min(1, fieldError('category-name-missing')))
/** In percent of the class grade. */
const Weight = z.number().int().min(0).max(100)

export const GradeCategory = z.object({ id: GradeCategoryId, name: z.string(), weight: Weight })
export type GradeCategory = z.infer<typeof GradeCategory>

/** Which of a student’s takes counts after a retake. */
export const RetakeRule = z.enum(['best', 'latest', 'average'])

/** How wrong shown work counts in the grade: not at all, or by the share of its lines that follow. */
export const WorkGrade = z.enum(['answer', 'lines'])

/** The grade of each take that was begun, in percent, and what counts of them. */
export const TakeGrades = z.object({
  rule: RetakeRule,
  percents: z.array(z.number().int().nullable()),
  /** The index of the take that counts; null if the mean of all does, or nothing yet. */
  counted: z.number().int().nullable(),
  /** The percent in the gradebook, which may be entered by hand; null for none. */
  percent: z.number().int().nullable(),
})
export type TakeGrades = z.infer<typeof TakeGrades>

const rules = {
  missing: MissingWork,
  late: LateRule,
  /** Applies to each category and to assignments without one. At least one grade always stays. */
  dropLowest: z.number().int().min(0).max(maxDropped),
  retakes: RetakeRule,
}

/**
 * How the grades of a class are calculated. Assignments without a category share the weight that the categories leave.
 */
export const Grading = z.object({
  ...rules,
  categories: z.array(GradeCategory),
  /** Counts changes. It is the ETag to send with a change. */
  revision: z.number().int(),
})
export type Grading = z.infer<typeof Grading>

export const GradingBody = z.object({
  ...rules,
  categories: z
    .array(
      z.object({
        /** Null for a new category. A category that is left out is deleted, and its assignments then have none. */
        id: GradeCategoryId.nullable(),
        name: categoryName,
        weight: Weight,
      }),
    )
    .max(maxCategories)
    .refine(
      (categories) => categories.reduce((sum, { weight }) => sum + weight, 0) <= 100,
      fieldError('weights-over-100'),
    ),
})
export type GradingBody = z.infer<typeof GradingBody>

const params = z.object({ id: ClassroomId })

export const getGrading = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/grading',
  access: 'teacher',
  scope: 'assignments:read',
  summary: 'How the grades of a class are worked out: missing and late work, dropped grades, categories',
  params,
  reply: Grading,
  revision: 'revision',
})

export const setGrading = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/grading',
  access: 'teacher',
  scope: 'assignments:write',
  summary: 'Set how the grades of a class are worked out; every grade follows at once',
  params,
  body: GradingBody,
  reply: Grading,
  revision: 'revision',
  takesIfMatch: true,
})
