import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Daily question goals that a student may choose. */
export const dailyGoals = [5, 10, 15, 20] as const
export const DailyGoal = z.literal(dailyGoals)
export type DailyGoal = z.infer<typeof DailyGoal>

/** A day of practice, a day off that the streak allows, or neither. */
export const EffortDay = z.object({
  /** Calendar date in the student’s time zone: 2026-03-14. */
  date: z.iso.date(),
  answered: z.number().int(),
  kind: z.enum(['practiced', 'off', 'open']),
})
export type EffortDay = z.infer<typeof EffortDay>

export const Effort = z.object({
  /** Null before one is chosen. */
  goal: DailyGoal.nullable(),
  /** The last seven days, earliest first and today last. */
  week: z.array(EffortDay),
  /**
   * These three only increase: questions answered with thought, mistakes corrected right away, skills ever mastered.
   */
  thoughtThrough: z.number().int(),
  turnedAround: z.number().int(),
  skillsLit: z.number().int(),
})
export type Effort = z.infer<typeof Effort>

export const getEffort = endpoint({
  method: 'GET',
  path: '/api/user/effort',
  access: 'student',
  summary: 'The daily goal, the week with its day off, and the figures that only grow',
  reply: Effort,
})

export const setDailyGoal = endpoint({
  method: 'PUT',
  path: '/api/user/daily-goal',
  access: 'student',
  summary: 'Choose how many questions a day to aim for',
  body: z.object({ questions: DailyGoal }),
  reply: Effort,
})
