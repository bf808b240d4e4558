import type { NotCredited } from '@skills-center/contract/practice'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { Queryable } from '../../platform/database.ts'
import type { Now } from '../../platform/clock.ts'
import { type AnsweredItem, selectCreditedItems } from './credit-queries.ts'
import { findLearnerItem } from '../learner/learner-catalog.ts'
import type { TryRow } from '../queries.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'

/**
 * A credited answer earns points and achievements and changes mastery. An answer without credit is stored, graded, and
 * shown like any other, but changes only the day's counts of questions and minutes.
 */
export interface CreditDeps {
  now: Now
  /**
   * Whether answers to these questions may be credited, in the same order. Called once per batch, in its transaction,
   * with the students' records locked. False for work from a teacher whose students may not earn from it.
   */
  earnsCredit: (tx: Queryable, questions: readonly IssuedQuestion[]) => Promise<readonly boolean[]>
}

/**
 * Whether the teacher who gave the question could see its key beforehand: they chose it, wrote it, or ask it to the
 * whole class.
 */
const isKeySeenByGiver = ({ modelId, assigned, activityRound }: IssuedQuestion): boolean =>
  assigned?.isSame === true || (activityRound ?? null) !== null || authoredNameOf(modelId) !== undefined

/** False if an unverified teacher could see the key: anyone can be that teacher, even the student. */
export const mayEarnCredit = (question: IssuedQuestion): boolean =>
  question.isFromUnverified !== true || !isKeySeenByGiver(question)

/**
 * Why a counted answer earned nothing; null if it was credited. Only questions of offline packs are limited by pace,
 * and no teacher gives those.
 */
export const whyNotCredited = (question: IssuedQuestion, credited: boolean): NotCredited | null => {
  if (credited) return null
  return mayEarnCredit(question) ? 'paced' : 'unverified-teacher'
}

/** The facts that decide whether an answer is credited. */
export interface CreditFacts {
  /** Whether the first try at the question was credited; undefined for a first try. */
  firstTry: boolean | undefined
  /** The result of `earnsCredit` for the question. */
  mayEarn: boolean
  /** Whether there was time to work it out. Checked only for questions whose key was on the device. */
  hadTime: boolean
}

/** A second try is credited if the first one was, whatever happened in between. */
export const isCredited = ({ firstTry, mayEarn, hadTime }: CreditFacts): boolean =>
  firstTry ?? (mayEarn && hadTime)

/** Over several questions, no student is faster than this share of the time that the item model expects. */
const fastestShare = 1 / 4

const fastestSeconds = ({ skill_id: skillId, model_id: modelId, level }: AnsweredItem): number =>
  fastestShare * (findLearnerItem(skillId, modelId, level)?.seconds ?? 0)

/**
 * Whether a question of an offline pack, plus everything credited since the download, fits into the elapsed time at the
 * fastest pace. Both times are the server's; the device's claims are not used.
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

/** Whether each of these answers is credited, given the earlier tries at their questions; in the same order. */
export async function creditsOf(
  deps: CreditDeps,
  tx: Queryable,
  questions: readonly IssuedQuestion[],
  tries: readonly TryRow[],
): Promise<boolean[]> {
  const mayEarn = await deps.earnsCredit(tx, questions)
  const credits: boolean[] = []
  for (const [index, question] of questions.entries()) {
    const { studentId, nonce, isOffline, issuedAt } = question
    const first = tries.find((row) => row.student_id === studentId && row.nonce === nonce)
    const hadTime =
      isOffline !== true ||
      first !== undefined ||
      hasTimeFor(question, await selectCreditedItems(tx, studentId, new Date(issuedAt * 1000)), deps.now())
    credits.push(isCredited({ firstTry: first?.is_credited, mayEarn: mayEarn[index] ?? false, hadTime }))
  }
  return credits
}
