import { useMutation } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { send } from '../platform/api.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { StartButton } from './start-button.tsx'

/** Opens the demo class as its teacher sees it. The contract is not loaded here, because landing pages stay small. */
export function LookAround() {
  const visit = useMutation({
    mutationFn: () => send('POST', '/api/v1/demo-visits', {}),
    onSuccess: () => location.assign('/'),
  })
  return (
    <div className="mt-4 flex flex-col gap-2">
      <StartButton onStart={() => visit.mutate()}>{t('site/look-around')}</StartButton>
      <p className="text-sm text-ink-soft">{t('site/without-an-account')}</p>
      <MutationError error={visit.error} />
    </div>
  )
}
