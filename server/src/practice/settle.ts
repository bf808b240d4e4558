import type { Standing } from '@skills-center/contract/practice'
import { Response } from '@skills-center/contract/interaction'
import { type Checked, checkResponse } from '@skills-center/curriculum/check-response'
import type { Skill } from '@skills-center/curriculum/skill'
import type { School } from '@skills-center/learner/school'
import type { Plan } from '@skills-center/learner/stuck-plan'
import type { Queryable } from '../platform/database.ts'
import type { Refusal } from '../platform/problems.ts'
import { changePlans, type Missed } from './change-plan.ts'
import { type CreditNeeds, creditsOf } from './credit.ts'
import type { Learner } from './learner.ts'
import { findLearners, type KnownLearner, learnerOf } from './learners.ts'
import { type Closed, selectClosed } from './open-question-queries.ts'
import { refusalOf } from './open-questions.ts'
import {
  insertAttempts,
  isSlotAnsweredElsewhere,
  type LearnerRow,
  type NewAttempt,
  selectTries,
  type TryRow,
  upsertLearners,
} from './queries.ts'
import { isLimited, type IssuedQuestion } from './question-token.ts'
import type { Schools } from './schools.ts'
import type { Submission } from './submission.ts'
import { takeAnswer } from './take-answer.ts'
import { answeredAlready, triesAllowed } from './tries.ts'

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
  /** In placement minutes count, and neither points nor the day's problems. */
  isPractice: boolean
  /** Part of what the daily limit counts. */
  isLimited: boolean
  isNewSkill: boolean
  isFirstMastery: boolean
  /** Right, in a skill that was mastered before, after days without it. */
  isRefreshed: boolean
  /** Earns points and counts toward achievements; all else of this record is kept either way. */
  isCredited: boolean
}

export interface Credited {
  points: number
  achievements: string[]
  /** To be called once the transaction is committed, with what is then known about the student. */
  committed: (learner: Learner) => void
}

export interface SettleNeeds extends CreditNeeds {
  schools: Schools
  /** Locks the students' rows and opens their days, in the order of the submissions. */
  openDays: (tx: Queryable, submissions: readonly Submission[]) => Promise<Day[]>
  /** Adds to the students' records, in the order of the credits. */
  credit: (tx: Queryable, credits: readonly Credit[]) => Promise<Credited[]>
}

export interface Settled {
  /** What is said of the answer that counts: where a submission comes again, of the one that came first. */
  checked: Checked
  triesLeft: number
  before: Standing
  after: Standing
  points: number
  achievements: string[]
  isCredited: boolean
  /** Another way on, where more of the same would not help. */
  plan: Plan | null
  /** What is known after the answer; undefined where an earlier submission is answered again. */
  learner: KnownLearner | undefined
  /** To be called once the transaction is committed. */
  committed: () => void
}

