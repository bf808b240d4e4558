import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const AchievementId = z.string().max(40).brand<'AchievementId'>()
export type AchievementId = z.infer<typeof AchievementId>

export const Rarity = z.enum(['common', 'rare', 'epic', 'legendary'])
export type Rarity = z.infer<typeof Rarity>

export const AchievementIcon = z.enum([
  'spark',
  'compass',
  'flask',
  'flame',
  'target',
  'mountain',
  'bridge',
  'repeat',
  'star',
  'crown',
  'key',
  'bulb',
])
export type AchievementIcon = z.infer<typeof AchievementIcon>

export const Achievement = z.object({
  id: AchievementId,
  name: z.string(),
  description: z.string(),
  icon: AchievementIcon,
  points: z.number().int(),
  rarity: Rarity,
  requirement: z.object({ value: z.number().int().positive() }),
})
export type Achievement = z.infer<typeof Achievement>

export const UserAchievement = z.object({
  id: z.string(),
  achievementId: AchievementId,
  completed: z.boolean(),
  /** Counts up to the achievement's `requirement.value`. */
  progress: z.number().int(),
  earnedAt: z.iso.datetime().nullable(),
})
export type UserAchievement = z.infer<typeof UserAchievement>

export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  isFixed: true,
  access: 'signed-in',
  summary: 'Every achievement there is',
  reply: z.array(Achievement),
})

export const listUserAchievements = endpoint({
  method: 'GET',
  path: '/api/user/achievements',
  isFixed: true,
  access: 'student',
  summary: 'How far the student is with each achievement',
  reply: z.array(UserAchievement),
})

/** Where a student goes to make progress: mixed practice, skills that are ready or due, or one subject. */
export const AchievementStep = z.enum(['mixed', 'ready', 'due', 'math', 'science'])
export type AchievementStep = z.infer<typeof AchievementStep>

/** What the achievements page shows beyond the name and progress. */
export const AchievementDetail = z.object({
  achievementId: AchievementId,
  /** Exactly what counts and what does not. */
  rule: z.string(),
  /** The unit of `progress`, shown after “2 of 3”: “math skills practiced”. */
  unit: z.string(),
  /** How and where to make progress. */
  advice: z.string(),
  step: AchievementStep,
  /**
   * Percent of students on this server who have it, to the nearest 5 and 0 below that. Null while too few students
   * practice here for the percentage to be meaningful or anonymous.
   */
  share: z.number().int().min(0).max(100).nullable(),
})
export type AchievementDetail = z.infer<typeof AchievementDetail>

export const listAchievementDetails = endpoint({
  method: 'GET',
  path: '/api/achievements/details',
  access: 'student',
  summary: 'The exact rule of every achievement, what brings it nearer, and how many students here have it',
  reply: z.array(AchievementDetail),
})
