import type { UserId } from '@skills-center/contract/ids'
import type { SkillProgress } from '@skills-center/contract/practice'
import { Response } from '@skills-center/contract/interaction'
import { type Checked, checkResponse, lineCreditIn } from '@skills-center/curriculum/check-response'
import type { Population } from '@skills-center/learner/population'
import type { Plan } from '@skills-center/learner/stuck-plan'
import type { Queryable } from '../../platform/database.ts'
import type { Refusal } from '../../platform/problems.ts'
import { changePlans, type Missed } from './change-plan.ts'
import { type CreditDeps, creditsOf } from './credit.ts'
import { findLearners, type StoredLearner, learnerOf } from '../learner/learners.ts'
import type { Day, LockedRecords, Opening, ProgressUpdate } from './opened-records.ts'
import { type Closed, selectClosed } from '../questions/open-question-queries.ts'
import { refusalOf } from '../questions/open-questions.ts'
import {
  insertAttempts,
  isSlotAnsweredElsewhere,
  type LearnerRow,
  type NewAttempt,
  selectTries,
  type TryRow,
  upsertLearners,
} from '../queries.ts'
import { isLimited, type IssuedQuestion } from '../questions/question-token.ts'
import type { Populations } from '../learner/populations.ts'
import type { Submission } from './submission.ts'
import { applyAnswer } from './apply-answer.ts'
import { answeredAlready, triesAllowed } from '../questions/tries.ts'

export interface RecordDeps extends CreditDeps {
  populations: Populations
  /** Locks the records of different students until the transaction ends. */
  openRecords: (tx: Queryable, openings: readonly Opening[]) => Promise<LockedRecords>
  /** Called in the transaction, with the students whose records the batch changes. */
  onRecorded: (tx: Queryable, studentIds: readonly UserId[]) => Promise<void>
  /**
   * Called in the transaction after `onRecorded`, with the batch's answers in live activities. `round` is the number of
   * a whole-class question; null for questions at the student's own level.
   */
  onAnsweredLive: (
    tx: Queryable,
    answers: readonly { studentId: UserId; activityId: string; round: number | null }[],
  ) => Promise<void>
}

export interface RecordedAttempt {
  /** The verdict that counts. A repeated submission gets the verdict on the first one. */
  checked: Checked
  triesLeft: number
  before: SkillProgress
  after: SkillProgress
  points: number
  achievements: string[]
  isCredited: boolean
  /** A proposed change of plan, when more of the same would not help. */
  plan: Plan | null
  /** The learner after the answer; undefined if the answer had been recorded before. */
  learner: StoredLearner | undefined
  /** Call this after the transaction has committed. */
  committed: () => Promise<void>
}

/** After this many days without practice, a right answer shows that mastery has lasted. */
const refreshDays = 3
/** More active time than this on one question is not counted. */
const maxActiveMilliseconds = 10 * 60_000
/** The most idle time counted per try, because nobody works all night on a question left open. */
const maxIdleMilliseconds = 30 * 60_000

/**
 * Records a batch of answers, at most one per student, in the caller's transaction. In the same transaction, reports
 * which students' records changed and which answers were live. Each result is what to tell the student, or a refusal.
 *
 * Takes three round trips: lock, read, write. Statements of one round trip are asked together.
 */
