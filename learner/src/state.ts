import { firstStability, ratePrior, ratePriorWeight } from './constants.ts'
import type { MetItems } from './met-items.ts'

/** A number for each way of responding to practice: stuck, slow, quick. */
export type PerRate = readonly [stuck: number, slow: number, quick: number]

/** What one student's answers in one skill have told; small enough to be a row (under 200 bytes packed). */
export interface SkillState {
  /** Answers counted, and how many of them were right. */
  answered: number
  right: number
  /** The last ten answers as bits, the newest lowest: 1 is right. */
  recent: number
  /** When the last answer counted, in whole seconds since 1970. */
  at: number
  /** Place of that answer among all of the student's. */
  turn: number
  /**
   * Evidence about the ability that the student came with: precision (1 / squared logits), and precision times
   * logits. What neighbors on the map say is not in it.
   */
  precision: number
  pull: number
  /** What was learned since, in logits at `at`, for each rate, and the variance of that. */
  learned: PerRate
  learnedVariance: number
  /** How likely each rate is for this student in this skill. */
  rates: PerRate
  /** Days after which what was learned has faded by a third of what can fade. */
  stability: number
  /** Right and wrong answers' mean surprise, lately: between -1 and 1. */
  surprise: number
  /** The mastery that was shown after the last answer, 0 to 1. */
  shown: number
  /** Mastery shown before a slip that has not been earned back yet, 0 to 1; 0 where there was none. */
  slippedFrom: number
  /** Declared mastered, and not taken back by evidence. */
  mastered: boolean
  /** Has been right days after an earlier answer. */
  isSpaced: boolean
  /** Answers that were counted when a grown-up helped last. */
  helpedAfter: number
  /** The student said “I haven’t learned this yet”, and has not answered since. */
  isDeferred: boolean
  /** What the student did at the items met last. */
  met: MetItems
}

/** An answer, as later ones remember it. */
export interface Remembered {
  /** The item's id. */
  item: string
  isCorrect: boolean
}

/** What one student's answers have told beyond single skills. */
export interface StudentState {
  /** School grade; null where it is not known. */
  grade: number | null
  answered: number
  right: number
  /** The last ten answers as bits, the newest lowest. */
  recent: number
  /** The last five answers, newest first. */
  last: readonly Remembered[]
  /** Mean surprise of the latest answers, between -1 and 1. */
  surprise: number
  /** Answers' worth of opinion about this student's rates, over all skills. */
  rates: PerRate
  /** The latest session: when it began and last went on, in whole seconds, and how often each skill came in it. */
  session: { began: number; at: number; lastSkill: string | null; skills: Readonly<Record<string, number>> }
}

export const newStudent = (grade: number | null): StudentState => ({
  grade,
  answered: 0,
  right: 0,
  recent: 0,
  last: [],
  surprise: 0,
  rates: perRate((index) => (ratePrior[index] ?? 0) * ratePriorWeight),
  session: { began: 0, at: 0, lastSkill: null, skills: {} },
})

/** How likely each rate is in a skill that the student has not met. */
export const firstRates = (student: StudentState): PerRate => shares(student.rates)

/** A skill that was never answered, for a student with these opinions about rates. */
export const newSkillState = (student: StudentState): SkillState => ({
  answered: 0,
  right: 0,
  recent: 0,
  at: 0,
  turn: 0,
  precision: 0,
  pull: 0,
  learned: [0, 0, 0],
  learnedVariance: 0,
  rates: firstRates(student),
  stability: firstStability,
  surprise: 0,
  shown: 0,
  slippedFrom: 0,
  mastered: false,
  isSpaced: false,
  helpedAfter: 0,
  isDeferred: false,
  met: [],
})

/** One for each rate. */
export const perRate = <T>(of: (index: 0 | 1 | 2) => T): readonly [T, T, T] => [of(0), of(1), of(2)]

/** Scaled so that they sum to 1. */
export function shares(parts: PerRate): PerRate {
  const sum = parts[0] + parts[1] + parts[2]
  return perRate((index) => parts[index] / sum)
}

/** Mean of values under the rates' shares. */
export const weighted = (rates: PerRate, values: PerRate): number =>
  rates[0] * values[0] + rates[1] * values[1] + rates[2] * values[2]