/** Days without practice after which a right answer shows that mastery has lasted. */
const refreshDays = 3
/** More than this on one question is not work on it. */
const mostActiveMilliseconds = 10 * 60_000
/** Of one try: who leaves a question open overnight was not idle all night. */
const mostIdleMilliseconds = 30 * 60_000

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
  const closed = await selectClosed(tx, questions)
  const slotsDone = new Set<string>()
  for (const question of questions)
    if (await isSlotAnsweredElsewhere(tx, question)) slotsDone.add(question.nonce)
  const learners = await findLearners(
    tx,
    needs.schools,
    questions.map(({ studentId }) => studentId),
  )
  const credits = await creditsOf(needs, tx, questions, tries)

  const decisions = await Promise.all(
    submissions.map(async (submission, index) => {
      const { studentId, nonce } = submission.question
      const earlier = tries.filter((row) => row.student_id === studentId && row.nonce === nonce)
      const school = await needs.schools.at(submission.at)
      const isCredited = credits[index] === true
      const day = days[index]
      const found = { day, earlier, closed, isSlotDone: slotsDone.has(nonce) }
      return decide({ ...submission, isCredited }, found, learners.get(studentId), school)
    }),
  )
  const accepted = decisions.filter((decision): decision is Accepted => 'credit' in decision)
  if (accepted.length === 0)
    return decisions.filter((decision): decision is Settled | Refusal => !('credit' in decision))

  const credited = await needs.credit(
    tx,
    accepted.map((decision) => decision.credit),
  )
  const missed = accepted.filter(({ missed: one }) => one !== null)
  const plans = await changePlans(
    tx,
    missed.flatMap(({ missed: one }) => one ?? []),
  )
  for (const [index, { attempt }] of missed.entries()) attempt.plan = plans[index] ?? null

  const settled = new Map<Accepted, Settled>()
  for (const [index, decision] of accepted.entries()) {
    const credit = credited[index]
    if (credit === undefined) throw new Error('An answer was not credited')
    const { points, achievements } = credit
    decision.attempt.points = points
    decision.attempt.achievements = achievements
    const committed = () => credit.committed(learnerOf(decision.learner))
    const { plan } = decision.attempt
    settled.set(decision, { ...decision.settled, points, achievements, plan, committed })
  }
  await insertAttempts(
    tx,
    accepted.map((decision) => decision.attempt),
  )
  await upsertLearners(
    tx,
    needs.schools.model,
    accepted.map(({ attempt: { question }, learner, row }) => ({
      studentId: question.studentId,
      student: learner.student,
      rows: learner.isRebuilt ? [...learner.rows.values()] : row === null ? [] : [row],
      isRebuilt: learner.isRebuilt,
    })),
  )
  return decisions.map((decision) =>
    'credit' in decision ? (settled.get(decision) ?? decision.settled) : decision,
  )
}

/** An answer that is taken, with all that it writes. */
export interface Accepted {
  credit: Credit
  attempt: NewAttempt
  learner: KnownLearner
  /** The row of the skill that was answered; null where the answer is not credited. */
  row: LearnerRow | null
  /** Set where the answer closed its question without success. */
  missed: Missed | null
  settled: Settled
}

/** A submission of which it is known whether it is credited. */
type Weighed = Submission & { isCredited: boolean }

/** What is known of the student’s day and of the question when an answer comes. */
interface Found {
  day: Day | undefined
  earlier: TryRow[]
  closed: readonly Closed[]
  /** Its place in a fixed set was answered when it was opened another time. */
  isSlotDone: boolean
}

function decide(
  submission: Weighed,
  { day, earlier, closed, isSlotDone }: Found,
  learner: KnownLearner | undefined,
  school: School,
): Accepted | Settled | Refusal {
  if (day === undefined || learner === undefined) throw new Error('The student’s day was not opened')
  const again = earlier.find((row) => row.submission_id === submission.body.attemptId)
  if (again !== undefined) return answeredBefore(submission, again)
  if (isSlotDone) return answeredAlready()
  // A question to the whole class is on everybody's screen: it counts, and is never refused.
  const isToAll = (submission.question.activityRound ?? null) !== null
  const isBeginning = earlier.length === 0 && isLimited(submission.question) && !isToAll
  const refusal =
    refusalOf(submission.question, submission.item, earlier, closed) ?? (isBeginning ? day.refusal : null)
  return refusal ?? accept(submission, day, earlier, learner, school)
}

function triesLeft(submission: Submission, verdict: string, attempt: 1 | 2): number {
  return verdict === 'correct' ? 0 : triesAllowed(submission.question, submission.item) - attempt
}

function answeredBefore(submission: Submission, row: TryRow): Settled {
  return {
    // Not of what comes under the same id now: sending one option after another would tell which is right.
    checked: checkResponse(submission.item, Response.parse(row.response)),
    triesLeft: triesLeft(submission, row.verdict, row.try),
    before: {
      mastery: row.mastery_before,
      certainty: row.certainty_before,
      mastered: row.mastered_before,
      isDue: row.is_due_before,
      answered: row.answered_after - Number(row.is_credited),
    },
    after: {
      mastery: row.mastery_after,
      certainty: row.certainty_after,
      mastered: row.mastered_after,
      isDue: row.is_due_after,
      answered: row.answered_after,
    },
    points: row.points,
    achievements: row.achievements,
    isCredited: row.is_credited,
    plan: row.plan,
    learner: undefined,
    committed: () => undefined,
  }
}

