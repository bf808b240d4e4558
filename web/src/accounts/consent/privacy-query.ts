import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { queryOf } from '../../platform/queries.ts'

/** Whether the student needs someone’s consent, and whether it is there. */
export const privacyQuery = {
  ...queryOf(getPrivacy),
  // A parent agrees on another device, and the student comes back to this window.
  staleTime: 60_000,
  refetchOnWindowFocus: true,
}
