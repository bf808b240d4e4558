/**
 * The paths that have a page, as in section 2 of the specification. `{…}` stands for one path segment. This file must
 * import nothing: the landing page loads it before anything else.
 */

/** Articles that anyone may read. */
export const articlePaths = [
  '/math-practice',
  '/science-learning',
  '/grade-5',
  '/grade-6',
  '/grade-7',
  '/grade-8',
  '/grade-5-math',
  '/grade-6-math',
  '/grade-7-math',
  '/grade-8-math',
  '/grade-5-science',
  '/grade-6-science',
  '/grade-7-science',
  '/grade-8-science',
  '/algebra-practice',
  '/geometry-practice',
  '/ratios-decimals',
  '/life-science',
  '/physical-science',
  '/earth-science',
  '/ai-adaptive-learning',
  '/progress-tracking',
  '/instant-feedback',
] as const
export type ArticlePath = (typeof articlePaths)[number]

/** The privacy, terms, and security pages. */
export const policyPaths = ['/privacy', '/terms', '/security'] as const
export type PolicyPath = (typeof policyPaths)[number]

/** All pages for visitors. */
export const publicPaths = ['/', ...articlePaths, '/support', ...policyPaths] as const

/** Without a session these return 404, because visitors see only the landing page and the public pages. */
export const signedInPaths = [
  '/practice/overview',
  '/practice/overview/{part}',
  '/practice/overview/notebook/practice',
  '/practice/overview/journal/{skillId}',
  '/practice/overview/sessions/{id}',
  '/practice/overview/offline/{id}',
  '/practice/assignment/{id}',
  '/practice/{skillId}',
  '/grades',
  '/subscribe',
  '/subscription',
  '/achievements',
  '/progress-report',
  '/classrooms',
  '/classroom/{id}',
  '/classroom/{id}/import',
  '/classroom/{id}/cards',
  '/classroom/{id}/assign',
  '/classroom/{id}/gradebook',
  '/classroom/{id}/accommodations',
  '/classroom/{id}/student/{studentId}',
  '/classroom/{id}/reports',
  '/assign',
  '/assignment/{id}',
  '/assignment/{id}/edit',
  '/activity/{id}',
  '/organization',
  '/organization/rosters',
  '/organization/lti',
  '/choose/{code}',
  '/teacher',
  '/ml-analytics',
  '/skills/{skillId}/modules',
  '/questions/create',
  '/question-builder',
  '/app/flow',
  '/teacher-portal',
  '/dashboard',
  '/settings',
] as const

/** Pages for anyone who has the URL, kept out of search engines. */
export const unlistedPaths = [
  '/family/{token}',
  '/sandbox/checkout/{id}',
  '/sandbox/portal/{id}',

  '/shared-report/{token}',
  '/forgot-password',
  '/sign-in',
  '/sign-in/{districtId}',
  '/reset-password/{token}',
  '/consent/{token}',
  '/launch/{code}',
] as const
