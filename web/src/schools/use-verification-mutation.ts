import { getVerification, type Verification } from '@skills-center/contract/schools'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { toast } from '../ui/toast.ts'

/** Changes the teacher’s school verification and caches the server's reply. */
export function useVerificationMutation<Input = void>(
  send: (input: Input) => Promise<Verification>,
  done: string | null,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess(verification) {
      client.setQueryData(queryOf(getVerification).queryKey, verification)
      onDone?.()
      if (done !== null) toast({ title: done, tone: 'right' })
    },
  })
}
