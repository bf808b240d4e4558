import type { Arrived, SendingState } from './sending.ts'

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

/** What the bar says of what waits on this device; null where there is nothing to say. */
export function waitingInWords(
  { waiting, trouble }: Pick<SendingState, 'waiting' | 'trouble'>,
  isOnline: boolean,
): string | null {
  const count = waiting.filter(({ body }) => body !== null).length
  const isStuck = !isOnline || trouble !== null
  if (count > 0 && isStuck) {
    const kept = `${answers(count)} ${count === 1 ? 'is' : 'are'} kept on this device and will be sent.`
    return isOnline ? kept : `You are offline. ${kept}`
  }
  return isOnline ? null : 'You are offline. What you answer is kept.'
}

/** What the bar says of what has come back. */
export function arrivedInWords(arrived: readonly Arrived[]): string {
  const right = arrived.filter(({ outcome }) => verdictOf(outcome) === 'correct').length
  const refused = arrived.filter(({ outcome }) => outcome.kind === 'refused').length
  const rest = refused === 0 ? '' : `, ${refused} could not be counted`
  return arrived.length === 1
    ? 'Your kept answer was sent.'
    : `${answers(arrived.length).replace('answers', 'kept answers')} were sent: ${right} right${rest}.`
}

const verdictOf = (outcome: Arrived['outcome']) =>
  outcome.kind === 'answered' ? outcome.reply.verdict : null

/** How one kept answer came out, in a few words. */
export function outcomeInWords(outcome: Arrived['outcome']): string {
  if (outcome.kind !== 'answered') return 'Not counted'
  switch (outcome.reply.verdict) {
    case 'correct':
      return 'Correct'
    case 'incorrect':
      return outcome.reply.triesLeft > 0 ? 'Not quite. One more try is open.' : 'Not this time'
    case 'form':
      return 'Right value, but not in the form asked for. It did not count as a try.'
    case 'unreadable':
      return 'This could not be read. It did not count as a try.'
  }
}

/** Whether a question that was kept may be tried again. */
export const isOpenAgain = ({ outcome }: Arrived): boolean =>
  outcome.kind === 'answered' && outcome.reply.triesLeft > 0
