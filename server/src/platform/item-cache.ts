import type { Level } from '@skills-center/contract/ids'
import { type Made, make } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'

/** Recently made items, for questions that many people get at once. */
const made = new Map<string, { skill: Skill; found: Made }>()
const maxMade = 500

/** Makes an item once and shares it, because a whole class requests the same one at the same moment. */
export function makeCachedItem(skill: Skill, model: ItemModel, level: Level, seed: number): Made {
  const name = `${skill.id}/${model.id}/${level}/${seed}/${skill.revision}/${skill.language}`
  const known = made.get(name)
  if (known?.skill === skill) return known.found
  const found = make(skill, model, level, seed)
  // Clearing the whole cache now and then is as good as evicting the oldest entry.
  if (made.size >= maxMade) made.clear()
  made.set(name, { skill, found })
  return found
}
