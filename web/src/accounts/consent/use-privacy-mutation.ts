import type { ConsentStatus } from '@skills-center/contract/accounts/consent'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { detailOf } from '../../platform/request-error.ts'
import { privacyQuery } from '../../platform/privacy.ts'

/** Sends an answer about age or a parent, and caches the returned consent status. */
export function usePrivacyMutation<Input>(
  send: (input: Input) => Promise<ConsentStatus>,
  onDone?: (status: ConsentStatus) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (status) => {
      onDone?.(status)
      client.setQueryData(privacyQuery.queryKey, status)
    },
  })
}

/** Why it failed: the server's explanation if there is one. */
export const reasonOf = (error: unknown): string | null =>
  error === null ? null : (detailOf(error) ?? t('ui/server-could-not-be-reached'))
