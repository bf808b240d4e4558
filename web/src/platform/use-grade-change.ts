import { getAuthUser, getCurrentUser, setGrade } from '@skills-center/contract/accounts'
import { getPlan } from '@skills-center/contract/practice'
import { getStats, listProgress } from '@skills-center/contract/progress'
import { listSkillOutlooks, listSkills } from '@skills-center/contract/skills'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { queryOf, refresh } from './queries.ts'

/** Changes the grade whose skills are shown. A failure is only logged; the selector returns to the old grade. */
export function useGradeChange() {
  const client = useQueryClient()
  return useMutation({
    // One at a time, so that the last of several quick changes wins.
    scope: { id: 'grade' },
    // Fails at once when offline, instead of waiting with the new grade displayed.
    networkMode: 'always',
    mutationFn: (gradeLevel: number) => call(setGrade, { body: { gradeLevel } }),
    onSuccess: async (_user, gradeLevel) => {
      // Loads the new grade's skills before the user's grade changes.
      await client.prefetchQuery({ ...queryOf(listSkills, { query: { gradeLevel } }), staleTime: 0 })
      await refresh(
        client,
        getAuthUser,
        getCurrentUser,
        listSkills,
        listProgress,
        getStats,
        getPlan,
        listSkillOutlooks,
      )
    },
    onError: (error) => console.error('Changing the grade failed.', error),
  })
}
