import { RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { t } from '../language/messages.ts'
import { useHasUnsavedWork } from '../platform/unsaved-work.ts'
import { newVersion } from '../platform/new-version.ts'
import { Button } from '../ui/button.tsx'

/** Offers a new version, but only when no question is open, so that a reload loses nothing. */
export function UpdateBar() {
  const isThere = useSyncExternalStore(newVersion.subscribe, newVersion.isThere, newVersion.isThere)
  const isAtWork = useHasUnsavedWork()
  return (
    <div role="status">
      {isThere && !isAtWork && (
        <div className="border-t border-line bg-math-soft">
          <div className="mx-auto flex min-h-11 max-w-6xl items-center gap-3 px-4 py-1 sm:px-6">
            <RefreshCw aria-hidden className="size-5 shrink-0 text-math" />
            <p className="min-w-0 flex-1">{t('app/new-version-is-ready')}</p>
            <Button variant="outline" size="small" onClick={newVersion.take}>
              {t('app/reload')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
