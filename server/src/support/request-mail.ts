import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import type { SupportRequest } from './queries.ts'

const topics: Record<SupportTopic, string> = {
  help: 'Help',
  question: 'A question may be wrong',
  privacy: 'Personal data',
  accessibility: 'A barrier',
  idea: 'Something else',
}

const wishes: Record<PrivacyWish, string> = {
  see: 'wants to see the data that is kept',
  correct: 'wants something corrected',
  delete: 'wants the account and its data deleted',
  parent: 'asks as a parent or guardian',
  'withdraw-consent': 'takes consent back',
}

/** What is mailed to anyone who looks after requests. Names are not in it: the account is, by its identifier. */
export function requestMail(request: SupportRequest): { subject: string; text: string } {
  const facts = [
    ['Number', request.number],
    ['Received', request.receivedAt.toISOString()],
    ['Topic', topics[request.topic]],
    ['Wish', request.privacyWish && wishes[request.privacyWish]],
    ['Answer by', request.dueOn],
    ['Account', request.userId ?? 'none: a visitor'],
    ['About the username', request.aboutUsername],
    ['Reply to', request.email ?? 'nobody: no e-mail was given'],
    ['Page', request.page],
    ['Version', request.version],
    ['Browser', request.browser],
  ] as const
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  const quote = request.questionWords === null ? [] : ['', 'The question’s words:', request.questionWords]
  const due = request.dueOn === null ? '' : `, answer by ${request.dueOn}`
  return {
    subject: `${topics[request.topic]} (${request.number})${due}`,
    text: [...lines, '', request.message || '(no message)', ...quote, ''].join('\n'),
  }
}
