import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'

/** Whether this page will open offline, as far as the browser can tell. Shown before anyone relies on it. */
export function OfflineReadiness() {
  const canKeep = 'serviceWorker' in navigator
  const { data: isReady } = useQuery({
    queryKey: ['opens offline'],
    queryFn: async () => (await navigator.serviceWorker.ready).active !== null,
    enabled: canKeep,
    networkMode: 'always',
  })
  return (
    <p className="text-sm text-ink-soft" role="status">
      {!canKeep
        ? t('practice/browser-cannot-open-skills-center')
        : isReady === true
          ? t('practice/skills-center-opens')
          : t('practice/getting-this-device-ready')}
    </p>
  )
}
