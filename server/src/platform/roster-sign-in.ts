import { createHash } from 'node:crypto'

/** The names by which a sign-in service may know a person of a roster. */
export type SignInIdKind = 'sourced-id' | 'identifier' | 'username' | 'email' | 'user-id'

/**
 * How `roster_people.sign_in_keys` stores a name: as a hash, because a student's email address is needed for nothing
 * but to be recognized. A key is only valid in its district. Look people up by district and key, and refuse if a key
 * belongs to several people.
 */
export const signInKeyOf = (districtId: string, kind: SignInIdKind, value: string): string =>
  createHash('sha256')
    .update(`${districtId}\n${kind}\n${value.trim().normalize('NFKC').toLowerCase()}`)
    .digest('base64url')
