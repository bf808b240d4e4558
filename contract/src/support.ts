import { z } from 'zod'
import { emailPattern } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { fieldError } from './field-error.ts'

/** What a request is about. */
export const SupportTopic = z.enum(['help', 'question', 'privacy', 'accessibility', 'idea'])
export type SupportTopic = z.infer<typeof SupportTopic>

/** What someone wants done with personal data. */
export const PrivacyWish = z.enum(['see', 'correct', 'delete', 'parent', 'withdraw-consent'])
export type PrivacyWish = z.infer<typeof PrivacyWish>

/** Ready-made messages for a child without consent, who may not send text of their own. */
export const SupportPhrase = z.enum([
  'page-broken',
  'question-wrong',
  'parent-mail-missing',
  'class-code-fails',
  'hard-to-read',
])
export type SupportPhrase = z.infer<typeof SupportPhrase>

/** Days within which a request about personal data is answered. */
export const privacyAnswerDays = 30

export const messageMaximum = 4000
const quoteMaximum = 2000

const text = (max: number) => z.string().trim().max(max, fieldError('too-long'))

/** What the browser adds automatically. The sender sees it first and can leave out each part. */
export const SupportContext = z.object({
  /** The page that the sender came from: a path on this site. */
  page: z.string().startsWith('/').max(300).optional(),
  /** Version of the pages. */
  version: z.string().max(40).optional(),
  /** The browser's user agent. */
  browser: z.string().max(400).optional(),
})
export type SupportContext = z.infer<typeof SupportContext>

export const SupportBody = z
  .object({
    /** Created by the browser for each request, so that a retry counts once and gets the same reply. */
    requestId: z.uuid(),
    topic: SupportTopic,
    /** May be empty if a privacy request or a ready-made message is enough. */
    message: text(messageMaximum).default(''),
    phrase: SupportPhrase.optional(),
    /** Where the reply goes, if the account has no email. */
    email: text(254).regex(emailPattern, fieldError('email-invalid')).optional(),
    /** The text of a question that seems wrong. */
    questionWords: text(quoteMaximum).optional(),
    privacyWish: PrivacyWish.optional(),
    /** Username of the account that a privacy request is about, if the sender is not signed in to it. */
    aboutUsername: text(60).optional(),
    context: SupportContext.optional(),
    /** A honeypot field: hidden from people, but filled in by bots. */
    homepage: z.string().max(500).optional(),
  })
  .refine(({ topic, message, phrase }) => topic === 'privacy' || message !== '' || phrase !== undefined, {
    path: ['message'],
    error: fieldError('message-missing'),
  })
  .refine(({ topic, privacyWish }) => topic !== 'privacy' || privacyWish !== undefined, {
    path: ['privacyWish'],
    error: fieldError('wish-missing'),
  })
export type SupportBody = z.infer<typeof SupportBody>

export const SupportReceipt = z.object({
  /** The request's reference number: 7KQF-3M2P. */
  number: z.string(),
  /** Where the reply goes; null if there is no way to reply. */
  replyTo: z.string().nullable(),
  /** When a privacy request is answered by; null for others. */
  dueOn: z.iso.date().nullable(),
})
export type SupportReceipt = z.infer<typeof SupportReceipt>

export const askSupport = endpoint({
  method: 'POST',
  path: '/api/support/requests',
  access: 'public',
  summary: 'Ask the people who run this site for help, report a question, or ask about personal data',
  body: SupportBody,
  reply: SupportReceipt,
})
