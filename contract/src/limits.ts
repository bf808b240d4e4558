import type { Endpoint } from './endpoint.ts'

/** Rate limit per account for expensive calls. Those with `isLong` also queue on the server. */
type Limit = NonNullable<Endpoint['limit']>

/** A screen about a whole class. One page may make several of these calls, and it reloads after each change. */
export const classScreen: Limit = { max: 120, seconds: 60 }

/** A file exported from many rows, or imported into many. */
export const bigFile: Limit = { max: 30, seconds: 60, isLong: true }

/** A teacher's own question, regenerated at each pause in typing. */
export const preview: Limit = { max: 120, seconds: 60 }

/** Rows of a simulation. A table has at most 20 rows, so nobody reaches this by hand. */
export const simulatedRuns: Limit = { max: 120, seconds: 60 }

/** Creates a class with its students and their answers. */
export const wholeClass: Limit = { max: 8, seconds: 600, isLong: true }

/**
 * Calls without a `limit` that may still return 429: after wrong passwords, wrong codes, or invalid links, or after
 * very many calls. The numbers are in `docs/security.md`.
 */
export const slowedCalls: ReadonlySet<string> = new Set([
  'findSsoDistricts',
  'startSso',
  'finishSso',
  'endSso',
  'checkUsername',
  'signup',
  'login',
  'changePassword',
  'changeEmail',
  'eraseAccount',
  'createAccessToken',
  'askPasswordReset',
  'getPasswordReset',
  'resetPassword',
  'getOwnData',
  'getStudentData',
  'askParent',
  'getConsent',
  'giveConsent',
  'withdrawConsent',
  'getChildData',
  'joinClassroom',
  'previewJoin',
  'askSchoolAddress',
  'inviteColleague',
  'getSchoolLink',
  'acceptSchoolLink',
  'getSharedReport',
  'createAskLink',
  'getFamilyPlan',
  'listPlanInvoices',
  'beginCheckout',
  'openPortal',
  'cancelPlan',
  'resumePlan',
  'mailManageLink',
  'askSupport',
  'reportQuestion',
  'downloadPack',
  'playDemo',
  'playWhatIf',
  'getSitePage',
  'getSample',
  'answerSample',
  'watchActivity',
])