/** What an answer writes that nothing refuses; asks and changes nothing. */
export function accept(
  submission: Weighed,
  day: Day,
  earlier: TryRow[],
  learner: KnownLearner,
  school: School,
): Accepted {
  const { question, skill, item, body, checked, at, isCredited, kept } = submission
  const attempt = earlier.length === 0 ? 1 : 2
  const isCorrect = checked.verdict === 'correct'
  const isPractice = question.purpose !== 'placement'
  const hintsUsed = Math.min(body.hintsUsed, item.hints.length)
  const active = activeMilliseconds(submission, earlier)
  const known = learner.rows.get(question.skillId)
  const given = { attempt, isCorrect, hintsUsed, active, isCredited } as const
  const taken = takeAnswer(school, learner, submission, given)
  const { before, after, row, beliefs } = taken
  const passed = known === undefined ? 0 : at.getTime() / 1000 - known.state.at
  const { skillId, studentId } = question
  const left = triesLeft(submission, checked.verdict, attempt)
  const isMissed = left === 0 && !isCorrect && isPractice && isCredited
  return {
    missed: isMissed ? { studentId, skillId, school, beliefs, learner: taken.learner } : null,
    settled: {
      checked,
      triesLeft: left,
      before,
      after,
      points: 0,
      achievements: [],
      isCredited,
      plan: null,
      learner: taken.learner,
      committed: () => undefined,
    },
    learner: taken.learner,
    row,
    credit: {
      question,
      skill,
      date: day.date,
      at,
      try: attempt,
      isCorrect,
      activeMilliseconds: active,
      isPractice,
      isLimited: isLimited(question),
      isNewSkill: isPractice && known?.is_practiced !== true,
      isFirstMastery: after.mastered && (known?.first_mastered_at ?? null) === null,
      isRefreshed: isCorrect && known?.state.mastered === true && passed >= refreshDays * 86_400,
      isCredited,
    },
    attempt: {
      question,
      try: attempt,
      submission_id: body.attemptId,
      response: body.response,
      verdict: isCorrect ? 'correct' : 'incorrect',
      misconception: checked.misconception,
      hints_used: hintsUsed,
      is_rapid: taken.isRapid,
      grade: learner.student.grade,
      prediction:
        submission.isSample === true || question.isAlong === true || !isCredited ? null : taken.prediction,
      active_ms: active,
      idle_ms: idleMilliseconds(submission, earlier, active),
      answered_at: at,
      day: day.date,
      mastery_before: before.mastery,
      mastery_after: taken.mastery,
      mastered_before: before.mastered,
      mastered_after: after.mastered,
      answered_after: after.answered,
      certainty_before: before.certainty,
      certainty_after: after.certainty,
      is_due_before: before.isDue,
      is_due_after: after.isDue,
      plan: null,
      points: 0,
      achievements: [],
      is_credited: isCredited,
      // Once for all tries.
      words_id: attempt === 1 ? kept.wordsId : null,
      item: attempt === 1 ? `\\x${kept.item.toString('hex')}` : null,
    },
  }
}

/** Not more than has passed since the question was shown, whatever the browser says. */
function activeMilliseconds({ at, question, body }: Submission, earlier: TryRow[]): number {
  const activeBefore = earlier.reduce((sum, row) => sum + row.active_ms, 0)
  const passed = at.getTime() - question.issuedAt * 1000 + 1000 - activeBefore
  return Math.max(0, Math.min(body.activeMilliseconds, passed, mostActiveMilliseconds))
}

/** Within what has passed as well. Browsers that were loaded before this was asked for say nothing. */
function idleMilliseconds({ at, question, body }: Submission, earlier: TryRow[], active: number): number {
  const before = earlier.reduce((sum, row) => sum + row.active_ms + row.idle_ms, 0)
  const passed = at.getTime() - question.issuedAt * 1000 + 1000 - before - active
  return Math.max(0, Math.min(body.idleMilliseconds ?? 0, passed, mostIdleMilliseconds))
}
