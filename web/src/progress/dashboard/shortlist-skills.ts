import type { SkillId } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'

/** Shorter lists are shown whole. */
const maxListed = 7
const maxShortlisted = 5

/** The skills that matter most now: due for review, then in progress, then the next new ones, then mastered. */
export function shortlistSkills(
  skills: readonly SkillSummary[],
  progressBySkill: ReadonlyMap<SkillId, ProgressEntry>,
): ReadonlySet<SkillId> {
  const rank = ({ id }: SkillSummary) => {
    const progress = progressBySkill.get(id)
    if (progress?.isDue === true) return 0
    if (progress === undefined) return 2
    return progress.mastered ? 3 : 1
  }
  if (skills.length <= maxListed) return new Set(skills.map(({ id }) => id))
  const ranked = skills.toSorted((one, other) => rank(one) - rank(other))
  return new Set(ranked.slice(0, maxShortlisted).map(({ id }) => id))
}
