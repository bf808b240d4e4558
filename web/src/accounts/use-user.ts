import type { User } from '@skills-center/contract/accounts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadOrNull } from '../platform/queries.ts'

/** The contract is loaded only once there is a user to parse, so that a visitor's first page does not load zod. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async (context): Promise<User | null> => {
    const body = await loadOrNull(context)
    if (body === null) return null
    const { getAuthUser } = await import('@skills-center/contract/accounts')
    return getAuthUser.reply.parse(body)
  },
})

/**
 * The signed-in user: `undefined` until known, null for a visitor. Never retried automatically; always stale; refetched
 * on mount, on window focus, and on reconnect. A page that the server has just rendered for a visitor counts as
 * fetched.
 */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery({
    ...userQuery,
    retry: false,
    // Offline, it also fails at once instead of waiting.
    networkMode: 'always',
    staleTime: 0,
    refetchOnMount: ({ state }) => state.data !== null || state.dataUpdatedAt === 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
  return { user: data, isLoading: isPending, error, refetch }
}
