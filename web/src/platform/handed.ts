/*
 * Replies that the server sent along with the page, since the page asks for them at once. Each is taken once, by
 * whoever asks first; soon after the start they are old, and what is asked then goes over the wire.
 */
const replies = new Map<string, unknown>()

/** Milliseconds after which nothing of them is taken any more: on a slow network what takes it comes late. */
const fresh = 60_000
let until = 0

/** `given` has a reply for each address. */
export function hand(given: Readonly<Record<string, unknown>>): void {
  for (const [url, reply] of Object.entries(given)) replies.set(url, reply)
  until = performance.now() + fresh
}

/** Somebody else sits here now, or what was answered before is only now being sent. */
export const forgetHanded = (): void => replies.clear()

/** Undefined where nothing, or nothing fresh, was sent along. */
export function takeHanded(url: string): unknown {
  if (performance.now() > until) forgetHanded()
  const reply = replies.get(url)
  replies.delete(url)
  return reply
}
