/**
 * Signals within this many milliseconds count as one: Ctrl+C reaches us from the terminal, from npm, and from its
 * script.
 */
const together = 1000

/**
 * Handles requests to stop, such as signals. The first starts an orderly stop. One that comes later than the first
 * one's repeats means "stop now".
 */
export function watchForStop({ onSecond }: { onSecond: () => void }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let firstAt: number | undefined
  return {
    asked: promise,
    /** @param at milliseconds on a monotonic clock */
    ask(at: number): void {
      if (firstAt === undefined) {
        firstAt = at
        resolve()
      } else if (at - firstAt > together) onSecond()
    },
  }
}
