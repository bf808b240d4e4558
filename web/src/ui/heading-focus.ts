/*
 * After a navigation the new page's heading takes the focus, so that keyboard and screen reader start
 * there. The page may still be loading: then its heading takes it when it arrives.
 */
export const pageHeadingId = 'page-heading'
let isAwaited = false

/** Called by the app when the path has changed. */
export function focusPageHeading(): void {
  const heading = document.getElementById(pageHeadingId)
  isAwaited = heading === null
  heading?.focus({ preventScroll: true })
}

/** Called by a heading that has just appeared. */
export function claimHeadingFocus(heading: HTMLElement): void {
  if (!isAwaited) return
  isAwaited = false
  heading.focus({ preventScroll: true })
}
