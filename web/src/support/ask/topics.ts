import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import { t } from '../../language/messages.ts'

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
