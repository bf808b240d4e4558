import type { AnswerBody, Standing } from '@skills-center/contract/practice'
import { blindAnswers } from '@skills-center/curriculum/blind-answers'
import { fingerprint } from '@skills-center/curriculum/make-item'
import type { Checked } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { mastery } from '@skills-center/learner/mastery'
import type { SkillState } from '@skills-center/learner/state'
import { newState, update } from '@skills-center/learner/update'
import type { Queryable } from '../platform/database.ts'
import { conflict, type Refusal } from '../platform/problems.ts'
import { guessableOptions } from './candidates.ts'
import {
  insertAttempts,
  type LearnerRow,
  type NewAttempt,
  selectLearners,
  selectTries,
  type TryRow,
  upsertLearners,
} from './queries.ts'
import type { IssuedQuestion } from './question-token.ts'

/** A judged answer on its way into the database. */
export interface Submission {
  question: IssuedQuestion
  skill: Skill
  model: ItemModel
  item: Item
  body: AnswerBody
  checked: Checked
  at: Date
}

/** What the student's day looks like inside the transaction, with the student's rows locked. */
export interface Day {
  /** Calendar day in the student's time zone: 2026-03-14. */
  date: string
  /** Null when the plan allows one more question to be begun, else why not. */
  refusal: Refusal | null
}

/** What an answer adds to the student's record. */
export interface Credit {
  question: IssuedQuestion
  skill: Skill
  date: string
  at: Date
  try: 1 | 2
  isCorrect: boolean
  activeMilliseconds: number
  isNewSkill: boolean
  isFirstMastery: boolean
  /** Right, in a skill that was mastered before, after days without it. */
  isRefreshed: boolean
}

export interface Credited {
  points: number
  achievements: string[]
  /** To be called once the transaction is committed, with the student's new state in the skill. */
  committed: (state: SkillState) => void
}

export interface SettleNeeds {
  /** Locks the students' rows and opens their days, in the order of the submissions. */
  openDays: (tx: Queryable, submissions: readonly Submission[]) => Promise<Day[]>
  /** Adds to the students' records, in the order of the credits. */
  credit: (tx: Queryable, credits: readonly Credit[]) => Promise<Credited[]>
}

export interface Settled {
  triesLeft: number
  before: Standing
  after: Standing
  points: number
  achievements: string[]
  /** The row as it stands after the answer; undefined where an earlier submission is answered again. */
  learner: LearnerRow | undefined
  /** To be called once the transaction is committed. */
  committed: () => void
}

/** Days without practice after which a right answer shows that mastery has lasted. */
const refreshDays = 3
/** Questions of a skill that must pass before the same one may come again. */
const rememberedItems = 60
/** More than this on one question is not work on it. */
const mostActiveMilliseconds = 10 * 60_000

export const answeredAlready = (): Refusal =>
  conflict('You have answered this question already. Here comes a new one.')

/** With two ways to answer a second try would only be the other one. */
export function triesAllowed(item: Item): 1 | 2 {
  return (blindAnswers(item.interaction) ?? 3) < 3 ? 1 : 2
}

/**
 * Writes a batch of answers, at most one of each student, in the caller's transaction. The result of each is
 * what to tell the student, or the refusal.
 */
export async function settle(
  needs: SettleNeeds,
  tx: Queryable,
  submissions: Submission[],
): Promise<(Settled | Refusal)[]> {
  const days = await needs.openDays(tx, submissions)
  const questions = submissions.map((submission) => submission.question)
  const tries = await selectTries(tx, questions)
  const learners = await selectLearners(tx, questions)

  const decisions = submissions.map((submission, index) => {
    const { studentId, skillId, nonce } = submission.question
    const earlier = tries.filter((row) => row.student_id === studentId && row.nonce === nonce)
    const learner = learners.find((row) => row.student_id === studentId && row.skill_id === skillId)
    return decide(submission, days[index], earlier, learner)
  })
  const accepted = decisions.filter((decision): decision is Accepted => 'credit' in decision)
  if (accepted.length === 0)
    return decisions.filter((decision): decision is Settled | Refusal => !('credit' in decision))

  const credited = await needs.credit(
    tx,
    accepted.map((decision) => decision.credit),
  )
  const settled = new Map<Accepted, Settled>()
  for (const [index, decision] of accepted.entries()) {
    const credit = credited[index]
    if (credit === undefined) throw new Error('An answer was not credited')
    const { points, achievements } = credit
    decision.attempt.points = points
    decision.attempt.achievements = achievements
    const committed = () => credit.committed(decision.learner.state)
    settled.set(decision, { ...decision.settled, points, achievements, committed })
  }
  await insertAttempts(
    tx,
    accepted.map((decision) => decision.attempt),
  )
  await upsertLearners(
    tx,
    accepted.map((decision) => decision.learner),
  )
  return decisions.map((decision) =>
    'credit' in decision ? (settled.get(decision) ?? decision.settled) : decision,
  )
}

