import type { NotCredited } from '@skills-center/contract/practice'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { Queryable } from '../../platform/database.ts'
import type { Now } from '../../platform/clock.ts'
import { type AnsweredItem, selectCreditedItems } from './credit-queries.ts'
import { findLearnerItem } from '../learner/learner-catalog.ts'
import type { TryRow } from '../queries.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'

/**
 * An answer that is credited earns points and achievements and moves mastery. One that is not is stored, judged and
 * shown like any other, and changes nothing else than the day's count of questions and minutes.
 */
export interface CreditNeeds {
  now: Now
  /**
   * Whether answers to these questions may be credited, in their order; asked once for a batch, in its transaction,
   * with the students' records locked. False for work of a teacher whose students may not earn by it.
   */
  earnsCredit: (tx: Queryable, questions: readonly IssuedQuestion[]) => Promise<readonly boolean[]>
}

/**
 * Whether the teacher who gave a question could see its key before it was asked: a question that they chose or wrote,
 * or one that they ask the whole class.
 */
const isKeySeenByGiver = ({ modelId, assigned, activityRound }: IssuedQuestion): boolean =>
  assigned?.isSame === true || (activityRound ?? null) !== null || authoredNameOf(modelId) !== undefined

/** False for a key that an unverified teacher could see: anyone can be that teacher, the student too. */
export const mayEarnCredit = (question: IssuedQuestion): boolean =>
  question.isFromUnverified !== true || !isKeySeenByGiver(question)

/**
 * Why an answer that counted earned nothing; null where it was credited. Only questions of packs are paced, and no
 * teacher gives those.
 */
export const whyNotCredited = (question: IssuedQuestion, credited: boolean): NotCredited | null => {
  if (credited) return null
  return mayEarnCredit(question) ? 'paced' : 'unverified-teacher'
}

/** What decides whether an answer is credited. */
export interface CreditFacts {
  /** Whether the first try at the question was credited; undefined for a first try. */
  firstTry: boolean | undefined
  /** What `earnsCredit` says of the question. */
  mayEarn: boolean
  /** Whether there was time to work it out. Known only of questions whose key was on the device. */
  hadTime: boolean
}

/** A second try goes by the first: what came between them does not change what the question is worth. */
export const isCredited = ({ firstTry, mayEarn, hadTime }: CreditFacts): boolean =>
  firstTry ?? (mayEarn && hadTime)

/** No student is faster, question after question, than this share of the time that the item model expects. */
const fastestShare = 1 / 4

const fastestSeconds = ({ skill_id: skillId, model_id: modelId, level }: AnsweredItem): number =>
  fastestShare * (findLearnerItem(skillId, modelId, level)?.seconds ?? 0)

/**
 * Whether a question of an offline pack, together with all that was credited since the pack was downloaded, fits into
 * the time since then at the fastest pace. Both ends are the server's own times; what the device says is not asked.
 */
export function hasTimeFor(
  question: Pick<IssuedQuestion, 'skillId' | 'modelId' | 'level' | 'issuedAt'>,
  creditedSince: readonly AnsweredItem[],
  now: Date,
): boolean {
  const { skillId: skill_id, modelId: model_id, level, issuedAt } = question
  const needed = [...creditedSince, { skill_id, model_id, level }].reduce(
    (sum, item) => sum + fastestSeconds(item),
    0,
  )
  return needed <= now.getTime() / 1000 - issuedAt
}

/** Whether each of these answers is credited, given the earlier tries at their questions; in their order. */
export async function creditsOf(
  needs: CreditNeeds,
  tx: Queryable,
  questions: readonly IssuedQuestion[],
  tries: readonly TryRow[],
): Promise<boolean[]> {
  const mayEarn = await needs.earnsCredit(tx, questions)
  const credits: boolean[] = []
  for (const [index, question] of questions.entries()) {
    const { studentId, nonce, isOffline, issuedAt } = question
    const first = tries.find((row) => row.student_id === studentId && row.nonce === nonce)
    const hadTime =
      isOffline !== true ||
      first !== undefined ||
      hasTimeFor(question, await selectCreditedItems(tx, studentId, new Date(issuedAt * 1000)), needs.now())
    credits.push(isCredited({ firstTry: first?.is_credited, mayEarn: mayEarn[index] ?? false, hadTime }))
  }
  return credits
}
