import type { RichText } from '@skills-center/contract/rich-text'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { PackQuestion } from '@skills-center/contract/practice/pack'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { inOwnStyle } from '../../item/interactions/typed/decimal-style.ts'
import { partsOf } from '../../item/interactions/interactions.ts'
import { createAttemptId } from '../../platform/attempt-id.ts'
import { ownTimeZone } from '../../platform/preferences.ts'
import { preloadParts } from '../preload-parts.ts'
import { pendingAnswers } from '../pending-answers.ts'
import type { PendingAnswer } from '../outbox.ts'
import { isDone, type Session } from '../session.ts'
import { stepSession } from '../step-session.ts'
import { useActiveTime } from '../../platform/use-active-time.ts'
import type { SessionControls } from '../use-session.ts'
import { type FinishedQuestion, nextInPack } from './next-in-pack.ts'
import { offlineReply } from './offline-reply.ts'

const nothing = () => undefined
/** Replies within this many milliseconds are not reported, because the verdict was shown here. */
const atOnce = 10_000

/**
 * A practice session over a downloaded pack. Answers are judged on the device and sent through `give`, so the server
 * judges and counts them.
 */
export function usePackSession(
  questions: readonly PackQuestion[],
  first: Session,
  { give, onClosed }: { give: (pending: PendingAnswer) => void; onClosed: (token: QuestionToken) => void },
): SessionControls {
  const [session, dispatch] = useReducer(stepSession, first)
  const activeTime = useActiveTime()
  const finished = useRef<(FinishedQuestion & { token: QuestionToken })[]>([])
  const { question, response, missed } = session
  const canSubmit =
    session.delivery.phase === 'none' &&
    !isDone(session) &&
    partsOf(question.item.interaction).isAnswered(response, question.item.interaction)

  // Preloads what all the questions need, while there may be a connection. Offline, it is on the device already.
  useEffect(() => {
    for (const packed of questions) preloadParts(packed.question)
  }, [questions])

  // An answer sent at once was shown here, so its reply is not reported. A later reply is reported like any pending
  // answer's.
  useEffect(
    () =>
      pendingAnswers.listen({
        onEvent: (event) =>
          event.type === 'delivered' &&
          event.pending.place === 'pack' &&
          Date.now() - event.pending.givenAt < atOnce,
        nextRequest: nothing,
        canReopen: () => false,
        reopen: nothing,
      }),
    [],
  )

  const find = useCallback(
    (token: QuestionToken) => questions.find((packed) => packed.question.token === token),
    [questions],
  )

  function submit() {
    const packed = find(question.token)
    if (!canSubmit || packed === undefined) return
    const isGone = (token: QuestionToken) =>
      token === question.token || finished.current.some((one) => one.token === token)
    const left = questions.filter((other) => !isGone(other.question.token))
    const judged = offlineReply(packed, inOwnStyle(response), missed.length, null)
    const isClosed = judged.triesLeft === 0
    if (isClosed) {
      const isRight = judged.verdict === 'correct' && missed.length === 0
      finished.current.push({ question, isRight, token: question.token })
      onClosed(question.token)
    }
    const next = isClosed ? (nextInPack(left, finished.current)?.question ?? null) : null
    const attemptId = createAttemptId()
    const body = {
      token: question.token,
      response,
      attemptId,
      activeMilliseconds: activeTime.read(),
      idleMilliseconds: Math.min(activeTime.readIdle(), 86_400_000),
      hintsUsed: session.hints.length,
      timeZone: ownTimeZone(),
    }
    const pending: PendingAnswer = { attemptId, givenAt: Date.now(), place: 'pack', question, body }
    dispatch({ type: 'submitted', pending })
    dispatch({ type: 'answered', attemptId, reply: { ...judged, next } })
    // An answer that could not be read, or had the wrong form, costs nothing and is not sent.
    if (judged.verdict !== 'correct' && judged.verdict !== 'incorrect') return
    give(pending)
    activeTime.restart()
  }

  return {
    session,
    canSubmit,
    submit,
    resend: nothing,
    change: (changed) => dispatch({ type: 'changed', response: changed }),
    addHint(token: QuestionToken, hint: RichText) {
      if (token === question.token) dispatch({ type: 'hinted', hint })
    },
    defer: nothing,
    swap: nothing,
    goToNext() {
      activeTime.restart()
      dispatch({ type: 'went-on' })
    },
  }
}
