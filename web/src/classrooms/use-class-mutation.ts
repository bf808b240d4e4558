import type { Endpoint } from '@skills-center/contract/endpoint'
import { getClassroom, getClassroomLog, listClassrooms } from '@skills-center/contract/classrooms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../platform/queries.ts'
import { isChangedElsewhere } from '../platform/request-error.ts'

/** Endpoints that show a class’s name, size, or status. */
export const classQueries: readonly Endpoint[] = [listClassrooms, getClassroom, getClassroomLog]

/**
 * Sends a change, calls back, and refetches what it changes. The callback comes first, so that a person who leaves a
 * class has left its page before the page becomes forbidden. The error stays in the mutation for the caller to show. If
 * someone else was faster, their change is fetched, so that the person can see it and save again.
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
    onError: async (error) => {
      if (isChangedElsewhere(error)) await refresh(client, ...changes)
    },
  })
}
