import { blindAnswers } from './blind-answers.ts'
import { makeItem } from './make-item.ts'
import type { Asked, ItemModel, Skill } from './skill.ts'

const levels = [1, 2, 3] as const

/** How a model's items are answered at each level: the listed values, or those of one sample item per level. */
export const askedOf = (skill: Skill, model: ItemModel): readonly Asked[] =>
  model.asked ??
  levels.map((level) => {
    const { interaction } = makeItem(skill, model, level, 0)
    return { kind: interaction.kind, ways: blindAnswers(interaction) ?? 0 }
  })
