import { getOrganization, listAuditLog, listPeople } from '@skills-center/contract/schools/organization'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../../platform/queries.ts'
import { toast } from '../../ui/toast.ts'

/** Changes something in the organization, and reloads what its screens show. */
export function useOrganizationMutation<Input = void>(
  send: (input: Input) => Promise<unknown>,
  done: string,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    async onSuccess() {
      await refresh(client, getOrganization, listPeople, listAuditLog)
      onDone?.()
      toast({ title: done, tone: 'right' })
    },
  })
}
