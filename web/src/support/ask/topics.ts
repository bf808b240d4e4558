import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'
import type { RequestFields } from './request-fields.ts'

interface TopicWords {
  readonly label: string
  /** The label of the message field. */
  readonly message: string
}

export const topics = (): Readonly<Record<SupportTopic, TopicWords>> => ({
  help: { label: t('support/something-does-not-work'), message: t('support/what-were-you-doing') },
  question: { label: t('support/a-question-is-wrong'), message: t('support/what-seems-wrong') },
  privacy: { label: t('support/my-data'), message: t('support/anything-we-should-know') },
  accessibility: {
    label: t('support/a-barrier'),
    message: t('support/and-what-do-you-use'),
  },
  idea: { label: t('support/something-else'), message: t('support/what-would-you-like') },
})

export const topicList: readonly SupportTopic[] = ['help', 'question', 'privacy', 'accessibility', 'idea']

/** The sentences that a child without consent can send. */
export const sentences = (): readonly {
  readonly value: string
  readonly label: string
  readonly sends: Pick<RequestFields, 'topic' | 'phrase' | 'privacyWish'>
}[] => [
  {
    value: 'page-broken',
    label: t('support/page-does-not-work'),
    sends: { topic: 'help', phrase: 'page-broken', privacyWish: null },
  },
  {
    value: 'question-wrong',
    label: t('support/a-question-looks-wrong'),
    sends: { topic: 'question', phrase: 'question-wrong', privacyWish: null },
  },
  {
    value: 'parent-mail-missing',
    label: t('support/my-parent-did-not-get'),
    sends: { topic: 'help', phrase: 'parent-mail-missing', privacyWish: null },
  },
  {
    value: 'class-code-fails',
    label: t('support/my-class-code-does-not-work'),
    sends: { topic: 'help', phrase: 'class-code-fails', privacyWish: null },
  },
  {
    value: 'hard-to-read',
    label: t('support/something-is-hard'),
    sends: { topic: 'accessibility', phrase: 'hard-to-read', privacyWish: null },
  },
  {
    value: 'see',
    label: t('support/want-to-see-what-you-keep'),
    sends: { topic: 'privacy', phrase: null, privacyWish: 'see' },
  },
  {
    value: 'delete',
    label: t('support/want-my-account-deleted'),
    sends: { topic: 'privacy', phrase: null, privacyWish: 'delete' },
  },
]

export const wishOptions = (): readonly {
  readonly value: PrivacyWish
  readonly label: string
  readonly text: string
}[] => [
  { value: 'see', label: t('support/see-my-data'), text: t('support/copy-of-what-is-kept') },
  {
    value: 'correct',
    label: t('support/correct-something'),
    text: t('support/say-what-is-wrong'),
  },
  {
    value: 'delete',
    label: t('support/delete-my-account'),
    text: t('support/answers-and-progress'),
  },
  {
    value: 'parent',
    label: t('support/ask-as-a-parent'),
    text: t('support/correct-or-delete'),
  },
  {
    value: 'withdraw-consent',
    label: t('support/take-consent-back'),
    text: t('support/no-longer-agree-that-data'),
  },
]
