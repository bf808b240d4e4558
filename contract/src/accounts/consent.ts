import { z } from 'zod'
import { emailPattern } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'

/** Days in which a parent or the school agrees before a child’s account is deleted. */
export const consentDays = 14

/** What is agreed to: sentences in every language, of which a page shows its own. */
export const ConsentText = z.record(z.enum(languages), z.array(z.string()))

/** What was read before agreeing, for the ledger. A page that was opened before there were several languages names none. */
export const ReadText = z.object({
  version: z.string().max(20),
  language: z.enum(languages).default('en'),
})
export type ReadText = z.infer<typeof ReadText>

/**
 * Ask: the question of age is open. Free: nobody’s consent is needed. Waiting: under 13, or not said, and nobody has
 * agreed yet. Consented: a parent or the school has.
 */
export const PrivacyStanding = z.object({
  state: z.enum(['ask', 'free', 'waiting', 'consented']),
  /** Who has agreed. */
  by: z.enum(['parent', 'school']).nullable(),
  /** When the account is deleted unless someone agrees; null where that is not so. */
  dueAt: z.iso.datetime().nullable(),
  /** Whom we wrote to. */
  parentEmail: z.string().nullable(),
  /** The question may still be answered. */
  canAnswer: z.boolean(),
})
export type PrivacyStanding = z.infer<typeof PrivacyStanding>

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/user/privacy',
  access: 'student',
  summary: 'Whether the caller needs someone’s consent, and whether it is there',
  reply: PrivacyStanding,
})

export const tellAge = endpoint({
  method: 'POST',
  path: '/api/user/age',
  access: 'student',
  summary: 'Answer when the caller was born; only whether they are under 13, or 18 or older, is kept',
  body: z.object({
    /** Null: would rather not say, which counts as under 13. */
    born: z.object({ year: z.int32().min(1900), month: z.int().min(1).max(12) }).nullable(),
  }),
  reply: PrivacyStanding,
})

export const askParent = endpoint({
  method: 'POST',
  path: '/api/user/parent',
  access: 'student',
  summary: 'Mail a parent the link by which they agree or not',
  body: z.object({
    email: z.string().trim().max(254).regex(emailPattern, 'Please enter a valid email address.'),
  }),
  reply: PrivacyStanding,
})
