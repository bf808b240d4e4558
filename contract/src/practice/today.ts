import { z } from 'zod'
import { OwnAssignment } from '../assignments.ts'
import { endpoint } from '../endpoint.ts'
import { PlanEntry } from '../practice.ts'
import { NotebookCounts } from './notebook.ts'

/** A skill for today. */
export const TodaySkill = PlanEntry.extend({
  /** A due review, or the skill that the student is learning now. */
  part: z.enum(['review', 'current']),
  /** Questions started in it today. */
  answeredToday: z.number().int(),
  isDone: z.boolean(),
})
export type TodaySkill = z.infer<typeof TodaySkill>

export const Today = z.object({
  /** In the student’s time zone. */
  date: z.iso.date(),
  questions: z.number().int(),
  /** Active minutes. */
  minutes: z.number().int(),
  /** Assigned work: open assignments by due date, then those finished today. */
  assigned: z.array(OwnAssignment),
  /** Reviews first, then the current skill, including those already done. */
  skills: z.array(TodaySkill),
  notebook: NotebookCounts.extend({
    /** Estimated minutes for the due ones. */
    minutes: z.number().int(),
    answeredToday: z.number().int(),
  }),
  /** Nothing above is left for today, except perhaps assigned work that is due later. */
  isDone: z.boolean(),
})
export type Today = z.infer<typeof Today>

export const getToday = endpoint({
  method: 'GET',
  path: '/api/practice/today',
  access: 'student',
  summary: 'What today is for, with reasons and minutes, and what is done of it',
  reply: Today,
})
