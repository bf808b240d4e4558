/* What the tabs of one browser tell each other. The kinds are their features' own; each reads what it hears. */
const channelName = 'skills-center'

/** Browsers that know no channel, and pages in private windows, have no other tab to speak to. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null

/** Tells all other tabs of this browser. `message` is plain data. */
export function notifyOtherTabs(kind: string, message: unknown = null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel?.postMessage({ kind, message })
}

/** Hears what other tabs tell of this kind; answers how to stop listening. */
export function listenToOtherTabs(kind: string, listener: (message: unknown) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== kind) return
    listener('message' in data ? data.message : null)
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
