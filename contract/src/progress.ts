import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { SkillId } from './ids.ts'

export const Stats = z.object({
  /** Skills mastered, by subject. */
  mathSkills: z.number().int(),
  scienceSkills: z.number().int(),
  /** Mean mastery of the skills practiced so far, 0 to 100. */
  skillScore: z.number().int(),
  /** Consecutive days with practice, in the student's time zone. One day off in seven does not break the streak. */
  streak: z.number().int(),
  totalPoints: z.number().int(),
  completedAchievements: z.number().int(),
})
export type Stats = z.infer<typeof Stats>

export const getStats = endpoint({
  method: 'GET',
  path: '/api/user/stats',
  isFixed: true,
  access: 'signed-in',
  summary: 'The figures of the header and the stat cards; polled',
  reply: Stats,
})

/** How certain a mastery value is. It is low until we know the student well enough in the skill. */
export const Certainty = z.enum(['low', 'medium', 'high'])
export type Certainty = z.infer<typeof Certainty>

export const ProgressEntry = z.object({
  skillId: SkillId,
  /** Probability, in percent, that the student answers a new typical question of the skill right today. */
  masteryLevel: z.number().min(0).max(100),
  certainty: Certainty,
  mastered: z.boolean(),
  /** Mastered before, and now due for review. */
  isDue: z.boolean(),
  /** Number of questions behind the value. */
  answered: z.number().int(),
  lastPractisedAt: z.iso.datetime(),
})
export type ProgressEntry = z.infer<typeof ProgressEntry>

export const listProgress = endpoint({
  method: 'GET',
  path: '/api/user/progress',
  isFixed: true,
  access: 'student',
  summary: 'Mastery of every skill the student has practised',
  reply: z.array(ProgressEntry),
})

export const WeeklyActivityEntry = z.object({
  /** Calendar date in the student's time zone: 2026-03-14. */
  date: z.iso.date(),
  /** Short name of the weekday: Mon. */
  day: z.string(),
  /** Active minutes; idle time is not counted. */
  totalMinutes: z.number().int(),
  answered: z.number().int(),
})
export type WeeklyActivityEntry = z.infer<typeof WeeklyActivityEntry>

export const listWeeklyActivity = endpoint({
  method: 'GET',
  path: '/api/user/weekly-activity',
  isFixed: true,
  access: 'student',
  summary: 'The last seven days, oldest first, today last',
  reply: z.array(WeeklyActivityEntry),
})
