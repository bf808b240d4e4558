import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { getSettings } from '@skills-center/contract/accounts/settings'
import type { User } from '@skills-center/contract/accounts'
import { listAchievements, listUserAchievements } from '@skills-center/contract/achievements'
import { listOwnAssignments } from '@skills-center/contract/assignments'
import { listLiveActivities } from '@skills-center/contract/activities'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { listClassrooms } from '@skills-center/contract/classrooms'
import { getPlan, getPractice } from '@skills-center/contract/practice'
import { getEffort } from '@skills-center/contract/progress/effort'
import { getStats, listProgress, listWeeklyActivity } from '@skills-center/contract/progress'
import { listSkills } from '@skills-center/contract/skills'

const practicePath = /^\/practice\/([a-z0-9-]+)$/
const overview = 'overview'

/**
 * The calls that a page makes as soon as this user opens it. They are sent along with the page and save a round trip.
 * The browser requests anything missing here by itself.
 */
export function firstCalls(path: string, { role, gradeLevel }: Pick<User, 'role' | 'gradeLevel'>): string[] {
  const everywhere = [getSettings.path, getStats.path]
  if (role === 'teacher') return everywhere
  const students = [...everywhere, getPrivacy.path, getSubscriptionStatus.path]
  if (path === '/')
    return [
      ...students,
      listClassrooms.path,
      listLiveActivities.path,
      listOwnAssignments.path,
      getPlan.path,
      listProgress.path,
      `${listSkills.path}?gradeLevel=${gradeLevel}`,
      listWeeklyActivity.path,
      getEffort.path,
      listAchievements.path,
      listUserAchievements.path,
    ]
  const [, skillId] = practicePath.exec(path) ?? []
  return skillId === undefined || skillId === overview
    ? students
    : [...students, getPractice.path.replace('{id}', skillId)]
}
