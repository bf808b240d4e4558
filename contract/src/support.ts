import { z } from 'zod'
import { emailPattern } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { fieldError } from './field-error.ts'

/** What a request is about. */
export const SupportTopic = z.enum(['help', 'question', 'privacy', 'accessibility', 'idea'])
export type SupportTopic = z.infer<typeof SupportTopic>

/** What someone asks to be done with personal data. */
export const PrivacyWish = z.enum(['see', 'correct', 'delete', 'parent', 'withdraw-consent'])
export type PrivacyWish = z.infer<typeof PrivacyWish>

/** What a child whose account nobody has agreed to yet can say: they send no words of their own. */
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

const text = (most: number) => z.string().trim().max(most, fieldError('too-long'))

/** What the browser adds by itself, shown to the sender beforehand; each part can be left out. */
export const SupportContext = z.object({
  /** The page that the sender was on before: a path of this site. */
  page: z.string().startsWith('/').max(300).optional(),
  /** Version of the pages. */
  version: z.string().max(40).optional(),
  /** As the browser names itself. */
  browser: z.string().max(400).optional(),
})
export type SupportContext = z.infer<typeof SupportContext>

export const SupportBody = z
  .object({
    /** Made by the browser for each request, so that one sent twice counts once and is answered the same. */
    requestId: z.uuid(),
    topic: SupportTopic,
    /** May be empty where a wish about data or a ready-made phrase says it all. */
    message: text(messageMaximum).default(''),
    phrase: SupportPhrase.optional(),
    /** Where the reply goes, if the account has no e-mail. */
    email: text(254).regex(emailPattern, fieldError('email-invalid')).optional(),
    /** The words of a question that seems wrong. */
    questionWords: text(quoteMaximum).optional(),
    privacyWish: PrivacyWish.optional(),
    /** Username of the account that a privacy request is about, where the sender is not signed in to it. */
    aboutUsername: text(60).optional(),
    context: SupportContext.optional(),
    /** People do not see this field, programs that fill in forms do. */
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
  /** To name the request by: 7KQF-3M2P. */
  number: z.string(),
  /** Where the reply goes; null where there is no way to reply. */
  replyTo: z.string().nullable(),
  /** By when a privacy request is answered; null for others. */
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
