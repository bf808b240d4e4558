import {
  getAssignment,
  getSlotAnswers,
  getSlotResults,
  getStudentWork,
  listAssignments,
} from '@skills-center/contract/assignments'
import { listAccommodations } from '@skills-center/contract/assignments/accommodations'
import { getGradebook } from '@skills-center/contract/assignments/gradebook'
import { getGrading } from '@skills-center/contract/assignments/grading'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../platform/queries.ts'
import { isChangedElsewhere } from '../platform/request-error.ts'

const assignmentQueries = [
  listAssignments,
  getAssignment,
  getStudentWork,
  getSlotResults,
  getSlotAnswers,
  getGradebook,
  getGrading,
  listAccommodations,
] as const

/**
 * Sends a change, then refetches the queries that show assignments. The error stays in the mutation for the caller to
 * show. If someone else was faster, their change is fetched, so that the person can see it and save again.
 */
export function useAssignmentMutation<Input, Output>(
  send: (input: Input) => Promise<Output>,
  onDone: (output: Output) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (output) => {
      onDone(output)
      await refresh(client, ...assignmentQueries)
    },
    onError: async (error) => {
      if (isChangedElsewhere(error)) await refresh(client, ...assignmentQueries)
    },
  })
}
