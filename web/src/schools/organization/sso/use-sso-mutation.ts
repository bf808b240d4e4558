import { getSso } from '@skills-center/contract/accounts/sso'
import { listAuditLog } from '@skills-center/contract/schools/organization'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../../../platform/queries.ts'
import { toast } from '../../../ui/toast.ts'

/** Changes the single sign-on of the district, and reloads what its screen shows. */
export function useSsoMutation(send: () => Promise<unknown>, done: string, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    async onSuccess() {
      await refresh(client, getSso, listAuditLog)
      onDone?.()
      toast({ title: done, tone: 'right' })
    },
  })
}
