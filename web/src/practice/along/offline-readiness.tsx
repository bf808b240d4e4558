import { useQuery } from '@tanstack/react-query'

/** Whether this page opens without a connection too, as far as the browser can; said before anybody relies on it. */
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
        ? 'This browser cannot open Skills Center without a connection. Keep this page open to practice offline.'
        : isReady === true
          ? 'Skills Center opens on this device without a connection.'
          : 'Getting this device ready to open Skills Center without a connection.'}
    </p>
  )
}
