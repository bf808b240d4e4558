import { abilityFor, type Belief, beliefIn, type Beliefs, chanceAt, masteryOf } from './belief.ts'
import type { Catalog, Item, Skill } from './catalog.ts'
import {
  ceiling,
  certainEnough,
  doubtful,
  gain,
  gainOffTarget,
  gainVariance,
  hintWeight,
  slipFrom,
  masteredAnswers,
  masteredAt,
  maxMovement,
  rapidGuess,
  rapidSeconds,
  rapidShare,
  maxRateWeight,
  ratePooling,
  rates,
  secondTryWeight,
  sessionPause,
  spacedAfter,
} from './constants.ts'
import { daysSince, faded, learnedAfter, ownVariance, retained, strengthened } from './memory.ts'
import { markSeen } from './seen-items.ts'
import { chanceAbove, logistic, observe, rounded } from './normal.ts'
import type { Population } from './population.ts'
import { readiness } from './readiness.ts'
import {
  continued,
  newSkillState,
  type PerRate,
  perRate,
  shares,
  type SkillState,
  type StudentState,
  weighted,
} from './state.ts'

/** One answer, as evidence for the model. */
export interface Evidence {
  item: Item
  isCorrect: boolean
  hintsUsed: number
  /** 1 for the first answer to a question, 2 for another try after feedback. */
  attempt: number
  activeSeconds: number
  /** Whole seconds since 1970; never before the student's earlier answers. */
  at: number
  isPlacement?: boolean
}

export interface Updated {
  student: StudentState
  state: SkillState
  /** Mastery before and after, 0 to 1. */
  before: number
  after: number
}

/** Whether the answer came too fast to be thought through. Then it carries almost no information, right or wrong. */
export const isRapid = ({ item, activeSeconds }: Evidence): boolean =>
  activeSeconds < Math.min(rapidSeconds, rapidShare * item.seconds)

/** The weight of an answer, 0 to 1. Help and rapid guessing lower it. */
const weightOf = (evidence: Evidence): number =>
  hintWeight ** evidence.hintsUsed *
  (evidence.attempt > 1 ? secondTryWeight : 1) *
  (isRapid(evidence) ? 1 - rapidGuess : 1)

/** What a question teaches at this ability and readiness, in logits, for a learning rate of 1. */
export const gainAt = (ability: number, difficulty: number, ready: number): number => {
  const chance = logistic(ability - difficulty)
  const fit = gainOffTarget + (1 - gainOffTarget) * 4 * chance * (1 - chance)
  return gain * ready * fit * Math.max(0.1, 1 - ability / ceiling)
}

/** Applies an answer. `beliefs` are from just before it. */
export function update(
  catalog: Catalog,
  population: Population,
  student: StudentState,
  known: SkillState | undefined,
  beliefs: Beliefs,
  evidence: Evidence,
): Updated {
  const { item, isCorrect, at } = evidence
  const skill = catalog.skills[item.skillIndex]
  if (skill === undefined) throw new RangeError(`${item.id} belongs to no skill`)
  const belief = beliefIn(beliefs, skill)
  const state = known ?? newSkillState(student)
  const before = masteryOf(population, skill, belief)
  const learnt = applyEvidence(catalog, population, state, beliefs, skill, belief, evidence)
  const isThoughtAbout = !isRapid(evidence)
  const days = beliefs.days[skill.index] ?? 0
  const spaced = isCorrect && isThoughtAbout && state.answered > 0
  const stability = spaced ? strengthened(state.stability, days) : state.stability
  const surprise = (isCorrect ? 1 : 0) - before

  const inSession = state.answered > 0 && at - state.at < sessionPause
  const from = inSession && state.shown > 0 ? state.shown : before
  const wasRight = state.answered > 0 && (state.recent & 1) === 1
  const fresh: SkillState = {
    ...state,
    ...learnt.state,
    answered: state.answered + 1,
    right: state.right + (isCorrect ? 1 : 0),
    recent: ((state.recent << 1) | (isCorrect ? 1 : 0)) & 1023,
    at,
    turn: student.answered,
    stability: rounded(stability),
    isSpaced: state.isSpaced || (spaced && daysSince(state, at) >= spacedAfter),
    surprise: rounded(state.surprise + 0.35 * (surprise - state.surprise)),
    slippedFrom: !isCorrect && wasRight && from >= slipFrom / 100 ? rounded(from) : 0,
    isDeferred: false,
    met: evidence.attempt === 1 ? markSeen(state.met, item.key, isCorrect) : state.met,
  }
  const earned = inSession ? state.slippedFrom : 0
  const within = limits(isCorrect, before, from, earned, weightOf(evidence))
  const held = holdWithin(population, skill, fresh, learnt.base, isCorrect, within)
  const after = masteryOf(population, skill, held.belief)
  const done = { ...held.state, shown: isCorrect ? roundedUp(after) : roundedDown(after) }
  return {
    student: remember(student, evidence, learnt.rates, state.answered >= 2, surprise),
    state: { ...done, mastered: isMastered(population, skill, done, held.belief, isCorrect) },
    before,
    after,
  }
}

