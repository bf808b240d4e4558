import { useEffect } from 'react'
import { newVersion } from '../platform/new-version.ts'

/** Milliseconds between two checks for a new version, for people who never close the page. */
const updateCheckMs = 60 * 60_000
/** Lets the first screen load before the worker registers. */
const timeoutMs = 3000

/**
 * Registers the service worker, so that the product opens offline for anyone who has signed in on this device. Without
 * support for it, or without TLS, the product works as before.
 */
export function useStoredOffline(): void {
  // Registers the service worker with the browser.
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = setTimeout(() => {
      register()
        .then((registration) => {
          timer = setInterval(() => void registration.update().catch(() => undefined), updateCheckMs)
        })
        // The browser forbids it. Nothing is lost while online.
        .catch(() => undefined)
    }, timeoutMs)
    return () => {
      clearTimeout(begin)
      clearInterval(timer)
    }
  }, [])
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' })
  const notify = (worker: ServiceWorker | null) => {
    // The first worker is not a new version.
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) newVersion.waits(worker)
  }
  notify(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => notify(worker))
  })
  return registration
}
