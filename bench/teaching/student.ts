import { at } from './at.ts'
import { createConsolidation } from './families/consolidation.ts'
import { createContrast } from './families/contrast.ts'
import { createDisuse } from './families/disuse.ts'
import { createFacets } from './families/facets.ts'
import { createGrowth } from './families/growth.ts'
import { createInstances } from './families/instances.ts'
import { createStages } from './families/stages.ts'
import type { Knowledge, KnowledgeOptions } from './knowledge.ts'
import { drawPreparation } from './preparation.ts'
import { createRandomSource, type RandomSource } from './random-source.ts'
import type { World, WorldItem } from './world.ts'

export const families = [
  'growth',
  'stages',
  'facets',
  'instances',
  'disuse',
  'consolidation',
  'contrast',
] as const
export type Family = (typeof families)[number]

interface FamilyTraits {
  create: (options: KnowledgeOptions) => Knowledge
  /** Logits that bring the families to about the same knowledge before practice. */
  shift: number
  /** Where readiness lies between the mean (0) and the minimum (1) of the prerequisites. */
  weakestLink: number
}
const traitsOf: Record<Family, FamilyTraits> = {
  growth: { create: createGrowth, shift: -0.15, weakestLink: 0.4 },
  stages: { create: createStages, shift: -0.1, weakestLink: 0.8 },
  facets: { create: createFacets, shift: 0, weakestLink: 0.25 },
  instances: { create: createInstances, shift: -0.2, weakestLink: 0.5 },
  disuse: { create: createDisuse, shift: -0.1, weakestLink: 0.5 },
  consolidation: { create: createConsolidation, shift: -0.1, weakestLink: 0.3 },
  contrast: { create: createContrast, shift: -0.1, weakestLink: 0.6 },
}

export interface StudentOptions {
  forgetting: number
  /** Factor on the usual slips, guessing, and carelessness. */
  noise: number
  /** Share of days on which every student comes. By default it varies by student, around four days in five. */
  attendance?: number
  /** Wrong answers in a row after which every student quits. By default four to eight, and not always. */
  patience?: number
  /**
   * Share of answers that every student clicks without reading. By default few students do so, and most hardly ever.
   */
  rapidGuessing?: number
}

interface Habits {
  /** Factor on the usual learning. */
  rate: number
  slip: number
  /** How easily boredom makes the student careless. */
  carelessness: number
  /** Probability of clicking without reading, before failures raise it. */
  rapidGuessing: number
  wandering: number
  pace: number
  patience: number
  attendance: number
}

function drawHabits(random: RandomSource, options: StudentOptions): Habits {
  const { noise } = options
  const isGaming = random.isTrue(Math.min(0.6, 0.13 * noise))
  return {
    rate: random.logNormal(0.38),
    slip: Math.min(0.15, (0.012 + 0.05 * random.uniform() ** 2) * noise),
    carelessness: Math.min(0.5, 0.12 * random.uniform() * noise),
    rapidGuessing: options.rapidGuessing ?? Math.min(0.4, (isGaming ? 0.1 : 0.012) * noise),
    wandering: 0.01 + 0.04 * random.uniform(),
    pace: random.logNormal(0.3),
    patience: options.patience ?? 4 + random.below(5),
    attendance: options.attendance ?? Math.min(1, 0.68 + 0.24 * random.uniform()),
  }
}

/** Share of a student's skills that are blocked until an adult helps. */
const adultOnly = 0.045
/** Share of skills that are blocked until one particular prerequisite, on the map or not, is known. */
const gated = 0.06
const gateOpens = 0.55
/** Seconds to cache chances: knowledge changes little within minutes unless the student practices. */
const cacheSeconds = 1800
/** The share of learning that gets through a block. */
const throughBlock = 0.03
/** Below `readyFrom`, prerequisites let only `leastOpen` through; `readyRange` above it, everything gets through. */
const readyFrom = 0.18
const readyRange = 0.34
const minOpen = 0.08
/** If less than this share gets through, more practice alone will not help. */
const fruitless = 0.15

export interface Student {
  id: string
  family: Family
  /** The share of days on which the student comes. */
  attendance: number
  /** The probability of a right answer, attentive and without help. */
  itemChance(item: WorldItem, now: number): number
  /** The mean chance over the skill's items. */
  chance(skill: number, now: number): number
  /** How much of the usual learning gets through prerequisites and blocks, from 0 to 1. */
  openness(skill: number, now: number): number
  /** Whether more practice alone will not help now. */
  isBlocked(skill: number, now: number): boolean
  /** The expected gain in the chance at time `later` from the question, ignoring guesses and slips; for the oracle. */
  gain(item: WorldItem, now: number, later: number): number
  startSession(): void
  answer(item: WorldItem, now: number): { correct: boolean; seconds: number }
  /** Whether the student stops before the planned end. */
  quits(): boolean
  help(skill: number, now: number): void
}