/** Stored values have four decimal places, and no minus zero, which JSON would lose. */
const step = 1e-4
/** Rounded outward, so that mastery never falls after a right answer or rises after a wrong one. */
const roundedUp = (value: number): number => Math.ceil(value * 1e4) / 1e4 + 0
const roundedDown = (value: number): number => Math.floor(value * 1e4) / 1e4 + 0

interface TakenIn {
  base: { mean: number; variance: number }
  rates: PerRate
  state: Pick<SkillState, 'precision' | 'pull' | 'learned' | 'learnedVariance' | 'rates'>
}

/** Bayes' rule over the learning rates, then the learning from the question itself. */
function applyEvidence(
  catalog: Catalog,
  population: Population,
  state: SkillState,
  beliefs: Beliefs,
  skill: Skill,
  belief: Belief,
  evidence: Evidence,
): TakenIn {
  const { item, isCorrect } = evidence
  const weight = weightOf(evidence)
  const likelihood = (ability: number): number => {
    const chance = chanceAt(population, item, ability)
    const likely = isCorrect ? chance : 1 - chance
    // Most answers have full weight, and `**` is slow.
    return weight === 1 ? likely : likely ** weight
  }
  const { gainScale } = population
  const days = beliefs.days[skill.index] ?? 0
  const keep = retained(state.stability, days)
  const lost = faded(keep)
  const learnedVariance = state.answered === 0 ? 0 : ownVariance(state, days)
  const itemDoubt = population.itemVariance[item.index] ?? 0
  const doubt = belief.baseVariance + gainScale ** 2 * learnedVariance + itemDoubt
  const surprises = perRate((index) =>
    observe(belief.baseMean + gainScale * keep * state.learned[index] - lost, doubt, likelihood),
  )
  const posterior = shares(perRate((index) => state.rates[index] * surprises[index].likelihood))
  const slope = weighted(
    posterior,
    perRate((index) => surprises[index].slope),
  )
  const curvature = weighted(
    posterior,
    perRate((index) => surprises[index].curvature),
  )

  const variance = Math.max(0.01, belief.baseVariance - belief.baseVariance ** 2 * curvature)
  const mean = belief.baseMean + belief.baseVariance * slope
  // The neighbors' information is not this skill's own evidence, so subtract it.
  const fromNeighbors = Math.max(1e-3, 1 / belief.baseVariance - state.precision)
  const neighborsPull = belief.baseMean / belief.baseVariance - state.pull
  const precision = Math.max(1e-3, 1 / variance - fromNeighbors)
  const pull = mean * (fromNeighbors + precision) - neighborsPull

  const thought = isRapid(evidence) ? 1 - rapidGuess : 1
  const ready = readiness(catalog, population, beliefs, skill)
  const difficulty = population.itemMean[item.index] ?? 0
  const learned = perRate((index) => {
    const here =
      keep * state.learned[index] - lost / gainScale + gainScale * learnedVariance * surprises[index].slope
    const taught = rates[index] * gainAt(mean + gainScale * here, difficulty, ready)
    return rounded(here + thought * taught)
  })
  return {
    base: { mean, variance },
    rates: posterior,
    state: {
      precision: rounded(precision),
      pull: rounded(pull),
      learned,
      learnedVariance: rounded(
        Math.max(0.005, learnedVariance - (gainScale * learnedVariance) ** 2 * curvature) +
          thought * gainVariance,
      ),
      rates: perRate((index) => Math.max(1e-4, rounded(posterior[index]))),
    },
  }
}

