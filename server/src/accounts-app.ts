import type { FastifyInstance } from 'fastify'
import { retentionDays } from '@skills-center/contract/accounts/retention'
import type { UserId } from '@skills-center/contract/ids'
import { accessTokenRoutes } from './accounts/access-token-routes.ts'
import { createAccessTokenSettings } from './accounts/access-tokens.ts'
import { createClassPrivacy, endConsentsOf } from './accounts/consent/class-privacy.ts'
import { consentRoutes } from './accounts/consent/consent-routes.ts'
import { createCardPasswords } from './accounts/card-passwords.ts'
import { createConsents } from './accounts/consent/consents.ts'
import { createParentLinks } from './accounts/consent/parent-links.ts'
import { createPersonalDetails } from './accounts/consent/personal-details.ts'
import { createConsentStatus } from './accounts/consent/consent-status.ts'
import { createOwnData } from './accounts/own-data.ts'
import { createPasswordReset } from './accounts/password-reset.ts'
import { createPasswords, type PasswordCost } from './accounts/passwords.ts'
import { createRosterAccounts } from './accounts/roster-accounts.ts'
import { createRetention, type RetentionDeps } from './accounts/retention/retention.ts'
import { accountsRoutes } from './accounts/routes.ts'
import { createAccounts } from './accounts/service.ts'
import { settingsRoutes } from './accounts/settings-routes.ts'
import { selectLanguage } from './accounts/settings-queries.ts'
import { createSettings } from './accounts/settings.ts'
import { deleteExpiredSignInCards } from './accounts/sign-in-card-queries.ts'
import { signInCardRoutes } from './accounts/sign-in-card-routes.ts'
import { createSignInCards } from './accounts/sign-in-cards.ts'
import { createSignInGuard } from './accounts/sign-in-guard.ts'
import type { SsoDeps } from './accounts/sso/deps.ts'
import { createFindPerson } from './accounts/sso/find-person.ts'
import { createSso } from './accounts/sso/sso.ts'
import { ssoRoutes } from './accounts/sso/sso-routes.ts'
import { deleteOldEvents } from './activities/event-queries.ts'
import { requireTaught } from './classrooms/access.ts'
import { deleteOldClassEvents, erasePerson, removeStudentNumbers } from './classrooms/erase-person-queries.ts'
import type { ClassroomsFeature } from './classrooms/service.ts'
import { deleteOldSelections } from './lti/deep-linking/selection-queries.ts'
import { deleteOldLaunches } from './lti/launch-queries.ts'
import { type AccessTokens, deleteEndedTokens } from './platform/access-tokens.ts'
import { createAudit, deleteOldAudit } from './platform/audit.ts'
import type { Delay, NewId, Now } from './platform/clock.ts'
import type { Database, Queryable } from './platform/database.ts'
import type { Log } from './platform/log.ts'
import type { MailLanguage } from './platform/mail-language.ts'
import type { PostOffice } from './platform/mail.ts'
import type { Sessions } from './platform/sessions.ts'
import { deleteUnusedQuestions } from './questions/author-erasure.ts'
import { unshownColumns } from './practice/questions/open-questions.ts'
import { deleteOldPopulations } from './practice/learner/population-queries.ts'
import { cancelAbandonedSyncs } from './rosters/cancel-abandoned-syncs.ts'
import { deleteOldSyncs } from './rosters/sync-queries.ts'
import type { SchoolsDeps } from './schools/deps.ts'
import { deleteRecordOpenings } from './schools/organization/manage-queries.ts'
import { createRosterPlaces } from './schools/organization/roster-places.ts'
import { organizationRoutes } from './schools/organization/routes.ts'
import { schoolsRoutes } from './schools/routes.ts'
import { createSchoolRecords, type SchoolRecordsFeature } from './schools/service.ts'
import { deleteClosedRequests } from './support/closed-requests-queries.ts'
import { eraseRequester } from './support/erase-requester-queries.ts'

interface Deps {
  database: Database
  secret: string
  now: Now
  delay: Delay
  newId: NewId
  randomBytes: (size: number) => Buffer
  passwordCost?: PasswordCost | undefined
  log: Log
  sessions: Sessions
  accessTokens: AccessTokens
  post: PostOffice
  appName: string
  mailLanguage: MailLanguage
  siteAddress: string
  /** Whether sign-on providers may run on this machine, without TLS. */
  allowsLoopback: boolean
  /** Makes a password that a child can read off a card. */
  makePassword: () => string
  /** Resolves a class code given at sign-up. Returns the function that enrolls the new student. */
  admit: (code: string, network: string) => Promise<(tx: Queryable, id: UserId) => Promise<void>>
  stripeSubscriptionId: (id: UserId) => Promise<string | null>
  /** Whether there may be a demo class here. */
  isDemo: boolean
  masteries: SchoolsDeps['masteries']
  /** Called in the transaction that erases an account, for data that the foreign keys do not delete. */
  onErase: (tx: Queryable, id: UserId) => Promise<void>
}

/** Single sign-on, with what it takes from schools. */
const connectSso = (
  deps: Omit<SsoDeps, 'redirectUriOf' | 'requireDistrictOf'>,
  { schoolRecords }: { schoolRecords: SchoolRecordsFeature },
) =>
  createSso({
    ...deps,
    redirectUriOf: (districtId) => `${deps.siteAddress}/sign-in/${districtId}`,
    requireDistrictOf: async (userId) =>
      (await schoolRecords.organization.requireDistrictScope(userId)).districtId,
  })

