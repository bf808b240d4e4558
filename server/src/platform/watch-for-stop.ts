/** Milliseconds in which signals count as one: Ctrl-C reaches us from the terminal, from npm and from its script. */
const together = 1000

/**
 * Requests to stop, which are signals or similar. The first one is waited for; one that comes later than the signals
 * that belong to the first is from somebody who does not want to wait.
 */
export function watchForStop({ onSecond }: { onSecond: () => void }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let firstAt: number | undefined
  return {
    asked: promise,
    /** @param at milliseconds on a clock that only goes forward */
    ask(at: number): void {
      if (firstAt === undefined) {
        firstAt = at
        resolve()
      } else if (at - firstAt > together) onSecond()
    },
  }
}
