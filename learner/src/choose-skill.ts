import { abilityFor, type Beliefs, meanChance } from './belief.ts'
import type { Catalog, Skill } from './catalog.ts'
import {
  aboveGradeWorth,
  belowGradeWorth,
  ceiling,
  comfortChance,
  comfortPower,
  firstStability,
  gain,
  horizonDays,
  levelStep,
  masteredAt,
  masteryWorth,
  maxOpening,
  maxUnlocked,
  openingAnswers,
  parkedLikely,
  parkedWorth,
  rates,
  repeatWorth,
  sessionPause,
  soonDamping,
  soonDays,
  spacedAfter,
  stepsAhead,
  unlockWorth,
  waitingWorth,
} from './constants.ts'
import { daysSince, faded, retained, strengthened } from './memory.ts'
import { chanceAbove } from './normal.ts'
import type { Population } from './population.ts'
import { type ChanceOf, chancesBy, readinessBy, readinessSlope } from './readiness.ts'
import { firstRates, type SkillState, type StudentState, weighted } from './state.ts'
import { stuckChance } from './stuck.ts'

/** Why this skill was chosen now. */
export type SkillReason =
  | { kind: 'pinned' }
  | { kind: 'new' }
  | { kind: 'continue' }
  | { kind: 'review'; days: number }
  | { kind: 'repair'; for: string }
  | { kind: 'placement' }

export interface SkillChoice {
  skill: Skill
  /** Expected gain from one question: the rise in the probability of a right answer about a month from now. */
  worth: number
  reason: SkillReason
}

/** The inputs for choosing a skill. */
export interface Choosing {
  catalog: Catalog
  population: Population
  student: StudentState
  states: readonly (SkillState | undefined)[]
  beliefs: Beliefs
  at: number
  /** Ids of the skills that the teacher pinned to come first. */
  pinned?: ReadonlySet<string>
}

/** Ranks every skill that has items: pinned skills first, then by expected long-term gain from practice now. */
export function rankSkills(choosing: Choosing): SkillChoice[] {
  const { catalog, population, beliefs, pinned } = choosing
  const chances = Float64Array.from(catalog.skills.keys(), chancesBy(catalog, population, beliefs))
  const chanceOf: ChanceOf = (index) => chances[index] ?? 0
  const mustWait = waiting(choosing)
  const isPinned = (skill: Skill): boolean => pinned?.has(skill.id) === true
  return catalog.skills
    .flatMap((skill): SkillChoice[] => {
      if (skill.items.length === 0) return []
      const { worth, unlock, unlocking } = worthOf(choosing, skill, chanceOf)
      const reason: SkillReason = isPinned(skill)
        ? { kind: 'pinned' }
        : reasonFor(choosing, skill, unlock, unlocking)
      return [{ skill, worth: mustWait(skill) ? worth * waitingWorth : worth, reason }]
    })
    .toSorted(
      (one, other) => Number(isPinned(other.skill)) - Number(isPinned(one.skill)) || other.worth - one.worth,
    )
}

/**
 * Returns whether a skill must wait. While enough skills are being opened in this session, every other skill with few
 * answers waits, so that a student begins a few skills at a time instead of meeting a different one in each question.
 */
function waiting({ student, states, catalog, at }: Choosing): (skill: Skill) => boolean {
  const asked = askedInSession(student, at)
  const isYoung = ({ index }: Skill) => (states[index]?.answered ?? 0) < openingAnswers
  const opening = catalog.skills.filter((skill) => asked[skill.id] !== undefined && isYoung(skill))
  return (skill) => opening.length >= maxOpening && isYoung(skill) && !opening.includes(skill)
}

/** How often each skill came up in the practice session that is going on. */
const askedInSession = ({ session }: StudentState, at: number): Readonly<Record<string, number>> =>
  at - session.at <= sessionPause && session.isPlacement !== true ? session.skills : {}

/** Returns the skill with the highest rank. */
export function chooseSkill(choosing: Choosing): SkillChoice {
  const [best] = rankSkills(choosing)
  if (best === undefined) throw new RangeError('There is no skill to choose from')
  return best
}

/** The weight of a skill by grade alone. */
function gradeWorth({ grade }: StudentState, skill: Skill): number {
  if (grade === null || skill.grade === null || skill.grade === grade) return 1
  return skill.grade < grade ? belowGradeWorth : aboveGradeWorth
}

/**
 * Expected rise per question in the probability of a right answer about a month from now, over the next few questions.
 * It counts both learning and slower forgetting, and adds the value of the skills that this one unlocks.
 */
