import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * Whether the page is hydrated, so that presses work and the browser's settings, such as its time zone, are known.
 * False while a server-rendered page waits for its script.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
