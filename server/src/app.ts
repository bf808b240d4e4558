import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listLiveActivities } from '@skills-center/contract/activities'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { UserId } from '@skills-center/contract/ids'
import { offeredLanguages, type Language } from '@skills-center/contract/language'
import { getStats } from '@skills-center/contract/progress'
import { requireStandard } from '@skills-center/curriculum/standards'
import type { OwnDataFeature } from './accounts/own-data.ts'
import type { RetentionFeature } from './accounts/retention/retention.ts'
import { putAccountsTogether } from './accounts-app.ts'
import type { AccountsFeature } from './accounts/service.ts'
import { achievementsRoutes } from './achievements/routes.ts'
import { restoreEarned } from './achievements/restore-earned-queries.ts'
import { createAchievements } from './achievements/service.ts'
import { activitiesRoutes } from './activities/routes.ts'
import { createActivities } from './activities/service.ts'
import type { ActivitiesFeature } from './activities/service.ts'
import { assignedLately, pinnedSkills } from './assignments/own-list.ts'
import { assignmentsRoutes } from './assignments/routes.ts'
import { createAssignments } from './assignments/service.ts'
import { putAnalyticsTogether } from './analytics-app.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { limitReached, refuseBeginning } from './billing/daily-limit.ts'
import { deliverTo } from './billing/deliver-http.ts'
import { createPayment } from './billing/payment.ts'
import type { PaymentFeature } from './billing/payment.ts'
import { createBilling } from './billing/service.ts'
import type { BillingFeature } from './billing/service.ts'
import { requireTaught } from './classrooms/access.ts'
import { makePassword } from './classrooms/credentials.ts'
import { classroomsRoutes } from './classrooms/routes.ts'
import { createClassrooms } from './classrooms/service.ts'
import type { ClassroomsFeature } from './classrooms/service.ts'
import { configRoutes } from './config/routes.ts'
import type { Audit } from './platform/audit.ts'
import type { NewId, Now } from './platform/clock.ts'
import { siteAddress } from './platform/config.ts'
import type { Configuration } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { serveHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import type { Log } from './platform/log.ts'
import { createSealing } from './platform/sealing.ts'
import { createMailTransport } from './platform/mail-transport.ts'
import { createMailLanguage } from './platform/mail-language.ts'
import { createPostOffice } from './platform/mail.ts'
import { serveOpenApi } from './platform/openapi.ts'
import { createSessions } from './platform/sessions.ts'
import { shedPolls, watchLoop } from './platform/shed-polls.ts'
import { skill, skills } from './platform/skills.ts'
import { countMastered } from './practice/count-mastered.ts'
import { practiceRoutes } from './practice/routes.ts'
import { standings } from './practice/learner.ts'
import { findLearner, learnerOf } from './practice/learners.ts'
import type { LearnerParameters } from './practice/learner-parameters.ts'
import { mayEarnCredit } from './practice/credit.ts'
import { rebuildStudent } from './practice/rebuild-student.ts'
import { skillOutlooks } from './practice/outlook.ts'
import { createSchools } from './practice/schools.ts'
import { createQuestionTokens } from './practice/question-token.ts'
import { createTryTokens } from './practice/try-tokens.ts'
import { createPractice } from './practice/service.ts'
import type { PracticeFeature } from './practice/service.ts'
import { whatIfRoutes } from './practice/what-if-routes.ts'
import { createWhatIf } from './practice/what-if.ts'
import { answeredThisWeek } from './progress/answered-this-week.ts'
import { progressRoutes } from './progress/routes.ts'
import { createProgress } from './progress/service.ts'
import { rebuildRecord } from './progress/rebuild.ts'
import { createReport } from './progress/report.ts'
import { createReportLinks } from './progress/report-links.ts'
import { forgetAuthor } from './questions/left.ts'
import { createPublished } from './questions/published.ts'
import { questionsRoutes } from './questions/routes.ts'
import { createQuestions } from './questions/service.ts'
import { reportRoutes } from './progress/report-routes.ts'
import type { SchoolRecordsFeature } from './schools/service.ts'
import { serveSite } from './serve-site.ts'
import { skillsRoutes } from './skills/routes.ts'
import { createSkills } from './skills/service.ts'
import { supportRoutes } from './support/routes.ts'
import { createSupport } from './support/service.ts'

export interface AppNeeds {
  database: Database
  configuration: Configuration
  /** Signs sessions and question tokens. */
  secret: string
  /** What the learner model begins from; undefined: it begins knowing no answers. */
  parameters?: LearnerParameters | undefined
  now: Now
  newId: NewId
  /** A number from 0 to 1, 1 left out. */
  random: () => number
  randomBytes: (size: number) => Buffer
  log: Log
  /** Folder of the built web room. */
  webRoot: string
  /** Of mails; left out: those that readers are offered. */
  languages?: readonly Language[] | undefined
}

export interface App {
  readonly http: FastifyInstance
  readonly accounts: AccountsFeature
  readonly billing: BillingFeature
  readonly payment: PaymentFeature
  readonly classrooms: ClassroomsFeature
  readonly schoolRecords: SchoolRecordsFeature
  readonly practice: PracticeFeature
  readonly activities: ActivitiesFeature
  readonly retention: RetentionFeature
  readonly ownData: OwnDataFeature
  readonly audit: Audit
  /** Works out again all that is derived from a student’s attempts. */
  rebuild(studentId: UserId): Promise<void>
  /** `/readyz` says no from now on and replies end their connection; requests are still served. */
  stopBeingReady(): void
  /** Finishes what has begun, takes nothing new, and leaves the database open. */
  close(): Promise<void>
}

/** Milliseconds that requests in flight are given to finish. */
const patience = 10_000

/** Where features meet: who is built from what, and who is told of what. */
export async function createApp(needs: AppNeeds): Promise<App> {
  const { database, configuration, secret, now, newId, random, log } = needs
  let isClosing = false
  const newSeed = () => needs.randomBytes(4).readUInt32BE() >>> 1

  const sessions = createSessions({ database, secret, now, newId, log })
  const outbox = join(configuration.dataDir, 'outbox')
  const transport = createMailTransport({ ...configuration, folder: outbox, log })
  const post = createPostOffice({ database, now, newId, transport, log })
  const site = siteAddress(configuration)
  const mailLanguage = createMailLanguage(needs.languages ?? offeredLanguages)
  const below = (n: number) => needs.randomBytes(6).readUIntBE(0, 6) % n
  const billing = createBilling({ database, now, newId, dailyLimit: configuration.dailyLimit })
  const accountsSide = putAccountsTogether({
    ...needs,
    sessions,
    post,
    appName: configuration.appName,
    siteAddress: site,
    mailLanguage,
    stripeSubscriptionId: billing.stripeSubscriptionId,
    makePassword: () => makePassword(below),
    admit: (code, network) => classrooms.joining.admit(code, network),
    async onErase(tx, id) {
      await classrooms.samples.removeOf(tx, id)
      await payment.onErase(tx, id)
      await forgetAuthor(tx, id, now())
    },
  })
  const { accounts, guard, audit, ownData, consents, schoolRecords, retention } = accountsSide
  const { isVerified, requireVerified } = schoolRecords
  const schools = createSchools({ database, now, log, parameters: needs.parameters })
  const classrooms = createClassrooms({
    database,
    now,
    newId,
    secret,
    requireVerified,
    below,
    students: accounts.students,
    requireMayJoin: consents.requireAnswered,
    onClassesChanged: consents.classesChanged,
    answeredThisWeek: (studentIds) => answeredThisWeek(database, studentIds, now()),
    countMastered: (studentIds) => countMastered(database, schools, studentIds),
    prepareSampleAnswers: (grade) => practice.prepareSampleAnswers(grade),
  })
  const achievements = createAchievements({
    database,
    now,
    countsOf: (studentId) => progress.tally(studentId),
  })
  const progress = createProgress({
    database,
    now,
    newId,
    subjectOf: (skillId) => skill(skillId)?.subject,
    countEarned: achievements.countEarned,
    learner: async (studentId) => learnerOf(await findLearner(database, schools, studentId)),
    standings: async (learner) =>
      standings(await schools.at(now()), learner, Math.floor(now().getTime() / 1000)),
    award: achievements.award,
  })
  const planUse = async (studentId: UserId) => billing.planUse(studentId, await progress.usedToday(studentId))
  const published = createPublished({ database, now })
  const practice = createPractice({
    database,
    now,
    newId,
    random,
    schools,
    tokens: createQuestionTokens(secret, needs.randomBytes),
    skill,
    mayWrite: consents.isAgreed,
    planUse,
    authored: published.version,
    pinned: (studentId) => pinnedSkills({ database, now }, studentId),
    assignedLately: (studentId) => assignedLately({ database, now, skill }, studentId),
    limitReached,
    totals: progress.totals,
    dayOf: progress.dayOf,
    achievement: achievements.requireAchievement,
    async openDays(tx, submissions) {
      const records = await progress.openRecords(
        tx,
        submissions.map(({ question, body, at }) => ({
          studentId: question.studentId,
          timeZone: body.timeZone,
          at,
        })),
      )
      return Promise.all(
        records.map(async ({ studentId, date, usedToday }) => ({
          date,
          refusal: refuseBeginning(await billing.planUse(studentId, usedToday)),
        })),
      )
    },
    credit: (tx, credits) =>
      progress.record(
        tx,
        credits.map(({ question, skill: { id: skillId, subject }, ...credit }) => ({
          ...credit,
          studentId: question.studentId,
          skillId,
          subject,
          level: question.level,
        })),
      ),
    earnsCredit: async (_tx, questions) => questions.map(mayEarnCredit),
    onSettled: progress.announce,
    onAnsweredLive: (tx, answers) => activities.answered(tx, answers),
    onChanged: progress.forget,
    async lock(tx, studentId, at) {
      await progress.openRecords(tx, [{ studentId, timeZone: undefined, at }])
    },
  })
  const activities = createActivities({
    database,
    now,
    newId,
    random,
    skill,
    isVerified,
    questions: practice.live,
    log,
    judge: practice.live.judge,
    count: practice.live.count,
    answer: practice.answer,
    arrangeGroups: classrooms.groups.arrange,
    assign: (teacherId, classroomId, body) => assignments.create(teacherId, classroomId, body),
  })
  const report = createReport({
    database,
    now,
    skills,
    labelOf: (code) => requireStandard(code).label,
    gradeLevelOf: async (studentId) => (await accounts.requireAccount(studentId)).gradeLevel,
    standings: progress.standings,
    plan: practice.plan,
  })
  const links = createReportLinks({
    database,
    now,
    newId,
    randomBytes: needs.randomBytes,
    report: report.report,
    firstNameOf: async (studentId) => (await accounts.requireAccount(studentId)).firstName,
    requireShareable: consents.requireShareable,
  })

  const http = await createHttp({
    sessions,
    log,
    trustProxy: configuration.trustProxy,
    publicUrl: configuration.publicUrl,
    isClosing: () => isClosing,
  })
  shedPolls(http, [getStats.path, getSubscriptionStatus.path, listLiveActivities.path], watchLoop())
  serveHealth(http, { database, isClosing: () => isClosing })
  serveOpenApi(http, configuration.appName)
  configRoutes(http, configuration)
  accountsSide.serve(http, classrooms)
  const payment = createPayment({
    ...needs,
    post,
    audit,
    appName: configuration.appName,
    siteAddress: site,
    mailLanguage,
    billing,
    setup: configuration.payments,
    trialDays: configuration.trialDays,
    firstNameOf: async (studentId) => (await accounts.requireAccount(studentId)).firstName,
    languageOf: accountsSide.languageOf,
    isAdult: consents.isAdult,
    requireMayBuy: consents.requireMayBuy,
    deliver: deliverTo(() => http),
  })
  await billingRoutes(http, { billing, payment, problemsUsedToday: progress.usedToday })
  classroomsRoutes(http, classrooms)
  activitiesRoutes(http, activities)
  const assignments = createAssignments({
    database,
    now,
    newId,
    newSeed,
    sealing: createSealing(secret, 'slot-handle', needs.randomBytes),
    authored: published.version,
    assignable: published.assignable,
    authorsOf: published.authorsOf,
    skill,
    requireTaught: async (teacherId, id) => (await requireTaught(database, teacherId, id)).classroom,
    askFor: practice.assigned,
    replays: practice.replays,
  })
  assignmentsRoutes(http, assignments)
  analyticsRoutes(http, putAnalyticsTogether({ database, now, schools, practice, assignments }))
  const lessons = createSkills({
    skills,
    skill,
    newSeed,
    tries: createTryTokens(needs),
    outlooks: (studentId) => skillOutlooks({ database, schools, now }, studentId),
  })
  skillsRoutes(http, lessons)
  practiceRoutes(http, practice)
  whatIfRoutes(http, createWhatIf({ skill }), now)
  progressRoutes(http, progress)
  reportRoutes(http, { report, links })
  achievementsRoutes(http, achievements)
  questionsRoutes(http, createQuestions({ database, now, newId, skill, requireVerified }))
  const emailOf = async (userId: UserId) => (await accounts.requireAccount(userId)).email
  supportRoutes(
    http,
    createSupport({ ...needs, ...configuration, post, emailOf, mayWrite: consents.isAgreed }),
  )
  await serveSite(http, {
    configuration,
    now,
    webRoot: needs.webRoot,
    mistakesOf: (id) => lessons.lesson(id).mistakes,
  })

  await sessions.start()
  await progress.start()
  await activities.startLive()
  schools.start()
  await payment.start()
  post.start()
  retention.start()
  await guard.tidy()

  return {
    http,
    accounts,
    billing,
    payment,
    classrooms,
    schoolRecords,
    practice,
    activities,
    retention,
    ownData,
    audit,
    rebuild: (studentId) =>
      database.transaction(async (tx) => {
        await progress.openRecords(tx, [{ studentId, timeZone: undefined, at: now() }])
        await restoreEarned(tx, studentId)
        await rebuildStudent(tx, schools, studentId)
        await rebuildRecord({ subjectOf: (skillId) => skill(skillId)?.subject }, tx, studentId)
        await progress.announce(tx, [studentId])
      }),
    stopBeingReady() {
      isClosing = true
    },
    async close() {
      isClosing = true
      const overdue = setTimeout(() => http.server.closeAllConnections(), patience)
      await activities.stopLive()
      await http.close()
      clearTimeout(overdue)
      schools.stop()
      retention.stop()
      await payment.stop()
      await post.stop()
      await progress.stop()
      await sessions.stop()
    },
  }
}
