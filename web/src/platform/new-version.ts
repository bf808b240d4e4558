/** The response header with the server's current build, set in `server/src/site/routes.ts`. */
export const buildHeader = 'x-build'

const watchers = new Set<() => void>()
let isThere = false
/** The service worker of a new version, waiting to activate. */
let waiting: ServiceWorker | null = null
/** Milliseconds after page load in which a reload loses nothing. */
const beginning = 5000
const reloadedFor = 'skills-center.reloaded-for'

function note(): void {
  isThere = true
  for (const watcher of watchers) watcher()
}

/** The entry file of this page; null in development, where nothing was built. */
const ownBuild = (): string | null =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null

/** Whether a newer version than this page is available, and how to switch to it. */
export const newVersion = {
  isThere: () => isThere,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** A new version's worker is installed and waiting. */
  waits(worker: ServiceWorker): void {
    waiting = worker
    note()
  },
  /**
   * Takes the build that the server reports. A page that has just loaded reloads at once, since it may be an old copy
   * from the device's cache; at most once per version, in case the reload does not help.
   */
  heard(build: string | null): void {
    const own = ownBuild()
    const isJustBegun = performance.now() < beginning
    if (build === null || own === null || build === own) return
    if (isJustBegun && isFirstFor(build)) location.reload()
    else note()
  },
  take(): void {
    if (waiting === null) return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
    waiting.postMessage({ type: 'SKIP_WAITING' })
  },
}

function isFirstFor(build: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedFor) === build) return false
    sessionStorage.setItem(reloadedFor, build)
    return true
  } catch {
    // Without storage it could reload forever.
    return false
  }
}
