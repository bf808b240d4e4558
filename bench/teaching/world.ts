import type { InitRequest } from '@skills-center/learner/protocol'
import { at } from './at.ts'
import { createRandomSource, type RandomSource } from './random-source.ts'

/** The true properties of an item model, beyond what its author states. */
export interface WorldItem {
  id: string
  skill: number
  level: 1 | 2 | 3
  kind: 'choice' | 'open'
  options: number
  seconds: number
  /** In logits; about level - 2, as far as authors judge well. */
  difficulty: number
  /** The probability of a right answer by guessing. */
  guess: number
  /** The real time as a factor on the author's seconds. */
  pace: number
  /** The facets that must be known at once, as indexes into the world's facets. */
  facets: readonly number[]
}

export interface WorldSkill {
  index: number
  id: string
  grade: number
  strand: number
  unit: number
  /** In logits. */
  difficulty: number
  /** The true prerequisites, by index; always earlier in teaching order. */
  prerequisites: number[]
  /** The other skills of the unit, by index. */
  siblings: number[]
  /** The first facet is shared by the unit. */
  facets: number[]
  items: WorldItem[]
}

export interface World {
  skills: readonly WorldSkill[]
  items: ReadonlyMap<string, WorldItem>
  /** Indexes of the skills of the students' own grade. */
  goals: readonly number[]
  units: number
  facets: number
  /** The catalog that engines receive. */
  init: InitRequest
}

export interface WorldOptions {
  skills: number
  /** Share of the true links that the map does not show. */
  missingLinks: number
  /** The number of wrong links on the map for each true link. */
  wrongLinks: number
}

export const strandCount = 5
const ownGrade = 7
/** The share of skills in the grade below, which serve to find gaps. */
const shareBelow = 0.36

/** Creates a catalog of two grades in teaching order: units of 3 to 6 skills, strand after strand. */
export function createWorld(seed: number, options: WorldOptions): World {
  const random = createRandomSource(seed, 11)
  const skills: WorldSkill[] = []
  let units = 0
  let facets = 0
  let strands: number[] = []
  while (skills.length < options.skills) {
    if (strands.length === 0)
      strands = random.shuffle(Array.from({ length: strandCount }, (_, strand) => strand))
    const strand = strands.pop() ?? 0
    const grade = skills.length < options.skills * shareBelow ? ownGrade - 1 : ownGrade
    const size = Math.min(3 + random.below(4), options.skills - skills.length)
    const shared = facets++
    const members = Array.from({ length: size }, (_, index) => skills.length + index)
    for (const index of members) {
      const own = Array.from({ length: 2 + random.below(3) }, () => facets++)
      skills.push({
        index,
        id: `k${String(index).padStart(3, '0')}`,
        grade,
        strand,
        unit: units,
        difficulty: 0.45 * random.normal(),
        prerequisites: [],
        siblings: members.filter((other) => other !== index),
        facets: [shared, ...own],
        items: [],
      })
    }
    units++
  }
  for (const skill of skills) {
    skill.prerequisites = drawPrerequisites(random, skills, skill)
    skill.items = drawItems(random, skill)
  }
  const items = skills.flatMap((skill) => skill.items)
  return {
    skills,
    items: new Map(items.map((item) => [item.id, item])),
    goals: skills.filter((skill) => skill.grade === ownGrade).map((skill) => skill.index),
    units,
    facets,
    init: {
      grade: ownGrade,
      skills: skills.map((skill) => ({
        id: skill.id,
        grade: skill.grade,
        strand: `strand${skill.strand}`,
        unit: `${skill.grade}-${skill.strand}-${skill.unit}`,
        order: skill.index,
      })),
      prerequisites: drawShownLinks(random, skills, options),
      items: items.map(({ id, skill, level, kind, options: choices, seconds }) => ({
        id,
        skill: at(skills, skill).id,
        level,
        kind,
        options: choices,
        seconds,
      })),
    },
  }
}

/** Draws prerequisites from the unit itself, from earlier units of the strand, and sometimes from other strands. */
function drawPrerequisites(random: RandomSource, skills: readonly WorldSkill[], skill: WorldSkill): number[] {
  const earlier = skills.filter((other) => other.index < skill.index)
  const found = new Set<number>()
  const draw = (probability: number, from: readonly WorldSkill[]) => {
    if (random.isTrue(probability) && from.length > 0) found.add(random.pick(from.slice(-8)).index)
  }
  draw(0.72, earlier.filter((other) => other.unit === skill.unit).slice(-2))
  draw(
    0.6,
    earlier.filter((other) => other.unit !== skill.unit && other.strand === skill.strand),
  )
  draw(
    0.25,
    earlier.filter((other) => other.strand !== skill.strand),
  )
  return [...found]
}

function drawItems(random: RandomSource, skill: WorldSkill): WorldItem[] {
  const levelStep = 0.5 + 0.6 * random.uniform()
  return Array.from({ length: 4 + random.below(4) }, (_, index) => {
    const level = random.pick<1 | 2 | 3>(
      index === 0 ? [1] : index === 1 ? [2] : index === 2 ? [3] : [1, 2, 3],
    )
    const options = random.isTrue(0.45) ? random.pick([3, 4, 4, 5]) : 0
    const [shared = 0, ...own] = skill.facets
    const needed = random.shuffle(own).slice(0, level)
    return {
      id: `${skill.id}-${level}${String.fromCodePoint(97 + index)}`,
      skill: skill.index,
      level,
      kind: options > 0 ? 'choice' : 'open',
      options,
      seconds: 15 + random.below(45),
      difficulty: (level - 2) * levelStep + 0.35 * random.normal(),
      guess: options > 0 ? 1 / options : 0.01 + 0.03 * random.uniform(),
      pace: random.logNormal(0.3),
      facets: random.isTrue(0.4) ? [shared, ...needed] : needed,
    }
  })
}

/** Draws the links that the map shows, with its authors' errors. */
function drawShownLinks(
  random: RandomSource,
  skills: readonly WorldSkill[],
  options: WorldOptions,
): [string, string][] {
  const shown: [string, string][] = []
  for (const skill of skills) {
    for (const prerequisite of skill.prerequisites) {
      if (!random.isTrue(options.missingLinks)) shown.push([at(skills, prerequisite).id, skill.id])
      if (!random.isTrue(options.wrongLinks)) continue
      // The errors are plausible: half of the wrong links stay within the strand.
      const earlier = skills.filter(
        (other) => other.index < skill.index && !skill.prerequisites.includes(other.index),
      )
      const kin = earlier.filter((other) => other.strand === skill.strand)
      const from = random.isTrue(0.5) && kin.length > 0 ? kin : earlier
      if (from.length > 0) shown.push([random.pick(from).id, skill.id])
    }
  }
  return shown
}
