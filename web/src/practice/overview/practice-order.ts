import type { ProgressEntry } from '@skills-center/contract/progress'
import type { SkillSummary } from '@skills-center/contract/skills'

export interface Begun {
  readonly skill: SkillSummary
  readonly standing: ProgressEntry
}

export interface PracticeOrder {
  /** Begun and not mastered, of any grade: the weakest first. */
  readonly inProgress: readonly Begun[]
  /** Of the student's grade and not begun, in teaching order. */
  readonly fresh: readonly SkillSummary[]
  /** Of any grade: the one that was left alone the longest first. */
  readonly mastered: readonly Begun[]
}

/** What to practice, in the order in which it does most good. */
export function practiceOrder(
  skills: readonly SkillSummary[],
  progress: readonly ProgressEntry[],
  gradeLevel: number,
): PracticeOrder {
  const standings = new Map(progress.map((entry) => [entry.skillId, entry]))
  const begun = skills.flatMap((skill) => {
    const standing = standings.get(skill.id)
    return standing === undefined ? [] : [{ skill, standing }]
  })
  return {
    inProgress: begun
      .filter(({ standing }) => !standing.mastered)
      .toSorted((one, other) => one.standing.masteryLevel - other.standing.masteryLevel),
    fresh: skills.filter((skill) => skill.gradeLevel === gradeLevel && !standings.has(skill.id)),
    mastered: begun
      .filter(({ standing }) => standing.mastered)
      .toSorted((one, other) => one.standing.lastPractisedAt.localeCompare(other.standing.lastPractisedAt)),
  }
}
