import { createHash } from 'node:crypto'
import type { RosterField } from '@skills-center/contract/accounts/sso'

/**
 * How `roster_people.sign_in_keys` stores a name: as a hash, because a student's email address is needed for nothing
 * but to be recognized. A key is only valid in its district. Look people up by district and key, and refuse if a key
 * belongs to several people.
 */
export const signInKeyOf = (districtId: string, kind: RosterField, value: string): string =>
  createHash('sha256')
    .update(`${districtId}\n${kind}\n${value.trim().normalize('NFKC').toLowerCase()}`)
    .digest('base64url')
