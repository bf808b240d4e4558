import { logout } from '@skills-center/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '../platform/api.ts'
import { forgetAllBut } from './forget.ts'
import { userQuery } from './use-user.ts'

/** Signs out, forgets everything that was loaded for this person, and goes to the landing page. */
export function useSignOut() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await client.cancelQueries()
      navigate('/')
      client.setQueryData(userQuery.queryKey, null)
      forgetAllBut(client, userQuery.queryKey)
    },
    onError: (error) => console.error('Signing out failed.', error),
  })
}
