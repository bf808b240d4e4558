import { useEffect } from 'react'
import { newVersion } from '../platform/new-version.ts'

/** Milliseconds between two looks for a new version, for those who never close the page. */
const lookEvery = 60 * 60_000
/** The first screen comes first. */
const timeoutMs = 3000

/**
 * Makes the product open on this device without a connection, for anyone who has signed in here. A browser that cannot, or
 * a page without TLS, goes on as it is.
 */
export function useStoredOffline(): void {
  // Hands the page to the browser's service worker.
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let look: ReturnType<typeof setInterval> | undefined
    const begin = setTimeout(() => {
      register()
        .then((registration) => {
          look = setInterval(() => void registration.update().catch(() => undefined), lookEvery)
        })
        // Forbidden in this browser: there is nothing to be done, and nothing is missed online.
        .catch(() => undefined)
    }, timeoutMs)
    return () => {
      clearTimeout(begin)
      clearInterval(look)
    }
  }, [])
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' })
  const notify = (worker: ServiceWorker | null) => {
    // The very first one is no new version.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) newVersion.waits(worker)
  }
  notify(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => notify(worker))
  })
  return registration
}
