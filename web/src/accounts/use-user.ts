import type { User } from '@skills-center/contract/accounts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadOrNull } from '../platform/queries.ts'

/** The contract is fetched once there is a user to read, so that a visitor's first page does without zod. */
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
 * Who is signed in: `undefined` until known, null for a visitor. Never tried again by itself, always
 * stale, refetched on mount, when the window gets the focus and when the connection comes back. A page that the
 * server has just drawn for a visitor counts as looked up.
 */
export function useUser() {
  const { data, isPending, error, refetch } = useQuery({
    ...userQuery,
    retry: false,
    // Offline too it is said at once that nobody answers.
    networkMode: 'always',
    staleTime: 0,
    refetchOnMount: ({ state }) => state.data !== null || state.dataUpdatedAt === 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
  return { user: data, isLoading: isPending, error, refetch }
}
