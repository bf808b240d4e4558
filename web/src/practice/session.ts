import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { Response } from '@skills-center/contract/interaction'
import type {
  AnswerBody,
  AnswerReply,
  Deferred,
  Practice,
  Question,
  QuestionToken,
  Standing,
} from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { emptyResponse } from '../item/interactions/interactions.ts'

/** Where the answer of this moment is on its way to the server. */
export type Delivery =
  | { phase: 'none' }
  | { phase: 'sending'; body: AnswerBody; failures: number }
  /** No reply came; it will be sent again with the same attempt id, so that it counts once. */
  | { phase: 'waiting'; body: AnswerBody; failures: number }
  /** The session was lost; the answer is kept until the person has signed in again. */
  | { phase: 'signed-out'; body: AnswerBody; failures: number }

/** How a question of this visit ended. */
export type Result = 'right' | 'right-later' | 'wrong'

export interface Session {
  question: Question
  /** Questions that came ready with the first load. */
  ahead: readonly Question[]
  response: Response
  /** The reply to the latest answer to this question. */
  outcome: AnswerReply | null
  /** What that reply was about; the response may have been changed since. */
  judged: Response | null
  missed: readonly Response[]
  /** Set when the person has not learned this yet: what comes instead. */
  deferred: Deferred | null
  hints: readonly RichText[]
  delivery: Delivery
  standing: Standing
  planUse: SubscriptionStatus
  results: readonly Result[]
  /** Set when this question cannot be answered any more, with the reason for the person. */
  refusal: { kind: 'limit' | 'question'; detail: string } | null
}

export type SessionEvent =
  | { type: 'changed'; response: Response }
  | { type: 'hinted'; hint: RichText }
  | { type: 'submitted'; body: AnswerBody }
  | { type: 'resent' }
  | { type: 'undelivered'; attemptId: string; reason: 'no-reply' | 'signed-out' }
  | { type: 'refused'; attemptId: string; kind: 'limit' | 'question'; detail: string }
  | { type: 'answered'; attemptId: string; reply: AnswerReply }
  | { type: 'deferred'; token: QuestionToken; deferred: Deferred }
  | { type: 'swapped'; token: QuestionToken; question: Question }
  | { type: 'went-on' }

function showing(question: Question) {
  return {
    question,
    response: emptyResponse(question.item.interaction),
    outcome: null,
    judged: null,
    missed: [],
    deferred: null,
    hints: [],
    delivery: { phase: 'none' },
    refusal: null,
  } as const
}

/** A session over freshly loaded practice; `undefined` when no question came with it. */
export function startSession(practice: Omit<Practice, 'skill'>): Session | undefined {
  const [first, ...ahead] = practice.questions
  if (first === undefined) return undefined
  return { ...showing(first), ahead, standing: practice.standing, planUse: practice.planUse, results: [] }
}

export const isClosed = (session: Session): boolean => session.outcome?.triesLeft === 0

/** Whether nothing more can be said to this question. */
export const isDone = (session: Session): boolean => isClosed(session) || session.deferred !== null

/** Whether another question like this one may take its place: before the first try only. */
export const canSwap = (session: Session): boolean =>
  session.question.swapsLeft > 0 && session.missed.length === 0 && !isDone(session)

/** Whether today's problems are used up. */
export const isAtLimit = (use: SubscriptionStatus): boolean =>
  !use.isPremium && use.dailyProblemsUsed >= use.dailyLimit

/** The question that comes next without asking the server: the one that the reply chose, else one loaded before. */
export function upcoming(session: Session): Question | undefined {
  const chosen = session.deferred?.next ?? session.outcome?.next
  if (chosen) return chosen
  return isAtLimit(session.planUse) ? undefined : session.ahead[0]
}

/** What the response as it stands is known to be. */
export function markOf(session: Session): 'right' | 'wrong' | 'refused' | null {
  if (session.outcome === null || session.response !== session.judged) return null
  switch (session.outcome.verdict) {
    case 'correct':
      return 'right'
    case 'incorrect':
      return 'wrong'
    case 'form':
    case 'unreadable':
      return 'refused'
  }
}

/** Pure: what each event makes of the session. Events about another answer than the one on its way change nothing. */
export function stepSession(session: Session, event: SessionEvent): Session {
  const { delivery } = session
  if ('attemptId' in event && (delivery.phase === 'none' || delivery.body.attemptId !== event.attemptId)) {
    return session
  }
  switch (event.type) {
    case 'changed':
      if (delivery.phase !== 'none' || isDone(session)) return session
      return { ...session, response: event.response }
    case 'hinted':
      return { ...session, hints: [...session.hints, event.hint] }
    case 'submitted':
      if (delivery.phase !== 'none' || isDone(session)) return session
      return { ...session, delivery: { phase: 'sending', body: event.body, failures: 0 } }
    case 'resent':
      if (delivery.phase === 'none') return session
      return { ...session, delivery: { ...delivery, phase: 'sending' } }
    case 'undelivered':
      if (delivery.phase === 'none') return session
      return {
        ...session,
        delivery: {
          body: delivery.body,
          phase: event.reason === 'no-reply' ? 'waiting' : 'signed-out',
          failures: delivery.failures + 1,
        },
      }
    case 'refused':
      return {
        ...session,
        delivery: { phase: 'none' },
        refusal: { kind: event.kind, detail: event.detail },
      }
    case 'answered':
      return answered(session, event.reply)
    case 'deferred':
      if (event.token !== session.question.token || delivery.phase !== 'none' || isDone(session))
        return session
      return { ...session, deferred: event.deferred }
    case 'swapped':
      if (event.token !== session.question.token || delivery.phase !== 'none' || !canSwap(session))
        return session
      return { ...session, ...showing(event.question) }
    case 'went-on': {
      const question = upcoming(session)
      if (question === undefined || !isDone(session)) return session
      return { ...session, ...showing(question), ahead: session.ahead.filter((other) => other !== question) }
    }
  }
}

function answered(session: Session, reply: AnswerReply): Session {
  const isMiss = reply.verdict === 'incorrect'
  const missed = isMiss ? [...session.missed, session.response] : session.missed
  const isOver = reply.triesLeft === 0
  const result: Result = isMiss ? 'wrong' : session.missed.length > 0 ? 'right-later' : 'right'
  // A missed option is crossed out, so the second try begins with none chosen; typed text stays to be mended.
  const isOptions = session.response.kind === 'choice'
  const response =
    isMiss && !isOver && isOptions ? emptyResponse(session.question.item.interaction) : session.response
  return {
    ...session,
    delivery: { phase: 'none' },
    outcome: reply,
    judged: session.response,
    response,
    missed,
    standing: reply.after,
    planUse: reply.planUse,
    results: isOver ? [...session.results, result] : session.results,
  }
}
