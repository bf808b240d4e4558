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
  maxUnlocked,
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
} from './constants.ts'
import { daysSince, faded, retained, strengthened } from './memory.ts'
import { chanceAbove } from './normal.ts'
import type { Population } from './population.ts'
import { type ChanceOf, chancesBy, readinessBy, readinessSlope } from './readiness.ts'
import { firstRates, type SkillState, type StudentState, weighted } from './state.ts'
import { stuckChance } from './stuck.ts'

/** Why a skill comes now. */
export type SkillReason =
  | { kind: 'pinned' }
  | { kind: 'new' }
  | { kind: 'continue' }
  | { kind: 'review'; days: number }
  | { kind: 'repair'; for: string }
  | { kind: 'placement' }

export interface SkillChoice {
  skill: Skill
  /** Expected gain of lasting knowledge by one question, in chance of a right answer a month from now. */
  worth: number
  reason: SkillReason
}

/** What the choice among skills looks at. */
export interface Choosing {
  catalog: Catalog
  population: Population
  student: StudentState
  states: readonly (SkillState | undefined)[]
  beliefs: Beliefs
  at: number
  /** Ids of the skills that a teacher wants first. */
  pinned?: ReadonlySet<string>
}

/** Every skill that can be practiced: what a teacher pinned, then by how much lasting knowledge practice brings now. */
export function rankSkills(choosing: Choosing): SkillChoice[] {
  const { catalog, population, beliefs, pinned } = choosing
  const chances = Float64Array.from(catalog.skills.keys(), chancesBy(catalog, population, beliefs))
  const chanceOf: ChanceOf = (index) => chances[index] ?? 0
  const isPinned = (skill: Skill): boolean => pinned?.has(skill.id) === true
  return catalog.skills
    .flatMap((skill): SkillChoice[] => {
      if (skill.items.length === 0) return []
      const { worth, unlock, unlocking } = worthOf(choosing, skill, chanceOf)
      const reason: SkillReason = isPinned(skill)
        ? { kind: 'pinned' }
        : reasonFor(choosing, skill, unlock, unlocking)
      return [{ skill, worth, reason }]
    })
    .toSorted(
      (one, other) => Number(isPinned(other.skill)) - Number(isPinned(one.skill)) || other.worth - one.worth,
    )
}

/** The skill whose practice now brings the most lasting knowledge. */
export function chooseSkill(choosing: Choosing): SkillChoice {
  const [best] = rankSkills(choosing)
  if (best === undefined) throw new RangeError('There is no skill to choose from')
  return best
}

/** What a skill is worth by its grade alone. */
function gradeWorth({ grade }: StudentState, skill: Skill): number {
  if (grade === null || skill.grade === null || skill.grade === grade) return 1
  return skill.grade < grade ? belowGradeWorth : aboveGradeWorth
}

/**
 * Expected rise of the chance of a right answer a month from now, per question, over the next few questions: by
 * what is learned and by what is kept longer. Skills that wait for this one add to it.
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
  // Where even an easy question is likely out of reach, trying it is no way to learn.
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
 * How many questions too many the next one would be in this session. A skill's first question is its opening; where
 * that is the first ever and was wrong, one more belongs to it, so that what the solution showed is tried once.
 */
function repeatsAfter(
  { session }: StudentState,
  state: SkillState | undefined,
  skill: Skill,
  at: number,
): number {
  const asked = at - session.at <= sessionPause ? (session.skills[skill.id] ?? 0) : 0
  const isFirstTryWrong = state !== undefined && state.answered === asked && (state.recent & 1) === 0
  return Math.max(0, asked - (isFirstTryWrong ? 1 : 0))
}

/**
 * What waits for this skill: by how much a higher chance here makes the student readier for the skills that build on it,
 * times what is left to learn in them. The one that counts most is named.
 */
function unlockedBy(
  catalog: Catalog,
  student: StudentState,
  skill: Skill,
  chanceOf: ChanceOf,
): { worth: number; unlocking: Skill | undefined } {
  let sum = 0
  let most = 0
  let unlocking: Skill | undefined
  for (const index of skill.successors) {
    const later = catalog.skills[index]
    if (later === undefined) continue
    const left = gradeWorth(student, later) * (1 - chanceOf(index))
    const opened = unlockWorth * left * readinessSlope(later, skill.index, chanceOf)
    sum += opened
    if (opened > most) {
      most = opened
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

/** In placement: the skill whose answer tells the most about all others. */
export function choosePlacementSkill({ catalog, population, student, beliefs }: Choosing): SkillChoice {
  let best: SkillChoice | undefined
  for (const skill of catalog.skills) {
    if (skill.items.length === 0) continue
    const { index } = skill
    const variance = beliefs.variance[index] ?? 0
    const chance = meanChance(population, skill, beliefs.mean[index] ?? 0, variance)
    const links = catalog.links[index]?.length ?? 0
    const worth =
      variance *
      (0.3 + 4 * chance * (1 - chance)) *
      (1 + 0.08 * links) *
      (student.session.skills[skill.id] === undefined ? 1 : 0.15)
    if (best === undefined || worth > best.worth) best = { skill, worth, reason: { kind: 'placement' } }
  }
  if (best === undefined) throw new RangeError('There is no skill to choose from')
  return best
}
