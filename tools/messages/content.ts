/** Questions and lessons, which stay English; `contentLanguage` marks them as English. */
const content: readonly RegExp[] = [
  /^site\/sample-questions\.ts$/,
  /^app\/guide-screens\/sample-question-text\.ts$/,
]

/** Whether a file of `web/src` holds content instead of interface text. */
export const isContent = ({ path }: { readonly path: string }): boolean =>
  content.some((rule) => rule.test(path))
