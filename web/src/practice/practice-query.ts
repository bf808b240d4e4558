import type { SkillId } from '@skills-center/contract/ids'
import { getPractice } from '@skills-center/contract/practice'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'

export const practiceQuery = (id: SkillId) => queryOf(getPractice, { params: { id } })

/** The skill, the student's progress, and the next questions. The dashboard may have prefetched it. */
export function usePractice(id: SkillId, isEnabled: boolean) {
  return useQuery({
    ...practiceQuery(id),
    enabled: isEnabled,
    // A reconnect must not replace the question that the student is answering.
    refetchOnReconnect: false,
    // Offline, it fails with an error instead of waiting for a connection.
    networkMode: 'always',
  })
}
