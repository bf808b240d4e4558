import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. It cannot tell whether the server is reachable. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Runs `work` whenever the connection comes back. */
export function useWhenOnline(work: () => void): void {
  // Listens to the browser.
  useEffect(() => {
    addEventListener('online', work)
    return () => removeEventListener('online', work)
  }, [work])
}
