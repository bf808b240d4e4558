import { t } from '../language/messages.ts'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function LoadingPage() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <LoadingHeading title={t('app/loading')} />
      <Spinner label={t('app/loading')} />
    </div>
  )
}

/** The loading page with its own frame, for when no layout is on screen yet. */
export function LoadingFrame() {
  return (
    <main>
      <LoadingPage />
    </main>
  )
}
