import {
  getClassFile,
  getClassMisconceptions,
  getClassNeeds,
  getClassReplay,
  getClassStandards,
  getSkillGrid,
  listClassAnswers,
} from '../analytics.ts'
import type { Endpoint } from '../endpoint.ts'

/** The calls of analytics, for the list of all calls. */
export const analyticsEndpoints = {
  getSkillGrid,
  getClassNeeds,
  getClassMisconceptions,
  getClassStandards,
  listClassAnswers,
  getClassReplay,
  getClassFile,
} satisfies Record<string, Endpoint>