/** Computes the mean chance over a skill's items, and caches it for a while. */
function createChances(world: World, itemChance: Student['itemChance']) {
  const cached = new Float64Array(world.skills.length)
  const cachedAt = new Float64Array(world.skills.length).fill(-Infinity)
  return {
    chance(skill: number, now: number): number {
      if (Math.abs(now - at(cachedAt, skill)) < cacheSeconds) return at(cached, skill)
      const { items } = at(world.skills, skill)
      let sum = 0
      for (const item of items) sum += itemChance(item, now)
      cached[skill] = sum / items.length
      cachedAt[skill] = now
      return sum / items.length
    },
    /** Practice also affects the other skills of the unit, through shared facets and interference. */
    forgetCached(skill: number): void {
      cachedAt[skill] = -Infinity
      for (const sibling of at(world.skills, skill).siblings) cachedAt[sibling] = -Infinity
    },
  }
}

export function createStudent(
  world: World,
  id: string,
  family: Family,
  seed: number,
  options: StudentOptions,
): Student {
  const random = createRandomSource(seed, 23)
  const traits = traitsOf[family]
  const habits = drawHabits(random, options)
  const knowledge = traits.create({
    world,
    preparation: drawPreparation(random, world, traits.shift),
    forgetting: options.forgetting * random.logNormal(0.3),
    random,
  })
  const needsAdult = world.skills.map(() => random.isTrue(adultOnly))
  const gate = world.skills.map((skill) =>
    skill.prerequisites.length > 0 && random.isTrue(gated) ? random.pick(skill.prerequisites) : null,
  )
  let boredom = 0
  let wrongInARow = 0

  function itemChance(item: WorldItem, now: number): number {
    const known = knowledge.knows(item, now)
    return known * (1 - habits.slip) + (1 - known) * item.guess
  }
  const { chance, forgetCached } = createChances(world, itemChance)
  function openness(skill: number, now: number): number {
    const { prerequisites } = at(world.skills, skill)
    const gateway = at(gate, skill)
    if (at(needsAdult, skill)) return throughBlock
    if (gateway !== null && chance(gateway, now) < gateOpens) return throughBlock
    if (prerequisites.length === 0) return 1
    let min = 1
    let sum = 0
    for (const prerequisite of prerequisites) {
      const known = chance(prerequisite, now)
      min = Math.min(min, known)
      sum += known
    }
    const mean = sum / prerequisites.length
    const ready = traits.weakestLink * min + (1 - traits.weakestLink) * mean
    return Math.max(minOpen, Math.min(1, (ready - readyFrom) / readyRange))
  }
  /** A run of questions that are too easy causes boredom; a fair challenge reduces it. */
  function feel(itsChance: number, isCorrect: boolean): void {
    boredom = itsChance > 0.93 ? Math.min(1, boredom + 0.18) : Math.max(0, boredom - 0.25)
    wrongInARow = isCorrect ? 0 : wrongInARow + 1
  }
  return {
    id,
    family,
    attendance: habits.attendance,
    itemChance,
    chance,
    openness,
    isBlocked: (skill, now) => openness(skill, now) < fruitless,
    gain: (item, now, later) => knowledge.gain(item, openness(item.skill, now) * habits.rate, now, later),
    startSession() {
      boredom = 0
      wrongInARow = 0
    },
    answer(item, now) {
      const itsChance = itemChance(item, now)
      const isRapid = random.isTrue(
        habits.rapidGuessing * (wrongInARow >= 2 ? 3 : 1) + 0.03 * Math.max(0, wrongInARow - 3),
      )
      const attentive = itsChance * (1 - habits.carelessness * boredom)
      const correct = random.isTrue(isRapid ? item.guess : attentive)
      const needed = item.seconds * item.pace * habits.pace * (1.3 - 0.5 * itsChance) * random.logNormal(0.35)
      const away = random.isTrue(habits.wandering) ? 60 + 600 * random.uniform() : 0
      const seconds = isRapid ? 1.2 + 3 * random.uniform() : needed + away
      if (!isRapid) {
        const progress = openness(item.skill, now) * habits.rate * (1 - 0.4 * boredom)
        knowledge.practice(item, correct, progress, now)
        forgetCached(item.skill)
      }
      feel(itsChance, correct)
      return { correct, seconds: Math.round(seconds * 10) / 10 }
    },
    quits: () =>
      (wrongInARow >= habits.patience && random.isTrue(options.patience === undefined ? 0.4 : 0.9)) ||
      (boredom > 0.8 && random.isTrue(0.06)),
    help(skill, now) {
      needsAdult[skill] = false
      gate[skill] = null
      knowledge.help(skill, now)
      forgetCached(skill)
    },
  }
}
