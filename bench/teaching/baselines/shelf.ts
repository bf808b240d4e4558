import type { InitRequest } from '@skills-center/learner/protocol'
import { requireEntry } from '../at.ts'

export type Item = InitRequest['items'][number]
export type Skill = InitRequest['skills'][number]

/** The catalog in the form that the baselines use. */
export interface Shelf {
  grade: number
  /** In teaching order. */
  skills: readonly Skill[]
  items: readonly Item[]
  item(id: string): Item
  itemsOf(skill: string): readonly Item[]
  /** The skill's items of a level; all of its items if it has none at that level. */
  itemsAt(skill: string, level: number): readonly Item[]
  /** The skill's prerequisites on the map. */
  earlier(skill: string): readonly string[]
  /** The skills built on it on the map. */
  later(skill: string): readonly string[]
}

export function createShelf(init: InitRequest): Shelf {
  const items = new Map(init.items.map((item) => [item.id, item]))
  const bySkill = Map.groupBy(init.items, (item) => item.skill)
  const itemsOf = (skill: string) => bySkill.get(skill) ?? []
  const earlier = new Map<string, string[]>(init.skills.map((skill) => [skill.id, []]))
  const later = new Map<string, string[]>(init.skills.map((skill) => [skill.id, []]))
  for (const [from, to] of init.prerequisites) {
    earlier.get(to)?.push(from)
    later.get(from)?.push(to)
  }
  return {
    grade: init.grade,
    skills: init.skills.toSorted((left, right) => left.order - right.order),
    items: init.items,
    item: (id) => requireEntry(items, id),
    itemsOf,
    itemsAt(skill, level) {
      const fitting = itemsOf(skill).filter((item) => item.level === level)
      return fitting.length > 0 ? fitting : itemsOf(skill)
    },
    earlier: (skill) => requireEntry(earlier, skill),
    later: (skill) => requireEntry(later, skill),
  }
}

/** The probability of a right answer by guessing. */
export const guessOf = (item: Item) => (item.options > 0 ? 1 / item.options : 0.03)
