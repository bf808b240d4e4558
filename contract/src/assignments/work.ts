import { z } from 'zod'
import { SkillId, UserId } from '../ids.ts'

/** A student's status in an assignment. */
export const WorkStatus = z.enum(['to-do', 'started', 'done', 'done-late', 'missing', 'excused'])
export type WorkStatus = z.infer<typeof WorkStatus>

/** A student's work on one skill of the assignment. It is computed from the attempts and not stored. */
export const SkillWork = z.object({
  skillId: SkillId,
  /** Questions started. */
  questions: z.number().int(),
  rightAtOnce: z.number().int(),
  /** Questions right at the first try, and parts of questions where shown work is graded by lines. */
  credit: z.number(),
  /** After the last answer in the assignment, 0 to 100; null before the first. */
  mastery: z.number().min(0).max(100).nullable(),
  isReached: z.boolean(),
})
export type SkillWork = z.infer<typeof SkillWork>

export const Work = z.object({
  status: WorkStatus,
  /** The student’s own due date, if it was moved or they have extra time; null for no due date. */
  dueAt: z.iso.datetime().nullable(),
  /** One per skill, in the assignment’s order. */
  skills: z.array(SkillWork),
  questions: z.number().int(),
  /** The credit in percent of the questions: see `credit`. Null before the first question. */
  percent: z.number().int().nullable(),
  /** Active minutes. */
  minutes: z.number().int(),
  finishedAt: z.iso.datetime().nullable(),
  /** Days after the due date at which the last work was done, rounded up; 0 if on time. */
  daysLate: z.number().int(),
  /** Number of retakes given. All other fields describe the last one. */
  retakes: z.number().int(),
})
export type Work = z.infer<typeof Work>

/** A grade entered by hand, in percent; more than 100 for extra credit. */
export const HandGrade = z.number().int().min(0).max(150)

/** One student's work as teachers see it. */
export const StudentWork = Work.extend({
  studentId: UserId,
  name: z.string(),
  /** A due date that a teacher set for this student alone; null for none. */
  ownDueAt: z.iso.datetime().nullable(),
  /** Extra days that this student always has. */
  moreDays: z.number().int(),
  remindedAt: z.iso.datetime().nullable(),
  /** The grade that a teacher entered in the gradebook to replace the percent; null if the percent counts. */
  grade: HandGrade.nullable(),
  /** The teacher's comment on the grade, visible to teachers only; may be empty. */
  comment: z.string(),
  /** Work before the last retake, the first take first. */
  earlierTakes: z.array(
    Work.pick({ skills: true, questions: true, percent: true, finishedAt: true, daysLate: true }),
  ),
})
export type StudentWork = z.infer<typeof StudentWork>
