import { z } from 'zod'
import { OwnAssignment } from '../assignments.ts'
import { endpoint } from '../endpoint.ts'
import { PlanEntry } from '../practice.ts'
import { NotebookCounts } from './notebook.ts'

/** A skill that today is for. */
export const TodaySkill = PlanEntry.extend({
  /** A review that is due, or the skill that the student is learning now. */
  part: z.enum(['review', 'current']),
  /** Questions begun in it today. */
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
  /** What teachers have assigned: open by when it is due, then what was finished today. */
  assigned: z.array(OwnAssignment),
  /** Reviews first, then the current skill; what is done of them too. */
  skills: z.array(TodaySkill),
  notebook: NotebookCounts.extend({
    /** About how long the due ones take. */
    minutes: z.number().int(),
    answeredToday: z.number().int(),
  }),
  /** Nothing of the above is left for today; assigned work that is due later may be. */
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
