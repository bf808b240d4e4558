import type { Achievement } from '@skills-center/contract/achievements'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { Response } from '@skills-center/contract/interaction'
import type {
  AnswerReply,
  Deferred,
  Practice,
  Question,
  QuestionToken,
  SkillWithProgress,
  SkillProgress,
} from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { emptyResponse } from '../item/interactions/interactions.ts'
import type { PendingAnswer } from './outbox.ts'

/** Where the answer of this moment is on its way to the server. */
export type Delivery =
  | { phase: 'none' }
  | { phase: 'sending'; pending: PendingAnswer; failures: number; isSlow: boolean }
  /** No reply came; it will be sent again with the same attempt id, so that it counts once. */
  | { phase: 'waiting'; pending: PendingAnswer; failures: number }
  /** The person was signed out; the answer is stored until they have signed in again. */
  | { phase: 'signed-out'; pending: PendingAnswer; failures: number }

/** As many as the server takes. */
const maxShown = 8

/** How a question of this visit ended: `pending` until the server has replied, `dropped` where it would not count it. */
export type Result = 'right' | 'right-later' | 'wrong' | 'pending' | 'dropped'

/** A question that was gone on from before the server had spoken. */
export interface Left {
  attemptId: string
  question: Question
  wasMissed: boolean
  /** Its place among the results; null for “I haven’t learned this yet”, which has none. */
  place: number | null
  /** The server has spoken. */
  isBack: boolean
}

export interface Session {
  question: Question
  /** The place among the results of a question that has come back for its second try; null for any other. */
  place: number | null
  /** Questions to go on with that are here already. */
  ahead: readonly Question[]
  /** In mixed practice: the skills of the questions. */
  others: readonly SkillWithProgress[]
  left: readonly Left[]
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
  /** In the skill of this question. */
  standing: SkillProgress
  planUse: SubscriptionStatus
  results: readonly Result[]
  /** Achievements to celebrate with this verdict. */
  earned: readonly Achievement[]
  /** Earned with an answer that was wrong: celebrated with the next right one. */
  owed: readonly Achievement[]
  /** The network has failed in this visit, so that more questions are wanted ahead. */
  isFrail: boolean
  /** The same question was sent from another tab too, and counted once. */
  isDoubled: boolean
  /** Set when this question cannot be answered any more, with the reason for the person. */
  refusal: { kind: 'limit' | 'question'; detail: string } | null
}

/** Empty, but for typed text that was tried before: that stays to be mended. */
function begunResponse({ item, missed = [] }: Question): Response {
  const last = missed.at(-1)
  return last === undefined || last.kind === 'choice' ? emptyResponse(item.interaction) : last
}

/** What is so of every question when it comes on screen. */
export function showing(question: Question) {
  return {
    question,
    place: null,
    response: begunResponse(question),
    outcome: null,
    judged: null,
    earned: [],
    missed: question.missed ?? [],
    deferred: null,
    hints: question.hints ?? [],
    delivery: { phase: 'none' },
    isDoubled: false,
    refusal: null,
  } as const
}

/**
 * A session over freshly loaded practice, which goes on from the one before it; `undefined` when no question came
 * with it.
 */
export function startSession(
  practice: Omit<Practice, 'skill'>,
  before?: Pick<Session, 'results' | 'left' | 'isFrail'> & Partial<Pick<Session, 'owed'>>,
): Session | undefined {
  const { standing, planUse, others } = practice
  const [first, ...ahead] = practice.questions
  if (first === undefined) return undefined
  const { results = [], left = [], isFrail = false, owed = [] } = before ?? {}
  return { ...showing(first), ahead, others, standing, planUse, results, left, isFrail, owed }
}

export const isClosed = (session: Session): boolean => session.outcome?.triesLeft === 0

/** Whether nothing more can be said to this question. */
export const isDone = (session: Session): boolean => isClosed(session) || session.deferred !== null

/** Whether the answer is kept on this device, so that one may go on without its verdict. */
export function isPending({ delivery }: Pick<Session, 'delivery'>): boolean {
  if (delivery.phase === 'sending') return delivery.failures > 0 || delivery.isSlow
  return delivery.phase === 'waiting'
}

/**
 * Whether another question like this one may take its place: before the first try only, and never while its answer
 * waits on this device.
 */
export function canSwap(session: Session): boolean {
  const { question, place, missed, delivery } = session
  const isUnsent = isPending(session) || delivery.phase === 'signed-out'
  return question.swapsLeft > 0 && place === null && missed.length === 0 && !isUnsent && !isDone(session)
}

/** Whether today's problems are used up. */
export const isAtLimit = (use: SubscriptionStatus): boolean =>
  !use.isPremium && use.dailyProblemsUsed >= use.dailyLimit

/** Today's use with the answers that are still on their way, which will count too. */
export function withPending({ question, planUse, results, delivery, missed }: Session): SubscriptionStatus {
  const isBegun = delivery.phase !== 'none' && delivery.pending.body !== null && missed.length === 0
  const isUnderWay = isBegun && question.isLimited
  const pending = results.filter((result) => result === 'pending').length + (isUnderWay ? 1 : 0)
  return { ...planUse, dailyProblemsUsed: planUse.dailyProblemsUsed + pending }
}

/** The question that comes next without asking the server: the one that the reply chose, else one that is here. */
export function upcoming(session: Session): Question | undefined {
  const chosen = session.deferred?.next ?? session.outcome?.next
  if (chosen) return chosen
  const isOver = isAtLimit(withPending(session))
  return session.ahead.find(({ isLimited }) => !isOver || !isLimited)
}

/** The skill that the question on screen is of: `begun`, with which practice began, unless it is mixed. */
export const skillOnScreen = ({ question, others }: Session, begun: Practice['skill']): Practice['skill'] =>
  others.find(({ skill }) => skill.id === question.skillId)?.skill ?? begun

/** The number of the question on screen in this visit, from 1. */
export const numberOf = (session: Session): number =>
  session.place === null ? session.results.length + (isClosed(session) ? 0 : 1) : session.place + 1

/** What the response as it is is known to be. */
export function markOf(session: Session): 'right' | 'wrong' | 'refused' | null {
  if (session.outcome === null || session.response !== session.judged) return null
  switch (session.outcome.verdict) {
    case 'correct':
      return 'right'
    case 'incorrect':
      return 'wrong'
    case 'form':
    case 'unreadable':
    case 'incomplete':
      return 'refused'
  }
}

/** Questions that were shown after the one that this answer is about, the earliest first. */
export function shownAfter(session: Session, attemptId: string): QuestionToken[] {
  const { left, delivery, question } = session
  const from = left.findIndex((other) => other.attemptId === attemptId)
  const isOnScreen = delivery.phase !== 'none' && delivery.pending.attemptId === attemptId
  if (from < 0 && !isOnScreen) return []
  const after = isOnScreen ? [] : [...left.slice(from + 1).filter(({ isBack }) => !isBack), { question }]
  return after.map((shown) => shown.question.token).slice(-maxShown)
}
