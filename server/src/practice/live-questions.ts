import { formatAdvice } from '@skills-center/answers/format-advice'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { Level, UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Response } from '@skills-center/contract/interaction'
import type { AnswerBody, AnswerReply, Question, QuestionToken } from '@skills-center/contract/practice'
import { skillIn } from '@skills-center/curriculum/catalogue'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import type { Skill } from '@skills-center/curriculum/skill'
import { makeCachedItem } from '../platform/item-cache.ts'
import { formatMessage } from '../platform/format-message.ts'
import { conflict, type Refusal } from '../platform/problems.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { mayEarnCredit, whyNotCredited } from './recording/credit.ts'
import type { DerivedSecrets } from './questions/derived-secrets.ts'
import type { StoredItem } from './stored-items.ts'
import { issue, loadSnapshot, type SnapshotDeps } from './learner/learner-snapshot.ts'
import { remainingQuota } from './questions/remaining-quota.ts'
import { requireModel, showQuestion } from './questions/next-question.ts'
import type { IssuedQuestion } from './questions/question-token.ts'
import type { RecordedAttempt } from './recording/record-attempts.ts'
import type { Asked, Submission } from './recording/submission.ts'
import { say } from './messages.gen.ts'

/** A question asked to the whole class at once. */
export interface AskedToAll {
  activityId: string
  round: number
  skill: Skill
  modelId: string
  level: Level
  seed: number
  revision: number
  askedAt: Date
  /** Asked by an unverified teacher. */
  isFromUnverified: boolean
}

/** A live activity's question can be answered only there, because its teacher decides when it closes. */
export function refuseElsewhere(question: IssuedQuestion, activityId: string | null): void {
  if ((question.activityId ?? null) === activityId) return
  throw conflict(say('answer-in-activity'))
}

/** An answer to such a question, graded when it was given. */
export interface GivenAnswer {
  submissionId: string
  response: Response
  verdict: 'correct' | 'incorrect'
  misconception: string | null
  activeMs: number
  timeZone: string | null
  language: Language
}

export interface LiveQuestionDeps extends SnapshotDeps {
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  limitReached: (planUse: SubscriptionStatus) => Refusal
  /** Packs the question for storage with its attempt. */
  storeItem: (asked: Asked) => Promise<StoredItem>
  /** Records an answer as an attempt. */
  submit: (submission: Submission) => Promise<RecordedAttempt | Refusal>
  /** Opens a token of this activity, or throws the refusal. */
  open: (
    studentId: UserId,
    token: QuestionToken,
    activityId: string,
  ) => Promise<{ question: IssuedQuestion; item: Item }>
}

export function createLiveQuestions(deps: LiveQuestionDeps) {
  return {
    /**
     * The question as this student gets it. Its nonce and time are derived from the round, so however often it is
     * fetched, it stays one question and counts once.
     */
    toAll(studentId: UserId, asked: AskedToAll): Question {
      const { skill, modelId, level, seed } = asked
      const { item } = makeCachedItem(skill, requireModel(skill, modelId), level, seed)
      return { ...showQuestion(deps.tokens, issuedTo(deps.tokens, studentId, asked), item), hintCount: 0 }
    },

    /** Whether this student's answer is credited, and if not, why. */
    creditOf(studentId: UserId, asked: AskedToAll): Pick<AnswerReply, 'credited' | 'notCredited'> {
      const question = issuedTo(deps.tokens, studentId, asked)
      const credited = mayEarnCredit(question)
      return { credited, notCredited: whyNotCredited(question, credited) }
    },

    /**
     * Grades an answer without recording it. Also returns the question's round; null if the question is at the
     * student's own level.
     */
    async judge(studentId: UserId, { token, response }: AnswerBody, activityId: string) {
      const { question, item } = await deps.open(studentId, token, activityId)
      const { verdict, misconception, message } = checkResponse(item, response)
      const advice = message === null ? null : showMarkup(formatAdvice(message, question.language ?? 'en'))
      const { language, activityRound: round = null } = question
      return { round: round ?? null, verdict, misconception, message: advice, language }
    },

    /** Records an answer to a whole-class question as an attempt made now; calling it again does not count twice. */
    async count(studentId: UserId, round: AskedToAll, given: GivenAnswer): Promise<void> {
      const asked = { ...round, skill: skillIn(round.skill, given.language) }
      const { skill, modelId, level, seed } = asked
      // A teacher's question belongs to no language's catalog.
      const models = [...skill.models, ...round.skill.models]
      const model = models.find(({ id }) => id === modelId)
      // A question that has left the curriculum says nothing about the student's knowledge.
      if (model === undefined) return
      const { verdict, misconception, response, submissionId: attemptId, activeMs, timeZone } = given
      const made = { skill, model, ...makeCachedItem(skill, model, level, seed) }
      const question = issuedTo(deps.tokens, studentId, asked)
      await deps.submit({
        ...made,
        question,
        storedItem: await deps.storeItem({ ...made, question }),
        body: {
          response,
          attemptId,
          activeMilliseconds: activeMs,
          hintsUsed: 0,
          ...(timeZone !== null && { timeZone }),
        },
        checked: { verdict, misconception, echo: null, message: null, feedback: null },
        at: deps.now(),
      })
    },

    /** A question at the student's own level, chosen as in practice. */
    async ownLevel(
      studentId: UserId,
      { activityId, isFromUnverified }: { activityId: string; isFromUnverified: boolean },
      skill: Skill,
    ): Promise<Question> {
      if (isFromUnverified) {
        const planUse = await deps.planUse(studentId)
        if (remainingQuota(planUse) <= 0) throw deps.limitReached(planUse)
      }
      const snapshot = await loadSnapshot(deps, studentId)
      const asking = { purpose: 'activity', activityId, isFromUnverified } as const
      const [question] = issue(deps, snapshot, skill, 1, asking)
      if (question === undefined) throw new Error('No question was generated')
      return { ...question, hintCount: 0 }
    },
  }
}

/** One student's own issue of a whole-class question. */
function issuedTo(
  { uuidFrom }: DerivedSecrets,
  studentId: UserId,
  { activityId, round, skill, modelId, level, seed, revision, askedAt, isFromUnverified }: AskedToAll,
): IssuedQuestion {
  return {
    studentId,
    skillId: skill.id,
    modelId,
    level,
    seed,
    revision,
    purpose: 'activity',
    nonce: uuidFrom(`live/${activityId}/${round}/${studentId}`),
    issuedAt: Math.floor(askedAt.getTime() / 1000),
    // In the question's language, because the question is issued again when its teacher closes it.
    why: formatMessage(say('reason-whole-class'), skill.language),
    swaps: 0,
    activityId,
    activityRound: round,
    isFromUnverified,
    language: skill.language,
  }
}
