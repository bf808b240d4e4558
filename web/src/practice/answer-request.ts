import {
  type AnswerReply,
  answerQuestion,
  type Deferred,
  deferQuestion,
  type NextQuestionRequest,
} from '@skills-center/contract/practice'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { t } from '../language/messages.ts'
import { inOwnStyle } from '../item/interactions/typed/decimal-style.ts'
import { call } from '../platform/api.ts'
import { RequestError, detailOf } from '../platform/request-error.ts'
import type { PendingAnswer } from './outbox.ts'

/** The result of sending a pending answer. */
export type Outcome =
  | { kind: 'answered'; reply: AnswerReply }
  | { kind: 'deferred'; deferred: Deferred }
  /** `fault`: the server replied, but could not accept this answer now. */
  | { kind: 'undelivered'; reason: 'no-reply' | 'fault' | 'signed-out' }
  | { kind: 'refused'; refusal: 'limit' | 'question'; detail: string }

const limitText = () => t('practice/used-all-of-todays-free')
const refusedText = () => t('practice/question-could-not-be-answered')

/** Statuses that say nothing about the answer itself, so it is worth sending again. */
const passing = new Set([408, 425, 429, 502, 503, 504])
/** Milliseconds after which the request is given up. */
const timeoutMs = 8000

/** Sends one answer or deferral (“I haven’t learned this yet”). Never throws. */
export async function sendAnswer(
  { question, body, place, givenAt }: PendingAnswer,
  nextRequest: NextQuestionRequest | undefined,
): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeoutMs)
  const next = nextRequest === undefined ? {} : { nextRequest }
  try {
    if (body === null) {
      const deferred = await call(deferQuestion, { body: { token: question.token, ...next }, signal })
      return { kind: 'deferred', deferred }
    }
    // A downloaded question counts at the time it was answered. We send an age, not a time, because device clocks may
    // be wrong.
    const ago = place === 'pack' ? { agoMilliseconds: Math.max(0, Date.now() - givenAt) } : {}
    const answered = { ...body, response: inOwnStyle(body.response), ...ago, ...next }
    return { kind: 'answered', reply: await call(answerQuestion, { body: answered, signal }) }
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RequestError)) return { kind: 'undelivered', reason: 'no-reply' }
  if (error.status === 401) return { kind: 'undelivered', reason: 'signed-out' }
  if (error.status === 500) return { kind: 'undelivered', reason: 'fault' }
  // A reply without problem details is not from our server, but perhaps from a school’s network.
  if (passing.has(error.status) || error.problem === null) return { kind: 'undelivered', reason: 'no-reply' }
  const isLimit = error.status === 402 || error.problem.type === dailyLimitReached
  return isLimit
    ? { kind: 'refused', refusal: 'limit', detail: detailOf(error) ?? limitText() }
    : { kind: 'refused', refusal: 'question', detail: detailOf(error) ?? refusedText() }
}

/** Milliseconds until the next try after this many failures: 1, 2, 4, … up to 30 seconds. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 30_000)
