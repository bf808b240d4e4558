import type { RichText } from '@skills-center/contract/rich-text'
import type { QuestionToken } from '@skills-center/contract/practice'
import type { AlongQuestion } from '@skills-center/contract/practice/along'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { inOwnStyle } from '../../item/interactions/typed/decimal-style.ts'
import { partsOf } from '../../item/interactions/interactions.ts'
import { createAttemptId } from '../../platform/attempt-id.ts'
import { ownTimeZone } from '../../platform/preferences.ts'
import { fetchParts } from '../fetch-parts.ts'
import { keptAnswers } from '../kept-answers.ts'
import type { Kept } from '../outbox.ts'
import { isDone, type Session } from '../session.ts'
import { stepSession } from '../step-session.ts'
import { useActiveTime } from '../../platform/use-active-time.ts'
import type { useSession } from '../use-session.ts'
import { type Gone, nextAlong } from './next-along.ts'
import { replyAlong } from './reply-along.ts'

const nothing = () => undefined
/** Milliseconds within which the word of the server on an answer is no news. */
const atOnce = 10_000

/** A practice session over what is on this device: judged here, and sent by `give` to be judged and counted. */
export function useAlongSession(
  questions: readonly AlongQuestion[],
  first: Session,
  { give, onClosed }: { give: (kept: Kept) => void; onClosed: (token: QuestionToken) => void },
): ReturnType<typeof useSession> {
  const [session, dispatch] = useReducer(stepSession, first)
  const activeTime = useActiveTime()
  const gone = useRef<(Gone & { token: QuestionToken })[]>([])
  const { question, response, missed } = session
  const canSubmit =
    session.delivery.phase === 'none' &&
    !isDone(session) &&
    partsOf(question.item.interaction).isAnswered(response, question.item.interaction)

  // Fetches what all the questions are drawn with while there may be a connection; without one it is here already.
  useEffect(() => {
    for (const along of questions) fetchParts(along.question)
  }, [questions])

  // What is sent at once was shown here; what is sent later is told like every kept answer.
  useEffect(
    () =>
      keptAnswers.listen({
        hear: (event) =>
          event.type === 'settled' &&
          event.kept.place === 'along' &&
          Date.now() - event.kept.givenAt < atOnce,
        onward: nothing,
        canReopen: () => false,
        reopen: nothing,
      }),
    [],
  )

  const find = useCallback(
    (token: QuestionToken) => questions.find((along) => along.question.token === token),
    [questions],
  )

  function submit() {
    const along = find(question.token)
    if (!canSubmit || along === undefined) return
    const isGone = (token: QuestionToken) =>
      token === question.token || gone.current.some((one) => one.token === token)
    const left = questions.filter((other) => !isGone(other.question.token))
    const judged = replyAlong(along, inOwnStyle(response), missed.length, null)
    const isClosed = judged.triesLeft === 0
    if (isClosed) {
      const isRight = judged.verdict === 'correct' && missed.length === 0
      gone.current.push({ question, isRight, token: question.token })
      onClosed(question.token)
    }
    const next = isClosed ? (nextAlong(left, gone.current)?.question ?? null) : null
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
    const kept: Kept = { attemptId, givenAt: Date.now(), place: 'along', question, body }
    dispatch({ type: 'submitted', kept })
    dispatch({ type: 'answered', attemptId, reply: { ...judged, next } })
    // What could not be read, or was in another form, costs nothing and is nobody’s business.
    if (judged.verdict !== 'correct' && judged.verdict !== 'incorrect') return
    give(kept)
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
    goOn() {
      activeTime.restart()
      dispatch({ type: 'went-on' })
    },
  }
}
