import {
  listAchievementDetails,
  listAchievements,
  listUserAchievements,
} from '@skills-center/contract/achievements'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/serve.ts'
import type { AchievementsFeature } from './service.ts'

export function achievementsRoutes(http: FastifyInstance, achievements: AchievementsFeature): void {
  serve(http, listAchievements, () => achievements.list())
  serve(http, listAchievementDetails, () => achievements.listDetails())
  serve(http, listUserAchievements, ({ session }) => achievements.listFor(session.userId))
}
