/** After this long without a sign of life, the time since then is not counted. */
export const idleAfterMilliseconds = 60_000

/**
 * Counts the time in which a page is in use: shown, and touched within the last minute. Pure: every call is
 * told the time, in milliseconds.
 */
export function createActiveClock(now: number) {
  let counted = 0
  let begun = now
  let since: number | null = now
  let lastSign = now

  function settle(at: number) {
    if (since === null) return
    counted += Math.max(0, Math.min(at, lastSign + idleAfterMilliseconds) - since)
    since = at
  }

  return {
    /** A key, a pointer, a scroll: the person is here. */
    sign(at: number) {
      settle(at)
      lastSign = at
    },
    hidden(at: number) {
      settle(at)
      since = null
    },
    shown(at: number) {
      since ??= at
      lastSign = at
    },
    /** Milliseconds counted so far. */
    read(at: number) {
      settle(at)
      return Math.round(counted)
    },
    /** Milliseconds since it began that are not counted: the page was hidden, or nobody touched it. */
    readIdle(at: number) {
      settle(at)
      return Math.max(0, Math.round(at - begun - counted))
    },
    /** Begins again at nothing. */
    restart(at: number) {
      counted = 0
      begun = at
      if (since !== null) since = at
      lastSign = at
    },
  }
}
