import type { Made } from '../make-item.ts'
import type { ItemModel, Skill } from '../skill.ts'

/** The standards that an item assesses: its own if it has any, else its model's, else all of its skill's. */
export const standardsOf = (
  skill: Pick<Skill, 'standards'>,
  model: Pick<ItemModel, 'standards'>,
  item: Pick<Made, 'standards'> = { standards: null },
): readonly string[] => item.standards ?? model.standards ?? skill.standards
