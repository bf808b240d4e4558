/** Time after this long without activity is not counted. */
export const idleAfterMilliseconds = 60_000

/**
 * Counts the time during which a page is in use: visible, and with activity within the last minute. Pure: the caller
 * passes the time, in milliseconds, to every call.
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
    /** A key press, pointer event, or scroll: the person is here. */
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
    /** Milliseconds that were not counted: the page was hidden or idle. */
    readIdle(at: number) {
      settle(at)
      return Math.max(0, Math.round(at - begun - counted))
    },
    /** Starts again from zero. */
    restart(at: number) {
      counted = 0
      begun = at
      if (since !== null) since = at
      lastSign = at
    },
  }
}
