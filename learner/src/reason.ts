import type { Item } from './catalog.ts'
import type { SkillState } from './state.ts'

/** Why a question of a skill comes now: the choice itself, so that reason and decision cannot disagree. */
export interface ItemReason {
  kind: 'first' | 'easier' | 'harder' | 'another way' | 'keep going' | 'refresh'
  /** The chance of a right answer that the choice rests on, 0 to 1. */
  chance: number
}

/** What the chosen question is to the student, seen from the one before it in the skill, if there was one. */
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
