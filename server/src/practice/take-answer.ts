import type { Standing } from '@skills-center/contract/practice'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import type { Beliefs } from '@skills-center/learner/belief'
import { packPrediction, type PackedPrediction } from '@skills-center/learner/pack-prediction'
import { predict } from '@skills-center/learner/predict'
import type { School } from '@skills-center/learner/school'
import { isRapid, update } from '@skills-center/learner/update'
import { masteryBy } from './along-rules.ts'
import { beliefsAbout, beliefsFor, standingOf } from './learner.ts'
import { learnerCatalog, learnerItem, learnerSkill } from './learner-catalog.ts'
import { askedNow, type KnownLearner, learnerOf, metNow } from './learners.ts'
import type { LearnerRow } from './queries.ts'
import type { Submission } from './submission.ts'

export interface AnswerGiven {
  attempt: 1 | 2
  isCorrect: boolean
  hintsUsed: number
  /** Milliseconds. */
  active: number
  isCredited: boolean
}

/** What is known of the student after an answer; the same as before where the answer is not credited. */
export interface TakenAnswer {
  before: Standing
  after: Standing
  /** Mastery after it, 0 to 100; before any credited answer, what the model expects. */
  mastery: number
  learner: KnownLearner
  /** The skill's row, changed; null where the answer is not credited. */
  row: LearnerRow | null
  /** At the moment after the answer. */
  beliefs: Beliefs
  isRapid: boolean
  /** What was expected of it. */
  prediction: PackedPrediction
}

export function takeAnswer(
  school: School,
  learner: KnownLearner,
  submission: Submission,
  { attempt, isCorrect, hintsUsed, active, isCredited }: AnswerGiven,
): TakenAnswer {
  const { question, at } = submission
  const { skillId, purpose } = question
  const { student } = learner
  const seconds = Math.max(Math.floor(at.getTime() / 1000), student.session.at)
  const known = learner.rows.get(skillId)
  const item = learnerItem(skillId, question.modelId, question.level)
  const beliefs = beliefsFor(school, learnerOf(learner), seconds, learnerSkill({ id: skillId }))
  const prediction = predict(learnerCatalog, school, student, known?.state, beliefs, item)
  const evidence = { item, isCorrect, hintsUsed, attempt, activeSeconds: active / 1000, at: seconds }
  const updated = update(learnerCatalog, school, student, known?.state, beliefs, evidence)
  const before = standingOf(school, beliefs, learnerOf(learner), skillId)
  const told = { before, isRapid: isRapid(evidence), prediction: packPrediction(learnerCatalog, prediction) }
  if (!isCredited) {
    return { ...told, after: before, mastery: 100 * updated.before, learner, row: null, beliefs }
  }
  const state = masteryBy(question, known?.state, updated.state)
  const row: LearnerRow = {
    student_id: question.studentId,
    skill_id: skillId,
    state,
    recent_asked: askedNow(known, item.id, attempt),
    ...metNow(known, authoredNameOf(question.modelId) === undefined ? submission : undefined),
    is_practiced: known?.is_practiced === true || purpose !== 'placement',
    first_mastered_at: known?.first_mastered_at ?? (state.mastered ? at : null),
  }
  const after: KnownLearner = {
    ...learner,
    student: updated.student,
    rows: new Map(learner.rows).set(skillId, row),
  }
  const believed = beliefsAbout(school, learnerOf(after), state.at)
  const mastery = 100 * updated.after
  const standing = { ...standingOf(school, believed, learnerOf(after), skillId), mastery }
  return { ...told, after: standing, mastery, learner: after, row, beliefs: believed }
}