/** The part of `app.ts` about accounts: sign-in, consent, school records, and retention. */
export function connectAccounts(deps: Deps) {
  const { database, now, sessions, post } = deps
  const guard = createSignInGuard(deps)
  const audit = createAudit(deps)
  const passwords = createPasswords({ ...deps, cost: deps.passwordCost })
  const cardPasswords = createCardPasswords({ make: deps.makePassword, passwords, log: deps.log })
  const accounts = createAccounts({
    ...deps,
    guard,
    passwords,
    cardPasswords,
    audit,
    arrive: (body, from) => consents.arrive(body, from),
    isAdministrator: (id) => schoolRecords.administrators.isAdministrator(id),
  })
  const { forget } = accounts
  const onErase = [erasePerson, eraseRequester, deps.onErase]
  const ownData = createOwnData({ ...deps, unshownColumns, audit, forget, onErase })
  const details = createPersonalDetails({ ...deps, forget, removeNumbers: removeStudentNumbers })
  const shared = { ...deps, passwords, audit, details, erase: ownData.erase, exportData: ownData.take }
  const { status } = createConsentStatus(deps)
  const parents = createParentLinks({ ...shared, account: accounts.requireAccount, status })
  const consents = createConsents({ ...shared, parents })
  const schoolDeps: SchoolsDeps = {
    ...shared,
    waitingForConsent: consents.waiting,
    endSessions: sessions.revokeAll,
    onUnverified: (tx, id) => endConsentsOf({ now, audit, details }, tx, id),
  }
  const schoolRecords = createSchoolRecords(schoolDeps)
  const people = createFindPerson({
    ...shared,
    askAge: async (tx, id) => void (await consents.askAge(tx, id)),
  })
  const sso = connectSso({ ...shared, people }, { schoolRecords })
  const retention = createRetention({
    ...shared,
    cleanups: cleanupsOf({ now, sessions, post, guard, schoolRecords, sso }),
  })

  function serve(http: FastifyInstance, { roster }: ClassroomsFeature): void {
    accountsRoutes(http, { accounts, guard, sessions })
    const settings = createSettings({
      ...shared,
      guard,
      forget,
      requireMayKeepDetails: consents.requireMayKeepDetails,
    })
    settingsRoutes(http, { settings, resets: createPasswordReset(shared), ownData })
    accessTokenRoutes(
      http,
      createAccessTokenSettings({
        ...shared,
        tokens: deps.accessTokens,
        requirePassword: settings.requirePassword,
      }),
    )
    const classPrivacy = createClassPrivacy({
      ...shared,
      requireVerified: schoolRecords.requireVerified,
      forget,
      requireTaught: (teacherId, id) => requireTaught(database, teacherId, id),
      managed: roster.managed,
      requireManaged: (teacherId, id, studentId) => roster.requireManaged(teacherId, id, [studentId]),
    })
    const cards = createSignInCards({
      ...shared,
      guard,
      account: accounts.requireAccount,
      requireManaged: roster.requireManaged,
    })
    signInCardRoutes(http, { cards, accounts, guard, sessions })
    ssoRoutes(http, { sso, accounts, guard, sessions })
    consentRoutes(http, { consents, parents, classPrivacy })
    schoolsRoutes(http, schoolRecords)
    organizationRoutes(http, schoolRecords)
  }

  const languageOf = (id: UserId) => selectLanguage(database, id)
  return {
    accounts,
    guard,
    audit,
    ownData,
    consents,
    schoolRecords,
    people,
    retention,
    languageOf,
    rosterAccounts: createRosterAccounts({ ...shared, forget }),
    rosterPlaces: createRosterPlaces(schoolDeps),
    serve,
  }
}

/** What the retention job deletes, and after how many days. */
const cleanupsOf = ({
  now,
  sessions,
  post,
  guard,
  schoolRecords,
  sso,
}: Pick<Deps, 'now' | 'sessions' | 'post'> & {
  guard: ReturnType<typeof createSignInGuard>
  schoolRecords: SchoolRecordsFeature
  sso: ReturnType<typeof connectSso>
}): RetentionDeps['cleanups'] => [
  { days: 0, deleteBefore: schoolRecords.deleteExpired },
  { days: 0, deleteBefore: sessions.deleteExpired },
  { days: 0, deleteBefore: guard.deleteExpired },
  { days: 0, deleteBefore: sso.deleteExpired },
  { days: 0, deleteBefore: deleteOldLaunches },
  { days: 0, deleteBefore: deleteOldSelections },
  { days: retentionDays.openRosterSync, deleteBefore: cancelAbandonedSyncs },
  { days: retentionDays.auditLog, deleteBefore: deleteOldSyncs },
  { days: retentionDays.openMail, deleteBefore: post.deleteBefore },
  { days: retentionDays.mailFile, deleteBefore: (_db, before) => post.deleteFilesBefore(before) },
  { days: retentionDays.closedSupportRequest, deleteBefore: deleteClosedRequests },
  { days: retentionDays.unusedPicture, deleteBefore: deleteUnusedQuestions(now) },
  { days: retentionDays.classLog, deleteBefore: deleteOldClassEvents },
  { days: retentionDays.activityEvents, deleteBefore: deleteOldEvents },
  { days: retentionDays.schools, deleteBefore: deleteOldPopulations },
  { days: retentionDays.auditLog, deleteBefore: deleteOldAudit },
  { days: retentionDays.auditLog, deleteBefore: deleteRecordOpenings },
  { days: retentionDays.endedToken, deleteBefore: deleteEndedTokens },
  { days: 0, deleteBefore: deleteExpiredSignInCards },
]
