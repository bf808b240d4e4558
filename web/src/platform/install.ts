/** Chromium's `beforeinstallprompt` event. Other browsers and the type libraries do not have it. */
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

/** Saves the browser's install prompt for the settings page, instead of showing a bar. Called when the page starts. */
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
  /** Shows the browser's install prompt. Each prompt works only once. */
  async ask(): Promise<void> {
    const asked = offer
    change(null)
    await asked?.prompt()
  },
}
