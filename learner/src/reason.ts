import type { Item } from './catalog.ts'
import type { SkillState } from './state.ts'

/** Why this question was chosen. It comes from the choice itself, so the reason cannot contradict the decision. */
export interface ItemReason {
  kind: 'first' | 'easier' | 'harder' | 'another way' | 'keep going' | 'refresh'
  /** The probability of a right answer that the choice used, 0 to 1. */
  chance: number
}

/** How the chosen question relates to the previous one in the skill, if there was one. */
export function reasonFor(
  state: SkillState | undefined,
  last: Pick<Item, 'id' | 'level'> | undefined,
  item: Pick<Item, 'id' | 'level'>,
  chance: number,
): ItemReason {
  const kindOf = (): ItemReason['kind'] => {
    if (last === undefined) return 'first'
    if (state?.mastered === true) return 'refresh'
    if (last.level !== null && item.level !== null && item.level !== last.level) {
      return item.level > last.level ? 'harder' : 'easier'
    }
    return last.id === item.id ? 'keep going' : 'another way'
  }
  return { kind: kindOf(), chance }
}
