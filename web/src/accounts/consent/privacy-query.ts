import { getPrivacy } from '@skills-center/contract/accounts/consent'
import { queryOf } from '../../platform/queries.ts'

/** Whether the student needs someone’s consent, and whether it is there. */
export const privacyQuery = queryOf(getPrivacy)
