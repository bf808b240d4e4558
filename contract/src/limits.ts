import type { Endpoint } from './endpoint.ts'

/** How often one account may make calls that cost much; such calls also take turns on the server. */
type Limit = NonNullable<Endpoint['limit']>

/** A screen about a whole class: some of them are on one page, and it is looked at again after each change. */
export const classScreen: Limit = { max: 120, seconds: 60 }

/** A file made from many rows, or read into many. */
export const bigFile: Limit = { max: 30, seconds: 60, isLong: true }

/** A question of a teacher's own, remade at each pause in typing. */
export const preview: Limit = { max: 120, seconds: 60 }

/** Rows of a simulation: a table has 20 at most, so nobody meets this by hand. */
export const simulatedRuns: Limit = { max: 120, seconds: 60 }

/** Makes a class with its students and their answers. */
export const wholeClass: Limit = { max: 8, seconds: 600, isLong: true }

/**
 * Calls that answer 429 after wrong passwords, wrong codes, links that lead nowhere, or very many of them, without a
 * `limit` of their own. The numbers are in `docs/security.md`.
 */
export const slowedCalls: ReadonlySet<string> = new Set([
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
