import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'

interface TopicWords {
  readonly label: string
  /** What the message is called. */
  readonly message: string
}

export const topics: Readonly<Record<SupportTopic, TopicWords>> = {
  help: { label: 'Something does not work', message: 'What were you doing, and what happened?' },
  question: { label: 'A question is wrong', message: 'What seems wrong with it?' },
  privacy: { label: 'My data', message: 'Anything we should know' },
  accessibility: {
    label: 'A barrier',
    message: 'What could you not do, and what do you use to read or type?',
  },
  idea: { label: 'Something else', message: 'What would you like to tell us?' },
}

export const topicList: readonly SupportTopic[] = ['help', 'question', 'privacy', 'accessibility', 'idea']

export const wishes: readonly {
  readonly value: PrivacyWish
  readonly label: string
  readonly text: string
}[] = [
  { value: 'see', label: 'See my data', text: 'A copy of what is kept about the account.' },
  { value: 'correct', label: 'Correct something', text: 'A name, an email, a grade: say what is wrong.' },
  {
    value: 'delete',
    label: 'Delete my account',
    text: 'Account, answers and progress. This cannot be undone.',
  },
  {
    value: 'parent',
    label: 'I ask as a parent',
    text: 'See, correct or delete what is kept about my child. Say which.',
  },
  {
    value: 'withdraw-consent',
    label: 'Take consent back',
    text: 'I no longer agree that data is kept. Say which, or all of it.',
  },
]
