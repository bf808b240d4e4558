import { z } from 'zod'
import { Born, EmailAddress } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'

/**
 * Days that a child's account may exist without consent before it is deleted. They add up from the creation of the
 * account: when consent is withdrawn, the count does not restart.
 */
export const consentDays = 14

/** Days that a new student has to answer the age question before the account is deleted. */
export const ageAnswerDays = 7

/** The consent text: sentences in every language, of which a page shows the reader's. */
export const ConsentText = z.record(z.enum(languages), z.array(z.string()))

/**
 * What was read before consenting, for the ledger. Pages opened before there were several languages send no language.
 */
export const ReadText = z.object({
  version: z.string().max(20),
  language: z.enum(languages).default('en'),
})
export type ReadText = z.infer<typeof ReadText>

/**
 * Ask: the age question is open. Free: no consent is needed. Waiting: under 13 or would not say, and nobody has
 * consented yet. Consented: a parent or the school has.
 */
export const ConsentStatus = z.object({
  state: z.enum(['ask', 'free', 'waiting', 'consented']),
  /** Who consented. */
  by: z.enum(['parent', 'school']).nullable(),
  /** When the account is deleted if nobody consents or the age question stays open; null if it is not scheduled. */
  dueAt: z.iso.datetime().nullable(),
  /** The parent's email address that we wrote to. */
  parentEmail: z.string().nullable(),
  /** The age question is open. An answer is final: only a parent or the school can change what it allows. */
  canAnswer: z.boolean(),
})
export type ConsentStatus = z.infer<typeof ConsentStatus>

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/user/privacy',
  access: 'student',
  summary: 'Whether the caller needs someone’s consent, and whether it is there',
  reply: ConsentStatus,
})

export const tellAge = endpoint({
  method: 'POST',
  path: '/api/user/age',
  access: 'student',
  summary: 'Answer when the caller was born; only whether they are under 13, or 18 or older, is kept',
  body: z.object({ born: Born }),
  reply: ConsentStatus,
})

export const askParent = endpoint({
  method: 'POST',
  path: '/api/user/parent',
  access: 'student',
  summary: 'Mail a parent the link by which they agree or not',
  body: z.object({ email: EmailAddress }),
  reply: ConsentStatus,
})
