import { useEffect, useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
let open = 0

function change(by: 1 | -1): void {
  open += by
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Reports that a reload would lose something on screen, for example an unanswered question. */
export function useUnsavedWork(isUnsaved: boolean): void {
  // Keeps the count in step with what is on screen.
  useEffect(() => {
    if (!isUnsaved) return
    change(1)
    return () => change(-1)
  }, [isUnsaved])
}

const isAny = () => open > 0

/** Whether a reload would lose something now. */
export const useHasUnsavedWork = (): boolean => useSyncExternalStore(subscribe, isAny, isAny)
