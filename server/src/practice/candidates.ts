import { makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { Candidate } from '@skills-center/learner/choose'

const levels = [1, 2, 3] as const
const bySkill = new Map<Skill, Candidate[]>()

/** How many options a model's items have is seen on one of them. */
export function optionCount(skill: Skill, model: ItemModel, level: 1 | 2 | 3): number {
  const { interaction } = makeItem(skill, model, level, 0)
  return interaction.kind === 'choice' ? interaction.options.length : 0
}

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
