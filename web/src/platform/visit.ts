import { useSyncExternalStore } from 'react'

/* What someone has put aside for this visit: forgotten with the window, and nobody else's business. */
const place = (what: string, userId: string) => `skills-center.put-aside.${what}.${userId}`

/** Where storage is forbidden, it holds until the next load. */
const putAside = new Set<string>()
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

/** Whether it is put aside, and how to do so. The server, which draws pages, does not know. */
export function usePutAside(what: string, userId: string): [isPutAside: boolean, putAside: () => void] {
  const name = place(what, userId)
  const isPutAside = useSyncExternalStore(
    subscribe,
    () => putAside.has(name) || isStored(name),
    () => false,
  )
  return [
    isPutAside,
    () => {
      putAside.add(name)
      try {
        sessionStorage.setItem(name, 'yes')
      } catch {
        // It is then offered again after the next load.
      }
      for (const watcher of watchers) watcher()
    },
  ]
}
