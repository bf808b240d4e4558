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
import { madeOnce } from '../platform/made-items.ts'
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

/** A question that a whole class is asked at once. */
export interface AskedToAll {
  activityId: string
  round: number
  skill: Skill
  modelId: string
  level: Level
  seed: number
  revision: number
  askedAt: Date
  /** Asked by a teacher whom no school has confirmed. */
  isFromUnverified: boolean
}

/** A question of a live activity is answered there, where its teacher closes it, and nowhere else. */
export function refuseElsewhere(question: IssuedQuestion, activityId: string | null): void {
  if ((question.activityId ?? null) === activityId) return
  throw conflict(say('answer-in-activity'))
}

/** An answer to such a question, judged when it was given. */
export interface GivenAnswer {
  submissionId: string
  response: Response
  verdict: 'correct' | 'incorrect'
  misconception: string | null
  activeMs: number
  timeZone: string | null
  language: Language
}

export interface LiveQuestionNeeds extends SnapshotDeps {
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  limitReached: (planUse: SubscriptionStatus) => Refusal
  /** What an attempt keeps of its question. */
  storeItem: (asked: Asked) => Promise<StoredItem>
  /** Settles an answer as an attempt. */
  submit: (submission: Submission) => Promise<RecordedAttempt | Refusal>
  /** The item of a token of this activity, or the refusal that says what to do. */
  open: (
    studentId: UserId,
    token: QuestionToken,
    activityId: string,
  ) => Promise<{ question: IssuedQuestion; item: Item }>
}

export function createLiveQuestions(needs: LiveQuestionNeeds) {
  return {
    /**
     * The question as this student gets it. Nonce and time follow from the round, so that however often it is
     * fetched it is one question, which counts once.
     */
    toAll(studentId: UserId, asked: AskedToAll): Question {
      const { skill, modelId, level, seed } = asked
      const { item } = madeOnce(skill, requireModel(skill, modelId), level, seed)
      return { ...showQuestion(needs.tokens, issuedTo(needs.tokens, studentId, asked), item), hintCount: 0 }
    },

    /** Whether this student's answer to the question is credited, and why not. */
    creditOf(studentId: UserId, asked: AskedToAll): Pick<AnswerReply, 'credited' | 'notCredited'> {
      const question = issuedTo(needs.tokens, studentId, asked)
      const credited = mayEarnCredit(question)
      return { credited, notCredited: whyNotCredited(question, credited) }
    },

    /** How an answer is judged, and of which round its question is, null at one’s own level; nothing is counted. */
    async judge(studentId: UserId, { token, response }: AnswerBody, activityId: string) {
      const { question, item } = await needs.open(studentId, token, activityId)
      const { verdict, misconception, message } = checkResponse(item, response)
      const said = message === null ? null : showMarkup(formatAdvice(message, question.language ?? 'en'))
      const { language, activityRound: round = null } = question
      return { round: round ?? null, verdict, misconception, message: said, language }
    },

    /** Counts an answer to a question to all as an attempt made now, once however often it is called. */
    async count(studentId: UserId, round: AskedToAll, given: GivenAnswer): Promise<void> {
      const asked = { ...round, skill: skillIn(round.skill, given.language) }
      const { skill, modelId, level, seed } = asked
      // What a teacher wrote is in no language’s catalog.
      const models = [...skill.models, ...round.skill.models]
      const model = models.find(({ id }) => id === modelId)
      // What is no longer asked says nothing about what a student knows.
      if (model === undefined) return
      const { verdict, misconception, response, submissionId: attemptId, activeMs, timeZone } = given
      const made = { skill, model, ...madeOnce(skill, model, level, seed) }
      const question = issuedTo(needs.tokens, studentId, asked)
      await needs.submit({
        ...made,
        question,
        storedItem: await needs.storeItem({ ...made, question }),
        body: {
          response,
          attemptId,
          activeMilliseconds: activeMs,
          hintsUsed: 0,
          ...(timeZone !== null && { timeZone }),
        },
        checked: { verdict, misconception, echo: null, message: null, feedback: null },
        at: needs.now(),
      })
    },

    /** A question at the student's own level, chosen as in practice. */
    async ownLevel(
      studentId: UserId,
      { activityId, isFromUnverified }: { activityId: string; isFromUnverified: boolean },
      skill: Skill,
    ): Promise<Question> {
      if (isFromUnverified) {
        const planUse = await needs.planUse(studentId)
        if (remainingQuota(planUse) <= 0) throw needs.limitReached(planUse)
      }
      const snapshot = await loadSnapshot(needs, studentId)
      const asking = { purpose: 'activity', activityId, isFromUnverified } as const
      const [question] = issue(needs, snapshot, skill, 1, asking)
      if (question === undefined) throw new Error('No question was made')
      return { ...question, hintCount: 0 }
    },
  }
}

/** One student’s own version of a question to all. */
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
    // In the question’s language: it is made again when its teacher closes it.
    why: formatMessage(say('reason-whole-class'), skill.language),
    swaps: 0,
    activityId,
    activityRound: round,
    isFromUnverified,
    language: skill.language,
  }
}
