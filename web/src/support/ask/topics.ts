import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'
import type { RequestFields } from './request-fields.ts'

interface TopicWords {
  readonly label: string
  /** What the message is called. */
  readonly message: string
}

export const topics = (): Readonly<Record<SupportTopic, TopicWords>> => ({
  help: { label: t('Something does not work'), message: t('What were you doing, and what happened?') },
  question: { label: t('A question is wrong'), message: t('What seems wrong with it?') },
  privacy: { label: t('My data'), message: t('Anything we should know') },
  accessibility: {
    label: t('A barrier'),
    message: t('What could you not do, and what do you use to read or type?'),
  },
  idea: { label: t('Something else'), message: t('What would you like to tell us?') },
})

export const topicList: readonly SupportTopic[] = ['help', 'question', 'privacy', 'accessibility', 'idea']

/** What a child can say before someone has agreed, and what is sent for it. */
export const sentences = (): readonly {
  readonly value: string
  readonly label: string
  readonly sends: Pick<RequestFields, 'topic' | 'phrase' | 'privacyWish'>
}[] => [
  {
    value: 'page-broken',
    label: t('A page does not work.'),
    sends: { topic: 'help', phrase: 'page-broken', privacyWish: null },
  },
  {
    value: 'question-wrong',
    label: t('A question looks wrong.'),
    sends: { topic: 'question', phrase: 'question-wrong', privacyWish: null },
  },
  {
    value: 'parent-mail-missing',
    label: t('My parent did not get the mail.'),
    sends: { topic: 'help', phrase: 'parent-mail-missing', privacyWish: null },
  },
  {
    value: 'class-code-fails',
    label: t('My class code does not work.'),
    sends: { topic: 'help', phrase: 'class-code-fails', privacyWish: null },
  },
  {
    value: 'hard-to-read',
    label: t('Something is hard for me to see, hear or press.'),
    sends: { topic: 'accessibility', phrase: 'hard-to-read', privacyWish: null },
  },
  {
    value: 'see',
    label: t('I want to see what you keep about me.'),
    sends: { topic: 'privacy', phrase: null, privacyWish: 'see' },
  },
  {
    value: 'delete',
    label: t('I want my account deleted.'),
    sends: { topic: 'privacy', phrase: null, privacyWish: 'delete' },
  },
]

export const wishes = (): readonly {
  readonly value: PrivacyWish
  readonly label: string
  readonly text: string
}[] => [
  { value: 'see', label: t('See my data'), text: t('A copy of what is kept about the account.') },
  {
    value: 'correct',
    label: t('Correct something'),
    text: t('A name, an email, a grade: say what is wrong.'),
  },
  {
    value: 'delete',
    label: t('Delete my account'),
    text: t('Account, answers and progress. This cannot be undone.'),
  },
  {
    value: 'parent',
    label: t('I ask as a parent'),
    text: t('See, correct or delete what is kept about my child. Say which.'),
  },
  {
    value: 'withdraw-consent',
    label: t('Take consent back'),
    text: t('I no longer agree that data is kept. Say which, or all of it.'),
  },
]
