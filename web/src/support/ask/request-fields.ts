import type {
  PrivacyWish,
  SupportBody,
  SupportContext,
  SupportPhrase,
  SupportTopic,
} from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'

/** The form's current values. */
export interface RequestFields {
  readonly topic: SupportTopic
  readonly message: string
  readonly questionWords: string
  readonly privacyWish: PrivacyWish | null
  /** For a child who may not send free text yet. */
  readonly phrase: SupportPhrase | null
  readonly aboutUsername: string
  readonly email: string
  /** The technical details that the sender has left out. */
  readonly leftOut: readonly (keyof SupportContext)[]
  /** A honeypot field that people do not see. */
  readonly homepage: string
}

export const blankRequest = (topic: SupportTopic): RequestFields => ({
  topic,
  message: '',
  questionWords: '',
  privacyWish: null,
  phrase: null,
  aboutUsername: '',
  email: '',
  leftOut: [],
  homepage: '',
})

/** The properties of the sender that change the form. */
export interface Sender {
  readonly isSignedIn: boolean
  /** The account's email; null for a visitor, and for a child whose account has none. */
  readonly accountEmail: string | null
  /** A child without consent, who can only send one of the prepared sentences. */
  readonly needsConsent: boolean
}

export type RequestField = 'message' | 'email' | 'privacyWish' | 'phrase'
export type Faults = Partial<Record<RequestField, string>>

/* The contract's limits, without its zod. `request-fields.test.ts` checks that both agree. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
export const maxMessageLength = 4000

/** What must be corrected before sending, by field. */
export function faultsIn(fields: RequestFields, sender: Sender): Faults {
  const isPrivacy = fields.topic === 'privacy'
  if (sender.needsConsent)
    return (isPrivacy ? fields.privacyWish : fields.phrase) === null
      ? { phrase: t('support/pick-a-sentence') }
      : {}
  const email = fields.email.trim()
  const faults: Faults = {}
  if (isPrivacy && fields.privacyWish === null)
    faults.privacyWish = t('support/please-choose-what-should-be-done')
  if (!isPrivacy && fields.message.trim() === '') faults.message = t('support/please-write')
  if (sender.accountEmail !== null) return faults
  if (email !== '' && !emailPattern.test(email)) faults.email = t('ui/please-enter-a-valid-email-address')
  if (isPrivacy && !sender.isSignedIn && email === '')
    faults.email = t('support/please-enter-an-email-address')
  return faults
}

/** The request body: the fields that belong to the topic, and the technical details that were not left out. */
export function bodyOf(
  fields: RequestFields,
  sender: Sender,
  context: SupportContext,
  requestId: string,
): SupportBody {
  const { topic, privacyWish, phrase } = fields
  if (sender.needsConsent)
    return topic === 'privacy'
      ? { requestId, topic, message: '', ...(privacyWish === null ? {} : { privacyWish }) }
      : { requestId, topic, message: '', ...(phrase === null ? {} : { phrase }) }
  const filled = (text: string) => (text.trim() === '' ? undefined : text.trim())
  const body = {
    email: sender.accountEmail === null ? filled(fields.email) : undefined,
    questionWords: topic === 'question' ? filled(fields.questionWords) : undefined,
    privacyWish: topic === 'privacy' ? (privacyWish ?? undefined) : undefined,
    aboutUsername: topic === 'privacy' && !sender.isSignedIn ? filled(fields.aboutUsername) : undefined,
    homepage: filled(fields.homepage),
  }
  const kept = Object.entries(context).filter(([name]) => !fields.leftOut.some((left) => left === name))
  return {
    requestId,
    topic,
    message: fields.message.trim(),
    context: Object.fromEntries(kept),
    ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
  }
}
