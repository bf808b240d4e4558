import type { ItemModel, Skill } from '../skill.ts'

/** The standards that a model's questions ask for: its own, or all of its skill's. */
export const standardsOf = (
  skill: Pick<Skill, 'standards'>,
  model: Pick<ItemModel, 'standards'>,
): readonly string[] => model.standards ?? skill.standards
