import type { ActivityId } from '@skills-center/contract/activities'
import type { Question } from '@skills-center/contract/practice'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { LiveQuestion } from './live-question.tsx'

interface OwnLevelProps {
  readonly activityId: ActivityId
  /** A prepared question, which changes with each refresh. */
  readonly first: Question
  readonly isPaused: boolean
  /** Requests a new question. */
  readonly onNext: () => void
}

/** Questions at the student's own level, one by one. The one on screen stays until it is finished. */
export function OwnLevel({ activityId, first, isPaused, onNext }: OwnLevelProps) {
  const [question, setQuestion] = useState(first)
  const [number, setNumber] = useState(1)
  const [isOver, setOver] = useState(false)
  const next = useRef<HTMLButtonElement>(null)

  // Moves focus to the next button when a question is closed.
  useEffect(() => {
    if (isOver) next.current?.focus({ preventScroll: true })
  }, [isOver])

  function goToNext() {
    setQuestion(first)
    setOver(false)
    setNumber(number + 1)
  }

  return (
    <>
      <LiveQuestion
        key={number}
        activityId={activityId}
        question={question}
        heading={t('ui/question-place', { place: number })}
        isPaused={isPaused}
        onReply={({ judged, isTaken }) => {
          if (!isTaken || judged === null || judged.triesLeft > 0) return
          setOver(true)
          onNext()
        }}
        onRefused={() => {
          setOver(true)
          onNext()
        }}
      />
      {isOver && (
        <Button
          ref={next}
          size="large"
          className="self-start max-sm:w-full"
          disabled={first === question}
          onClick={goToNext}
        >
          {t('ui/next-question')}
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      )}
    </>
  )
}
