import type { Response } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import type { ExerciseReply } from '@skills-center/contract/skills'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../language/messages.ts'
import { partsOf } from '../interactions/interactions.ts'
import { type ItemHandle, ItemView } from '../item-view.tsx'
import { ReadAloud } from '../speech/read-aloud.tsx'
import { RequestError, detailOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { afterReply, isDone, markOf, startTrying } from './exercise-state.ts'
import { ExerciseVerdict } from './exercise-verdict.tsx'
import { ContentContext } from '../../language/content.ts'

interface TryQuestionProps {
  readonly item: ShownItem
  /** Judges a response; for null, returns the answer. */
  readonly judge: (response: Response | null) => Promise<ExerciseReply>
  /** The reader asked for this question, so it receives focus. */
  readonly isAsked: boolean
  /** Another question is loading. */
  readonly isFetching: boolean
  readonly onAnother: () => void
}

/** A question that can be answered on the page any number of times. */
export function ExerciseQuestion({ item, judge, isAsked, isFetching, onAnother }: TryQuestionProps) {
  const id = useId()
  const [trying, setTrying] = useState(() => startTrying(item))
  const { response, missed, reply } = trying
  const { interaction } = item
  const isOver = isDone(trying)
  const view = useRef<ItemHandle>(null)
  const verdict = useRef<HTMLDivElement>(null)
  const judging = useMutation({
    networkMode: 'always',
    mutationFn: judge,
    onSuccess: (told, sent) => setTrying((before) => afterReply(before, sent, told)),
  })
  const canCheck = !isOver && partsOf(interaction).isAnswered(response, interaction)
  const check = () => {
    if (canCheck && !judging.isPending) judging.mutate(response)
  }

  // Moves focus along: into a question that the reader asked for (otherwise this would open a phone's keyboard
  // unprompted), and to the verdict that closes it, because the buttons disappear.
  useEffect(() => {
    if (isOver) verdict.current?.focus()
    else if (isAsked && !matchMedia('(pointer: coarse)').matches) view.current?.begin()
  }, [isOver, isAsked])

  return (
    <ContentContext value={item}>
      <div>
        <ItemView
          ref={view}
          id={id}
          item={item}
          response={response}
          messageId={`${id}-verdict`}
          isLocked={isOver || judging.isPending}
          mark={markOf(trying)}
          missed={missed}
          rightResponse={reply?.solution?.rightResponse ?? null}
          head={
            <ReadAloud
              what="question-to-try"
              passages={[{ kind: 'item', item, id }]}
              className="-ms-3 -mt-3 mb-2"
            />
          }
          onChange={(changed) => setTrying({ ...trying, response: changed })}
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
              wasMissed={missed.length > 0}
              isTyped={'text' in response}
              isAlgebra={'letters' in interaction}
            />
          )}
        </div>
        {judging.isError && (
          <p role="alert" className="mt-4 text-incorrect">
            {failureText(judging.error)}
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          {!isOver && (
            <Button disabled={!canCheck} busy={judging.isPending} onClick={check}>
              {missed.length > 0 ? t('ui/check-again') : t('ui/check')}
            </Button>
          )}
          {!isOver && missed.length > 0 && (
            <Button variant="outline" busy={judging.isPending} onClick={() => judging.mutate(null)}>
              {t('item/show-me-the-answer')}
            </Button>
          )}
          <Button variant={isOver ? 'primary' : 'quiet'} busy={isFetching} onClick={onAnother}>
            {!isFetching && <RefreshCw aria-hidden className="size-4.5" />}
            {t('item/another-question')}
          </Button>
        </div>
      </div>
    </ContentContext>
  )
}

function failureText(error: Error): string {
  return error instanceof RequestError
    ? (detailOf(error) ?? t('item/answer-could-not-be-checked'))
    : t('ui/answer-was-not-sent')
}
