import { getLti } from '@skills-center/contract/lti'
import { listAuditLog } from '@skills-center/contract/schools/organization'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../platform/queries.ts'
import { toast } from '../ui/toast.ts'

/** Changes the learning management systems of the district, and reloads what their screen shows. */
export function useLtiMutation(send: () => Promise<unknown>, done: string, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    async onSuccess() {
      await refresh(client, getLti, listAuditLog)
      onDone?.()
      toast({ title: done, tone: 'right' })
    },
  })
}