export async function recordAttempts(
  deps: RecordDeps,
  tx: Queryable,
  submissions: Submission[],
): Promise<(RecordedAttempt | Refusal)[]> {
  const questions = submissions.map((submission) => submission.question)
  const records = await deps.openRecords(
    tx,
    submissions.map(({ question, body, at }) => ({
      studentId: question.studentId,
      timeZone: body.timeZone,
      at,
    })),
  )
  const [open, tries, closed, slotsDone, learners] = await Promise.all([
    records.read(),
    selectTries(tx, questions),
    selectClosed(tx, questions),
    selectSlotsDone(tx, questions),
    findLearners(
      tx,
      deps.populations,
      questions.map(({ studentId }) => studentId),
    ),
  ])
  const days = await open.days()
  const credits = await creditsOf(deps, tx, questions, tries)

  const decisions = await Promise.all(
    submissions.map(async (submission, index) => {
      const { studentId, nonce } = submission.question
      const earlier = tries.filter((row) => row.student_id === studentId && row.nonce === nonce)
      const population = await deps.populations.at(submission.at)
      const isCredited = credits[index] === true
      const day = days[index]
      const found = { day, earlier, closed, isSlotDone: slotsDone.has(nonce) }
      return decide({ ...submission, isCredited }, found, learners.get(studentId), population)
    }),
  )
  const accepted = decisions.filter((decision): decision is Accepted => 'update' in decision)
  if (accepted.length === 0)
    return decisions.filter((decision): decision is RecordedAttempt | Refusal => !('update' in decision))

  const missed = accepted.filter(({ missed: one }) => one !== null)
  const plans = await changePlans(
    tx,
    missed.flatMap(({ missed: one }) => one ?? []),
  )
  for (const [index, { attempt }] of missed.entries()) attempt.plan = plans[index] ?? null

  const { results, stored } = open.add(accepted.map((decision) => decision.update))
  const recorded = new Map<Accepted, RecordedAttempt>()
  for (const [index, decision] of accepted.entries()) {
    const result = results[index]
    if (result === undefined) throw new Error('The progress from an answer was not recorded')
    const { points, achievements } = result
    decision.attempt.points = points
    decision.attempt.achievements = achievements
    const committed = () => result.committed(learnerOf(decision.learner))
    const { plan } = decision.attempt
    recorded.set(decision, { ...decision.recorded, points, achievements, plan, committed })
  }
  await Promise.all([
    stored,
    insertAttempts(
      tx,
      accepted.map((decision) => decision.attempt),
    ),
    upsertLearners(
      tx,
      deps.populations.model,
      accepted.map(({ attempt: { question }, learner, row }) => ({
        studentId: question.studentId,
        student: learner.student,
        rows: learner.isRebuilt ? [...learner.rows.values()] : row === null ? [] : [row],
        isRebuilt: learner.isRebuilt,
      })),
    ),
    notify(
      deps,
      tx,
      accepted.map(({ attempt: { question } }) => question),
    ),
  ])
  return decisions.map((decision) =>
    'update' in decision ? (recorded.get(decision) ?? decision.recorded) : decision,
  )
}

/** Reports whose records changed, and which answers were live. */
async function notify(
  { onRecorded, onAnsweredLive }: RecordDeps,
  tx: Queryable,
  questions: readonly IssuedQuestion[],
): Promise<void> {
  const live = questions.flatMap(({ studentId, activityId, activityRound }) =>
    activityId ? [{ studentId, activityId, round: activityRound ?? null }] : [],
  )
  await Promise.all([
    onRecorded(
      tx,
      questions.map(({ studentId }) => studentId),
    ),
    live.length > 0 ? onAnsweredLive(tx, live) : undefined,
  ])
}

/** The questions, by nonce, whose slot of a fixed set was already answered through another opening. */
async function selectSlotsDone(tx: Queryable, questions: readonly IssuedQuestion[]): Promise<Set<string>> {
  const done = await Promise.all(questions.map((question) => isSlotAnsweredElsewhere(tx, question)))
  return new Set(questions.filter((_, index) => done[index]).map(({ nonce }) => nonce))
}

/** An accepted answer, with everything that it will write. */
export interface Accepted {
  update: ProgressUpdate
  attempt: NewAttempt
  learner: StoredLearner
  /** The row of the answered skill; null if the answer is not credited. */
  row: LearnerRow | null
  /** Set if the answer closed its question without a right answer. */
  missed: Missed | null
  recorded: RecordedAttempt
}

/** A submission whose credit has been decided. */
type Weighed = Submission & { isCredited: boolean }

/** What is known about the student's day and the question when an answer arrives. */
interface Found {
  day: Day | undefined
  earlier: TryRow[]
  closed: readonly Closed[]
  /** Whether its slot of a fixed set was already answered through another opening. */
  isSlotDone: boolean
}

