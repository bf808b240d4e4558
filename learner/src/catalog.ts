import {
  levelStep,
  openGuess,
  prerequisiteVariance,
  skillVariance,
  strandVariance,
  studentVariance,
  subjectVariance,
} from './constants.ts'
import { onGrid } from './normal.ts'
import { itemKey } from './seen-items.ts'
import { type Elimination, type Link, planElimination } from './elimination.ts'

export interface CatalogSkill {
  id: string
  /** School grade; null if unknown. */
  grade: number | null
  strand: string
  /** The subject of the strand; omitted if the catalog has only one. */
  subject?: string
}

export type Level = 1 | 2 | 3

/** An item model at one level: one kind of question. */
export interface CatalogItem {
  id: string
  skill: string
  /** The difficulty level that the author intended; null if none was given. */
  level: Level | null
  /** Number of options for a blind guess; 0 if the answer is effectively open-ended. */
  options: number
  /** The author's estimate of the time it takes. */
  seconds: number
}

export interface Item extends CatalogItem {
  index: number
  skillIndex: number
  /** Probability of a lucky guess. */
  guess: number
  /** Difficulty that the author intended, in logits above the skill's middle level. */
  intended: number
  /** A short hash of the id. See `MetItems`. */
  key: number
}

export interface Skill extends CatalogSkill {
  index: number
  items: readonly Item[]
  /** Mean probability of a lucky guess over the items. */
  guess: number
  prerequisites: readonly number[]
  successors: readonly number[]
}

/**
 * The skills and items, and the map that links them. The map's nodes are the skills in order, then the strands, then
 * the subjects if there are several, then the student's general ability. Links are springs between nodes.
 */
export interface Catalog {
  skills: readonly Skill[]
  items: readonly Item[]
  skillIndex: ReadonlyMap<string, number>
  itemIndex: ReadonlyMap<string, number>
  /** Links of each node. */
  links: readonly (readonly Link[])[]
  /** The precomputed elimination that solves the spring equations. */
  elimination: Elimination
  /** The node of the student's general ability, which is the last one, and its variance among students. */
  root: number
  rootVariance: number
}

/** Prerequisites are pairs of skill ids, earlier then later. Pairs with an unknown skill are ignored. */
export function createCatalog(
  skills: readonly CatalogSkill[],
  prerequisites: readonly (readonly [earlier: string, later: string])[],
  items: readonly CatalogItem[],
): Catalog {
  const skillIndex = new Map(skills.map(({ id }, index) => [id, index]))
  const strands = [...new Set(skills.map(({ strand }) => strand))]
  const subjects = subjectsOf(skills)
  const root = skills.length + strands.length + subjects.length
  const before = skills.map((): number[] => [])
  const after = skills.map((): number[] => [])
  for (const [earlier, later] of prerequisites) {
    const from = skillIndex.get(earlier)
    const to = skillIndex.get(later)
    if (from === undefined || to === undefined || from === to) continue
    if (before[to]?.includes(from) === true) continue
    before[to]?.push(from)
    after[from]?.push(to)
  }

  const all = items.flatMap((item): Item[] => {
    const index = skillIndex.get(item.skill)
    return index === undefined
      ? []
      : [
          {
            ...item,
            index: 0,
            skillIndex: index,
            guess: item.options > 0 ? 1 / item.options : openGuess,
            intended: onGrid(((item.level ?? 2) - 2) * levelStep),
            key: itemKey(item.id),
          },
        ]
  })
  for (const [index, item] of all.entries()) item.index = index
  const itemsOf = skills.map((): Item[] => [])
  for (const item of all) itemsOf[item.skillIndex]?.push(item)
  const meanGuess = (own: readonly Item[]) =>
    own.reduce((sum, { guess }) => sum + guess, 0) / Math.max(1, own.length)

  const links = Array.from({ length: root + 1 }, (): Link[] => [])
  const link = (one: number, other: number, variance: number) => {
    links[one]?.push({ to: other, variance })
    links[other]?.push({ to: one, variance })
  }
  const strandOf = (index: number): number => skills.length + strands.indexOf(skills[index]?.strand ?? '')
  for (const index of skills.keys()) {
    link(index, strandOf(index), skillVariance)
    for (const earlier of before[index] ?? []) {
      const [own, other] = [strandOf(index), strandOf(earlier)]
      link(index, earlier, prerequisiteVariance)
      if (own === other) continue
      // Together these tie how far each skill is from its own strand, and leave the strands apart.
      link(index, own, prerequisiteVariance)
      link(earlier, other, prerequisiteVariance)
      link(own, other, prerequisiteVariance)
      link(index, other, -prerequisiteVariance)
      link(earlier, own, -prerequisiteVariance)
    }
  }
  for (const [index, strand] of strands.entries()) {
    const subject = subjects.indexOf(skills.find((skill) => skill.strand === strand)?.subject ?? '')
    link(
      skills.length + index,
      subject === -1 ? root : skills.length + strands.length + subject,
      strandVariance,
    )
  }
  for (const index of subjects.keys()) link(skills.length + strands.length + index, root, subjectVariance)

  return {
    skills: skills.map((skill, index) => ({
      ...skill,
      index,
      items: itemsOf[index] ?? [],
      guess: meanGuess(itemsOf[index] ?? []),
      prerequisites: before[index] ?? [],
      successors: after[index] ?? [],
    })),
    items: all,
    skillIndex,
    itemIndex: new Map(all.map(({ id, index }) => [id, index])),
    links,
    elimination: planElimination(links),
    root,
    rootVariance: subjects.length === 0 ? studentVariance : studentVariance - subjectVariance,
  }
}

/** The subjects, if there are several. With one, the ability in it is the general ability. */
function subjectsOf(skills: readonly CatalogSkill[]): string[] {
  const subjects = new Set(skills.flatMap(({ subject }) => (subject === undefined ? [] : [subject])))
  return subjects.size > 1 ? [...subjects] : []
}
