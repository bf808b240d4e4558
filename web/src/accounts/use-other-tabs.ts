import type { User } from '@skills-center/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { listenToOtherTabs } from '../platform/other-tabs.ts'
import { clearCacheExcept, clearHiddenQueries } from './clear-cache.ts'
import { userQuery } from './use-user.ts'

export const signedOutKind = 'signed-out'
export const signedInKind = 'signed-in'

/**
 * Keeps this tab in step with the signed-in user: signing out in another tab signs out here, and cached data is cleared
 * as soon as another person or nobody is signed in. Then the start page is shown, unless the page belongs to no
 * account, such as pages linked from emails (`staysOpen`).
 */
export function useOtherTabs(user: User | null | undefined, staysOpen: boolean): void {
  const client = useQueryClient()
  const [, navigate] = useLocation()

  // Listens to the other tabs.
  useEffect(() => {
    const stopOut = listenToOtherTabs(signedOutKind, () => {
      void client.cancelQueries()
      client.setQueryData(userQuery.queryKey, null)
    })
    const stopIn = listenToOtherTabs(
      signedInKind,
      () => void client.refetchQueries({ queryKey: userQuery.queryKey }),
    )
    return () => {
      stopOut()
      stopIn()
    }
  }, [client])

  const before = useRef<string | null>(null)
  const id = user === undefined ? undefined : (user?.id ?? null)
  // Keeps cached data in step with the signed-in user.
  useEffect(() => {
    if (id === undefined) return
    const isAnother = before.current !== null && before.current !== id
    before.current = id
    if (!isAnother) return
    if (staysOpen) return clearHiddenQueries(client)
    clearCacheExcept(client, userQuery.queryKey)
    navigate('/')
  }, [id, staysOpen, client, navigate])
}
