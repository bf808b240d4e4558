import type { Endpoint } from '@skills-center/contract/endpoint'
import { getClassroom, getClassroomLog, listClassrooms } from '@skills-center/contract/classrooms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../platform/queries.ts'

/** What shows a class’s name, size or standing. */
export const classQueries: readonly Endpoint[] = [listClassrooms, getClassroom, getClassroomLog]

/**
 * Sends a change, says so, and reloads what it changes: in this order, so that who leaves a class is gone from its
 * page before that is no longer theirs. The error stays in the mutation, to be shown.
 */
export function useClassMutation<Input, Output>(
  send: (input: Input) => Promise<Output>,
  changes: readonly Endpoint[],
  onDone?: (output: Output, input: Input) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (output, input) => {
      onDone?.(output, input)
      await refresh(client, ...changes)
    },
  })
}
