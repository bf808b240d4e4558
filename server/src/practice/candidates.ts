import { blindAnswers } from '@skills-center/curriculum/blind-answers'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Candidate } from '@skills-center/learner/choose'

const levels = [1, 2, 3] as const
const bySkill = new Map<Skill, Candidate[]>()

/** With more ways to answer than this a lucky guess is as good as out of the question. */
const mostGuessable = 10

/** How many options a blind guess picks from; 0 where the answer is as good as open. */
export function guessableOptions(item: Item): number {
  const ways = blindAnswers(item.interaction) ?? 0
  return ways > mostGuessable ? 0 : ways
}

/** How many options a model's items have is seen on one of them. */
const optionCount = (skill: Skill, model: ItemModel, level: 1 | 2 | 3): number =>
  guessableOptions(makeItem(skill, model, level, 0))

/** All the ways to ask a question of a skill; worked out once. */
export function candidatesOf(skill: Skill): Candidate[] {
  const known = bySkill.get(skill)
  if (known !== undefined) return known
  const made = skill.models.flatMap((model) =>
    levels.map((level) => ({ model: model.id, level, options: optionCount(skill, model, level) })),
  )
  bySkill.set(skill, made)
  return made
}
