import { childrenTables, consentTables } from './accounts/consent/tables.ts'
import { ssoTables } from './accounts/sso/tables.ts'
import { accountsTables, guardTables, anyLanguage, signInCardTables } from './accounts/tables.ts'
import { achievementsTables } from './achievements/tables.ts'
import {
  activitiesIndexes,
  activitiesOwnQuestions,
  activitiesTables,
  unrevealedAnswerLanguage,
} from './activities/tables.ts'
import {
  assignmentInstructions,
  assignmentRevisions,
  assignmentsIndexes,
  assignmentsTables,
  gradingTables,
  handGrades,
  retakeTables,
  settingsRevisions,
  workGrades,
} from './assignments/tables.ts'
import { analyticsTables } from './analytics/tables.ts'
import { billingTables } from './billing/tables.ts'
import {
  classEventActions,
  classroomRevisions,
  classroomsTables,
  groupRevisions,
  studentNumbers,
} from './classrooms/tables.ts'
import { ltiCourseTables, ltiScoreTables, ltiSelectionTables, ltiTables } from './lti/tables.ts'
import type { Migration } from './platform/migrate.ts'
import { accessTokenTables, auditActions, forgottenMailboxTables, platformTables } from './platform/tables.ts'
import {
  learnerStateColumns,
  lineCreditTables,
  onScreenTables,
  storedItemTables,
  practiceTables,
} from './practice/tables.ts'
import { dailyGoalTables, progressTables } from './progress/tables.ts'
import { questionsIndexes, questionsTables, folderRevisions } from './questions/tables.ts'
import { rosterTables } from './rosters/tables.ts'
import { organizationTables, rosterRights } from './schools/organization/tables.ts'
import { schoolsIndexes, schoolsTables } from './schools/tables.ts'
import { supportTables } from './support/tables.ts'

/** All migrations, in the order in which they are applied. Add new ones at the end. */
export const migrations: readonly Migration[] = [
  ...accountsTables,
  ...platformTables,
  ...billingTables,
  ...classroomsTables,
  ...activitiesTables,
  ...practiceTables,
  ...progressTables,
  ...achievementsTables,
  ...supportTables,
  ...assignmentsTables,
  ...questionsTables,
  ...analyticsTables,
  ...consentTables,
  ...schoolsTables,
  ...guardTables,
  ...childrenTables,
  ...unrevealedAnswerLanguage,
  ...storedItemTables,
  ...forgottenMailboxTables,
  ...activitiesIndexes,
  ...assignmentsIndexes,
  ...questionsIndexes,
  ...schoolsIndexes,
  ...accessTokenTables,
  ...auditActions,
  ...classEventActions,
  ...assignmentRevisions,
  ...anyLanguage,
  ...classroomRevisions,
  ...onScreenTables,
  ...dailyGoalTables,
  ...handGrades,
  ...studentNumbers,
  ...gradingTables,
  ...retakeTables,
  ...signInCardTables,
  ...activitiesOwnQuestions,
  ...assignmentInstructions,
  ...organizationTables,
  ...learnerStateColumns,
  ...ssoTables,
  ...rosterRights,
  ...rosterTables,
  ...groupRevisions,
  ...settingsRevisions,
  ...folderRevisions,
  ...ltiTables,
  ...ltiScoreTables,
  ...ltiSelectionTables,
  ...ltiCourseTables,
  ...lineCreditTables,
  ...workGrades,
]
