/** What Chromium offers a page that can be installed; no other browser does, and no type library names it. */
interface Offer extends Event {
  prompt: () => Promise<unknown>
}

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

const watchers = new Set<() => void>()
let offer: Offer | null = null

function change(now: Offer | null): void {
  offer = now
  for (const watcher of watchers) watcher()
}

/** Keeps the browser's offer for the settings, in place of a bar that nobody asked for. From the start of the page on. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isOffer(event)) change(event)
  })
  addEventListener('appinstalled', () => change(null))
}

export const installation = {
  isOffered: () => offer !== null,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** Asks the browser, which asks the person. An offer is good for one time. */
  async ask(): Promise<void> {
    const asked = offer
    change(null)
    await asked?.prompt()
  },
}
