import type { SkillProgress } from '@skills-center/contract/practice'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { Beliefs } from '@skills-center/learner/belief'
import { packPrediction, type PackedPrediction } from '@skills-center/learner/pack-prediction'
import { predict } from '@skills-center/learner/predict'
import type { Population } from '@skills-center/learner/population'
import { isRapid, update } from '@skills-center/learner/update'
import { masteryBy } from '../packs/offline-answers.ts'
import { beliefsAbout, beliefsFor, getSkillProgress } from '../learner/learner.ts'
import { learnerCatalog, learnerItem, learnerSkill } from '../learner/learner-catalog.ts'
import { type StoredLearner, learnerOf, recentAfter } from '../learner/learners.ts'
import type { LearnerRow } from '../queries.ts'
import type { Submission } from './submission.ts'

export interface AnswerGiven {
  attempt: 1 | 2
  isCorrect: boolean
  hintsUsed: number
  /** In milliseconds. */
  active: number
  isCredited: boolean
}

/** The student's state after an answer; unchanged if the answer is not credited. */
export interface AppliedAnswer {
  before: SkillProgress
  after: SkillProgress
  /** Mastery after the answer, 0 to 100; without any credited answer, the model's expectation. */
  mastery: number
  learner: StoredLearner
  /** The changed row of the skill; null if the answer is not credited. */
  row: LearnerRow | null
  /** The beliefs at the time just after the answer. */
  beliefs: Beliefs
  isRapid: boolean
  /** The prediction made before the answer. */
  prediction: PackedPrediction
}

export function applyAnswer(
  population: Population,
  learner: StoredLearner,
  submission: Submission,
  { attempt, isCorrect, hintsUsed, active, isCredited }: AnswerGiven,
): AppliedAnswer {
  const { question, at } = submission
  const { skillId, purpose } = question
  const { student } = learner
  const earlier = learnerOf(learner)
  const seconds = Math.max(Math.floor(at.getTime() / 1000), student.session.at)
  const known = learner.rows.get(skillId)
  const item = learnerItem(skillId, question.modelId, question.level)
  const beliefs = beliefsFor(population, earlier, seconds, learnerSkill({ id: skillId }))
  const prediction = predict(learnerCatalog, population, student, known?.state, beliefs, item)
  const evidence = {
    item,
    isCorrect,
    hintsUsed,
    attempt,
    activeSeconds: active / 1000,
    at: seconds,
    isPlacement: purpose === 'placement',
  }
  const updated = update(learnerCatalog, population, student, known?.state, beliefs, evidence)
  const before = getSkillProgress(population, beliefs, earlier, skillId)
  const unchanged = {
    before,
    isRapid: isRapid(evidence),
    prediction: packPrediction(learnerCatalog, prediction),
  }
  if (!isCredited) {
    return { ...unchanged, after: before, mastery: 100 * updated.before, learner, row: null, beliefs }
  }
  const state = masteryBy(question, known?.state, updated.state)
  const row: LearnerRow = {
    student_id: question.studentId,
    skill_id: skillId,
    state,
    recent: recentAfter(
      known,
      item.id,
      attempt,
      authoredNameOf(question.modelId) === undefined ? submission : undefined,
    ),
    is_practiced: known?.is_practiced === true || purpose !== 'placement',
    first_mastered_at: known?.first_mastered_at ?? (state.mastered ? at : null),
  }
  const after: StoredLearner = {
    ...learner,
    student: updated.student,
    rows: new Map(learner.rows).set(skillId, row),
  }
  const later = learnerOf(after)
  const believed = beliefsAbout(population, later, state.at)
  const mastery = 100 * updated.after
  const progress = { ...getSkillProgress(population, believed, later, skillId), mastery }
  return { ...unchanged, after: progress, mastery, learner: after, row, beliefs: believed }
}
