import type { SubscriptionStatus } from '@skills-center/contract/billing'
import { type Level, SkillId, type UserId } from '@skills-center/contract/ids'
import type { Question } from '@skills-center/contract/practice'
import {
  type AlongQuestion,
  alongDays,
  mostAlong,
  type PracticePack,
} from '@skills-center/contract/practice/along'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { SkillChoice } from '@skills-center/learner/choose-skill'
import type { Database, Queryable } from '../platform/database.ts'
import { notFound, type Refusal, tooManyRequests } from '../platform/problems.ts'
import { createFloodLimit } from '../platform/rate-limit.ts'
import { showMarkup } from '../platform/rich-text.ts'
import { selectLatestDeed } from './along-queries.ts'
import { afterLatest } from './along-rules.ts'
import { type Known, type KnowingNeeds, knowWithPins, standingIn } from './knowing.ts'
import { askedAfter, latelyOf } from './lately.ts'
import { learnerSkill, partsOf } from './learner-catalog.ts'
import { issueQuestion, requireModel } from './next-question.ts'
import { roomIn } from './room.ts'
import type { Settled } from './settle.ts'
import type { Submission } from './submission.ts'
import { triesAllowed } from './tries.ts'
import { say } from './messages.gen.ts'

export interface AlongNeeds extends KnowingNeeds {
  database: Database
  skill: (id: SkillId) => Skill | undefined
  planUse: (studentId: UserId) => Promise<SubscriptionStatus>
  limitReached: (planUse: SubscriptionStatus) => Refusal
  ranked: (known: Known) => readonly SkillChoice[]
  /** Locks the student's row until the transaction ends. */
  lock: (tx: Queryable, studentId: UserId, at: Date) => Promise<void>
  settle: (tx: Queryable, submissions: Submission[]) => Promise<(Settled | Refusal)[]>
}

/** Questions of a skill that is due, which the day's limit does not count: enough to refresh it. */
const reviewsOnFreePlan = 6
const skillsOfPlan = 5
const questionsOfPlanSkill = 4
/**
 * Levels beside the one that would be asked now, in turn: the device has to go on from right and wrong answers alone, so
 * it gets easier and harder questions too.
 */
const besides = [0, -1, 0, 1] as const
/** Ways of asking that do not come again at once. */
const waysApart = 3
/** Making a pack costs as much as some hundred requests. */
const packs = { most: 20, seconds: 3600 }

interface Wanted {
  skill: Skill
  count: number
}

/** Questions with their keys, for practice without a connection; and their answers, which come later. */
export function createAlong(needs: AlongNeeds) {
  const flood = createFloodLimit(needs.now, packs)

  function ofSkill(known: Known, skill: Skill, planUse: SubscriptionStatus): Wanted[] {
    const { isDue } = standingIn(known, skill.id)
    const room = planUse.isPremium ? mostAlong : isDue ? reviewsOnFreePlan : roomIn(planUse)
    return [{ skill, count: Math.min(mostAlong, room) }]
  }

  function ofPlan(known: Known, planUse: SubscriptionStatus): Wanted[] {
    let room = roomIn(planUse)
    return needs.ranked(known).flatMap(({ skill: { id } }): Wanted[] => {
      const skill = needs.skill(SkillId.parse(id))
      if (skill === undefined) return []
      const { isDue } = standingIn(known, skill.id)
      const count = isDue ? questionsOfPlanSkill : Math.min(questionsOfPlanSkill, room)
      if (!isDue) room -= count
      return count > 0 ? [{ skill, count }] : []
    })
  }

  function questionsOf(known: Known, { skill, count }: Wanted): AlongQuestion[] {
    const { studentId, learner, school, beliefs } = known
    const row = learner.rows.get(skill.id)
    let lately = latelyOf(row)
    const purpose = standingIn(known, skill.id).isDue ? 'review' : 'practice'
    const ways = learnerSkill(skill).items.map(({ id }) => id)
    let level: Level | undefined
    return Array.from({ length: count }, (_, index) => {
      const wanted = (level ?? 0) + (besides[index % besides.length] ?? 0)
      const beside = ways.filter((id) => partsOf(id).level === wanted)
      const issued = issueQuestion(needs, {
        studentId,
        skill,
        school,
        student: learner.student,
        state: row?.state,
        beliefs,
        lately,
        underway: lately.asked.slice(0, waysApart),
        purpose,
        isAlong: true,
        ...(level !== undefined && wanted !== level && beside.length > 0 && { ways: beside }),
      })
      level ??= issued.question.level
      lately = askedAfter(lately, issued)
      return withKey(skill, issued.question)
    })
  }

  function withKey(skill: Skill, question: Question): AlongQuestion {
    const issued = needs.tokens.open(question.token)
    if (issued === undefined) throw new Error('A question that was just sealed does not open')
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

  return {
    /** A pack of one skill, or across the plan; no row is written for it. */
    async take(studentId: UserId, skillId: SkillId | null): Promise<PracticePack> {
      const skill = skillId === null ? null : needs.skill(skillId)
      if (skill === undefined) throw notFound(say('no-such-skill'))
      const wait = flood.take(studentId)
      if (wait > 0) {
        throw tooManyRequests(say('too-many-packs'), wait)
      }
      const [planUse, known] = await Promise.all([needs.planUse(studentId), knowWithPins(needs, studentId)])
      const wanted =
        skill === null ? ofPlan(known, planUse).slice(0, skillsOfPlan) : ofSkill(known, skill, planUse)
      const questions = wanted.flatMap((one) => (one.count > 0 ? questionsOf(known, one) : []))
      if (questions.length === 0) throw needs.limitReached(planUse)
      return {
        id: needs.newId(),
        kind: skill === null ? 'plan' : 'skill',
        skills: wanted.map((one) => summarise(one.skill)),
        questions,
        expiresAt: new Date(needs.now().getTime() + alongDays * 86_400_000).toISOString(),
      }
    },

    /** Settles an answer that was given before it came, after whatever the student did last. */
    async settle(submission: Submission): Promise<Settled | Refusal> {
      const { studentId } = submission.question
      const settled = await needs.database.transaction(async (tx) => {
        await needs.lock(tx, studentId, needs.now())
        const at = afterLatest(submission.at, await selectLatestDeed(tx, studentId))
        const [result] = await needs.settle(tx, [{ ...submission, at }])
        return result
      })
      if (settled === undefined) throw new Error('An answer was not settled')
      if ('committed' in settled) settled.committed()
      return settled
    },
  }
}
