import type { PrivacyWish, SupportTopic } from '@skills-center/contract/support'
import type { SupportRequest } from './queries.ts'

const topics: Record<SupportTopic, string> = {
  help: 'Help',
  question: 'Possible mistake in a question',
  privacy: 'Personal data',
  accessibility: 'Accessibility problem',
  idea: 'Something else',
}

const wishTexts: Record<PrivacyWish, string> = {
  see: 'wants to see the stored data',
  correct: 'wants something corrected',
  delete: 'wants the account and its data deleted',
  parent: 'asks as a parent or guardian',
  'withdraw-consent': 'withdraws consent',
}

/** The email to the people who answer support requests. It identifies the account by id, never by name. */
export function requestMail(request: SupportRequest): { subject: string; text: string } {
  const facts = [
    ['Number', request.number],
    ['Received', request.receivedAt.toISOString()],
    ['Topic', topics[request.topic]],
    ['Request', request.privacyWish && wishTexts[request.privacyWish]],
    ['Answer by', request.dueOn],
    ['Account', request.userId ?? 'none (a visitor)'],
    ['About the username', request.aboutUsername],
    ['Reply to', request.email ?? 'no one (no email address given)'],
    ['Page', request.page],
    ['Version', request.version],
    ['Browser', request.browser],
  ] as const
  const lines = facts.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  const quote = request.questionWords === null ? [] : ['', 'Text of the question:', request.questionWords]
  const due = request.dueOn === null ? '' : `, answer by ${request.dueOn}`
  return {
    subject: `${topics[request.topic]} (${request.number})${due}`,
    text: [...lines, '', request.message || '(no message)', ...quote, ''].join('\n'),
  }
}
