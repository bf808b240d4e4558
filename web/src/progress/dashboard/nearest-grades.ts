import type { SkillSummary } from '@skills-center/contract/skills'

/** Up to `most` grades that have skills, nearest to `gradeLevel` first; of two equally near, the lower first. */
export function nearestGrades(
  skills: readonly Pick<SkillSummary, 'gradeLevel'>[],
  gradeLevel: number,
  max = 3,
): number[] {
  const distance = (grade: number) => Math.abs(grade - gradeLevel)
  return [...new Set(skills.map((skill) => skill.gradeLevel))]
    .toSorted((one, other) => distance(one) - distance(other) || one - other)
    .slice(0, max)
}
