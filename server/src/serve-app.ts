import type { FastifyInstance } from 'fastify'
import { requireStandard } from '@skills-center/curriculum/standards'
import type { connectAccounts } from './accounts-app.ts'
import { achievementsRoutes } from './achievements/routes.ts'
import { activitiesRoutes } from './activities/routes.ts'
import { connectAnalytics } from './analytics-app.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import type { AppDeps } from './app-deps.ts'
import { assignmentsRoutes } from './assignments/routes.ts'
import type { PaymentFeature } from './billing/payment-service.ts'
import { billingRoutes } from './billing/routes.ts'
import type { BillingFeature } from './billing/service.ts'
import type { connectClasses } from './classes-app.ts'
import { classroomsRoutes } from './classrooms/routes.ts'
import { configRoutes } from './config/routes.ts'
import type { connectLearning } from './learning-app.ts'
import { ltiRoutes } from './lti/routes.ts'
import type { LtiFeature } from './lti/service.ts'
import type { PostOffice } from './platform/mail.ts'
import { serveOpenApi } from './platform/openapi.ts'
import type { Sessions } from './platform/sessions.ts'
import { skill, skills } from './platform/skills.ts'
import { createExerciseTokens } from './practice/questions/exercise-tokens.ts'
import { skillOutlooks } from './practice/learner/outlook.ts'
import { practiceRoutes } from './practice/routes.ts'
import { whatIfRoutes } from './practice/demo/what-if-routes.ts'
import { createWhatIf } from './practice/demo/what-if.ts'
import { createReportLinks } from './progress/report-links.ts'
import { reportRoutes } from './progress/report-routes.ts'
import { createReport } from './progress/report.ts'
import { progressRoutes } from './progress/routes.ts'
import { questionsRoutes } from './questions/routes.ts'
import { rostersRoutes } from './rosters/routes.ts'
import type { RostersFeature } from './rosters/service.ts'
import { serveSite } from './serve-site.ts'
import { skillsRoutes } from './skills/routes.ts'
import { createSkills } from './skills/service.ts'
import { supportRoutes } from './support/routes.ts'
import { createSupport } from './support/service.ts'

export interface Features {
  post: PostOffice
  newSeed: () => number
  billing: BillingFeature
  payment: PaymentFeature
  accounts: ReturnType<typeof connectAccounts>
  learning: ReturnType<typeof connectLearning>
  classes: ReturnType<typeof connectClasses>
  rosters: RostersFeature
  lti: LtiFeature
  sessions: Sessions
}

/** The part of `app.ts` that registers each feature's routes. */
export async function serveFeatures(http: FastifyInstance, deps: AppDeps, features: Features): Promise<void> {
  const { database, readDatabase = database, configuration, now } = deps
  const { billing, payment, accounts, newSeed } = features
  const { populations, practice, progress, achievements } = features.learning
  const { classrooms, assignments, activities, questions } = features.classes
  const lessons = createSkills({
    skills,
    skill,
    newSeed,
    tries: createExerciseTokens(deps),
    outlooks: (studentId) => skillOutlooks({ database, populations, now }, studentId),
  })

  serveOpenApi(http, configuration.appName)
  configRoutes(http, configuration)
  accounts.serve(http, classrooms)
  await billingRoutes(http, { billing, payment, problemsUsedToday: progress.usedToday })
  rostersRoutes(http, features.rosters)
  await ltiRoutes(http, {
    lti: features.lti,
    sessions: features.sessions,
    randomBytes: deps.randomBytes,
    appName: configuration.appName,
    slow: (network) => accounts.guard.slow('signIn', network),
  })
  classroomsRoutes(http, classrooms)
  activitiesRoutes(http, activities)
  assignmentsRoutes(http, assignments)
  const reports = createReports(deps, features)
  analyticsRoutes(
    http,
    connectAnalytics({
      database: readDatabase,
      now,
      populations,
      practice,
      assignments,
      report: reports.report,
    }),
  )
  skillsRoutes(http, lessons)
  practiceRoutes(http, practice)
  whatIfRoutes(http, createWhatIf({ skill }), now)
  progressRoutes(http, progress)
  reportRoutes(http, reports)
  achievementsRoutes(http, achievements)
  questionsRoutes(http, questions)
  supportRoutes(http, createRequests(deps, features))
  await serveSite(http, {
    configuration,
    now,
    webRoot: deps.webRoot,
    hasDemoClass: await accounts.accounts.isDemoThere(),
    mistakesOf: (id) => lessons.lesson(id).mistakes,
  })
}

function createReports(deps: AppDeps, { accounts: { accounts, consents }, learning }: Features) {
  const report = createReport({
    ...deps,
    skills,
    labelOf: (code) => requireStandard(code).label,
    gradeLevelOf: async (studentId) => (await accounts.requireAccount(studentId)).gradeLevel,
    progressEntries: learning.progress.progressEntries,
    plan: learning.practice.plan,
  })
  const links = createReportLinks({
    ...deps,
    report: report.report,
    firstNameOf: async (studentId) => (await accounts.requireAccount(studentId)).firstName,
    requireShareable: consents.requireShareable,
  })
  return { report, links }
}

const createRequests = (deps: AppDeps, { post, accounts: { accounts, consents } }: Features) =>
  createSupport({
    ...deps,
    ...deps.configuration,
    post,
    emailOf: async (userId) => (await accounts.requireAccount(userId)).email,
    mayWrite: consents.isAgreed,
  })
