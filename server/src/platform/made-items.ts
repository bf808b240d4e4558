import type { Level } from '@skills-center/contract/ids'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'

/** Items made lately, for questions that many people have at once. */
const made = new Map<string, { skill: Skill; item: Item }>()
const mostMade = 500

/** The same as `makeItem`, which a whole class asks for at the same moment. */
export function madeItem(skill: Skill, model: ItemModel, level: Level, seed: number): Item {
  const name = `${skill.id}/${model.id}/${level}/${seed}/${skill.revision}`
  const known = made.get(name)
  if (known?.skill === skill) return known.item
  const item = makeItem(skill, model, level, seed)
  // Emptying it all now and then is as good as forgetting the oldest.
  if (made.size >= mostMade) made.clear()
  made.set(name, { skill, item })
  return item
}
