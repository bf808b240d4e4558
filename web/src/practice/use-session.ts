import type { SkillId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import type { AnswerBody, Practice, Question, QuestionToken } from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { type Dispatch, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { partsOf } from '../item/interactions/interactions.ts'
import { createAttemptId } from '../platform/attempt-id.ts'
import { ownTimeZone } from '../platform/preferences.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { preloadParts } from './preload-parts.ts'
import { pendingAnswers } from './pending-answers.ts'
import type { PendingAnswer } from './outbox.ts'
import { type Delivery, type Session, canSwap, isDone, shownAfter, upcoming } from './session.ts'
import type { QueueEvent } from './answer-queue.ts'
import { type SessionEvent, stepSession } from './step-session.ts'
import { useActiveTime } from '../platform/use-active-time.ts'

/** After this many milliseconds the student may go on without the verdict. */
const shortTimeoutMs = 3000

interface SessionOptions {
  place?: PendingAnswer['place']
  /** The next questions may come from other skills. */
  isMixed?: boolean
}

/** The actions of a session: of practice, the notebook, an assignment, or a pack. */
export type SessionControls = ReturnType<typeof useSession>

/** A practice session: the state of the question on screen and its actions. */
export function useSession(
  practice: { skill: Pick<Practice['skill'], 'id'> },
  first: Session,
  { place = 'practice', isMixed = false }: SessionOptions = {},
) {
  const [session, dispatch] = useReducer(stepSession, first)
  const activeTime = useActiveTime()
  const { delivery, question, response } = session
  const canAnswer = delivery.phase === 'none' && !isDone(session) && session.refusal === null
  const canSubmit =
    canAnswer && partsOf(question.item.interaction).isAnswered(response, question.item.interaction)

  useQueueEvents({ session, skillId: practice.skill.id, place, isMixed, activeTime, dispatch })
  useSlowReply(delivery, dispatch)
  usePreloadedQuestions(session)

  function send(body: AnswerBody | null, id: string) {
    const pending = { attemptId: id, givenAt: Date.now(), place, question, body }
    dispatch({ type: 'submitted', pending })
    pendingAnswers.add(pending)
  }

  function submit() {
    if (!canSubmit) return
    const id = createAttemptId()
    send(
      {
        token: question.token,
        response,
        attemptId: id,
        activeMilliseconds: activeTime.read(),
        idleMilliseconds: Math.min(activeTime.readIdle(), 86_400_000),
        hintsUsed: session.hints.length,
        timeZone: ownTimeZone(),
      },
      id,
    )
  }

  return {
    session,
    canSubmit,
    submit,
    resend: () => void pendingAnswers.sendNow(),
    change: (changed: Response) => dispatch({ type: 'changed', response: changed }),
    addHint(token: QuestionToken, hint: RichText) {
      if (token === question.token) dispatch({ type: 'hinted', hint })
    },
    /** Defers the question: “I haven’t learned this yet.” */
    defer() {
      if (canAnswer) send(null, createAttemptId())
    },
    /** Replaces the question on screen with a similar one. Does nothing once it has been answered. */
    swap(token: QuestionToken, other: Question) {
      if (token !== question.token || !canAnswer || !canSwap(session)) return
      activeTime.restart()
      dispatch({ type: 'swapped', token, question: other })
    },
    goToNext() {
      activeTime.restart()
      dispatch({ type: 'went-on' })
    },
  }
}

/** Handles queue events for this session, and says what to request after each answer. */
function useQueueEvents({
  session,
  skillId,
  place,
  isMixed,
  activeTime,
  dispatch,
}: {
  session: Session
  /** The skill that practice started with. */
  skillId: SkillId
  place: PendingAnswer['place']
  isMixed: boolean
  activeTime: ReturnType<typeof useActiveTime>
  dispatch: Dispatch<SessionEvent>
}): void {
  const latest = useRef(session)
  // Gives the listener below the latest session.
  useLayoutEffect(() => {
    latest.current = session
  }, [session])

  useEffect(
    () =>
      pendingAnswers.listen({
        onEvent(event) {
          const step = stepFor(event)
          if (step !== null) dispatch(step)
          if (event.type !== 'delivered') return false
          const now = latest.current.delivery
          const isShown = now.phase !== 'none' && now.pending.attemptId === event.pending.attemptId
          // Each counted try has its own time. Time goes on after a try that costs nothing.
          const { outcome } = event
          const isCounted =
            outcome.kind === 'answered' && ['correct', 'incorrect'].includes(outcome.reply.verdict)
          if (isShown && isCounted) activeTime.restart()
          return isShown
        },
        nextRequest: (attemptId) =>
          // In other places, the server chooses the next question itself.
          place !== 'practice'
            ? undefined
            : {
                isMixed,
                ahead: latest.current.isNetworkUnreliable ? 2 : 1,
                shown: shownAfter(latest.current, attemptId),
              },
        canReopen({ question }) {
          if (place !== 'practice') return false
          return isMixed
            ? latest.current.others.some(({ skill }) => skill.id === question.skillId)
            : question.skillId === skillId
        },
        reopen: (pending, reply) => dispatch({ type: 'reopened', pending, reply }),
      }),
    [place, isMixed, skillId, activeTime, dispatch],
  )
}

/** Watches how long the reply takes. */
function useSlowReply(delivery: Delivery, dispatch: Dispatch<SessionEvent>): void {
  const isSending = delivery.phase === 'sending' && !delivery.isSlow
  const attemptId = delivery.phase === 'none' ? null : delivery.pending.attemptId
  useEffect(() => {
    if (!isSending || attemptId === null) return
    const timer = setTimeout(() => dispatch({ type: 'slow', attemptId }), shortTimeoutMs)
    return () => clearTimeout(timer)
  }, [isSending, attemptId, dispatch])
}

/** Preloads the components of the next questions, so that they appear complete and without a request. */
function usePreloadedQuestions(session: Session): void {
  const next = upcoming(session)
  const { ahead } = session
  useEffect(() => {
    whenIdle(() => {
      for (const coming of [next, ...ahead]) if (coming !== undefined) preloadParts(coming)
    })
  }, [next, ahead])
}

/** The session event for a queue event; null if there is none. */
function stepFor(event: QueueEvent): SessionEvent | null {
  if (event.type === 'sending' || event.type === 'undelivered') return event
  const { pending, outcome } = event
  const { attemptId, question } = pending
  if (event.type === 'elsewhere') {
    if (outcome.kind === 'deferred') return null
    return { type: 'elsewhere', question, reply: outcome.kind === 'answered' ? outcome.reply : null }
  }
  switch (outcome.kind) {
    case 'answered':
      return { type: 'answered', attemptId, reply: outcome.reply }
    case 'deferred':
      return { type: 'deferred', attemptId, deferred: outcome.deferred }
    case 'refused':
      return { type: 'refused', attemptId, kind: outcome.refusal, detail: outcome.detail }
  }
}
