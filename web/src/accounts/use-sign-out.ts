import { logout } from '@skills-center/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '../platform/api.ts'
import { notifyOtherTabs } from '../platform/other-tabs.ts'
import { clearCacheExcept } from './clear-cache.ts'
import { offerSsoEnd } from './sso/sso-end.ts'
import { signedOutKind } from './use-other-tabs.ts'
import { userQuery } from './use-user.ts'

/**
 * Signs out, clears this person's cached data, and goes to the landing page in all tabs; this tab goes to `to`.
 * `onDone` deletes data that other features store.
 */
export function useSignOut(onDone: () => void, to = '/') {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      onDone()
      notifyOtherTabs(signedOutKind)
      await client.cancelQueries()
      navigate(to)
      client.setQueryData(userQuery.queryKey, null)
      clearCacheExcept(client, userQuery.queryKey)
      await offerSsoEnd()
    },
    onError: (error) => console.error('Signing out failed.', error),
  })
}
