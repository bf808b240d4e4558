import type { ClassStandard, GridCell } from '@skills-center/contract/analytics'
import { enough, type FirstTries } from '@skills-center/contract/progress/report'
import { type Skill, summarise } from '@skills-center/curriculum/skill'
import { standardsOf } from '@skills-center/curriculum/standards-of'
import type { ModelTriesRow } from './queries.ts'

/** The first tries at a skill's questions that belong to one standard. */
function firstTriesAt(code: string, skill: Skill, tries: readonly ModelTriesRow[]): FirstTries {
  const models = new Map(skill.models.map((model) => [model.id, model]))
  const own = tries.filter((row) => {
    const model = models.get(row.model_id)
    return model !== undefined && standardsOf(skill, model, row).includes(code)
  })
  const answered = own.reduce((sum, row) => sum + row.answered, 0)
  const right = own.reduce((sum, row) => sum + row.correct, 0)
  const percent = answered < enough.accuracyQuestions ? null : Math.round((100 * right) / answered)
  return { answered, right, percent }
}

/**
 * Each standard that someone has practiced, in the order in which its skills are taught. Mastery is measured by skill,
 * but first tries are counted by standard, so two standards of one skill can differ.
 */
export function classStandards(
  skills: readonly Skill[],
  cells: readonly (GridCell & { exact: number })[],
  tries: readonly ModelTriesRow[],
  labelOf: (code: string) => string,
): ClassStandard[] {
  const triesBySkill = Map.groupBy(tries, (row) => row.skill_id)
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
          firstTries: firstTriesAt(code, skill, triesBySkill.get(skill.id) ?? []),
        }
      }),
      begun: begun.size,
      mastered: [...begun].filter((id) => mastered.every((students) => students.has(id))).length,
    }
  })
}
