/** Questions and lessons, which stay English and are marked so by `contentLanguage`. */
const content: readonly RegExp[] = [
  /^site\/sample-questions\.ts$/,
  /^app\/guide-screens\/sample-question-text\.ts$/,
]

/** Whether a file of `web/src` holds content rather than the interface. */
export const isContent = ({ path }: { readonly path: string }): boolean =>
  content.some((rule) => rule.test(path))
