import type { UserId } from '@skills-center/contract/ids'
import type { Skill } from '@skills-center/curriculum/skill'
import type { Refusal } from '../../platform/problems.ts'
import type { Learner } from '../learner/learner.ts'
import type { IssuedQuestion } from '../questions/question-token.ts'

/** A student whose record is to be locked, and the time zone that the browser reports. */
export interface Opening {
  studentId: UserId
  timeZone: string | undefined
  at: Date
}

/** The student's day, read inside the transaction with the student's record locked. */
export interface Day {
  /** The calendar day in the student's time zone, for example 2026-03-14. */
  date: string
  /** Null if the subscription allows the student to begin one more question; otherwise the refusal. */
  refusal: Refusal | null
}

/** What an answer adds to the student's record. */
export interface ProgressUpdate {
  question: IssuedQuestion
  skill: Skill
  date: string
  at: Date
  try: 1 | 2
  isCorrect: boolean
  activeMilliseconds: number
  /** False in placement, which counts minutes but not the day's problems. */
  isPractice: boolean
  isRapid: boolean
  /** Whether it counts toward the daily limit. */
  isLimited: boolean
  isNewSkill: boolean
  isFirstMastery: boolean
  /** A right answer in a mastered skill after several days without practice. */
  isRefreshed: boolean
  /** Whether it earns points and counts toward achievements; everything else is recorded either way. */
  isCredited: boolean
}

export interface ProgressResult {
  points: number
  achievements: string[]
  /** Call this after the transaction has committed, with the student's state at that time. */
  committed: (learner: Learner) => Promise<void>
}

/** Students' records that are locked until the transaction ends. */
export interface LockedRecords {
  read: () => Promise<OpenRecords>
}

export interface OpenRecords {
  /** Checks who may begin one more question today, in the order of the openings. */
  days: () => Promise<Day[]>
  /**
   * Adds to the records. The results are in the order of the updates, and known at once; `stored` settles when
   * everything is written.
   */
  add: (updates: readonly ProgressUpdate[]) => { results: ProgressResult[]; stored: Promise<void> }
}
