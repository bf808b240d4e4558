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
  access: 'signed-in',
  summary: 'Every achievement there is',
  reply: z.array(Achievement),
})

export const listUserAchievements = endpoint({
  method: 'GET',
  path: '/api/user/achievements',
  access: 'student',
  summary: 'How far the student is with each achievement',
  reply: z.array(UserAchievement),
})
