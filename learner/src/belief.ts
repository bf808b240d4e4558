import type { Catalog, Item, Skill } from './catalog.ts'
import { discrimination, meanPerGrade, ownGradeMean, slip } from './constants.ts'
import { daysIdle, learnedAfter } from './memory.ts'
import { expectedLogistic, logistic, logit } from './normal.ts'
import type { Population } from './population.ts'
import { covariancesOf, type Evidence, propagateEvidence, propagateEvidenceTo } from './propagate-evidence.ts'
import type { SkillState, StudentState } from './state.ts'

/** The estimate of a student's ability in one skill at one moment, in logits. */
export interface Belief {
  /**
   * Baseline ability, before practice here: estimated from the answers in this skill and from its neighbors on the map.
   */
  baseMean: number
  baseVariance: number
  /** The baseline plus what practice taught, after forgetting. */
  mean: number
  variance: number
}

/** Values by skill index. */
type BySkill = Readonly<Record<number, number>>

/** The estimates for one student, by skill index in the catalog. See `Belief`. */
export interface Beliefs {
  at: number
  baseMean: BySkill
  baseVariance: BySkill
  mean: BySkill
  variance: BySkill
  /** Days since the skill was last recalled, 0 if it was never answered. See `daysIdle`. */
  days: BySkill
  /** General ability, as a deviation from the typical student. */
  ability: { mean: number; variance: number }
}

/** The prior mean for a student of this grade in a skill, in logits. */
export function typical(population: Population, skill: Skill, grade: number | null): number {
  const offset = population.overall.mean + (population.skillMean[skill.index] ?? 0)
  if (grade === null || skill.grade === null) return offset
  return ownGradeMean + meanPerGrade * (grade - skill.grade) + offset
}

/** Estimates the student's ability in every skill from all answers so far. */
export function believe(
  catalog: Catalog,
  population: Population,
  student: StudentState,
  states: readonly (SkillState | undefined)[],
  at: number,
): Beliefs {
  const count = catalog.skills.length
  const field = propagateEvidence(catalog, evidenceOf(catalog, population, student, states))
  const baseMean = new Float64Array(count)
  const mean = new Float64Array(count)
  const variance = new Float64Array(count)
  const days = new Float64Array(count)
  for (const skill of catalog.skills) {
    const { index } = skill
    const base = typical(population, skill, student.grade) + (field.mean[index] ?? 0)
    const idle = daysIdle(skill, states, at)
    const learned = learnedIn(states[index], population, idle)
    days[index] = idle
    baseMean[index] = base
    mean[index] = base + learned.mean
    variance[index] = (field.variance[index] ?? 0) + learned.variance
  }
  const ability = {
    mean: field.mean[catalog.root] ?? 0,
    variance: field.variance[catalog.root] ?? 1,
  }
  return { at, baseMean, baseVariance: field.variance, mean, variance, days, ability }
}

/** Estimates one skill and its prerequisites only, which is all that processing an answer needs. */
export function believeAbout(
  catalog: Catalog,
  population: Population,
  student: StudentState,
  states: readonly (SkillState | undefined)[],
  at: number,
  skill: Skill,
): Beliefs {
  const about = [skill.index, ...skill.prerequisites]
  const evidence = evidenceOf(catalog, population, student, states)
  const [ability = { mean: 0, variance: 1 }, ...spots] = propagateEvidenceTo(catalog, evidence, [
    catalog.root,
    ...about,
  ])
  const baseMean: Record<number, number> = {}
  const baseVariance: Record<number, number> = {}
  const mean: Record<number, number> = {}
  const variance: Record<number, number> = {}
  const days: Record<number, number> = {}
  for (const [place, index] of about.entries()) {
    const own = catalog.skills[index]
    const spot = spots[place]
    if (own === undefined || spot === undefined) continue
    const base = typical(population, own, student.grade) + spot.mean
    const idle = daysIdle(own, states, at)
    const learned = learnedIn(states[index], population, idle)
    days[index] = idle
    baseMean[index] = base
    baseVariance[index] = spot.variance
    mean[index] = base + learned.mean
    variance[index] = spot.variance + learned.variance
  }
  return { at, baseMean, baseVariance, mean, variance, days, ability }
}

/** Covariances of the baseline ability in each of these skills with that in every skill, by skill index. */
export const baseCovariances = (
  catalog: Catalog,
  population: Population,
  student: StudentState,
  states: readonly (SkillState | undefined)[],
  skills: readonly Skill[],
): Float64Array[] =>
  covariancesOf(
    catalog,
    evidenceOf(catalog, population, student, states),
    skills.map(({ index }) => index),
  )

