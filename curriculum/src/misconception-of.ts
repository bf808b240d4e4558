import type { Skill } from './skill.ts'

/** The current id of a misconception; past attempts store the id it had then. */
export const currentId = (skill: Pick<Skill, 'formerIds'>, id: string): string => skill.formerIds?.[id] ?? id

/** The skill's misconception for the id in an attempt, whatever its age. */
export function misconceptionOf<Named extends { id: string }>(
  skill: Pick<Skill, 'formerIds'> & { readonly misconceptions: readonly Named[] },
  id: string | null | undefined,
): Named | undefined {
  if (id === null || id === undefined) return undefined
  const known = currentId(skill, id)
  return skill.misconceptions.find((misconception) => misconception.id === known)
}
