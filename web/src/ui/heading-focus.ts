/*
 * After a navigation, focus moves to the new page's heading, so that keyboard and screen reader users start there. If
 * the page is still loading, its heading takes focus when it appears.
 */
export const pageHeadingId = 'page-heading'
let isAwaited = false

/** Call when the path has changed. */
export function focusPageHeading(): void {
  const heading = document.getElementById(pageHeadingId)
  isAwaited = heading === null
  heading?.focus({ preventScroll: true })
}

/** Call when a heading has appeared. */
export function claimHeadingFocus(heading: HTMLElement): void {
  if (!isAwaited) return
  isAwaited = false
  heading.focus({ preventScroll: true })
}
