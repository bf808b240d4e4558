import type { SkillId } from '@skills-center/contract/ids'
import { getPractice } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'

export const practiceQuery = (id: SkillId) => queryOf(getPractice, { params: { id } })

/** The skill, the student's standing and the next questions; also what the dashboard has fetched ahead. */
export function usePractice(id: SkillId, isEnabled: boolean) {
  return useQuery({
    ...practiceQuery(id),
    enabled: isEnabled,
    // A connection that comes back must not take away the question that someone is answering.
    refetchOnReconnect: false,
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
  })
}
