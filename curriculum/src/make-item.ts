import type { Level } from '@skills-center/contract/ids'
import { mapTexts, textsIn } from '@skills-center/contract/interaction-texts'
import type { Item } from './item.ts'
import { createRandom, hash } from './random.ts'
import type { ItemModel, Skill } from './skill.ts'

/** The item that a seed stands for: the same skill, model, level, seed and revision always give the same item. */
export function makeItem(skill: Skill, model: ItemModel, level: Level, seed: number): Item {
  const item = model.make(createRandom(`${skill.id}/${model.id}/${level}/${seed}/${skill.revision}`), level)
  return model.calculator === undefined ? item : { ...item, calculator: model.calculator }
}

/** What a student sees, apart from the order of its texts: two items that look alike are the same question. */
export function appearance(item: Item): string {
  const bare = mapTexts(item.interaction, () => '')
  return JSON.stringify([item.stem, item.figure, bare, textsIn(item.interaction).toSorted()])
}

/** Signed 32 bits of an item's appearance, to tell whether a student has met it lately. */
export function fingerprint(item: Item): number {
  return hash(appearance(item)) | 0
}
