/* Messages between the tabs of one browser. Each feature defines its own kinds and parses what it receives. */
const channelName = 'skills-center'

/** Null in browsers without BroadcastChannel. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null

/** Sends a message to all other tabs of this browser. `message` is plain data. */
export function notifyOtherTabs(kind: string, message: unknown = null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel?.postMessage({ kind, message })
}

/** Listens for messages of this kind from other tabs. Returns a function that stops listening. */
export function listenToOtherTabs(kind: string, listener: (message: unknown) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== kind) return
    listener('message' in data ? data.message : null)
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
