import type { User } from '@skills-center/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { hearOtherTabs } from '../platform/other-tabs.ts'
import { forgetAllBut } from './forget.ts'
import { userQuery } from './use-user.ts'

export const signedOutKind = 'signed-out'
export const signedInKind = 'signed-in'

/**
 * Keeps this tab to one person: who signs out in another tab is signed out here, and what was loaded for one person
 * is forgotten as soon as it turns out that another sits at the screen, or nobody.
 */
export function useOtherTabs(user: User | null | undefined): void {
  const client = useQueryClient()
  const [, navigate] = useLocation()

  // Listens to the other tabs.
  useEffect(() => {
    const stopOut = hearOtherTabs(signedOutKind, () => {
      void client.cancelQueries()
      client.setQueryData(userQuery.queryKey, null)
    })
    const stopIn = hearOtherTabs(
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
    forgetAllBut(client, userQuery.queryKey)
    navigate('/')
  }, [id, client, navigate])
}