/**
 * The allowed range of mastery after an answer: never lower after a right one, never higher after a wrong one, and
 * within the maximum change. The change is measured from both the believed and the displayed mastery, which differ when
 * other skills moved the belief. After a slip on a known skill, the next right answer earns the loss back.
 */
function limits(
  isCorrect: boolean,
  before: number,
  from: number,
  earned: number,
  weight: number,
): { min: number; max: number } {
  const high = Math.max(before, from)
  const low = Math.min(before, from)
  const furthest = (weight * maxMovement) / 100 - 2 * step
  return isCorrect
    ? { min: Math.max(high, Math.min(earned, low + furthest)), max: Math.max(high, low + furthest) }
    : { min: Math.min(low, high - furthest), max: low }
}

/** Shifts what was learned so that mastery stays within the limits. */
function holdWithin(
  population: Population,
  skill: Skill,
  state: SkillState,
  base: { mean: number; variance: number },
  isCorrect: boolean,
  { min, max }: { min: number; max: number },
): { state: SkillState; belief: Belief } {
  const { mean, variance } = learnedAfter(state, population.gainScale, 0)
  const beliefAt = (shift: number): Belief => ({
    baseMean: base.mean,
    baseVariance: base.variance,
    mean: base.mean + mean + shift,
    variance: base.variance + variance,
  })
  const free = masteryOf(population, skill, beliefAt(0))
  if (free >= min && free <= max) return { state, belief: beliefAt(0) }
  const wanted = free < min ? min : max
  const exact = abilityFor(population, skill, wanted, base.variance + variance) - base.mean - mean
  const shift = exact / population.gainScale
  const safe = isCorrect ? roundedUp(shift) : roundedDown(shift)
  return {
    state: { ...state, learned: perRate((index) => rounded(state.learned[index] + safe)) },
    belief: beliefAt(safe * population.gainScale),
  }
}

/**
 * Whether the skill counts as mastered. A right answer may declare mastery: enough certainty that the probability is at
 * least 90%, enough answers, and a spaced success. A wrong answer may revoke it.
 */
function isMastered(
  population: Population,
  skill: Skill,
  state: SkillState,
  belief: Belief,
  isCorrect: boolean,
): boolean {
  const certainty = masteryCertainty(population, skill, belief)
  if (!isCorrect) return state.mastered && certainty >= doubtful
  return state.mastered || (state.isSpaced && state.answered >= masteredAnswers && certainty >= certainEnough)
}

/** Probability, 0 to 1, that mastery is at least 90%. */
export function masteryCertainty(population: Population, skill: Skill, belief: Belief): number {
  const needed = abilityFor(population, skill, masteredAt / 100, 0)
  return chanceAbove(needed, belief.mean, belief.variance)
}

function remember(
  student: StudentState,
  { item, isCorrect, at, isPlacement = false }: Evidence,
  posterior: PerRate,
  isPooled: boolean,
  surprise: number,
): StudentState {
  const opinions = perRate((index) => student.rates[index] + (isPooled ? ratePooling * posterior[index] : 0))
  const sum = opinions[0] + opinions[1] + opinions[2]
  const scale = Math.min(1, maxRateWeight / sum)
  return {
    ...student,
    answered: student.answered + 1,
    right: student.right + (isCorrect ? 1 : 0),
    recent: ((student.recent << 1) | (isCorrect ? 1 : 0)) & 1023,
    last: [{ item: item.id, isCorrect }, ...student.last].slice(0, 5),
    surprise: rounded(student.surprise + 0.3 * (surprise - student.surprise)),
    rates: perRate((index) => rounded(opinions[index] * scale)),
    session: { ...continued(student.session, item.skill, at, isPlacement), lastSkill: item.skill },
  }
}
