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

/** An item with its words, and its stored form without them. */
export interface Made {
  item: Item
  template: ItemTemplate
  /** Signed 32-bit hash of its model and task, ignoring numbers and names; null for a teacher's own question. */
  task: number | null
  /** The standards it assesses; null for those of its model. */
  standards: readonly string[] | null
}

/** The random generator for a seed of a model and level. */
export const randomOf = (
  skill: Pick<Skill, 'id'>,
  model: Pick<ItemModel, 'id'>,
  level: Level,
  seed: number,
) => createRandom(`${skill.id}/${model.id}/${level}/${seed}`)

/**
 * The item template for a seed, made without reading any language: the same skill, model, level, seed, and revision
 * always give the same template. Its numbers depend only on the seed, so editing a comma in a message does not change
 * them.
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
 * The item for a seed. Values, key, figure, and order are the same in every language; its words default to the skill's
 * language.
 */
export function make(
  skill: Skill,
  model: ItemModel,
  level: Level,
  seed: number,
  language: Language = skill.language,
): Made {
  return writeWords(makeWithoutWords(skill, model, level, seed), language)
}

/** Adds the words to an item that was made without them. */
export const writeWords = (made: Omit<Made, 'item'>, language: Language): Made => ({
  ...made,
  item: render(made.template, languageToday(language), otherLanguagesToday(language)),
})

/** The part of a seed's item that students see. */
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

/** What a student sees, ignoring the order of its texts: two items with the same appearance are the same question. */
export function appearance({
  stem,
  figure,
  interaction,
}: Pick<Item | ItemTemplate, 'stem' | 'figure' | 'interaction'>): string {
  // An interaction without words has the same shape; only its texts differ.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const shown = interaction as InteractionWith<Words>
  const bare = mapTexts(shown, () => '')
  const [only, second] = stem
  const said = typeof stem !== 'string' && second === undefined && typeof only === 'string' ? only : stem
  return JSON.stringify([said, figure, bare, textsIn(shown).map(asOne).toSorted()])
}

/**
 * Signed 32-bit hash of an item's appearance, to detect a question that the student has seen recently. Computed from
 * items without words, so that it is the same in every language.
 */
export function fingerprint(item: Pick<Item | ItemTemplate, 'stem' | 'figure' | 'interaction'>): number {
  return hash(appearance(item)) | 0
}
