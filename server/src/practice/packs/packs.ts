import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { type Level, SkillId, type UserId } from '@skills-center/contract/ids'
import type { Question } from '@skills-center/contract/practice'
import {
  type PackQuestion,
  packDays,
  maxPackQuestions,
  type PracticePack,
} from '@skills-center/contract/practice/pack'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { SkillChoice } from '@skills-center/learner/choose-skill'
import type { Database, Queryable } from '../../platform/database.ts'
import { notFound, type Refusal, tooManyRequests } from '../../platform/problems.ts'
import { createFloodLimit } from '../../platform/rate-limit.ts'
import { showMarkup } from '../../platform/rich-text.ts'
import { selectLatestAnswerOrDeferral } from './latest-answer-queries.ts'
import { afterLatest } from './offline-answers.ts'
import {
  type LearnerSnapshot,
  type SnapshotDeps,
  loadSnapshotWithPins,
  progressIn,
} from '../learner/learner-snapshot.ts'
import { withAsked, toRecentlyAsked } from '../questions/recently-asked.ts'
import { learnerSkill, partsOf } from '../learner/learner-catalog.ts'
import { issueQuestion, requireModel } from '../questions/next-question.ts'
import { remainingQuota } from '../questions/remaining-quota.ts'
import type { RecordedAttempt } from '../recording/record-attempts.ts'
import type { Submission } from '../recording/submission.ts'
import { triesAllowed } from '../questions/tries.ts'
import { say } from '../messages.gen.ts'

export interface PacksDeps extends SnapshotDeps {
  database: Database
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  limitReached: (planUse: SubscriptionStatus) => Refusal
  ranked: (snapshot: LearnerSnapshot) => readonly SkillChoice[]
  /** Locks the student's record until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
  record: (tx: Queryable, submissions: Submission[]) => Promise<(RecordedAttempt | Refusal)[]>
}

/** The size of a free pack for a due skill, which the daily limit does not count: enough to refresh it. */
const reviewsOnFreePlan = 6
const skillsOfPlan = 5
const questionsOfPlanSkill = 4
/**
 * Offsets from the level that would be asked now, in turn. The device must adapt to right and wrong answers by itself,
 * so the pack includes easier and harder questions.
 */
const levelOffsets = [0, -1, 0, 1] as const
/** A way of asking does not repeat within this many questions. */
const minQuestionsApart = 3
/** Making a pack costs as much as several hundred requests. */
const packLimit = { max: 20, seconds: 3600 }

interface Wanted {
  skill: Skill
  count: number
}

/** Packs of questions with their keys, for offline practice; their answers arrive later. */
export function createPacks(deps: PacksDeps) {
  const flood = createFloodLimit(deps.now, packLimit)

  function ofSkill(snapshot: LearnerSnapshot, skill: Skill, planUse: SubscriptionStatus): Wanted[] {
    const { isDue } = progressIn(snapshot, skill.id)
    const quota = planUse.isPremium ? maxPackQuestions : isDue ? reviewsOnFreePlan : remainingQuota(planUse)
    return [{ skill, count: Math.min(maxPackQuestions, quota) }]
  }

  function ofPlan(snapshot: LearnerSnapshot, planUse: SubscriptionStatus): Wanted[] {
    let quota = remainingQuota(planUse)
    return deps.ranked(snapshot).flatMap(({ skill: { id } }): Wanted[] => {
      const skill = deps.skill(SkillId.parse(id))
      if (skill === undefined) return []
      const { isDue } = progressIn(snapshot, skill.id)
      const count = isDue ? questionsOfPlanSkill : Math.min(questionsOfPlanSkill, quota)
      if (!isDue) quota -= count
      return count > 0 ? [{ skill, count }] : []
    })
  }

  function questionsOf(snapshot: LearnerSnapshot, { skill, count }: Wanted): PackQuestion[] {
    const { studentId, learner, population, beliefs } = snapshot
    const row = learner.rows.get(skill.id)
    let recent = toRecentlyAsked(row)
    const purpose = progressIn(snapshot, skill.id).isDue ? 'review' : 'practice'
    const ways = learnerSkill(skill).items.map(({ id }) => id)
    let level: Level | undefined
    return Array.from({ length: count }, (_, index) => {
      const wanted = (level ?? 0) + (levelOffsets[index % levelOffsets.length] ?? 0)
      const beside = ways.filter((id) => partsOf(id).level === wanted)
      const issued = issueQuestion(deps, {
        studentId,
        skill,
        population,
        student: learner.student,
        state: row?.state,
        beliefs,
        recent,
        hadClaimElsewhere: false,
        underway: recent.asked.slice(0, minQuestionsApart),
        purpose,
        isOffline: true,
        ...(level !== undefined && wanted !== level && beside.length > 0 && { ways: beside }),
      })
      level ??= issued.question.level
      recent = withAsked(recent, issued)
      return withKey(deps, skill, issued.question)
    })
  }

  return {
    /** A pack of one skill, or of several skills of the plan. Downloading it writes no row. */
    async download(studentId: UserId, skillId: SkillId | null): Promise<PracticePack> {
      const skill = skillId === null ? null : deps.skill(skillId)
      if (skill === undefined) throw notFound(say('no-such-skill'))
      const wait = flood.take(studentId)
      if (wait > 0) {
        throw tooManyRequests(say('too-many-packs'), wait)
      }
      const [planUse, snapshot] = await Promise.all([
        deps.planUse(studentId),
        loadSnapshotWithPins(deps, studentId),
      ])
      const wanted =
        skill === null ? ofPlan(snapshot, planUse).slice(0, skillsOfPlan) : ofSkill(snapshot, skill, planUse)
      const questions = wanted.flatMap((one) => (one.count > 0 ? questionsOf(snapshot, one) : []))
      if (questions.length === 0) throw deps.limitReached(planUse)
      return {
        id: deps.newId(),
        kind: skill === null ? 'plan' : 'skill',
        skills: wanted.map((one) => summarise(one.skill)),
        questions,
        expiresAt: new Date(deps.now().getTime() + packDays * 86_400_000).toISOString(),
      }
    },

    /** Records an answer given offline, placed after the student's latest answer. */
    async record(submission: Submission): Promise<RecordedAttempt | Refusal> {
      const { studentId } = submission.question
      const recorded = await deps.database.transaction(async (tx) => {
        await deps.lock(tx, studentId, deps.now())
        const at = afterLatest(submission.at, await selectLatestAnswerOrDeferral(tx, studentId))
        const [result] = await deps.record(tx, [{ ...submission, at }])
        return result
      })
      if (recorded === undefined) throw new Error('An answer was not recorded')
      if ('committed' in recorded) await recorded.committed()
      return recorded
    },
  }
}

/** Adds the key and everything that a device shows after an answer. */
function withKey({ tokens }: Pick<PacksDeps, 'tokens'>, skill: Skill, question: Question): PackQuestion {
  const issued = tokens.open(question.token)
  if (issued === undefined) throw new Error('A question that was just encrypted could not be decrypted')
  const item = makeItem(skill, requireModel(skill, issued.modelId), issued.level, issued.seed)
  return {
    question,
    key: { ...item.key },
    mistakes: item.wrongAnswers.map(({ key, feedback }) => ({
      key: { ...key },
      feedback: showMarkup(feedback),
    })),
    hints: item.hints.map(showMarkup),
    tries: triesAllowed(issued, item),
    rightAnswer: showMarkup(rightAnswer(item)),
    rightResponse: keyResponse(item.key),
    solution: item.solution.map(showMarkup),
  }
}
