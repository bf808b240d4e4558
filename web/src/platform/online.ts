import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser knows of a network. It cannot know whether the server is there. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Does the work whenever the connection comes back. */
export function useWhenOnline(work: () => void): void {
  // Listens to the browser.
  useEffect(() => {
    addEventListener('online', work)
    return () => removeEventListener('online', work)
  }, [work])
}
