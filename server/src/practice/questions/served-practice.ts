import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Practice, Question, SkillWithProgress } from '@skills-center/contract/practice'
import { summarise } from '@skills-center/curriculum/skill'
import {
  issue,
  type LearnerSnapshot,
  loadSnapshot,
  loadSnapshotWithPins,
  progressIn,
  type Shown,
} from '../learner/learner-snapshot.ts'
import type { PracticeDeps } from '../deps.ts'
import { isStillAllowed, type OnScreen, type OnScreenQuestions, usedBy } from './on-screen.ts'
import { requireSkill } from './open-by-token.ts'
import { remainingQuota, remainingQuotaFor } from './remaining-quota.ts'
import type { createReadShownQuestion } from './read-shown-question.ts'

interface ServedDeps extends PracticeDeps {
  onScreen: Pick<OnScreenQuestions, 'find' | 'put'>
  readShownQuestion: ReturnType<typeof createReadShownQuestion>
  mixedQuestions: (
    snapshot: LearnerSnapshot,
    count: number,
    shown: readonly Shown[],
    quota: number,
  ) => { questions: Question[]; others: SkillWithProgress[] }
}

/** Questions served at once: one to show, and two to continue with if the network fails. */
const questionsAtOnce = 3

/** Practice as a page requests it: the question already on screen or a new one, and some to continue with. */
export function createServedPractice(deps: ServedDeps) {
  const { onScreen, readShownQuestion, mixedQuestions } = deps

  async function practice(studentId: UserId, skillId: SkillId): Promise<Practice> {
    const skill = requireSkill(deps, skillId)
    const [planUse, snapshot, { now, last }] = await Promise.all([
      deps.planUse(studentId),
      loadSnapshot(deps, studentId),
      onScreen.find(studentId, skillId),
    ])
    const progress = progressIn(snapshot, skillId)
    const quota = remainingQuotaFor(progress, planUse)
    const reply = { skill: summarise(skill), standing: progress, planUse, others: [] }
    if (now !== undefined && isAskedStill(snapshot, now, remainingQuota(planUse))) {
      const count = Math.max(0, Math.min(quota - usedBy(now), questionsAtOnce - 1))
      const ahead = issue(deps, snapshot, skill, count, {}, readShownQuestion(studentId, now.question.token))
      return { ...reply, questions: [now.question, ...ahead] }
    }
    const [first, ...ahead] = issue(deps, snapshot, skill, Math.min(quota, questionsAtOnce))
    if (first === undefined) throw deps.limitReached(planUse)
    return { ...reply, questions: [await onScreen.put(studentId, skillId, first, last), ...ahead] }
  }

  /** Mixed practice; each question comes with its skill. */
  async function mixed(studentId: UserId): Promise<Practice> {
    const [planUse, snapshot, { now, last }] = await Promise.all([
      deps.planUse(studentId),
      loadSnapshotWithPins(deps, studentId),
      onScreen.find(studentId, 'mixed'),
    ])
    const quota = remainingQuota(planUse)
    if (now !== undefined && isAskedStill(snapshot, now, quota)) {
      const shown = readShownQuestion(studentId, now.question.token)
      const { questions, others } = mixedQuestions(snapshot, questionsAtOnce - 1, shown, quota - usedBy(now))
      const skill = summarise(requireSkill(deps, now.question.skillId))
      const first = { skill, standing: progressIn(snapshot, skill.id) }
      const rest = others.filter((other) => other.skill.id !== skill.id)
      return { ...first, planUse, questions: [now.question, ...questions], others: [first, ...rest] }
    }
    const { questions, others } = mixedQuestions(snapshot, questionsAtOnce, [], quota)
    const [[first], [chosen, ...ahead]] = [others, questions]
    if (first === undefined || chosen === undefined) throw deps.limitReached(planUse)
    const put = await onScreen.put(studentId, 'mixed', chosen, last)
    if (put.token !== chosen.token) return mixed(studentId)
    return { ...first, planUse, questions: [put, ...ahead], others }
  }

  return { practice, mixed }
}

/**
 * Whether the question on screen may stay: it must fit the day's limit. One that came as a free review must still be
 * due or already begun.
 */
function isAskedStill(snapshot: LearnerSnapshot, now: OnScreen, quota: number): boolean {
  const { asked, isBegun } = now
  const isReviewOver = asked.purpose === 'review' && !progressIn(snapshot, asked.skillId).isDue
  return isStillAllowed(now, quota) && (isBegun || !isReviewOver)
}
