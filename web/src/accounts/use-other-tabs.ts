import type { User } from '@skills-center/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { listenToOtherTabs } from '../platform/other-tabs.ts'
import { forgetAllBut, forgetAllNotShown } from './forget.ts'
import { userQuery } from './use-user.ts'

export const signedOutKind = 'signed-out'
export const signedInKind = 'signed-in'

/**
 * Keeps this tab to one person: who signs out in another tab is signed out here, and what was loaded for one person
 * is forgotten as soon as it turns out that another sits at the screen, or nobody. Then the start page is shown, unless
 * the page belongs to nobody's account, as those that links of mails lead to (`staysOpen`).
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
  // Keeps what is loaded in step with who is there.
  useEffect(() => {
    if (id === undefined) return
    const isAnother = before.current !== null && before.current !== id
    before.current = id
    if (!isAnother) return
    if (staysOpen) return forgetAllNotShown(client)
    forgetAllBut(client, userQuery.queryKey)
    navigate('/')
  }, [id, staysOpen, client, navigate])
}
