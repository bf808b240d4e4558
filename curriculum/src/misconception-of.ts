import type { Skill } from './skill.ts'

/** What a misconception is called today: past attempts hold the names of their day. */
export const currentId = (skill: Pick<Skill, 'formerIds'>, id: string): string => skill.formerIds?.[id] ?? id

/** The misconception of a skill that an attempt holds, whenever it was made. */
export function misconceptionOf<Named extends { id: string }>(
  skill: Pick<Skill, 'formerIds'> & { readonly misconceptions: readonly Named[] },
  id: string | null | undefined,
): Named | undefined {
  if (id === null || id === undefined) return undefined
  const known = currentId(skill, id)
  return skill.misconceptions.find((misconception) => misconception.id === known)
}
