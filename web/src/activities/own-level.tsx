import type { ActivityId } from '@skills-center/contract/activities'
import type { AnswerReply, Question } from '@skills-center/contract/practice'
import { ArrowRight, CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RichTextView } from '../item/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { LiveQuestion } from './live-question.tsx'

interface OwnLevelProps {
  readonly activityId: ActivityId
  /** A question that is ready; another one with each refresh. */
  readonly first: Question
  readonly isPaused: boolean
  /** Asks for a fresh question. */
  readonly onNext: () => void
}

/** Questions at the student's own level, one after the other. The one on screen stays until it is done. */
export function OwnLevel({ activityId, first, isPaused, onNext }: OwnLevelProps) {
  const [question, setQuestion] = useState(first)
  const [tries, setTries] = useState(0)
  const [number, setNumber] = useState(1)
  const [reply, setReply] = useState<AnswerReply | null>(null)
  const next = useRef<HTMLButtonElement>(null)
  const isOver = reply?.triesLeft === 0

  // Puts the focus where the hands go on once a question is closed.
  useEffect(() => {
    if (isOver) next.current?.focus()
  }, [isOver])

  function goOn() {
    setQuestion(first)
    setReply(null)
    setTries(0)
    setNumber(number + 1)
  }

  return (
    <>
      {/* A second try begins with a form of its own. */}
      <LiveQuestion
        key={`${number} ${tries}`}
        activityId={activityId}
        question={question}
        heading={`Question ${number}`}
        isPaused={isPaused}
        onReply={({ judged, isTaken }) => {
          if (judged === null || !isTaken) return
          setReply(judged)
          if (judged.triesLeft > 0) setTries(tries + 1)
          else onNext()
        }}
        onRefused={onNext}
      />
      <div role="status" className="empty:hidden">
        {reply !== null && <Verdict reply={reply} />}
      </div>
      {isOver && (
        <Button
          ref={next}
          size="large"
          className="self-start max-sm:w-full"
          disabled={first === question}
          onClick={goOn}
        >
          Next question
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      )}
    </>
  )
}

function Verdict({ reply }: { readonly reply: AnswerReply }) {
  const isRight = reply.verdict === 'correct'
  const Sign = isRight ? CircleCheck : CircleX
  const tone = isRight ? 'text-correct' : 'text-incorrect'
  return (
    <Card className={isRight ? 'border-correct' : 'border-incorrect'}>
      <p className={`flex items-center gap-3 text-lg font-bold ${tone}`}>
        <Sign aria-hidden className="size-6 shrink-0" />
        {isRight ? 'Right' : reply.triesLeft > 0 ? 'Not yet: you have one more try' : 'Not this time'}
      </p>
      {reply.feedback !== null && (
        <div className="mt-2 max-w-prose">
          <RichTextView text={reply.feedback} />
        </div>
      )}
      {reply.rightAnswer !== null && !isRight && (
        <div className="mt-3 flex flex-wrap items-baseline gap-x-2 text-lg">
          <span className="text-ink-soft">Right answer:</span>
          <div className="font-bold">
            <RichTextView text={reply.rightAnswer} />
          </div>
        </div>
      )}
    </Card>
  )
}
