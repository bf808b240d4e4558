/*
 * Replies that the server sent with the page, because the page needs them at once. Each is used once, by its first
 * caller. After a while they are stale, and requests go over the network.
 */
import { pageContext } from '../page/page-context.ts'

/** Milliseconds after which the replies expire. Long, because code arrives late on a slow network. */
const maxAgeMs = 60_000

/** `given` holds one reply for each URL. */
export function storeInitialData(given: Readonly<Record<string, unknown>>): void {
  const page = pageContext()
  for (const [url, reply] of Object.entries(given)) page.replies.set(url, reply)
  page.repliesExpireAt = performance.now() + maxAgeMs
}

/** For use when the user has changed, or when older answers are only being sent now. */
export const clearInitialData = (): void => pageContext().replies.clear()

/** The reply to the first URL that matches. Does not consume it. */
export function peekInitialData(isAskedFor: (url: string) => boolean): unknown {
  const { replies } = pageContext()
  return replies.get([...replies.keys()].find(isAskedFor) ?? '')
}

/** Undefined if nothing came with the page for this URL, or if it is stale. */
export function consumeInitialData(url: string): unknown {
  const { replies, repliesExpireAt } = pageContext()
  if (performance.now() > repliesExpireAt) replies.clear()
  const reply = replies.get(url)
  replies.delete(url)
  return reply
}
