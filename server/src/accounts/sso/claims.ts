import { z } from 'zod'

/** What a provider says about a person, whatever its protocol. */
export const Claims = z.object({
  subject: z.string(),
  /** The value of the roster claim; null if there is none, or if it is an address that is not verified. */
  rosterId: z.string().nullable(),
  /** In lowercase; null unless it may be trusted. */
  verifiedEmail: z.string().nullable(),
  givenName: z.string(),
  familyName: z.string(),
})
export type Claims = Readonly<z.infer<typeof Claims>>

/** A name by which a provider knows somebody: no longer than this, and nothing that cannot be stored. */
export const Subject = z
  .string()
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)

/** Without what names must not contain and the database cannot store. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim()
