import { getAuthUser, getCurrentUser, checkUsername, login, logout, setGrade, signup } from './accounts.ts'
import { listAchievements, listUserAchievements } from './achievements.ts'
import { listActivities } from './activities.ts'
import { getSubscriptionStatus } from './billing.ts'
import { getClassroom, listClassrooms } from './classrooms.ts'
import { getConfig } from './config.ts'
import type { Endpoint } from './endpoint.ts'
import {
  answerQuestion,
  deferQuestion,
  getHint,
  getMasteryRules,
  getNextPractice,
  getPlacement,
  getPlan,
  getPractice,
} from './practice.ts'
import { reportQuestion } from './practice/question-reports.ts'
import { swapQuestion } from './practice/swap.ts'
import { getStats, listProgress, listWeeklyActivity } from './progress.ts'
import { getLesson, listSkills } from './skills.ts'

/** Every call there is, by name: what the OpenAPI document lists and the access test walks. */
export const endpoints = {
  getConfig,
  checkUsername,
  signup,
  login,
  logout,
  getAuthUser,
  getCurrentUser,
  setGrade,
  listSkills,
  getLesson,
  getPractice,
  getPlan,
  getNextPractice,
  getPlacement,
  answerQuestion,
  deferQuestion,
  swapQuestion,
  reportQuestion,
  getHint,
  getMasteryRules,
  getStats,
  listProgress,
  listWeeklyActivity,
  listAchievements,
  listUserAchievements,
  getSubscriptionStatus,
  listClassrooms,
  getClassroom,
  listActivities,
} satisfies Record<string, Endpoint>
