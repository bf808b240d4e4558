import { getSettings, type Settings } from '@skills-center/contract/accounts/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { toast } from '../../ui/toast.ts'
import { userQuery } from '../use-user.ts'

const notDone = () => t('ui/server-could-not-be-reached')

/** Notifies the user why a change failed. */
export const showFailure = (title: string) => (error: unknown) =>
  toast({ title, description: detailOf(error) ?? notDone(), tone: 'wrong' })

/** Saves a settings change, reports success or failure, and shows the server's reply. */
export function useSettingsMutation<Input>(
  send: (input: Input) => Promise<Settings>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (settings) => {
      client.setQueryData(queryOf(getSettings).queryKey, settings)
      onDone?.()
      toast({ title: done, tone: 'right' })
      await client.refetchQueries({ queryKey: userQuery.queryKey })
    },
    onError: showFailure(t('accounts/settings/not-saved')),
  })
}
