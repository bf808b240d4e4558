/** Milliseconds in which the first screen has the network to itself. */
const headStart = 2000
/** Milliseconds after which the work runs even if the browser is still busy. */
const timeoutMs = 2000

/** Runs `work` once the page has loaded and the browser is idle. Used to preload. */
export function whenIdle(work: () => void): void {
  if (typeof document === 'undefined') return
  const wait = Math.max(0, headStart - performance.now())
  // Not every browser has it.
  if (!('requestIdleCallback' in globalThis)) setTimeout(work, wait)
  else setTimeout(() => requestIdleCallback(work, { timeout: timeoutMs }), wait)
}
