import { z } from 'zod'
import { Born, EmailAddress } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'

/**
 * Days that a child's account may be without consent before it is deleted. They are counted in sum from the creation of
 * the account: consent that ends does not start them again.
 */
export const consentDays = 14

/** Days in which a new student answers the question of age before the account is deleted. */
export const ageAnswerDays = 7

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
export const ConsentStatus = z.object({
  state: z.enum(['ask', 'free', 'waiting', 'consented']),
  /** Who has agreed. */
  by: z.enum(['parent', 'school']).nullable(),
  /** When the account is deleted unless someone agrees, or the question is answered; null where that is not so. */
  dueAt: z.iso.datetime().nullable(),
  /** Whom we wrote to. */
  parentEmail: z.string().nullable(),
  /** The question of age is open. An answer is final: what it opens or closes is for a parent or the school to change. */
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
