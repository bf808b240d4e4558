import { useSyncExternalStore } from 'react'

/** Where a person who has signed out here can also sign out of the school’s provider. */
interface SsoEnd {
  readonly url: string
  /** The name of the district. */
  readonly name: string
}

/* Stays in memory until the next page load, and ends with the next sign-in, which replaces the form that shows it. */
let offered: SsoEnd | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks after signing out. If the answer does not come, nothing is offered. */
export async function offerSsoEnd(): Promise<void> {
  const { url, name } = await import('./calls.ts')
    .then(({ askSsoEnd }) => askSsoEnd())
    .catch(() => ({ url: null, name: null }))
  offered = url === null || name === null ? null : { url, name }
  for (const listener of listeners) listener()
}

export const useSsoEnd = (): SsoEnd | null =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