function decide(
  submission: Weighed,
  { day, earlier, closed, isSlotDone }: Found,
  learner: StoredLearner | undefined,
  population: Population,
): Accepted | RecordedAttempt | Refusal {
  if (day === undefined || learner === undefined) throw new Error('The student’s day was not loaded')
  const again = earlier.find((row) => row.submission_id === submission.body.attemptId)
  if (again !== undefined) return answeredBefore(submission, again)
  if (isSlotDone) return answeredAlready()
  // A whole-class question is on everyone's screen: it counts toward the daily limit but is never refused.
  const isToAll = (submission.question.activityRound ?? null) !== null
  const isBeginning = earlier.length === 0 && isLimited(submission.question) && !isToAll
  const refusal =
    refusalOf(submission.question, submission.item, earlier, closed) ?? (isBeginning ? day.refusal : null)
  return refusal ?? accept(submission, day, earlier, learner, population)
}

function triesLeft(submission: Submission, verdict: string, attempt: 1 | 2): number {
  return verdict === 'correct' ? 0 : triesAllowed(submission.question, submission.item) - attempt
}

function answeredBefore(submission: Submission, row: TryRow): RecordedAttempt {
  return {
    // Grade the stored response, not the one sent now: otherwise resending different options would reveal the right
    // one.
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
    committed: () => Promise.resolve(),
  }
}

/** Computes what an accepted answer will write, without queries and without changing anything. */
export function accept(
  submission: Weighed,
  day: Day,
  earlier: TryRow[],
  learner: StoredLearner,
  population: Population,
): Accepted {
  const { question, skill, item, standards, body, checked, at, isCredited, storedItem } = submission
  const attempt = earlier.length === 0 ? 1 : 2
  const isCorrect = checked.verdict === 'correct'
  const isPractice = question.purpose !== 'placement'
  const hintsUsed = Math.min(body.hintsUsed, item.hints.length)
  const active = activeMilliseconds(submission, earlier)
  const known = learner.rows.get(question.skillId)
  const given = { attempt, isCorrect, hintsUsed, active, isCredited } as const
  const applied = applyAnswer(population, learner, submission, given)
  const { before, after, row, beliefs } = applied
  const passed = known === undefined ? 0 : at.getTime() / 1000 - known.state.at
  const { skillId, studentId } = question
  const left = triesLeft(submission, checked.verdict, attempt)
  const isMissed = left === 0 && !isCorrect && isPractice && isCredited
  return {
    missed: isMissed ? { studentId, skillId, population, beliefs, learner: applied.learner } : null,
    recorded: {
      checked,
      triesLeft: left,
      before,
      after,
      points: 0,
      achievements: [],
      isCredited,
      plan: null,
      learner: applied.learner,
      committed: () => Promise.resolve(),
    },
    learner: applied.learner,
    row,
    update: {
      question,
      skill,
      date: day.date,
      at,
      try: attempt,
      isCorrect,
      activeMilliseconds: active,
      isPractice,
      isRapid: applied.isRapid,
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
      line_credit: isCorrect ? null : lineCreditIn(submission.item.key, body.response),
      hints_used: hintsUsed,
      is_rapid: applied.isRapid,
      grade: learner.student.grade,
      prediction:
        submission.isSample === true || question.isOffline === true || !isCredited
          ? null
          : applied.prediction,
      active_ms: active,
      idle_ms: idleMilliseconds(submission, earlier, active),
      answered_at: at,
      day: day.date,
      mastery_before: before.mastery,
      mastery_after: applied.mastery,
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
      // Stored with the first try, for all tries.
      standards: attempt === 1 ? standards : null,
      words_id: attempt === 1 ? storedItem.wordsId : null,
      item: attempt === 1 ? `\\x${storedItem.item.toString('hex')}` : null,
    },
  }
}

/** At most the time since the question was shown, whatever the browser reports. */
function activeMilliseconds({ at, question, body }: Submission, earlier: TryRow[]): number {
  const activeBefore = earlier.reduce((sum, row) => sum + row.active_ms, 0)
  const passed = at.getTime() - question.issuedAt * 1000 + 1000 - activeBefore
  return Math.max(0, Math.min(body.activeMilliseconds, passed, maxActiveMilliseconds))
}

/** At most the remaining time since the question was shown. Pages loaded before an upgrade do not report idle time. */
function idleMilliseconds({ at, question, body }: Submission, earlier: TryRow[], active: number): number {
  const before = earlier.reduce((sum, row) => sum + row.active_ms + row.idle_ms, 0)
  const passed = at.getTime() - question.issuedAt * 1000 + 1000 - before - active
  return Math.max(0, Math.min(body.idleMilliseconds ?? 0, passed, maxIdleMilliseconds))
}
