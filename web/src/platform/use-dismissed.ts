import { useSyncExternalStore } from 'react'

/* Offers dismissed for this visit. Stored in session storage, so they are forgotten with the window. */
const storageKey = (what: string, userId: string) => `skills-center.put-aside.${what}.${userId}`

/** Used if storage is blocked; lasts until the next load. */
const dismissed = new Set<string>()
const watchers = new Set<() => void>()

function isStored(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether it is dismissed, and a function to dismiss it. False on the server. */
export function useDismissed(what: string, userId: string): [isPutAside: boolean, putAside: () => void] {
  const name = storageKey(what, userId)
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => dismissed.has(name) || isStored(name),
    () => false,
  )
  return [
    isDismissed,
    () => {
      dismissed.add(name)
      try {
        sessionStorage.setItem(name, 'yes')
      } catch {
        // Without storage, it is offered again after the next load.
      }
      for (const watcher of watchers) watcher()
    },
  ]
}
