import type { Response } from '@skills-center/contract/interaction'
import { maxDemoAnswers, type DemoRun, type DemoQuestion } from '@skills-center/contract/practice/demo'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../language/messages.ts'
import { emptyResponse, partsOf } from '../../item/interactions/interactions.ts'
import { type ItemHandle, ItemView } from '../../item/item-view.tsx'
import { ExerciseVerdict } from '../../item/exercise/exercise-verdict.tsx'
import { detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'

interface AdaptiveQuestionProps {
  readonly question: DemoQuestion
  /** The index of the question, from 0. */
  readonly place: number
  readonly judge: (response: Response) => Promise<DemoRun>
  /** Shown under the verdict once the question is answered. */
  readonly after: ReactNode
}

/**
 * One question of a run. It can be answered once, except that an unreadable answer or one in the wrong form does not
 * count.
 */
export function AdaptiveQuestion({ question, place, judge, after }: AdaptiveQuestionProps) {
  const id = useId()
  const { item, level, why } = question
  const [response, setResponse] = useState(() => emptyResponse(item.interaction))
  const view = useRef<ItemHandle>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const judging = useMutation({ mutationFn: judge, networkMode: 'always' })
  const reply = judging.data?.last ?? null
  const isOver = reply?.verdict === 'correct' || reply?.verdict === 'incorrect'
  const canCheck = !isOver && partsOf(item.interaction).isAnswered(response, item.interaction)
  const check = () => {
    if (canCheck && !judging.isPending) judging.mutate(response)
  }

  // Moves focus along; on a phone, focusing a text field would open the keyboard unprompted.
  useEffect(() => {
    if (isOver) verdict.current?.focus()
    else if (!matchMedia('(pointer: coarse)').matches) view.current?.begin()
  }, [isOver])

  return (
    <div>
      <p className="text-sm font-semibold text-ink-soft">
        {t('site/question-place-of-count-level', {
          place: place + 1,
          count: maxDemoAnswers,
          level,
        })}
      </p>
      <p className="mt-1 mb-5 max-w-prose border-l-3 border-warm-vivid ps-3 text-ink-soft">{why}</p>
      <ItemView
        ref={view}
        id={id}
        item={item}
        response={response}
        messageId={`${id}-verdict`}
        isLocked={isOver || judging.isPending}
        mark={reply === null ? null : isOver ? (reply.verdict === 'correct' ? 'right' : 'wrong') : 'refused'}
        missed={[]}
        rightResponse={isOver ? (reply.solution?.rightResponse ?? null) : null}
        onChange={(changed) => {
          if (!isOver) judging.reset()
          setResponse(changed)
        }}
        onSubmit={check}
      />
      <div
        ref={verdict}
        id={`${id}-verdict`}
        role="status"
        tabIndex={-1}
        className="mt-6 scroll-mb-40 outline-none empty:hidden"
      >
        {reply !== null && (
          <ExerciseVerdict
            reply={reply}
            wasMissed={false}
            isTyped={'text' in response}
            isAlgebra={'letters' in item.interaction}
            isFinal={isOver}
          />
        )}
      </div>
      {judging.isError && (
        <p role="alert" className="mt-4 text-incorrect">
          {detailOf(judging.error) ?? t('ui/answer-was-not-sent')}
        </p>
      )}
      {isOver ? (
        after
      ) : (
        <Button className="mt-6" disabled={!canCheck} busy={judging.isPending} onClick={check}>
          {t('ui/check')}
        </Button>
      )}
    </div>
  )
}
