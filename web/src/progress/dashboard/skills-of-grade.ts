import { listSkills } from '@skills-center/contract/skills'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { queryOf } from '../../platform/queries.ts'

/** The skills of one grade, in teaching order. */
export function skillsOfGrade(gradeLevel: number) {
  return queryOptions({
    ...queryOf(listSkills, { query: { gradeLevel } }),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      try {
        return await call(listSkills, { query: { gradeLevel }, signal })
      } catch (cause) {
        throw new Error('Failed to fetch skills', { cause })
      }
    },
  })
}