interface Accepted {
  credit: Credit
  attempt: NewAttempt
  learner: LearnerRow
  settled: Settled
}

function decide(
  submission: Submission,
  day: Day | undefined,
  earlier: TryRow[],
  learner: LearnerRow | undefined,
): Accepted | Settled | Refusal {
  if (day === undefined) throw new Error('The student’s day was not opened')
  const again = earlier.find((row) => row.submission_id === submission.body.attemptId)
  if (again !== undefined) return answeredBefore(submission, again)
  const allowed = triesAllowed(submission.item)
  if (earlier.length >= allowed || earlier.some((row) => row.verdict === 'correct')) {
    return answeredAlready()
  }
  const refusal = earlier.length === 0 ? day.refusal : null
  return refusal ?? accept(submission, day, earlier, learner)
}

/** The standing that an attempt found or left. */
const standing = (percent: number | null, mastered: boolean, answered: number): Standing => ({
  mastery: percent,
  mastered,
  answered,
})

function triesLeft(submission: Submission, verdict: string, attempt: 1 | 2): number {
  return verdict === 'correct' ? 0 : triesAllowed(submission.item) - attempt
}

function answeredBefore(submission: Submission, row: TryRow): Settled {
  return {
    triesLeft: triesLeft(submission, row.verdict, row.try),
    before: standing(row.mastery_before, row.mastered_before, row.answered_after - 1),
    after: standing(row.mastery_after, row.mastered_after, row.answered_after),
    points: row.points,
    achievements: row.achievements,
    learner: undefined,
    committed: () => undefined,
  }
}

function accept(
  submission: Submission,
  day: Day,
  earlier: TryRow[],
  learner: LearnerRow | undefined,
): Accepted {
  const { question, skill, item, body, checked, at } = submission
  const attempt = earlier.length === 0 ? 1 : 2
  const isCorrect = checked.verdict === 'correct'
  const seconds = Math.floor(at.getTime() / 1000)
  const activeBefore = earlier.reduce((sum, row) => sum + row.active_ms, 0)
  // Not more than has passed since the question was shown, whatever the browser says.
  const passed = at.getTime() - question.issuedAt * 1000 + 1000 - activeBefore
  const active = Math.max(0, Math.min(body.activeMilliseconds, passed, mostActiveMilliseconds))
  const state = learner?.state ?? newState(seconds)
  const after = updated(submission, state, attempt, isCorrect, active, seconds)
  const row: LearnerRow = {
    student_id: question.studentId,
    skill_id: question.skillId,
    state: after,
    last_level: question.level,
    recent_items: [fingerprint(item), ...(learner?.recent_items ?? [])].slice(0, rememberedItems),
    first_mastered_at: learner?.first_mastered_at ?? (after.mastered ? at : null),
  }
  const settled: Settled = {
    triesLeft: triesLeft(submission, checked.verdict, attempt),
    before: standing(learner === undefined ? null : mastery(state, seconds), state.mastered, state.answered),
    after: standing(mastery(after, seconds), after.mastered, after.answered),
    points: 0,
    achievements: [],
    learner: row,
    committed: () => undefined,
  }
  return {
    settled,
    learner: row,
    credit: {
      question,
      skill,
      date: day.date,
      at,
      try: attempt,
      isCorrect,
      activeMilliseconds: active,
      isNewSkill: learner === undefined,
      isFirstMastery: after.mastered && (learner?.first_mastered_at ?? null) === null,
      isRefreshed: isCorrect && state.mastered && seconds - state.at >= refreshDays * 86_400,
    },
    attempt: {
      question,
      try: attempt,
      submission_id: body.attemptId,
      response: body.response,
      verdict: isCorrect ? 'correct' : 'incorrect',
      misconception: checked.misconception,
      hints_used: Math.min(body.hintsUsed, item.hints.length),
      active_ms: active,
      answered_at: at,
      day: day.date,
      mastery_before: settled.before.mastery,
      mastery_after: mastery(after, seconds),
      mastered_before: state.mastered,
      mastered_after: after.mastered,
      answered_after: after.answered,
      points: 0,
      achievements: [],
    },
  }
}

function updated(
  { question, model, item, body }: Submission,
  state: SkillState,
  attempt: 1 | 2,
  isCorrect: boolean,
  activeMilliseconds: number,
  at: number,
): SkillState {
  return update(state, {
    model: model.id,
    level: question.level,
    options: guessableOptions(item),
    isCorrect,
    hintsUsed: Math.min(body.hintsUsed, item.hints.length),
    attempt,
    activeSeconds: activeMilliseconds / 1000,
    expectedSeconds: model.seconds,
    at: Math.max(at, state.at),
  })
}
