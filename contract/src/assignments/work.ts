import { z } from 'zod'
import { SkillId, UserId } from '../ids.ts'

/** How a student does in it. */
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
  /** The student’s own, where it was moved or they have more time; null for none. */
  dueAt: z.iso.datetime().nullable(),
  /** One for each skill, in the assignment’s order. */
  skills: z.array(SkillWork),
  questions: z.number().int(),
  /** Right at the first try, in percent; null before the first question. */
  percent: z.number().int().nullable(),
  /** Active minutes. */
  minutes: z.number().int(),
  finishedAt: z.iso.datetime().nullable(),
  /** Days after the due date of what was done last, begun ones counted; 0 for what was on time. */
  daysLate: z.number().int(),
  /** Retakes that the student was given; all of the above is about the last one. */
  retakes: z.number().int(),
})
export type Work = z.infer<typeof Work>

/** A grade given by hand, in percent; more than 100 for extra credit. */
export const HandGrade = z.number().int().min(0).max(150)

/** The work of one student as teachers see it. */
export const StudentWork = Work.extend({
  studentId: UserId,
  name: z.string(),
  /** A due date that a teacher gave this student alone; null for none. */
  ownDueAt: z.iso.datetime().nullable(),
  /** Days more than the others, as this student always has. */
  moreDays: z.number().int(),
  remindedAt: z.iso.datetime().nullable(),
  /** What a teacher put in the gradebook in place of the percent; null where the percent counts. */
  grade: HandGrade.nullable(),
  /** What a teacher wrote beside it, for teachers; empty for nothing. */
  comment: z.string(),
  /** What was done before the last retake, the first take first. */
  earlierTakes: z.array(
    Work.pick({ skills: true, questions: true, percent: true, finishedAt: true, daysLate: true }),
  ),
})
export type StudentWork = z.infer<typeof StudentWork>
