import type { QuestionToken } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { markOf } from '../session.ts'
import type { SessionControls } from '../use-session.ts'
import { useReadingTime } from './reading-time.ts'
import { canContinue, type Stage } from './stage.ts'

/**
 * The student's actions on the question on screen. Presses that come before the text can have been read are ignored.
 */
export function useQuestionActions({
  practice,
  stage,
  focusAnswer,
  onNext,
  onShortcuts,
}: {
  practice: SessionControls
  stage: Stage
  focusAnswer: () => void
  onNext: () => void
  onShortcuts: () => void
}) {
  const { session, submit, addHint } = practice
  const { question, outcome, hints } = session
  const reading = useReadingTime()

  // Starts the timer when a verdict, or what takes its place, is on screen.
  useLayoutEffect(() => {
    if (outcome !== null || stage === 'deferred' || stage === 'next-here') reading.restart()
  }, [question, outcome, stage, reading])

  function goToNext() {
    if (reading.isOver()) onNext()
  }

  /**
   * If the verdict arrives just before a press that was meant for “Next”, that press must not use up the second try.
   */
  function check() {
    if (reading.isOver() || markOf(session) !== 'wrong') submit()
  }

  const onEnter = canContinue(stage) ? goToNext : check

  return {
    goToNext,
    check,
    onEnter,
    takeHint(token: QuestionToken, hint: RichText) {
      addHint(token, hint)
      // The hint button disappears with the last hint, so focus moves to the answer.
      if (hints.length + 1 >= question.hintCount) focusAnswer()
    },
    /** Keys of the card itself. The item handles the keys of the answer. */
    onKeyDown(event: KeyboardEvent) {
      // No answer contains a question mark, so it opens the shortcuts even in a text field.
      if (event.key === '?') {
        event.preventDefault()
        onShortcuts()
      }
      // A held Enter must not skip the verdict.
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
      else if (event.key === 'Enter' && event.target === event.currentTarget) onEnter()
    },
  }
}
