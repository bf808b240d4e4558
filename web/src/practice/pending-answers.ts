import { useSyncExternalStore } from 'react'
import { retryDelay, sendAnswer } from './answer-request.ts'
import { hasUnsent } from '../platform/unsent.ts'
import { createAnswerQueue } from './answer-queue.ts'

/** The student's answers that the server has not confirmed yet. */
export const pendingAnswers = createAnswerQueue({
  send: sendAnswer,
  hasUnsent: hasUnsent,
  // Adds up to 20% jitter, so that a school's devices do not all return at the same moment.
  retryDelay: (failures) => retryDelay(failures) * (0.8 + Math.random() * 0.4),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
})

export const usePendingAnswers = () =>
  useSyncExternalStore(pendingAnswers.subscribe, pendingAnswers.read, pendingAnswers.read)

/**
 * Whether unsent answers from an earlier visit have been sent, or cannot be sent now. New questions are requested only
 * then, so that they are based on all answers.
 */
export const useIsSettled = (): boolean => !usePendingAnswers().isSettling
