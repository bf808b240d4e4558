import type { SkillId } from '@skills-center/contract/ids'
import { type AnswerBody, type AnswerReply, answerQuestion } from '@skills-center/contract/practice'
import { dailyLimitReached } from '@skills-center/contract/problem'
import { inOwnStyle } from '../item/interactions/typed/decimal-style.ts'
import { call } from '../platform/api.ts'
import { RequestError, detailOf } from '../platform/request-error.ts'
import { forgetUnsent, keepUnsent } from './outbox.ts'

/** What became of an answer that was sent. */
export type AnswerOutcome =
  | { kind: 'answered'; reply: AnswerReply }
  | { kind: 'undelivered'; reason: 'no-reply' | 'signed-out' }
  | { kind: 'refused'; refusal: 'limit' | 'question'; detail: string }

const limitText = 'You have used all of today’s free practice problems.'
const refusedText = 'This question could not be answered any more. Here is a fresh one.'

/** Replies that say nothing about the answer itself: worth sending again. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Sends an answer. It is kept on this device before it leaves and forgotten when the server has spoken, so
 * that neither a dead connection nor a closed window loses it. Never throws.
 */
export async function sendAnswer(skillId: SkillId, answered: AnswerBody): Promise<AnswerOutcome> {
  const body = { ...answered, response: inOwnStyle(answered.response) }
  keepUnsent({ skillId, body })
  const outcome = await delivered(body)
  if (outcome.kind !== 'undelivered') forgetUnsent(body.attemptId)
  return outcome
}

async function delivered(body: AnswerBody): Promise<AnswerOutcome> {
  try {
    return { kind: 'answered', reply: await call(answerQuestion, { body }) }
  } catch (error) {
    if (!(error instanceof RequestError) || passing.has(error.status)) {
      return { kind: 'undelivered', reason: 'no-reply' }
    }
    if (error.status === 401) return { kind: 'undelivered', reason: 'signed-out' }
    const isLimit = error.status === 402 || error.problem?.type === dailyLimitReached
    return isLimit
      ? { kind: 'refused', refusal: 'limit', detail: detailOf(error) ?? limitText }
      : { kind: 'refused', refusal: 'question', detail: detailOf(error) ?? refusedText }
  }
}

/** Milliseconds until the next try after so many failures: 1, 2, 4, … up to 30 seconds. */
export const retryDelay = (failures: number): number => Math.min(1000 * 2 ** (failures - 1), 30_000)
