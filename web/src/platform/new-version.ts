/** In which the server says what pages begin with now, as `server/src/site/routes.ts` sends it. */
export const buildHeader = 'x-build'

const watchers = new Set<() => void>()
let isThere = false
/** A service worker of the new version that waits for its turn. */
let waiting: ServiceWorker | null = null
/** Milliseconds from its start in which nothing on a page is lost by a reload. */
const beginning = 5000
const reloadedFor = 'skills-center.reloaded-for'

function note(): void {
  isThere = true
  for (const watcher of watchers) watcher()
}

/** The file that this page began with; null where it was not built. */
const ownBuild = (): string | null =>
  document.querySelector('script[type="module"][src^="/assets/"]')?.getAttribute('src') ?? null

/** Whether a version newer than the one on screen is there, and taking it. */
export const newVersion = {
  isThere: () => isThere,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  },
  /** A worker of a new version is installed. */
  waits(worker: ServiceWorker): void {
    waiting = worker
    note()
  },
  /**
   * What the server says that pages begin with now. A page that has only just begun takes it at once, since it may be
   * an old one out of the device's store; once for each version, should that not help.
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
    // Without a memory it could go on for ever.
    return false
  }
}
