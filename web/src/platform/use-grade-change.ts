import { getAuthUser, getCurrentUser, setGrade } from '@skills-center/contract/accounts'
import { getPlan } from '@skills-center/contract/practice'
import { getStats, listProgress } from '@skills-center/contract/progress'
import { listSkillOutlooks, listSkills } from '@skills-center/contract/skills'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { queryOf, refresh } from './queries.ts'

/** Changes the grade whose skills are shown. A failure is only logged: the selector is back at the old grade. */
export function useGradeChange() {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last of several quick changes stands.
    scope: { id: 'grade' },
    // Offline it fails at once, and does not wait with the new grade on show.
    networkMode: 'always',
    mutationFn: (gradeLevel: number) => call(setGrade, { body: { gradeLevel } }),
    onSuccess: async (_user, gradeLevel) => {
      // The new grade's skills first, so that they are there when the user has it.
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
