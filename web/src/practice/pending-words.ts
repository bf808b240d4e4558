import { t } from '../language/messages.ts'
import type { Arrived, QueueState } from './answer-queue.ts'

/** What the bar says of what waits on this device; null where there is nothing to say. */
export function waitingInWords(
  { waiting, trouble }: Pick<QueueState, 'waiting' | 'trouble'>,
  isOnline: boolean,
): string | null {
  const count = waiting.filter(({ body }) => body !== null).length
  const isStuck = !isOnline || trouble !== null
  if (count > 0 && isStuck) {
    const pending = t(
      '{count, plural, one {# answer is} other {# answers are}} saved on this device and will be sent.',
      { count },
    )
    return isOnline ? pending : t('You are offline. {pending}', { pending })
  }
  return isOnline ? null : t('You are offline. Your answers are saved on this device.')
}

/** What the bar says of what has come back. */
export function arrivedInWords(arrived: readonly Arrived[]): string {
  const right = arrived.filter(({ outcome }) => verdictOf(outcome) === 'correct').length
  const refused = arrived.filter(({ outcome }) => outcome.kind === 'refused').length
  const count = arrived.length
  if (count === 1) return t('Your saved answer was sent.')
  return refused === 0
    ? t('{count, plural, one {# saved answer was} other {# saved answers were}} sent: {right} right.', {
        count,
        right,
      })
    : t(
        '{count, plural, one {# saved answer was} other {# saved answers were}} sent: {right} right, {refused} could not be counted.',
        { count, right, refused },
      )
}

const verdictOf = (outcome: Arrived['outcome']) =>
  outcome.kind === 'answered' ? outcome.reply.verdict : null

/** How one pending answer turned out, in a few words. */
export function outcomeInWords(outcome: Arrived['outcome']): string {
  if (outcome.kind !== 'answered') return t('Not counted')
  switch (outcome.reply.verdict) {
    case 'correct':
      return t('Correct')
    case 'incorrect':
      return outcome.reply.triesLeft > 0 ? t('Not quite. One more try is open.') : t('Not this time')
    case 'form':
      return t('Right value, but not in the form asked for. It did not count as a try.')
    case 'incomplete':
      return t('These runs could not answer the question yet. It did not count as a try.')
    case 'unreadable':
      return t('This could not be read. It did not count as a try.')
  }
}

/** Whether a question whose answer was pending may be tried again. */
export const isOpenAgain = ({ outcome }: Arrived): boolean =>
  outcome.kind === 'answered' && outcome.reply.triesLeft > 0
