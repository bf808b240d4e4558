import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { listLiveActivities } from '@skills-center/contract/activities'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import type { UserId } from '@skills-center/contract/ids'
import { offeredLanguages } from '@skills-center/contract/language'
import { getStats } from '@skills-center/contract/progress'
import { connectAccounts } from './accounts-app.ts'
import type { OwnDataFeature } from './accounts/own-data.ts'
import type { RetentionFeature } from './accounts/retention/retention.ts'
import type { AccountsFeature } from './accounts/service.ts'
import type { ActivitiesFeature } from './activities/service.ts'
import type { AssignmentsFeature } from './assignments/service.ts'
import { deliverTo } from './billing/deliver-http.ts'
import { createPayment, type PaymentFeature } from './billing/payment-service.ts'
import { type BillingFeature, createBilling } from './billing/service.ts'
import type { AppDeps } from './app-deps.ts'
import { connectClasses } from './classes-app.ts'
import { makePassword } from './classrooms/credentials.ts'
import type { ClassroomsFeature } from './classrooms/service.ts'
import { connectLearning } from './learning-app.ts'
import { createAccessTokens } from './platform/access-tokens.ts'
import { connectLti } from './lti-app.ts'
import type { LtiFeature } from './lti/service.ts'
import type { Audit } from './platform/audit.ts'
import { siteAddress } from './platform/config.ts'
import { serveHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import { createMailLanguage } from './platform/mail-language.ts'
import { createMailTransport } from './platform/mail-transport.ts'
import type { Metrics, MetricsDeps } from './platform/metrics.ts'
import { createPostOffice } from './platform/mail.ts'
import { createSessions } from './platform/sessions.ts'
import { shedPolls } from './platform/refuse-polls-under-load.ts'
import type { PracticeFeature } from './practice/service.ts'
import { eraseAuthor } from './questions/author-erasure.ts'
import type { QuestionsFeature } from './questions/service.ts'
import { connectRosters } from './rosters-app.ts'
import type { RostersFeature } from './rosters/service.ts'
import type { SchoolRecordsFeature } from './schools/service.ts'
import { serveFeatures } from './serve-app.ts'

export interface App {
  readonly http: FastifyInstance
  readonly accounts: AccountsFeature
  readonly billing: BillingFeature
  readonly payment: PaymentFeature
  readonly classrooms: ClassroomsFeature
  readonly assignments: AssignmentsFeature
  readonly schoolRecords: SchoolRecordsFeature
  readonly rosters: RostersFeature
  readonly lti: LtiFeature
  readonly practice: PracticeFeature
  readonly activities: ActivitiesFeature
  readonly questions: QuestionsFeature
  readonly retention: RetentionFeature
  readonly ownData: OwnDataFeature
  readonly audit: Audit
  /** Recomputes everything derived from a student's attempts. */
  rebuild(studentId: UserId): Promise<void>
  /** From now on `/readyz` answers 503 and replies close their connection; requests are still served. */
  stopBeingReady(): void
  /** Finishes requests in flight, accepts no new ones, and leaves the database open. */
  close(): Promise<void>
}

/** How long requests in flight may take to finish. */
const closeTimeoutMs = 10_000

/**
 * Connects the features, serves their routes, and starts them. Features that call each other do so only once all exist.
 */
export async function createApp(deps: AppDeps): Promise<App> {
  const base = await createBase(deps)
  const billing = createBilling({ ...deps, dailyLimit: deps.configuration.dailyLimit })
  const accounts = connectAccounts({
    ...deps,
    ...base,
    stripeSubscriptionId: billing.stripeSubscriptionId,
    isDemo: deps.configuration.isDemo,
    makePassword: () => makePassword(base.below),
    admit: (code, network) => classes.classrooms.joining.admit(code, network),
    masteries: (id) => learning.progress.progressEntries(id),
    async onErase(tx, id) {
      await classes.classrooms.samples.removeOf(tx, id)
      await payment.onErase(tx, id)
      await eraseAuthor(tx, id, deps.now())
    },
  })
  const learning = connectLearning({
    ...deps,
    billing,
    mayWrite: accounts.consents.isAgreed,
    onAnsweredLive: (tx, answers) => classes.activities.answered(tx, answers),
    measureBatch: base.metrics?.measureBatch,
  })
  const classes = connectClasses({ ...deps, ...base, accounts, learning })
  const rosters = connectRosters({ ...deps, ...base, accounts, classes })
  const lti = connectLti({ ...deps, ...base, accounts, classes })
  const payment = createPayment({
    ...deps,
    ...base,
    billing,
    audit: accounts.audit,
    setup: deps.configuration.payments,
    trialDays: deps.configuration.trialDays,
    firstNameOf: async (studentId) => (await accounts.accounts.requireAccount(studentId)).firstName,
    languageOf: accounts.languageOf,
    isAdult: accounts.consents.isAdult,
    requireMayBuy: accounts.consents.requireMayBuy,
    deliver: deliverTo(() => http),
  })

  const state = { isClosing: false }
  const { isAdministrator } = accounts.schoolRecords.administrators
  const http = await createServer(deps, { ...base, isAdministrator }, state)
  await serveFeatures(http, deps, { ...base, billing, payment, accounts, learning, classes, rosters, lti })

  await base.sessions.start()
  await learning.progress.start()
  await classes.activities.startLive()
  if (deps.runsJobs !== false) {
    learning.populations.start()
    accounts.retention.start()
  }
  await payment.start()
  base.post.start()
  rosters.jobs.start()
  await lti.start()
  await accounts.guard.deleteExpired()

  return {
    ...accounts,
    ...learning,
    ...classes,
    http,
    billing,
    payment,
    rosters,
    lti,
    stopBeingReady() {
      state.isClosing = true
    },
    async close() {
      state.isClosing = true
      const overdue = setTimeout(() => http.server.closeAllConnections(), closeTimeoutMs)
      await classes.activities.stopLive()
      await http.close()
      clearTimeout(overdue)
      learning.populations.stop()
      accounts.retention.stop()
      await rosters.jobs.stop()
      await lti.stop()
      await payment.stop()
      await base.post.stop()
      await learning.progress.stop()
      await base.sessions.stop()
    },
  }
}

/** What belongs to no feature: sessions, email, and cryptographically random numbers. */
async function createBase(deps: AppDeps) {
  const { configuration, database, readDatabase = database, randomBytes } = deps
  const folder = join(configuration.dataDir, 'outbox')
  const transport = createMailTransport({ ...configuration, folder, log: deps.log })
  const post = createPostOffice({ ...deps, transport })
  return {
    sessions: createSessions(deps),
    accessTokens: createAccessTokens(deps),
    post,
    metrics:
      configuration.metricsToken === null
        ? null
        : await openMetrics({
            pools: { answers: database.state, reads: readDatabase.state },
            waitingMail: post.waiting,
            readAllMetrics: deps.readAllMetrics,
          }),
    appName: configuration.appName,
    siteAddress: siteAddress(configuration),
    allowsLoopback: configuration.ssoLoopback,
    mailLanguage: createMailLanguage(deps.languages ?? offeredLanguages),
    below: (n: number) => randomBytes(6).readUIntBE(0, 6) % n,
    newSeed: () => randomBytes(4).readUInt32BE() >>> 1,
  }
}

/** Its library is loaded only where metrics are served. */
async function openMetrics(deps: MetricsDeps) {
  const { createMetrics, serveMetrics } = await import('./platform/metrics.ts')
  const metrics: Metrics = createMetrics(deps)
  return {
    measureBatch: metrics.measureBatch,
    serve: (http: FastifyInstance, token: string) => serveMetrics(http, metrics, token),
  }
}

async function createServer(
  { database, configuration, log, lateness }: AppDeps,
  {
    sessions,
    accessTokens,
    metrics,
    isAdministrator,
  }: Awaited<ReturnType<typeof createBase>> & { isAdministrator: (id: UserId) => Promise<boolean> },
  state: { isClosing: boolean },
): Promise<FastifyInstance> {
  const isClosing = () => state.isClosing
  const { trustProxy, publicUrl, metricsToken } = configuration
  const http = await createHttp({
    sessions,
    accessTokens,
    log,
    trustProxy,
    publicUrl,
    isClosing,
    isAdministrator,
  })
  if (metrics !== null && metricsToken !== null) metrics.serve(http, metricsToken)
  shedPolls(http, [getStats.path, getSubscriptionStatus.path, listLiveActivities.path], lateness)
  serveHealth(http, { database, isClosing })
  return http
}
