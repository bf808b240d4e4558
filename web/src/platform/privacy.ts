import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { consumeInitialData } from './initial-data.ts'
import { load } from './queries.ts'
import { useSessionOrNull } from './session.tsx'

const key = '/api/v1/user/privacy'

/**
 * Whether the student needs someone’s consent, and whether it is there. The contract is fetched with the reply, so that
 * a page for visitors does without zod.
 */
export const privacyQuery = queryOptions({
  queryKey: [key],
  queryFn: async (context): Promise<ConsentStatus> => {
    const [body, { getPrivacy }] = await Promise.all([
      load(context),
      import('@skills-center/contract/accounts/consent'),
    ])
    return getPrivacy.reply.parse(body)
  },
  // What came with the page has been checked by the server, as in `queryOf`.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  initialData: () => consumeInitialData(key) as ConsentStatus | undefined,
  // A parent agrees on another device, and the student comes back to this window.
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})

/**
 * Whether this is a student for whom a parent or the school still has to agree: the server keeps no words, name or
 * address of theirs. False for everyone else, and until it is known.
 */
export function useNeedsConsent(): boolean {
  const isStudent = useSessionOrNull()?.user.role === 'student'
  const { data } = useQuery({ ...privacyQuery, enabled: isStudent })
  return isStudent && (data?.state === 'waiting' || data?.state === 'ask')
}
