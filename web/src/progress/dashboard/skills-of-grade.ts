import { listSkills, type SkillSummary } from '@skills-center/contract/skills'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../platform/queries.ts'
import { call } from '../../platform/api.ts'

/** The skills of one grade, in teaching order. */
export function skillsOfGrade(gradeLevel: number) {
  return queryOptions({
    queryKey: queryOf(listSkills, { query: { gradeLevel } }).queryKey,
    queryFn: async ({ signal }): Promise<SkillSummary[]> => {
      try {
        return await call(listSkills, { query: { gradeLevel }, signal })
      } catch (cause) {
        throw new Error('Failed to fetch skills', { cause })
      }
    },
  })
}
