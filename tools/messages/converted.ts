/**
 * Folders of `web/src`, and of the server’s features, in which everything that people read is said through messages. The
 * lists grow to all.
 */
export const converted: readonly string[] = [
  'language',
  'ui',
  'platform',
  'app',
  'site',
  'accounts/reset',
  'accounts/settings',
  'achievements',
  'skills',
  'assignments',
  'activities',
  'classrooms',
  'support',
]

/** Features whose sentences from the server have Spanish on the web. */
export const translated: readonly string[] = [
  'platform',
  'site',
  'achievements',
  'skills',
  'assignments',
  'activities',
  'classrooms',
  'support',
]

/** Questions and lessons, which stay English and are marked so by `contentLanguage`. */
export const content: readonly RegExp[] = [
  /^site\/sample-questions\.ts$/,
  /^app\/guide-screens\/sample-(?:question-text|strands)\.tsx?$/,
]
