import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { consumeInitialData } from './initial-data.ts'
import { load } from './queries.ts'
import { useSessionOrNull } from './session.tsx'

const key = '/api/v1/user/privacy'

/**
 * Whether the student needs someone’s consent, and whether it has been given. The contract is loaded with the reply, so
 * that visitor pages do not load zod.
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
  // The server has already validated data that came with the page, as in `queryOf`.
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  initialData: () => consumeInitialData(key) as ConsentStatus | undefined,
  // A parent consents on another device, and then the student returns to this window.
  staleTime: 60_000,
  refetchOnWindowFocus: true,
})

/**
 * Whether this is a student without the required consent of a parent or the school. The server stores no text, name, or
 * address of such a student. False for everyone else, and until it is known.
 */
export function useNeedsConsent(): boolean {
  const isStudent = useSessionOrNull()?.user.role === 'student'
  const { data } = useQuery({ ...privacyQuery, enabled: isStudent })
  return isStudent && (data?.state === 'waiting' || data?.state === 'ask')
}
