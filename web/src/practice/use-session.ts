import type { Response } from '@skills-center/contract/interaction'
import type {
  AnswerBody,
  Deferred,
  Practice,
  Question,
  QuestionToken,
} from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { fetchDrawing } from '../item/figures/drawing-of.ts'
import { partsOf } from '../item/interactions/interactions.ts'
import { retryDelay, sendAnswer } from './answer-request.ts'
import { createAttemptId } from '../platform/attempt-id.ts'
import { noteAnswer } from './caches.ts'
import { type Session, isDone, stepSession } from './session.ts'
import { useActiveTime } from './use-active-time.ts'

/** The student's time zone; the day of the answer begins there at midnight. */
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A practice session: the state of the question on screen and everything that can be done with it. */
export function useSession(practice: { skill: Pick<Practice['skill'], 'id'> }, first: Session) {
  const client = useQueryClient()
  const [session, dispatch] = useReducer(stepSession, first)
  const activeTime = useActiveTime()
  const { delivery, question, response } = session
  const skillId = practice.skill.id
  const canSubmit =
    delivery.phase === 'none' &&
    !isDone(session) &&
    session.refusal === null &&
    partsOf(question.item.interaction).isAnswered(response, question.item.interaction)

  async function deliver(body: AnswerBody) {
    const { attemptId } = body
    const outcome = await sendAnswer(skillId, body)
    switch (outcome.kind) {
      case 'answered':
        noteAnswer(client, skillId, outcome.reply)
        // The time of each counted try is its own; what costs nothing goes on counting.
        if (['correct', 'incorrect'].includes(outcome.reply.verdict)) activeTime.restart()
        dispatch({ type: 'answered', attemptId, reply: outcome.reply })
        if (outcome.reply.next?.item.figure) fetchDrawing(outcome.reply.next.item.figure.kind)
        return
      case 'undelivered':
        dispatch({ type: 'undelivered', attemptId, reason: outcome.reason })
        return
      case 'refused':
        dispatch({ type: 'refused', attemptId, kind: outcome.refusal, detail: outcome.detail })
        return
    }
  }

  function submit() {
    if (!canSubmit) return
    const body: AnswerBody = {
      token: question.token,
      response,
      attemptId: createAttemptId(),
      activeMilliseconds: activeTime.read(),
      hintsUsed: session.hints.length,
      timeZone: timeZone(),
    }
    dispatch({ type: 'submitted', body })
    void deliver(body)
  }

  function resend() {
    if (delivery.phase !== 'waiting' && delivery.phase !== 'signed-out') return
    dispatch({ type: 'resent' })
    void deliver(delivery.body)
  }

  // Keeps trying while an answer has not arrived: after a while, when the connection is back, and when the
  // person returns to this window (having signed in in another, perhaps).
  useEffect(() => {
    if (delivery.phase !== 'waiting' && delivery.phase !== 'signed-out') return
    const timer = delivery.phase === 'waiting' ? setTimeout(resend, retryDelay(delivery.failures)) : undefined
    addEventListener('online', resend)
    addEventListener('focus', resend)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', resend)
      removeEventListener('focus', resend)
    }
  })

  return {
    session,
    canSubmit,
    submit,
    resend,
    change: (changed: Response) => dispatch({ type: 'changed', response: changed }),
    addHint(token: QuestionToken, hint: RichText) {
      if (token === question.token) dispatch({ type: 'hinted', hint })
    },
    defer: (token: QuestionToken, deferred: Deferred) => dispatch({ type: 'deferred', token, deferred }),
    swap(token: QuestionToken, other: Question) {
      if (token !== question.token) return
      activeTime.restart()
      dispatch({ type: 'swapped', token, question: other })
    },
    goOn() {
      activeTime.restart()
      dispatch({ type: 'went-on' })
    },
  }
}
