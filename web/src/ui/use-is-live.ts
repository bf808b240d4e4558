import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Whether presses are heard, and the browser is known, with the reader’s own time: not while the page that the server
 * drew waits for its script.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
