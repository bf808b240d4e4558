import { firstStability, ratePrior, ratePriorWeight, sessionPause } from './constants.ts'
import type { SeenItems } from './seen-items.ts'

/** One number for each learning rate: stuck, slow, quick. */
export type PerRate = readonly [stuck: number, slow: number, quick: number]

/** The model's state for one student in one skill, small enough for a row (under 200 bytes packed). */
export interface SkillState {
  /** Answers counted, and how many of them were right. */
  answered: number
  right: number
  /** The last ten answers as bits, newest lowest; 1 is right. */
  recent: number
  /** Time of the last counted answer, in whole seconds since 1970. */
  at: number
  /** That answer's position among all of the student's answers. */
  turn: number
  /**
   * Evidence about baseline ability: precision (1 / squared logits), and precision times logits. It excludes the
   * neighbors on the map.
   */
  precision: number
  pull: number
  /** What was learned from practice, in logits at `at`, for each rate, and its variance. */
  learned: PerRate
  learnedVariance: number
  /** Probability of each rate for this student in this skill. */
  rates: PerRate
  /** Days without practice after which 23% of what can be forgotten is forgotten. See `retained`. */
  stability: number
  /** Moving average of the surprise of recent answers, between -1 and 1. */
  surprise: number
  /** The mastery displayed after the last answer, 0 to 1. */
  shown: number
  /** Mastery displayed before a slip that has not been earned back yet, 0 to 1; 0 if there was none. */
  slippedFrom: number
  /** Mastery was declared and has not been revoked by evidence. */
  mastered: boolean
  /** A right answer came at least `spacedAfter` days after an earlier answer. */
  isSpaced: boolean
  /** How many answers were counted when an adult last helped. */
  helpedAfter: number
  /** The student said “I haven’t learned this yet” and has not answered since. */
  isDeferred: boolean
  /** The student's record at the latest items. */
  met: SeenItems
}

/** A past answer. */
export interface Remembered {
  /** The item's id. */
  item: string
  isCorrect: boolean
}

/** Questions without a long pause between them. */
export interface Session {
  /** When it began and last continued, in whole seconds. */
  began: number
  at: number
  lastSkill: string | null
  /** How often each skill came up in it. */
  skills: Readonly<Record<string, number>>
  isPlacement?: boolean
}

/** The model's state for one student beyond single skills. */
export interface StudentState {
  /** School grade; null if unknown. */
  grade: number | null
  answered: number
  right: number
  /** The last ten answers as bits, newest lowest. */
  recent: number
  /** The last five answers, newest first. */
  last: readonly Remembered[]
  /** Moving average of the surprise of recent answers, between -1 and 1. */
  surprise: number
  /** Counts for this student's rates over all skills, in answers. */
  rates: PerRate
  /** The latest session. Placement is a session of its own. */
  session: Session
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

/** Probability of each rate in a skill that the student has not met. */
export const firstRates = (student: StudentState): PerRate => shares(student.rates)

/** The state of a skill without answers, for a student with these rate counts. */
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

/** Builds one value per rate. */
export const perRate = <T>(of: (index: 0 | 1 | 2) => T): readonly [T, T, T] => [of(0), of(1), of(2)]

/** Scales the parts so that they sum to 1. */
export function shares(parts: PerRate): PerRate {
  const sum = parts[0] + parts[1] + parts[2]
  return perRate((index) => parts[index] / sum)
}

/** Mean of the values, weighted by the rate probabilities. */
export const weighted = (rates: PerRate, values: PerRate): number =>
  rates[0] * values[0] + rates[1] * values[1] + rates[2] * values[2]

/** The session after another question at a time: the same one, or a new one after a long pause or a placement. */
export function continued(session: Session, skill: string, at: number, isPlacement: boolean): Session {
  const isNew = at - session.at > sessionPause || (session.isPlacement ?? false) !== isPlacement
  const skills = isNew ? {} : session.skills
  return {
    began: isNew ? at : session.began,
    at,
    lastSkill: isNew ? null : session.lastSkill,
    skills: { ...skills, [skill]: (skills[skill] ?? 0) + 1 },
    ...(isPlacement ? { isPlacement } : {}),
  }
}
