import type { Response } from '@skills-center/contract/interaction'
import type {
  AnswerReply,
  Deferred,
  Question,
  QuestionToken,
  SkillProgress,
} from '@skills-center/contract/practice'
import type { RichText } from '@skills-center/contract/rich-text'
import { t } from '../language/messages.ts'
import { emptyResponse } from '../item/interactions/interactions.ts'
import type { PendingAnswer } from './outbox.ts'
import {
  canSwap,
  isDone,
  isPending,
  type Left,
  type Result,
  type Session,
  showing,
  upcoming,
} from './session.ts'

export type SessionEvent =
  | { type: 'changed'; response: Response }
  | { type: 'hinted'; hint: RichText }
  | { type: 'submitted'; pending: PendingAnswer }
  | { type: 'sending'; attemptId: string }
  /** The reply is taking too long. */
  | { type: 'slow'; attemptId: string }
  | { type: 'undelivered'; attemptId: string; reason: 'no-reply' | 'signed-out' }
  | { type: 'refused'; attemptId: string; kind: 'limit' | 'question'; detail: string }
  | { type: 'answered'; attemptId: string; reply: AnswerReply }
  | { type: 'deferred'; attemptId: string; deferred: Deferred }
  | { type: 'swapped'; token: QuestionToken; question: Question }
  | { type: 'went-on' }
  /** A question that the student had left turned out wrong, and they want a second try. */
  | { type: 'reopened'; pending: PendingAnswer; reply: AnswerReply }
  /** The server has replied in another tab, about this question or another; null if it refused. */
  | { type: 'elsewhere'; question: Pick<Question, 'token' | 'skillId'>; reply: AnswerReply | null }

