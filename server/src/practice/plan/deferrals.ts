import { SkillId } from '@skills-center/contract/ids'
import type { SubscriptionStatus } from '@skills-center/contract/billing'
import type { Deferred, NextQuestionRequest, Question } from '@skills-center/contract/practice'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import type { Item } from '@skills-center/curriculum/item'
import { missingPrerequisite } from '@skills-center/learner/stuck-plan'
import { insertDeferral } from './deferral-queries.ts'
import { loadSnapshot, type LearnerSnapshot, type SnapshotDeps } from '../learner/learner-snapshot.ts'
import { learnerCatalog, learnerSkill } from '../learner/learner-catalog.ts'
import { findLearners, applyDeferral } from '../learner/learners.ts'
import type { PracticeDeps } from '../deps.ts'
import { selectTries, upsertLearners } from '../queries.ts'
import { type NextQuestions, noNextQuestions } from '../questions/choose-next.ts'
import { storeNext, type OnScreenQuestions } from '../questions/on-screen.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'
import { requireOpen } from '../questions/open-questions.ts'

export interface DeferralDeps
  extends SnapshotDeps, Pick<PracticeDeps, 'skill' | 'lock' | 'onRecorded' | 'onChanged' | 'planUse'> {
  chooseNext: (
    snapshot: LearnerSnapshot,
    skill: Skill,
    planUse: SubscriptionStatus,
    nextRequest: NextQuestionRequest | undefined,
  ) => NextQuestions
  nextPlacement: (snapshot: LearnerSnapshot) => Promise<Question | null>
  onScreen: Pick<OnScreenQuestions, 'setNext'>
}

/** "I haven't learned this yet": recorded as a separate event, without a penalty. */
export function createDeferrals(deps: DeferralDeps) {
  async function store(question: IssuedQuestion, item: Item): Promise<void> {
    const { studentId } = question
    const at = deps.now()
    await deps.database.transaction(async (tx) => {
      await deps.lock(tx, studentId, at)
      const tries = await selectTries(tx, [question])
      // A repeated request is allowed.
      await requireOpen(tx, question, item, { tries, unless: 'deferral' })
      const learner = (await findLearners(tx, deps.populations, [studentId])).get(studentId)
      if (learner === undefined) throw new Error('There is no such student')
      const deferral = {
        skill_id: question.skillId,
        model_id: question.modelId,
        level: question.level,
        seed: question.seed,
        purpose: question.purpose,
        grade: learner.student.grade,
        deferred_at: at,
      }
      // A repeated request counts once.
      if (!(await insertDeferral(tx, question, deferral))) return
      const row = await applyDeferral(learner, deps.populations, studentId, deferral)
      if (row === undefined) throw new Error('The curriculum does not contain this question')
      const { student, isRebuilt } = learner
      const rows = isRebuilt ? [...learner.rows.values()] : [row]
      await upsertLearners(tx, deps.populations.model, [{ studentId, student, rows, isRebuilt }])
      await deps.onRecorded(tx, [studentId])
    })
    deps.onChanged(studentId)
  }

  return async (
    question: IssuedQuestion,
    skill: Skill,
    item: Item,
    nextRequest?: NextQuestionRequest,
  ): Promise<Deferred> => {
    await store(question, item)
    const snapshot = await loadSnapshot(deps, question.studentId)
    if (question.purpose === 'placement') {
      return { ...noNextQuestions, next: await deps.nextPlacement(snapshot), prerequisite: null }
    }
    const next =
      question.purpose === 'notebook'
        ? noNextQuestions
        : deps.chooseNext(snapshot, skill, await deps.planUse(question.studentId), nextRequest)
    if (question.purpose !== 'notebook')
      await storeNext(deps.onScreen, { studentId: question.studentId, skillId: skill.id }, next, nextRequest)
    const gap = missingPrerequisite(
      learnerCatalog,
      snapshot.population,
      snapshot.beliefs,
      learnerSkill(skill),
    )
    const prerequisite = gap === undefined ? undefined : deps.skill(SkillId.parse(gap.id))
    return {
      ...next,
      prerequisite: prerequisite === undefined ? null : summarise(prerequisite),
    }
  }
}
