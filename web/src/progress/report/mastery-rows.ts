import type { Subject } from '@skills-center/contract/ids'
import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'

/** With fewer answers than this the percentage says too little to be shown. */
export const enoughAnswers = 3

export type Filter = Subject | 'all'

export interface MasteryRow {
  readonly skill: SkillSummary
  readonly standing: ProgressEntry
  readonly hasEnough: boolean
}

/** The practiced skills of a subject: weakest first, those with too few answers last. */
export function masteryRows(
  skills: readonly SkillSummary[],
  progress: readonly ProgressEntry[],
  filter: Filter,
): MasteryRow[] {
  const standings = new Map(progress.map((entry) => [entry.skillId, entry]))
  return skills
    .filter((skill) => filter === 'all' || skill.subject === filter)
    .flatMap((skill) => {
      const standing = standings.get(skill.id)
      return standing === undefined
        ? []
        : [{ skill, standing, hasEnough: standing.answered >= enoughAnswers }]
    })
    .toSorted(
      (one, other) =>
        Number(other.hasEnough) - Number(one.hasEnough) ||
        one.standing.masteryLevel - other.standing.masteryLevel,
    )
}
