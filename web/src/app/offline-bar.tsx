import { CloudOff } from 'lucide-react'
import { t } from '../language/messages.ts'
import { useIsOnline } from '../platform/online.ts'

/** Tells teachers that what they see may be out of date. */
export function OfflineBar() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <div className="border-t border-line bg-warm-soft">
          <p className="mx-auto flex min-h-11 max-w-6xl items-center gap-3 px-4 py-1 sm:px-6">
            <CloudOff aria-hidden className="size-5 shrink-0 text-warm" />
            {t('app/what-you-see-may-have-changed')}
          </p>
        </div>
      )}
    </div>
  )
}
