import type { ClassStandard, GridCell } from '@skills-center/contract/analytics'
import { enough } from '@skills-center/contract/progress/report'
import { type Skill, summarise } from '@skills-center/curriculum/skill'

/** Each standard that somebody has practiced, in the order in which its skills are taught. */
export function classStandards(
  skills: readonly Skill[],
  cells: readonly (GridCell & { exact: number })[],
  labelOf: (code: string) => string,
): ClassStandard[] {
  const bySkill = Map.groupBy(cells, ({ skillId }) => skillId)
  const codes = new Set(skills.flatMap(({ id, standards }) => (bySkill.has(id) ? standards : [])))
  return [...codes].map((code) => {
    const own = skills.filter(({ standards }) => standards.includes(code))
    const mastered = own.map(
      ({ id }) => new Set(bySkill.get(id)?.flatMap((cell) => (cell.mastered ? [cell.studentId] : []))),
    )
    const begun = new Set(own.flatMap(({ id }) => bySkill.get(id)?.map(({ studentId }) => studentId) ?? []))
    return {
      code,
      label: labelOf(code),
      skills: own.map((skill) => {
        const met = bySkill.get(skill.id) ?? []
        const answers = met.reduce((sum, cell) => sum + cell.answers, 0)
        return {
          skill: summarise(skill),
          begun: met.length,
          mastered: met.filter((cell) => cell.mastered).length,
          mastery:
            answers < enough.masteryAnswers
              ? null
              : Math.round(met.reduce((sum, { exact }) => sum + exact, 0) / met.length),
          answers,
        }
      }),
      begun: begun.size,
      mastered: [...begun].filter((id) => mastered.every((students) => students.has(id))).length,
    }
  })
}
