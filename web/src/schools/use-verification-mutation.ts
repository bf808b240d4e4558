import { getVerification, type Verification } from '@skills-center/contract/schools'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { toast } from '../ui/toast.ts'

/** Does something about the teacher’s school and shows what the server answers. */
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
