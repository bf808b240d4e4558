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

/** The delivery state of the current answer. */
export type Delivery =
  | { phase: 'none' }
  | { phase: 'sending'; pending: PendingAnswer; failures: number; isSlow: boolean }
  /** No reply came. It will be sent again with the same attempt id, so that it counts once. */
  | { phase: 'waiting'; pending: PendingAnswer; failures: number }
  /** The student was signed out. The answer is stored until they sign in again. */
  | { phase: 'signed-out'; pending: PendingAnswer; failures: number }

/** As many as the server accepts. */
const maxShown = 8

/**
 * The result of a question in this visit: `pending` until the server has replied, `dropped` if the server did not count
 * it.
 */
export type Result = 'right' | 'right-later' | 'wrong' | 'pending' | 'dropped'

/** A question that the student left before the server replied. */
export interface Left {
  attemptId: string
  question: Question
  wasMissed: boolean
  /** Its index in the results; null for a deferral, which has none. */
  place: number | null
  /** The server has replied. */
  isBack: boolean
}

export interface Session {
  question: Question
  /** The index in the results of a question that came back for its second try; null for any other. */
  place: number | null
  /** The next questions that are on this device already. */
  ahead: readonly Question[]
  /** In mixed practice: the skills of the questions, with progress. */
  others: readonly SkillWithProgress[]
  left: readonly Left[]
  response: Response
  /** The reply to the latest answer to this question. */
  outcome: AnswerReply | null
  /** The response that the reply judged. The student may have changed it since. */
  judged: Response | null
  missed: readonly Response[]
  /** Set when the student has deferred this question: what comes instead. */
  deferred: Deferred | null
  hints: readonly RichText[]
  delivery: Delivery
  /** Progress in this question's skill. */
  progress: SkillProgress
  planUse: SubscriptionStatus
  results: readonly Result[]
  /** Achievements to celebrate with this verdict. */
  earned: readonly Achievement[]
  /** Achievements earned with a wrong answer; celebrated with the next right one. */
  postponedAchievements: readonly Achievement[]
  /** The network has failed in this visit, so the session asks for more questions ahead. */
  isNetworkUnreliable: boolean
  /** The same question was also answered in another tab and counted once. */
  isAnsweredElsewhere: boolean
  /** Set when this question cannot be answered any more, with the reason to show. */
  refusal: { kind: 'limit' | 'question'; detail: string } | null
}

/** Empty, except that typed text from an earlier try stays to be corrected. */
function begunResponse({ item, missed = [] }: Question): Response {
  const last = missed.at(-1)
  return last === undefined || last.kind === 'choice' ? emptyResponse(item.interaction) : last
}

/** The state of every question when it appears. */
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
    isAnsweredElsewhere: false,
    refusal: null,
  } as const
}

/** Starts a session from newly loaded practice, continuing `before` if given; undefined if it contains no question. */
export function startSession(
  practice: Omit<Practice, 'skill'>,
  before?: Pick<Session, 'results' | 'left' | 'isNetworkUnreliable'> &
    Partial<Pick<Session, 'postponedAchievements'>>,
): Session | undefined {
  const { standing: progress, planUse, others } = practice
  const [first, ...ahead] = practice.questions
  if (first === undefined) return undefined
  const { results = [], left = [], isNetworkUnreliable = false, postponedAchievements = [] } = before ?? {}
  return {
    ...showing(first),
    ahead,
    others,
    progress,
    planUse,
    results,
    left,
    isNetworkUnreliable,
    postponedAchievements,
  }
}

export const isClosed = (session: Session): boolean => session.outcome?.triesLeft === 0

/** Whether nothing more can be done with this question. */
export const isDone = (session: Session): boolean => isClosed(session) || session.deferred !== null

/** Whether the answer waits on this device, so that the student may go on without its verdict. */
export function isPending({ delivery }: Pick<Session, 'delivery'>): boolean {
  if (delivery.phase === 'sending') return delivery.failures > 0 || delivery.isSlow
  return delivery.phase === 'waiting'
}

/**
 * Whether the question may be swapped for a similar one: only before the first try, and never while its answer waits on
 * this device.
 */
export function canSwap(session: Session): boolean {
  const { question, place, missed, delivery } = session
  const isUnsent = isPending(session) || delivery.phase === 'signed-out'
  return question.swapsLeft > 0 && place === null && missed.length === 0 && !isUnsent && !isDone(session)
}

/** Whether today's free problems are used up. */
export const isAtLimit = (use: SubscriptionStatus): boolean =>
  !use.isPremium && use.dailyProblemsUsed >= use.dailyLimit

/** Today's use, including answers still being sent, which will count too. */
export function withPending({ question, planUse, results, delivery, missed }: Session): SubscriptionStatus {
  const isBegun = delivery.phase !== 'none' && delivery.pending.body !== null && missed.length === 0
  const isUnderWay = isBegun && question.isLimited
  const pending = results.filter((result) => result === 'pending').length + (isUnderWay ? 1 : 0)
  return { ...planUse, dailyProblemsUsed: planUse.dailyProblemsUsed + pending }
}

/** The question that comes next without asking the server: the reply's choice, otherwise one on this device. */
export function upcoming(session: Session): Question | undefined {
  const chosen = session.deferred?.next ?? session.outcome?.next
  if (chosen) return chosen
  const isOver = isAtLimit(withPending(session))
  return session.ahead.find(({ isLimited }) => !isOver || !isLimited)
}

/**
 * The skill of the question on screen. Outside mixed practice, that is `begun`, the skill that practice started with.
 */
export const skillOnScreen = ({ question, others }: Session, begun: Practice['skill']): Practice['skill'] =>
  others.find(({ skill }) => skill.id === question.skillId)?.skill ?? begun

/** The number of the question on screen in this visit, from 1. */
export const numberOf = (session: Session): number =>
  session.place === null ? session.results.length + (isClosed(session) ? 0 : 1) : session.place + 1

/** The known mark of the current response; null if it has changed since it was judged. */
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

/** Questions shown after this answer's question, oldest first. */
export function shownAfter(session: Session, attemptId: string): QuestionToken[] {
  const { left, delivery, question } = session
  const from = left.findIndex((other) => other.attemptId === attemptId)
  const isOnScreen = delivery.phase !== 'none' && delivery.pending.attemptId === attemptId
  if (from < 0 && !isOnScreen) return []
  const after = isOnScreen ? [] : [...left.slice(from + 1).filter(({ isBack }) => !isBack), { question }]
  return after.map((shown) => shown.question.token).slice(-maxShown)
}
