/** Milliseconds that what is on screen first has the network for itself. */
const headStart = 2000
/** Milliseconds after which it is done though the browser is still busy. */
const timeoutMs = 2000

/** Does something once the page is there and the browser has nothing better to do: what is fetched ahead of its need. */
export function whenIdle(work: () => void): void {
  if (typeof document === 'undefined') return
  const wait = Math.max(0, headStart - performance.now())
  // Not every browser can tell.
  if (!('requestIdleCallback' in globalThis)) setTimeout(work, wait)
  else setTimeout(() => requestIdleCallback(work, { timeout: timeoutMs }), wait)
}
