import { useSyncExternalStore } from 'react'
import { retryDelay, sendKept } from './answer-request.ts'
import { hasUnsent } from '../platform/unsent.ts'
import { createSending } from './sending.ts'

/** What the student at this screen has answered and the server has not spoken about yet. */
export const keptAnswers = createSending({
  send: sendKept,
  hasLeft: hasUnsent,
  // Up to a fifth more or less, so that a school does not come back in step when its server does.
  retryDelay: (failures) => retryDelay(failures) * (0.8 + Math.random() * 0.4),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
})

export const useKeptAnswers = () =>
  useSyncExternalStore(keptAnswers.subscribe, keptAnswers.read, keptAnswers.read)

/**
 * Whether what an earlier visit could not deliver has been sent, or cannot be sent now: only then is anything new
 * asked for, so that it rests on all that was answered.
 */
export const useIsSettled = (): boolean => !useKeptAnswers().isSettling