/** Pure: the session after an event. Events about answers of other sessions change nothing. */
export function stepSession(session: Session, event: SessionEvent): Session {
  const { delivery } = session
  if ('attemptId' in event && (delivery.phase === 'none' || delivery.pending.attemptId !== event.attemptId)) {
    const left = session.left.find((one) => one.attemptId === event.attemptId && !one.isBack)
    return left === undefined ? session : arrived(session, left, event)
  }
  switch (event.type) {
    case 'changed':
      if (delivery.phase !== 'none' || isDone(session)) return session
      return { ...session, response: event.response }
    case 'hinted':
      return { ...session, hints: [...session.hints, event.hint] }
    case 'submitted':
      if (delivery.phase !== 'none' || isDone(session)) return session
      return {
        ...session,
        delivery: { phase: 'sending', pending: event.pending, failures: 0, isSlow: false },
      }
    case 'sending':
      if (delivery.phase === 'none' || delivery.phase === 'sending') return session
      return { ...session, delivery: { ...delivery, phase: 'sending', isSlow: false } }
    case 'slow':
      if (delivery.phase !== 'sending') return session
      return { ...session, isNetworkUnreliable: true, delivery: { ...delivery, isSlow: true } }
    case 'undelivered':
      if (delivery.phase === 'none') return session
      return {
        ...session,
        isNetworkUnreliable: true,
        delivery: {
          pending: delivery.pending,
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
      return {
        ...session,
        delivery: { phase: 'none' },
        deferred: event.deferred,
        ...followedBy(session, event.deferred),
      }
    case 'swapped':
      if (event.token !== session.question.token || delivery.phase !== 'none' || !canSwap(session))
        return session
      return { ...session, ...showing(event.question), ahead: unlike(event.question, session.ahead) }
    case 'went-on': {
      const question = upcoming(session)
      if (question === undefined || !(isDone(session) || isPending(session))) return session
      return show(leave(session), question)
    }
    case 'reopened':
      return reopened(session, event)
    case 'elsewhere':
      return elsewhere(session, event)
  }
}

const isSameItem = ({ item }: Question, other: Question): boolean =>
  JSON.stringify(item) === JSON.stringify(other.item)

/** The questions that differ from this one. */
const unlike = (question: Question, others: readonly Question[]): Question[] =>
  others.filter((other) => !isSameItem(question, other))

function show(session: Session, question: Question): Session {
  const other = session.others.find(({ skill }) => skill.id === question.skillId)
  return {
    ...session,
    ...showing(question),
    progress: other?.standing ?? session.progress,
    ahead: session.ahead.filter((waiting) => waiting !== question),
  }
}

/** The questions of a reply replace those chosen before it, if it brings any. */
function followedBy(
  session: Session,
  { ahead, others }: Pick<AnswerReply, 'ahead' | 'others'>,
): Pick<Session, 'ahead' | 'others'> {
  const isNone = ahead.length === 0
  const known = session.others.filter(({ skill }) => !others.some((other) => other.skill.id === skill.id))
  return { ahead: isNone ? session.ahead : ahead, others: [...known, ...others] }
}

/** Updates the progress in a skill everywhere in the session. */
function progressAt(
  session: Session,
  skillId: string,
  progress: SkillProgress,
): Pick<Session, 'progress' | 'others'> {
  return {
    progress: session.question.skillId === skillId ? progress : session.progress,
    others: session.others.map((other) =>
      other.skill.id === skillId ? { ...other, standing: progress } : other,
    ),
  }
}

const withResult = (results: readonly Result[], place: number | null, result: Result): readonly Result[] =>
  place === null ? [...results, result] : results.map((other, index) => (index === place ? result : other))

function resultOf({ verdict }: AnswerReply, wasMissed: boolean): Result {
  return verdict === 'incorrect' ? 'wrong' : wasMissed ? 'right-later' : 'right'
}

function answered(session: Session, reply: AnswerReply): Session {
  const isMiss = reply.verdict === 'incorrect'
  const missed = isMiss ? [...session.missed, session.response] : session.missed
  const isOver = reply.triesLeft === 0
  // Missed options are crossed out, so the second try starts with none chosen. Typed text stays to be corrected.
  const isOptions = session.response.kind === 'choice'
  const response =
    isMiss && !isOver && isOptions ? emptyResponse(session.question.item.interaction) : session.response
  const following = { ...session, ...(isOver ? followedBy(session, reply) : {}) }
  return {
    ...following,
    ...progressAt(following, session.question.skillId, reply.after),
    delivery: { phase: 'none' },
    outcome: reply,
    judged: session.response,
    response,
    missed,
    planUse: reply.planUse,
    ...celebrated(session, reply),
    results: isOver
      ? withResult(session.results, session.place, resultOf(reply, session.missed.length > 0))
      : session.results,
  }
}

/** A wrong answer is not celebrated. Achievements it earned wait for the next right answer. */
function celebrated(
  { postponedAchievements }: Session,
  reply: AnswerReply,
): Pick<Session, 'earned' | 'postponedAchievements'> {
  const all = [...postponedAchievements, ...reply.achievementsEarned]
  return reply.verdict === 'correct'
    ? { earned: all, postponedAchievements: [] }
    : { earned: [], postponedAchievements: all }
}

/** Leaves the question on screen. Remembers an answer that is still being sent. */
function leave(session: Session): Session {
  const { delivery, question, results, left, missed, place } = session
  if (delivery.phase === 'none') return session
  const { attemptId, body } = delivery.pending
  const isAnswer = body !== null
  return {
    ...session,
    results: isAnswer ? withResult(results, place, 'pending') : results,
    left: [
      ...left,
      {
        attemptId,
        question,
        wasMissed: missed.length > 0,
        place: isAnswer ? (place ?? results.length) : null,
        isBack: false,
      },
    ],
  }
}

/** The server has replied about a question that the student had left. */
function arrived(session: Session, known: Left, event: SessionEvent): Session {
  const back = {
    ...session,
    left: session.left.map((left) => (left === known ? { ...left, isBack: true } : left)),
  }
  const ended = (result: Result) =>
    known.place === null ? session.results : withResult(session.results, known.place, result)
  switch (event.type) {
    case 'answered': {
      const { reply } = event
      const followed = reply.triesLeft === 0 ? { ...back, ...replacedBy(session, reply) } : back
      // An answer that could not be read, or had the wrong form, was not counted.
      const isCounted = reply.verdict === 'correct' || reply.verdict === 'incorrect'
      return {
        ...followed,
        ...progressAt(followed, known.question.skillId, reply.after),
        planUse: reply.planUse,
        results: ended(isCounted ? resultOf(reply, known.wasMissed) : 'dropped'),
      }
    }
    case 'deferred':
      return { ...back, ...replacedBy(session, event.deferred) }
    case 'refused':
      return { ...back, results: ended('dropped') }
    default:
      return session
  }
}

/** Replaces the questions ahead with the reply's better-informed choice, except the one on screen. */
function replacedBy(
  session: Session,
  { next, ahead, others }: Pick<AnswerReply, 'next' | 'ahead' | 'others'>,
): Pick<Session, 'ahead' | 'others'> {
  const fresh = [session, ...session.left].reduce(
    (left, { question }) => unlike(question, left),
    [next ?? [], ...ahead].flat(),
  )
  return followedBy(session, { ahead: fresh, others })
}

function reopened(
  session: Session,
  { pending, reply }: Extract<SessionEvent, { type: 'reopened' }>,
): Session {
  const { question, body, attemptId } = pending
  if (body === null || reply.triesLeft === 0) return session
  const waiting = isDone(session) || session.delivery.phase !== 'none' ? upcoming(session) : session.question
  const ahead = session.ahead.filter((other) => other !== waiting)
  const gone = leave(session)
  const isOptions = body.response.kind === 'choice'
  return {
    ...show({ ...gone, ahead: waiting === undefined ? ahead : [waiting, ...ahead] }, question),
    place: session.left.find((left) => left.attemptId === attemptId)?.place ?? null,
    outcome: reply,
    judged: body.response,
    response: isOptions ? emptyResponse(question.item.interaction) : body.response,
    missed: reply.verdict === 'incorrect' ? [body.response] : [],
  }
}

const answeredElsewhere = () => t('practice/answered-this-question-in-another')

function elsewhere(
  session: Session,
  { question, reply }: Extract<SessionEvent, { type: 'elsewhere' }>,
): Session {
  const moved =
    reply === null
      ? session
      : { ...session, ...progressAt(session, question.skillId, reply.after), planUse: reply.planUse }
  if (question.token !== session.question.token) return moved
  if (isDone(session) || session.delivery.phase !== 'none') return { ...moved, isAnsweredElsewhere: true }
  return reply === null ? moved : { ...moved, refusal: { kind: 'question', detail: answeredElsewhere() } }
}
