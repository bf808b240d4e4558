import type { QuestionToken } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { markOf } from '../session.ts'
import type { SessionControls } from '../use-session.ts'
import { useReadingTime } from './reading-time.ts'
import { goesOn, type Stage } from './stage.ts'

/** What a student does with the question on screen. Presses that come before it can have been read do nothing. */
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

  // Takes the time as soon as a verdict, or what is proposed in its place, is on screen.
  useLayoutEffect(() => {
    if (outcome !== null || stage === 'deferred' || stage === 'next-here') reading.restart()
  }, [question, outcome, stage, reading])

  function goToNext() {
    if (reading.isOver()) onNext()
  }

  /** A press that was meant for “Next” must not use up the second try, should the verdict come just before it. */
  function check() {
    if (reading.isOver() || markOf(session) !== 'wrong') submit()
  }

  const onEnter = goesOn(stage) ? goToNext : check

  return {
    goToNext,
    check,
    onEnter,
    takeHint(token: QuestionToken, hint: RichText) {
      addHint(token, hint)
      // The button for hints goes with the last of them: the focus goes on to the answer.
      if (hints.length + 1 >= question.hintCount) focusAnswer()
    },
    /** Keys of the card itself; those of the answer are the item's. */
    onKeyDown(event: KeyboardEvent) {
      // No answer holds a question mark, so it asks for the shortcuts in a text field too.
      if (event.key === '?') {
        event.preventDefault()
        onShortcuts()
      }
      // A held Enter must not run through the verdict.
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
      else if (event.key === 'Enter' && event.target === event.currentTarget) onEnter()
    },
  }
}