function worthOf(
  { catalog, population, student, states, beliefs, at }: Choosing,
  skill: Skill,
  chanceOf: ChanceOf,
): { worth: number; unlock: number; unlocking: Skill | undefined } {
  const { index } = skill
  const state = states[index]
  const base = beliefs.baseMean[index] ?? 0
  const variance = beliefs.variance[index] ?? 0
  const learned = (beliefs.mean[index] ?? 0) - base
  const stability = state?.stability ?? firstStability
  const days = beliefs.days[index] ?? 0
  const chance = chanceOf(index)
  const rate = weighted(state?.rates ?? firstRates(student), rates)
  const ready = readinessBy(skill, chanceOf)

  const needed = abilityFor(population, skill, masteredAt / 100, 0)
  const isKnown = (mean: number): number => chanceAbove(needed, mean, variance)
  const value = (mean: number): number =>
    meanChance(population, skill, mean, variance) + masteryWorth * isKnown(mean)
  const now = retained(stability, days)
  const then = retained(stability, days + horizonDays)
  const without = value(base + ((learned + faded(now)) / now) * then - faded(then))
  const stronger = strengthened(stability, days)
  const retainedIfPracticed = retained(stability + (stronger - stability) * chance, horizonDays)
  let ability = learned
  let rise = 0
  for (let step = 1; step <= stepsAhead; step += 1) {
    const level = base + ability
    ability += population.gainScale * gain * rate * ready * 0.8 * Math.max(0.1, 1 - level / ceiling)
    const later = value(base + ability * retainedIfPracticed - faded(retainedIfPracticed))
    rise = Math.max(rise, (later - without) / step)
  }

  const { worth: unlock, unlocking } = unlockedBy(catalog, student, skill, chanceOf)
  // When even an easy question is probably out of reach, practicing the skill teaches little.
  const easy = meanChance(population, skill, base + learned + levelStep, variance)
  const comfort = Math.min(1, easy / comfortChance) ** comfortPower
  let worth = rise * comfort * (gradeWorth(student, skill) + unlock)
  if (state !== undefined && state.answered >= 3 && stuckChance(state) > parkedLikely) worth *= parkedWorth
  if (state?.isDeferred === true) worth *= 0.3
  if (state !== undefined && state.answered > 0 && days < soonDays)
    worth *= 1 - soonDamping * isKnown(base + learned)
  worth *= repeatWorth ** repeatsAfter(student, state, skill, at)
  return { worth, unlock, unlocking }
}

/**
 * How many questions of the skill this session count as repeats. If the skill is new this session and its last answer
 * was wrong, one fewer counts, so that the student can try what the solution showed.
 */
function repeatsAfter(
  student: StudentState,
  state: SkillState | undefined,
  skill: Skill,
  at: number,
): number {
  const asked = askedInSession(student, at)[skill.id] ?? 0
  const isFirstTryWrong = state !== undefined && state.answered === asked && (state.recent & 1) === 0
  return Math.max(0, asked - (isFirstTryWrong ? 1 : 0))
}

/**
 * The value of the skills that build on this one: how much a higher probability here raises readiness for each, times
 * what is left to learn there. Also returns the skill that contributes the most.
 */
function unlockedBy(
  catalog: Catalog,
  student: StudentState,
  skill: Skill,
  chanceOf: ChanceOf,
): { worth: number; unlocking: Skill | undefined } {
  let sum = 0
  let max = 0
  let unlocking: Skill | undefined
  for (const index of skill.successors) {
    const later = catalog.skills[index]
    if (later === undefined) continue
    const left = gradeWorth(student, later) * (1 - chanceOf(index))
    const opened = unlockWorth * left * readinessSlope(later, skill.index, chanceOf)
    sum += opened
    if (opened > max) {
      max = opened
      unlocking = later
    }
  }
  return { worth: Math.min(maxUnlocked, sum), unlocking }
}

function reasonFor(
  { states, student, at }: Choosing,
  skill: Skill,
  unlock: number,
  unlocking: Skill | undefined,
): SkillReason {
  const state = states[skill.index]
  const isNew = state === undefined || state.answered === 0
  const isBelow = student.grade !== null && skill.grade !== null && skill.grade < student.grade
  if (isBelow && unlocking !== undefined && unlock > belowGradeWorth) {
    return { kind: 'repair', for: unlocking.id }
  }
  if (isNew) return { kind: 'new' }
  const days = daysSince(state, at)
  return days >= spacedAfter ? { kind: 'review', days: Math.round(days) } : { kind: 'continue' }
}
