import { getAuthUser, getCurrentUser, checkUsername, login, logout, setGrade, signup } from './accounts.ts'
import { accountEndpoints } from './accounts/endpoints.ts'
import { listAchievementDetails, listAchievements, listUserAchievements } from './achievements.ts'
import { activityEndpoints } from './activities.ts'
import { reportEndpoints } from './activities/report.ts'
import { analyticsEndpoints } from './analytics/endpoints.ts'
import { assignmentEndpoints } from './assignments.ts'
import { billingEndpoints } from './billing/endpoints.ts'
import { classroomEndpoints } from './classrooms/endpoints.ts'
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
  playWhatIf,
} from './practice.ts'
import { getPastSession, getReplay, listPastSessions } from './practice/history.ts'
import { getJournal } from './practice/journal.ts'
import { getNotebook, getNotebookQuestion } from './practice/notebook.ts'
import { getToday } from './practice/today.ts'
import { downloadPack } from './practice/pack.ts'
import { reportQuestion } from './practice/question-reports.ts'
import { runSimulation } from './practice/simulation.ts'
import { swapQuestion } from './practice/swap.ts'
import { playDemo } from './practice/demo.ts'
import { getStats, listProgress, listWeeklyActivity } from './progress.ts'
import {
  createReportLink,
  getSharedReport,
  listReportLinks,
  revokeReportLink,
} from './progress/report-links.ts'
import { getEffort, setDailyGoal } from './progress/effort.ts'
import { getProgressReport, getReportFile } from './progress/report.ts'
import { questionEndpoints } from './questions.ts'
import { schoolEndpoints } from './schools.ts'
import { organizationEndpoints } from './schools/organization.ts'
import { ltiEndpoints } from './lti.ts'
import { rosterEndpoints } from './rosters.ts'
import { getSitePage } from './site/page.ts'
import { answerSample, getSample } from './site/samples.ts'
import {
  answerExercise,
  getLesson,
  listExercises,
  listSkillLinks,
  listSkillOutlooks,
  listSkills,
} from './skills.ts'
import { listStandards } from './skills/standards.ts'
import { askSupport } from './support.ts'

/** All calls by name, for the OpenAPI document and the access test. */
export const endpoints = {
  getConfig,
  checkUsername,
  signup,
  login,
  logout,
  getAuthUser,
  getCurrentUser,
  setGrade,
  ...accountEndpoints,
  listSkills,
  getLesson,
  listExercises,
  answerExercise,
  listStandards,
  listSkillLinks,
  listSkillOutlooks,
  getPractice,
  getPlan,
  getNextPractice,
  getPlacement,
  answerQuestion,
  deferQuestion,
  runSimulation,
  swapQuestion,
  downloadPack,
  reportQuestion,
  getHint,
  getMasteryRules,
  getToday,
  getJournal,
  getNotebook,
  getNotebookQuestion,
  listPastSessions,
  getPastSession,
  getReplay,
  playWhatIf,
  playDemo,
  getStats,
  listProgress,
  listWeeklyActivity,
  getEffort,
  setDailyGoal,
  getProgressReport,
  getReportFile,
  listReportLinks,
  createReportLink,
  revokeReportLink,
  getSharedReport,
  listAchievements,
  listUserAchievements,
  listAchievementDetails,
  ...billingEndpoints,
  ...classroomEndpoints,
  ...assignmentEndpoints,
  ...activityEndpoints,
  ...reportEndpoints,
  ...analyticsEndpoints,
  ...questionEndpoints,
  ...schoolEndpoints,
  ...organizationEndpoints,
  ...rosterEndpoints,
  ...ltiEndpoints,
  askSupport,
  getSitePage,
  getSample,
  answerSample,
} satisfies Record<string, Endpoint>

/** The calls of the API document. */
export const documentedEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).filter(([, { isForPages }]) => isForPages !== true),
)
