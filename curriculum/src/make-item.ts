import type { Level } from '@skills-center/contract/ids'
import type { InteractionWith } from '@skills-center/contract/interaction-texts'
import type { Language } from '@skills-center/contract/language'
import { mapTexts, textsIn } from '@skills-center/contract/interaction-texts'
import { languageToday, otherLanguagesToday } from './form/languages-today.ts'
import type { ItemTemplate } from './form/item-template.ts'
import { render } from './form/render.ts'
import type { Words } from './form/words.ts'
import type { Item } from './item.ts'
import { createRandom, hash } from './random.ts'
import type { ItemModel, Skill } from './skill.ts'

/** An item with its words, and without them, as it is kept. */
export interface Made {
  item: Item
  template: ItemTemplate
  /** Signed 32 bits of its model and task, apart from numbers and names; null of a teacher's own question. */
  task: number | null
  /** That it asks for; null where they are those of its model. */
  standards: readonly string[] | null
}

/** The chance that a seed of a model and level stands for. */
export const randomOf = (
  skill: Pick<Skill, 'id'>,
  model: Pick<ItemModel, 'id'>,
  level: Level,
  seed: number,
) => createRandom(`${skill.id}/${model.id}/${level}/${seed}`)

/**
 * The item without words that a seed stands for, made without looking at any language: the same skill, model, level,
 * seed and revision always give the same. Its numbers hang on the seed alone, so that an edited comma leaves them as
 * they were.
 */
export function makeWithoutWords(
  skill: Skill,
  model: ItemModel,
  level: Level,
  seed: number,
): Omit<Made, 'item'> {
  const { template, task, standards } = model.draw(randomOf(skill, model, level, seed), level)
  return { template, task: task === null ? null : hash(`${model.id} ${task}`) | 0, standards }
}

/**
 * The item that a seed stands for. In every language it has the same values, key, figure and order; unless told
 * otherwise it speaks the skill's.
 */
export function make(
  skill: Skill,
  model: ItemModel,
  level: Level,
  seed: number,
  language: Language = skill.language,
): Made {
  const made = makeWithoutWords(skill, model, level, seed)
  return { ...made, item: render(made.template, languageToday(language), otherLanguagesToday(language)) }
}

/** What a student sees of the item that a seed stands for. */
export const makeItem = (
  skill: Skill,
  model: ItemModel,
  level: Level,
  seed: number,
  language?: Language,
): Item => make(skill, model, level, seed, language).item

export const makeTemplate = (skill: Skill, model: ItemModel, level: Level, seed: number): ItemTemplate =>
  makeWithoutWords(skill, model, level, seed).template

const asOne = (words: Words): string => (typeof words === 'string' ? words : JSON.stringify(words))

/** What a student sees, apart from the order of its texts: two items that look alike are the same question. */
export function appearance({
  stem,
  figure,
  interaction,
}: Pick<Item | ItemTemplate, 'stem' | 'figure' | 'interaction'>): string {
  // An interaction without words has the same shape; only its texts are others.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const shown = interaction as InteractionWith<Words>
  const bare = mapTexts(shown, () => '')
  const [only, second] = stem
  const said = typeof stem !== 'string' && second === undefined && typeof only === 'string' ? only : stem
  return JSON.stringify([said, figure, bare, textsIn(shown).map(asOne).toSorted()])
}

/** Signed 32 bits of an item's appearance, to tell whether a student has met it lately: taken of items without words, so that it is the same in every language. */
export function fingerprint(item: Pick<Item | ItemTemplate, 'stem' | 'figure' | 'interaction'>): number {
  return hash(appearance(item)) | 0
}
