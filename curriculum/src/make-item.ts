import type { Level } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import { mapTexts, textsIn } from '@skills-center/contract/interaction-texts'
import type { ItemTemplate } from './form/item-template.ts'
import type { Item } from './item.ts'
import { createRandom, hash } from './random.ts'
import type { ItemModel, Skill } from './skill.ts'

/** Numbers of an item without words hang on its seed alone, so that an edited comma leaves them as they were. */
const seedName = (skill: Skill, model: ItemModel, level: Level, seed: number): string =>
  `${skill.id}/${model.id}/${level}/${seed}${model.template === undefined ? `/${skill.revision}` : ''}`

/**
 * The item that a seed stands for: the same skill, model, level, seed and revision always give the same item. In every
 * language it has the same values, key, figure and order; a skill that has only English gives English.
 */
export function makeItem(
  skill: Skill,
  model: ItemModel,
  level: Level,
  seed: number,
  language: Language = 'en',
): Item {
  const item = model.make(createRandom(seedName(skill, model, level, seed)), level, language)
  return model.calculator === undefined ? item : { ...item, calculator: model.calculator }
}

/** The same item without words, as it is kept; one that has only one language is a template of plain strings. */
export function makeTemplate(skill: Skill, model: ItemModel, level: Level, seed: number): ItemTemplate {
  if (model.template !== undefined)
    return model.template(createRandom(seedName(skill, model, level, seed)), level)
  const item = makeItem(skill, model, level, seed)
  return { ...item, stem: [item.stem] }
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
