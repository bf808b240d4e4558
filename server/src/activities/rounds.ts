import type { Level } from '@skills-center/contract/ids'
import { authoredNameOf } from '@skills-center/curriculum/authored/authored-model'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { appearance, makeItem } from '@skills-center/curriculum/make-item'
import type { Item } from '@skills-center/curriculum/item'
import { rightAnswer } from '@skills-center/curriculum/right-answer'
import type { Skill } from '@skills-center/curriculum/skill'
import { makeCachedItem } from '../platform/item-cache.ts'
import { presentItem } from '../platform/present-item.ts'
import { showMarkup } from '../platform/rich-text.ts'
import type { RoundRow } from './queries.ts'

export const maxSeeds = 2 ** 31
/** How many seeds are tried for an item that was not asked before. */
const maxThrows = 24

/** The item of a round; undefined if the skill has changed since, so that its seed now makes a different one. */
export function itemOf(skill: Skill, { modelId, level, seed, revision }: RoundRow): Item | undefined {
  const model = skill.models.find(({ id }) => id === modelId)
  // A published question of a teacher never changes.
  const isSame = authoredNameOf(modelId) !== undefined || revision === skill.revision
  return model === undefined || !isSame ? undefined : makeCachedItem(skill, model, level, seed).item
}

/** A question that this activity has not had yet; takes the skill's models in turn. */
export function chooseRound(
  skill: Skill,
  earlier: readonly RoundRow[],
  level: Level,
  random: () => number,
): Omit<RoundRow, 'round' | 'askedAt' | 'isFromUnverified'> {
  const model = skill.models[earlier.length % skill.models.length]
  if (model === undefined) throw new Error(`${skill.id} has no models`)
  const met = new Set(
    earlier.flatMap((row) => {
      const item = itemOf(skill, row)
      return item === undefined ? [] : [appearance(item)]
    }),
  )
  let seed = 0
  for (let thrown = 0; thrown < maxThrows; thrown += 1) {
    seed = Math.floor(random() * maxSeeds)
    if (!met.has(appearance(makeItem(skill, model, level, seed)))) break
  }
  return { modelId: model.id, level, seed, revision: skill.revision }
}

/** A question with its answer. Students may see this only after it is closed, teachers at any time. */
export const shownWithAnswer = (item: Item) => ({
  item: presentItem(item),
  rightAnswer: showMarkup(rightAnswer(item)),
  rightResponse: keyResponse(item.key),
  solution: item.solution.map(showMarkup),
})
