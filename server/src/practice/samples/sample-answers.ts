import { setImmediate } from 'node:timers/promises'
import { type GradeLevel, SkillId, UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { make } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Population } from '@skills-center/learner/population'
import { newStudent, type StudentState } from '@skills-center/learner/state'
import { createCache } from '../../platform/cache.ts'
import type { NewId, Now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { changePlan } from '../recording/change-plan.ts'
import type { StoredLearner } from '../learner/learners.ts'
import { insertAttempts, type LearnerRow, type NewAttempt, type PlanRow, upsertLearners } from '../queries.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'
import { type SampleVisit, sampleHabits } from './sample-habits.ts'
import { accept, type ProgressUpdate, type RecordDeps } from '../recording/record-attempts.ts'
import type { StoredItem } from '../stored-items.ts'
import type { Asked, Submission } from '../recording/submission.ts'
import { triesAllowed } from '../questions/tries.ts'

interface SampleNeeds extends RecordDeps {
  now: Now
  newId: NewId
  random: () => number
  skill: (id: SkillId) => Skill | undefined
  /** Packs the question for storage with its attempt. */
  storeItem: (asked: Asked) => Promise<StoredItem>
}

type Answer = Omit<Submission, 'storedItem'>

/** The history of a sample student and the resulting state, not yet assigned to any account. */
interface History {
  answers: { update: ProgressUpdate; attempt: NewAttempt }[]
  student: StudentState
  rows: readonly LearnerRow[]
}

/** How long the same histories are reused for new sample classes, in seconds. */
const historySeconds = 3600

const day = 86_400_000

/** A wrong response by a known mistake; undefined if the item has none that is graded as wrong. */
function wrongResponse(item: Item): Response | undefined {
  return item.wrongAnswers
    .map((known) => keyResponse(known.key))
    .find((response) => checkResponse(item, response).verdict === 'incorrect')
}

/** The answers of a sample student in these visits, in order. */
function* answersOf(
  needs: SampleNeeds,
  studentId: UserId,
  visits: readonly SampleVisit[],
): Generator<Answer> {
  for (const visit of visits) {
    const skill = needs.skill(SkillId.parse(visit.skill))
    if (skill === undefined) continue
    let at = needs.now().getTime() - visit.daysAgo * day - Math.floor(needs.random() * 6) * 600_000
    for (let asked = 0; asked < visit.questions; asked += 1) {
      const model = skill.models[asked % skill.models.length]
      if (model === undefined) continue
      for (const submission of questionOf(needs, studentId, { skill, model, at }, visit.chance)) {
        at = submission.at.getTime() + 5000
        yield submission
      }
    }
  }
}

/** A question with one or two tries. */
function* questionOf(
  { random, newId }: Pick<SampleNeeds, 'random' | 'newId'>,
  studentId: UserId,
  { skill, model, at }: { skill: Skill; model: ItemModel; at: number },
  chance: number,
): Generator<Answer> {
  const isRight = random() < chance
  const seed = Math.floor(random() * 2 ** 31)
  const level = 2
  const { item, ...made } = make(skill, model, level, seed)
  const right = keyResponse(item.key)
  const wrong = wrongResponse(item) ?? right
  const question: Submission['question'] = {
    studentId,
    skillId: skill.id,
    modelId: model.id,
    level,
    seed,
    revision: skill.revision,
    purpose: 'practice',
    nonce: newId(),
    issuedAt: Math.floor(at / 1000),
    why: 'A sample answer.',
    swaps: 0,
    language: skill.language,
  }
  const answer = (response: Response, seconds: number): Answer => ({
    question,
    skill,
    model,
    item,
    ...made,
    checked: checkResponse(item, response),
    at: new Date(at + seconds * 1000),
    isSample: true,
    body: {
      response,
      attemptId: newId(),
      activeMilliseconds: 20_000 + Math.floor(random() * 30_000),
      hintsUsed: !isRight && random() < 0.3 ? 1 : 0,
    },
  })
  const first = answer(isRight ? right : wrong, 60)
  yield first
  if (first.checked.verdict === 'correct' || triesAllowed(question, item) === 1) return
  yield answer(random() < chance ? right : wrong, 120)
}

/** Lets one sample student practice: each answer is graded and applied on top of those before it. */
async function makeHistory(
  needs: SampleNeeds,
  grade: GradeLevel,
  visits: readonly SampleVisit[],
): Promise<History> {
  const studentId = UserId.parse(needs.newId())
  const answers: History['answers'] = []
  const plans: PlanRow[] = []
  const populations = new Map<string, Population>()
  let learner: StoredLearner = {
    student: newStudent(grade),
    isCurrent: true,
    isRebuilt: true,
    rows: new Map(),
  }
  for (const submission of answersOf(needs, studentId, visits)) {
    const { question, at } = submission
    // Sample students have no browser that gives a time zone, so use UTC.
    const date = at.toISOString().slice(0, 10)
    const population = populations.get(date) ?? (await needs.populations.at(at))
    populations.set(date, population)
    const earlier = answers.flatMap(({ attempt }) =>
      attempt.question === question ? { ...attempt, student_id: studentId, nonce: question.nonce } : [],
    )
    const accepted = accept(
      { ...submission, storedItem: await needs.storeItem(submission), isCredited: true },
      { date, refusal: null },
      earlier,
      learner,
      population,
    )
    const { attempt, update, missed } = accepted
    learner = accepted.learner
    attempt.plan = missed === null ? null : changePlan(missed, plans)
    if (attempt.plan !== null)
      plans.unshift({
        student_id: studentId,
        skill_id: question.skillId,
        plan: attempt.plan,
        answered_after: attempt.answered_after,
        answered_at: at,
      })
    answers.push({ attempt, update })
  }
  return { answers, student: learner.student, rows: [...learner.rows.values()] }
}

/** Copies the history for one student of a class. */
function copyFor(studentId: UserId, { answers, student, rows }: History, newId: NewId) {
  const questions = new Map<string, IssuedQuestion>()
  const copied = answers.map(({ attempt, update }) => {
    const { nonce } = attempt.question
    const question = questions.get(nonce) ?? { ...attempt.question, studentId, nonce: newId() }
    questions.set(nonce, question)
    return {
      attempt: { ...attempt, question, submission_id: newId() },
      update: { ...update, question },
    }
  })
  return {
    studentId,
    student,
    answers: copied,
    rows: rows.map((row) => ({ ...row, student_id: studentId })),
  }
}

/**
 * Gives sample students several weeks of practice. Their answers are real answers to real questions, graded and applied
 * like all others, so every screen shows them like real ones. Only the population learns nothing from them. Histories
 * are computed once an hour, and copied into each class with a few statements.
 */
export function createSampleAnswers(needs: SampleNeeds) {
  const { newId, now } = needs

  const histories = createCache<GradeLevel, History[]>({
    now,
    seconds: historySeconds,
    max: 1,
    async load(grade) {
      const made: History[] = []
      for (const visits of sampleHabits) {
        made.push(await makeHistory(needs, grade, visits))
        // Let waiting requests run in between.
        await setImmediate()
      }
      return made
    },
  })

  /**
   * Computes the histories for a grade, and returns a function that stores them for these students in the caller's
   * transaction. No cache needs an update, because nobody signs in as sample students.
   */
  return async (grade: GradeLevel) => {
    const made = await histories.get(grade)
    return async (tx: Queryable, studentIds: readonly UserId[]): Promise<void> => {
      const copies = studentIds.flatMap((id, at) => {
        const history = made[at % made.length]
        return history === undefined || history.answers.length === 0 ? [] : copyFor(id, history, newId)
      })
      const answers = copies.flatMap((copy) => copy.answers)
      const results = await needs.recordProgress(
        tx,
        answers.map(({ update }) => update),
      )
      const attempts = answers.map(({ attempt }, at) => {
        const { points = 0, achievements = [] } = results[at] ?? {}
        return { ...attempt, points, achievements }
      })
      await insertAttempts(tx, attempts)
      await upsertLearners(
        tx,
        needs.populations.model,
        copies.map(({ studentId, student, rows }) => ({ studentId, student, rows, isRebuilt: false })),
      )
    }
  }
}
