import { type ActivityAnswerReply, type ActivityId, answerActivity } from '@skills-center/contract/activities'
import type { Response } from '@skills-center/contract/interaction'
import type { AnswerReply, Question } from '@skills-center/contract/practice'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { emptyResponse } from '../item/interactions/interactions.ts'
import { rowsOf, RunContext } from '../item/interactions/simulation/run-context.ts'
import { inOwnStyle } from '../item/interactions/typed/decimal-style.ts'
import { type ItemHandle, ItemView } from '../item/item-view.tsx'
import { RichTextView } from '../item/rich-text.tsx'
import { ReadAloud } from '../item/speech/read-aloud.tsx'
import { call } from '../platform/api.ts'
import { createAttemptId } from '../platform/attempt-id.ts'
import { ownTimeZone } from '../platform/preferences.ts'
import { useActiveTime } from '../platform/use-active-time.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { OwnVerdict } from './own-verdict.tsx'
import { ContentContext } from '../language/content.ts'

/** Milliseconds until an undelivered answer is sent again. */
const resendAfter = 1500
const maxResends = 40

const metNoServer = (error: unknown) => !(error instanceof RequestError) || error.status >= 500

interface LiveQuestionProps {
  readonly activityId: ActivityId
  readonly question: Question
  readonly heading: string
  readonly isPaused: boolean
  readonly onReply: (reply: ActivityAnswerReply) => void
  /** The server no longer accepts an answer to it. */
  readonly onRefused: () => void
}

/** A question in a live activity. An answer lost on the network is sent again and counts once. */
export function LiveQuestion(props: LiveQuestionProps) {
  const { heading, isPaused } = props
  const item = useRef<ItemHandle>(null)
  const message = useRef<HTMLDivElement>(null)
  const { question, response, setResponse, missed, mark, judged, isTaken, canSubmit, sending, submit } =
    useLiveAnswer(props)
  // The result is below the answer, so a small screen scrolls to it.
  useEffect(() => {
    if (judged !== null) message.current?.scrollIntoView({ block: 'nearest' })
  }, [judged])

  // Focuses the start of the answer, without opening a phone's keyboard.
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) item.current?.begin()
  }, [])

  return (
    <ContentContext value={question.item}>
      <Card as="section" aria-labelledby="live-question">
        <h2 id="live-question" className="mb-4 text-base font-semibold text-ink-soft">
          {heading}
        </h2>
        <RunContext value={rowsOf(question.token)}>
          <ItemView
            ref={item}
            id="live"
            item={question.item}
            response={response}
            messageId="live-message"
            isLocked={sending.isPending || isPaused || isTaken}
            mark={mark}
            missed={missed}
            rightResponse={isTaken ? (judged?.rightResponse ?? null) : null}
            head={
              <div className="-ms-3 -mt-3 mb-2">
                <ReadAloud what="question" passages={[{ kind: 'item', item: question.item, id: 'live' }]} />
              </div>
            }
            onChange={setResponse}
            onSubmit={submit}
          />
        </RunContext>
        <div ref={message} id="live-message" role="status" className="mt-5 scroll-mb-40 empty:hidden">
          <LiveFeedback question={question} sending={sending} isPaused={isPaused} />
        </div>
        {!isTaken && (
          <Button
            size="large"
            className="mt-6 min-w-44 max-sm:w-full"
            busy={sending.isPending}
            disabled={!canSubmit || isPaused}
            onClick={submit}
          >
            {sending.isPending
              ? t('activities/sending')
              : missed.length > 0
                ? t('activities/send-again')
                : t('activities/send-answer')}
          </Button>
        )}
      </Card>
    </ContentContext>
  )
}

/** The response, the earlier misses, and sending. */
function useLiveAnswer({ activityId, isPaused, onReply, onRefused, ...props }: LiveQuestionProps) {
  // Each refresh brings the same question with a new token, so the first one is kept.
  const [question] = useState(props.question)
  const [response, setResponse] = useState(() => emptyResponse(question.item.interaction))
  const activeTime = useActiveTime()
  const [missed, setMissed] = useState<readonly Response[]>([])
  const sending = useMutation({
    mutationFn: (attemptId: string) =>
      call(answerActivity, {
        params: { id: activityId },
        body: {
          token: question.token,
          response: inOwnStyle(response),
          attemptId,
          activeMilliseconds: activeTime.read(),
          hintsUsed: 0,
          timeZone: ownTimeZone(),
        },
      }),
    retry: (count, failure) => metNoServer(failure) && count < maxResends,
    retryDelay: resendAfter,
    networkMode: 'always',
    onSuccess(reply) {
      if (reply.isTaken) showReply(reply.judged)
      onReply(reply)
    },
    onError: (failure) => {
      if (!metNoServer(failure)) onRefused()
    },
  })
  const { mutate, isPending, data } = sending
  const judged = data?.judged ?? null
  const isTaken = data?.isTaken === true && (judged === null || judged.triesLeft === 0)
  const empty = emptyResponse(question.item.interaction)
  const canSubmit = response !== empty && response !== missed.at(-1)

  /** Missed options are crossed out, so the second try starts with none chosen; typed text stays to be corrected. */
  function showReply(reply: AnswerReply | null) {
    activeTime.restart()
    if (reply?.verdict !== 'incorrect') return
    const isOptions = response.kind === 'choice'
    setMissed([...missed, response])
    if (isOptions && reply.triesLeft > 0) setResponse(empty)
  }

  function submit() {
    if (canSubmit && !isPending && !isPaused && !isTaken) mutate(createAttemptId())
  }

  const mark = markOf(data, response === missed.at(-1))
  return { question, response, setResponse, missed, mark, judged, isTaken, canSubmit, sending, submit }
}

/** The known mark of the current response; `isMissed`: it is the response that was wrong. */
function markOf(
  reply: ActivityAnswerReply | undefined,
  isMissed: boolean,
): 'right' | 'wrong' | 'refused' | null {
  if (reply === undefined) return null
  if (!reply.isTaken) return 'refused'
  if (reply.judged?.verdict === 'correct') return 'right'
  return reply.judged?.verdict === 'incorrect' && isMissed ? 'wrong' : null
}

/** The result of the answer, or what it is waiting for. */
function LiveFeedback({
  question,
  sending: { data, error, isPending, failureCount },
  isPaused,
}: {
  readonly question: Question
  readonly sending: ReturnType<typeof useLiveAnswer>['sending']
  readonly isPaused: boolean
}) {
  const judged = data?.judged ?? null
  return (
    <>
      {judged !== null && <OwnVerdict reply={judged} />}
      {data?.message && (
        <div className="rounded-md border-l-4 border-warm bg-warm-soft px-4 py-3">
          <div lang={contentLanguage(question.item)}>
            <RichTextView text={data.message} />
          </div>
          <p className="mt-1 text-ink-soft">{t('activities/change-it-and-send-it-again')}</p>
        </div>
      )}
      {isPending && failureCount > 0 && (
        <p className="font-medium text-warm">{t('activities/answer-is-sent-again')}</p>
      )}
      {isPaused && <p className="font-medium text-warm">{t('activities/paused-by-your-teacher')}</p>}
      {error !== null && !isPending && (
        <p className="font-medium text-incorrect">
          {detailOf(error) ?? t('activities/answer-could-not-be-sent')}
        </p>
      )}
    </>
  )
}
