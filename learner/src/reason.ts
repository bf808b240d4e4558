import type { Item, Level } from './catalog.ts'
import type { SkillState, StudentState } from './state.ts'

/** Why a question of a skill comes now: the choice itself, so that reason and decision cannot disagree. */
export interface ItemReason {
  kind: 'first' | 'easier' | 'harder' | 'another way' | 'keep going' | 'refresh'
  /** The chance of a right answer that the choice rests on, 0 to 1. */
  chance: number
}

/** What the chosen question is to the student, seen from the one before it in the skill. */
export function reasonFor(
  student: StudentState,
  state: SkillState | undefined,
  lastLevel: Level | null,
  item: Item,
  chance: number,
): ItemReason {
  const kindOf = (): ItemReason['kind'] => {
    if (state === undefined || state.answered === 0) return 'first'
    if (state.mastered) return 'refresh'
    if (lastLevel !== null && item.level !== null && item.level > lastLevel) return 'harder'
    if (lastLevel !== null && item.level !== null && item.level < lastLevel) return 'easier'
    return student.last[0]?.item === item.id ? 'keep going' : 'another way'
  }
  return { kind: kindOf(), chance }
}

/** The reason in words, to the student. */
export function reasonInWords({ kind, chance }: ItemReason): string {
  const odds = `We expect you to get it right about ${Math.round(chance * 10)} times in 10.`
  switch (kind) {
    case 'first':
      return `This is your first look at this skill, so we start gently and adjust to your answers. ${odds}`
    case 'easier':
      return `The last one was a stretch, so this one steps back to make the idea firm. ${odds}`
    case 'harder':
      return `You are ready for a harder one. ${odds}`
    case 'another way':
      return `The same skill asked in another way, to make sure that it sticks. ${odds}`
    case 'keep going':
      return `Another one like the last, because practice at this level helps you most now. ${odds}`
    case 'refresh':
      return `You have mastered this skill. This one keeps it fresh. ${odds}`
  }
}
