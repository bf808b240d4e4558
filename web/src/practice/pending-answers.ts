import { useSyncExternalStore } from 'react'
import { retryDelay, sendAnswer } from './answer-request.ts'
import { hasUnsent } from '../platform/unsent.ts'
import { createAnswerQueue } from './answer-queue.ts'

/** The student's answers that the server has not confirmed yet. */
export const pendingAnswers = createAnswerQueue({
  send: sendAnswer,
  hasLeft: hasUnsent,
  // Up to a fifth more or less, so that a school does not come back in step when its server does.
  retryDelay: (failures) => retryDelay(failures) * (0.8 + Math.random() * 0.4),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
})

export const usePendingAnswers = () =>
  useSyncExternalStore(pendingAnswers.subscribe, pendingAnswers.read, pendingAnswers.read)

/**
 * Whether what an earlier visit could not deliver has been sent, or cannot be sent now: only then is anything new
 * asked for, so that it rests on all that was answered.
 */
export const useIsSettled = (): boolean => !usePendingAnswers().isSettling
