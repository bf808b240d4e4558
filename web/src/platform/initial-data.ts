/*
 * Replies that the server sent with the page, since the page asks for them at once. Each is taken once, by the first
 * that asks for it. Soon after the start they are old, and what is asked then goes over the network.
 */
import { pageContext } from '../page/page-context.ts'

/** Milliseconds after which the replies are no longer used. It is long because on a slow network code arrives late. */
const fresh = 60_000

/** `given` has a reply for each address. */
export function storeInitialData(given: Readonly<Record<string, unknown>>): void {
  const page = pageContext()
  for (const [url, reply] of Object.entries(given)) page.replies.set(url, reply)
  page.repliesExpireAt = performance.now() + fresh
}

/** For when somebody else sits here now, or what was answered before is only now being sent. */
export const clearInitialData = (): void => pageContext().replies.clear()

/** The reply to the first address that is asked for, which stays to be taken. */
export function peekInitialData(isAskedFor: (url: string) => boolean): unknown {
  const { replies } = pageContext()
  return replies.get([...replies.keys()].find(isAskedFor) ?? '')
}

/** Undefined where nothing came with the page, or nothing fresh. */
export function consumeInitialData(url: string): unknown {
  const { replies, repliesExpireAt } = pageContext()
  if (performance.now() > repliesExpireAt) replies.clear()
  const reply = replies.get(url)
  replies.delete(url)
  return reply
}
