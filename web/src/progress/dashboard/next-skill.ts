import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'

export interface NextSkill {
  readonly skill: SkillSummary
  /** `first`: nothing practiced yet; `continue`: practiced last and not mastered; `new`: not yet begun; `again`: all mastered. */
  readonly reason: 'first' | 'continue' | 'new' | 'again'
}

/**
 * Where a student goes next among the skills of their grade, in teaching order: the one practiced last
 * unless it is mastered, then the first that is not begun, then the weakest. Null when the grade has none.
 */
export function nextSkill(
  skills: readonly SkillSummary[],
  progress: readonly ProgressEntry[],
): NextSkill | null {
  const first = skills[0]
  if (first === undefined) return null
  if (progress.length === 0) return { skill: first, reason: 'first' }
  const standing = new Map(progress.map((entry) => [entry.skillId, entry]))
  const begun = skills.filter((skill) => standing.has(skill.id) && standing.get(skill.id)?.mastered !== true)
  const lastOf = (skill: SkillSummary) => standing.get(skill.id)?.lastPractisedAt ?? ''
  const latest = begun.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)))[0]
  if (latest !== undefined) return { skill: latest, reason: 'continue' }
  const fresh = skills.find((skill) => !standing.has(skill.id))
  if (fresh !== undefined) return { skill: fresh, reason: 'new' }
  const masteryOf = (skill: SkillSummary) => standing.get(skill.id)?.masteryLevel ?? 0
  const weakest = skills.toSorted((one, other) => masteryOf(one) - masteryOf(other))[0] ?? first
  return { skill: weakest, reason: 'again' }
}
