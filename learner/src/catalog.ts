import { levelStep, openGuess, prerequisiteVariance, skillVariance, strandVariance } from './constants.ts'
import { onGrid } from './normal.ts'
import { itemKey } from './met-items.ts'
import { type Elimination, type Link, planElimination } from './elimination.ts'

export interface CatalogSkill {
  id: string
  /** School grade; null where it is not known. */
  grade: number | null
  strand: string
}

export type Level = 1 | 2 | 3

/** A way to ask a question: an item model at one level. */
export interface CatalogItem {
  id: string
  skill: string
  /** How hard its author meant it to be; null where nobody said. */
  level: Level | null
  /** Options that a blind guess picks from; 0 where the answer is as good as open. */
  options: number
  /** The author's guess of the time that it takes. */
  seconds: number
}

export interface Item extends CatalogItem {
  index: number
  skillIndex: number
  /** Chance of a lucky guess. */
  guess: number
  /** Difficulty that the author intended, in logits above the skill's middle. */
  intended: number
  /** A short number for its id: see `MetItems`. */
  key: number
}

export interface Skill extends CatalogSkill {
  index: number
  items: readonly Item[]
  /** Mean chance of a lucky guess over the items. */
  guess: number
  prerequisites: readonly number[]
  successors: readonly number[]
}

/**
 * What can be practiced, and how it hangs together. Nodes of the map are the skills in their order, then the
 * strands, then the student's general ability; links are springs between them.
 */
export interface Catalog {
  skills: readonly Skill[]
  items: readonly Item[]
  skillIndex: ReadonlyMap<string, number>
  itemIndex: ReadonlyMap<string, number>
  /** Links of each node. */
  links: readonly (readonly Link[])[]
  /** How the springs' equations are solved. */
  elimination: Elimination
  /** Node of the student's general ability: the last. */
  root: number
}

/** Prerequisites are pairs of skill ids, earlier and later; pairs that name an unknown skill are left out. */
export function createCatalog(
  skills: readonly CatalogSkill[],
  prerequisites: readonly (readonly [earlier: string, later: string])[],
  items: readonly CatalogItem[],
): Catalog {
  const skillIndex = new Map(skills.map(({ id }, index) => [id, index]))
  const strands = [...new Set(skills.map(({ strand }) => strand))]
  const root = skills.length + strands.length
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
  for (const [index, { strand }] of skills.entries()) {
    link(index, skills.length + strands.indexOf(strand), skillVariance)
    for (const earlier of before[index] ?? []) link(index, earlier, prerequisiteVariance)
  }
  for (const index of strands.keys()) link(skills.length + index, root, strandVariance)

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
  }
}
