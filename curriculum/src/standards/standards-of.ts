import type { Made } from '../make-item.ts'
import type { ItemModel, Skill } from '../skill.ts'

/** The standards that an item asks for, where it has its own, or a model's questions: its own, or all of its skill's. */
export const standardsOf = (
  skill: Pick<Skill, 'standards'>,
  model: Pick<ItemModel, 'standards'>,
  item: Pick<Made, 'standards'> = { standards: null },
): readonly string[] => item.standards ?? model.standards ?? skill.standards