/** The evidence about baseline ability from the answers in each skill, before it spreads to neighbors. */
function evidenceOf(
  { skills, links }: Catalog,
  population: Population,
  { grade }: StudentState,
  states: readonly (SkillState | undefined)[],
): Evidence {
  const precision = new Float64Array(links.length)
  const pull = new Float64Array(links.length)
  // Skips holes in the sparse array: a student has practiced only a few of the skills.
  states.forEach((state, index) => {
    const skill = skills[index]
    if (state === undefined || skill === undefined) return
    precision[index] = state.precision
    pull[index] = state.pull - state.precision * typical(population, skill, grade)
  })
  return { precision, pull }
}

const learnedIn = (state: SkillState | undefined, { gainScale }: Population, days: number) =>
  state === undefined || state.answered === 0 ? nothing : learnedAfter(state, gainScale, days)

const nothing = { mean: 0, variance: 0 }

/** The estimate for one skill. */
export const beliefIn = (beliefs: Beliefs, { index }: Skill): Belief => ({
  baseMean: beliefs.baseMean[index] ?? 0,
  baseVariance: beliefs.baseVariance[index] ?? 0,
  mean: beliefs.mean[index] ?? 0,
  variance: beliefs.variance[index] ?? 0,
})

/** Probability of a right answer to an item at this ability, in logits: logistic with guess and slip. */
export function chanceAt(population: Population, item: Item, ability: number): number {
  const difficulty = population.itemMean[item.index] ?? 0
  return withLuck(item.guess, logistic(discrimination * (ability - difficulty)))
}

/** The same probability when both ability and item difficulty are uncertain. */
export function expectedChance(population: Population, item: Item, mean: number, variance: number): number {
  const ahead = discrimination * (mean - (population.itemMean[item.index] ?? 0))
  const doubt = discrimination ** 2 * (variance + (population.itemVariance[item.index] ?? 0))
  return withLuck(item.guess, expectedLogistic(ahead, doubt))
}

const withLuck = (guess: number, knows: number): number => guess + (1 - guess - slip) * knows

/** Mean difficulty of a skill's items, and the variance among them. */
function difficultyOf(population: Population, { index, items }: Skill): { mean: number; variance: number } {
  const count = Math.max(1, items.length)
  const mean = (population.difficultySum[index] ?? 0) / count
  return {
    mean,
    variance: Math.max(0, (population.difficultySquares[index] ?? 0) / count - mean ** 2),
  }
}

/** Probability of a right answer to a random question of the skill, 0 to 1, before calibration. */
export function meanChance(population: Population, skill: Skill, mean: number, variance: number): number {
  const difficulty = difficultyOf(population, skill)
  const ahead = discrimination * (mean - difficulty.mean)
  const doubt = discrimination ** 2 * (variance + difficulty.variance)
  return withLuck(skill.guess, expectedLogistic(ahead, doubt))
}

/** The same chance, and how much it rises for each logit of ability. */
export function chanceAndSlope(
  population: Population,
  skill: Skill,
  mean: number,
  variance: number,
): { chance: number; slope: number } {
  const chance = meanChance(population, skill, mean, variance)
  const reach = 1 - skill.guess - slip
  const knows = (chance - skill.guess) / reach
  const doubt = discrimination ** 2 * (variance + difficultyOf(population, skill).variance)
  const steepness = discrimination / Math.sqrt(1 + (Math.PI * doubt) / 8)
  return { chance, slope: reach * steepness * knows * (1 - knows) }
}

/** Corrects a predicted probability with the calibration learned from all students' answers. */
export const calibrated = ({ calibration }: Population, chance: number): number =>
  logistic(calibration.shift + calibration.slope * logit(chance))

/** Mastery: the probability, 0 to 1, of answering a random question of the skill right, now and without help. */
export const masteryOf = (population: Population, skill: Skill, belief: Belief): number =>
  calibrated(population, meanChance(population, skill, belief.mean, belief.variance))

/** The mean ability, in logits, that gives this mastery. The inverse of `masteryOf`. */
export function abilityFor(population: Population, skill: Skill, mastery: number, variance: number): number {
  const { calibration } = population
  const believed = logistic((logit(mastery) - calibration.shift) / calibration.slope)
  const knows = (believed - skill.guess) / (1 - skill.guess - slip)
  const difficulty = difficultyOf(population, skill)
  const doubt = discrimination ** 2 * (variance + difficulty.variance)
  const ahead = logit(Math.max(1e-6, Math.min(1 - 1e-6, knows))) * Math.sqrt(1 + (Math.PI * doubt) / 8)
  return difficulty.mean + ahead / discrimination
}
