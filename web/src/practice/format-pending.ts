import { t } from '../language/messages.ts'
import type { Arrived, QueueState } from './answer-queue.ts'

/** The bar's text about waiting answers; null if there is nothing to show. */
export function formatWaiting(
  { waiting, failure: trouble }: Pick<QueueState, 'waiting' | 'failure'>,
  isOnline: boolean,
): string | null {
  const count = waiting.filter(({ body }) => body !== null).length
  const isStuck = !isOnline || trouble !== null
  if (count > 0 && isStuck) {
    const pending = t('practice/answers-are-saved', { count })
    return isOnline ? pending : t('practice/you-are-offline-pending', { pending })
  }
  return isOnline ? null : t('ui/answers-are-saved-on-this-device')
}

/** The bar's text about results that have arrived. */
export function formatArrived(arrived: readonly Arrived[]): string {
  const right = arrived.filter(({ outcome }) => verdictOf(outcome) === 'correct').length
  const refused = arrived.filter(({ outcome }) => outcome.kind === 'refused').length
  const count = arrived.length
  if (count === 1) return t('practice/saved-answer-was-sent')
  return refused === 0
    ? t('practice/saved-answers-were-sent-right', {
        count,
        right,
      })
    : t('practice/saved-answers-were-sent', { count, right, refused })
}

const verdictOf = (outcome: Arrived['outcome']) =>
  outcome.kind === 'answered' ? outcome.reply.verdict : null

/** The result of one pending answer, in a few words. */
export function formatOutcome(outcome: Arrived['outcome']): string {
  if (outcome.kind !== 'answered') return t('practice/not-counted')
  switch (outcome.reply.verdict) {
    case 'correct':
      return t('practice/correct')
    case 'incorrect':
      return outcome.reply.triesLeft > 0 ? t('practice/one-more-try-is-open') : t('practice/not-this-time')
    case 'form':
      return t('practice/right-value')
    case 'incomplete':
      return t('practice/runs-could-not-answer')
    case 'unreadable':
      return t('practice/did-not-count-as-a-try')
  }
}

/** Whether a question whose answer was pending may be tried again. */
export const isOpenAgain = ({ outcome }: Arrived): boolean =>
  outcome.kind === 'answered' && outcome.reply.triesLeft > 0
