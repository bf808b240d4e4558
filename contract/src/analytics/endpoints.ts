import {
  getAnswersFile,
  getClassFile,
  getClassMisconceptions,
  getClassNeeds,
  getClassReplay,
  getClassStandards,
  getSkillGrid,
  listClassAnswers,
} from '../analytics.ts'
import type { Endpoint } from '../endpoint.ts'
import { getClassForecast, getEngagement, listSuggestedGroups } from './class-outlook.ts'
import { getModelCard, listItemQuality } from './model-card.ts'
import { getSchoolFile } from './school-file.ts'
import { getStudentReport, listStudentReports } from './student-report.ts'
import { getTeachingFigures, listClassesNow } from './teaching.ts'

/** The analytics calls, for the list of all calls. */
export const analyticsEndpoints = {
  getSkillGrid,
  getClassNeeds,
  getClassMisconceptions,
  getClassStandards,
  listClassAnswers,
  getAnswersFile,
  getClassReplay,
  getClassFile,
  getClassForecast,
  listSuggestedGroups,
  getEngagement,
  getStudentReport,
  listStudentReports,
  getModelCard,
  listItemQuality,
  getSchoolFile,
  getTeachingFigures,
  listClassesNow,
} satisfies Record<string, Endpoint>
