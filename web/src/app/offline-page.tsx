import { t } from '../language/messages.ts'
import { PackList } from '../practice/packs/pack-list.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** Shown at every address while there is no connection: the packs on this device and a retry button. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <PageHeading title={t('app/you-are-offline')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('app/page-needs-the-connection')}</p>
        <Button variant="outline" className="mt-4" onClick={onRetry}>
          {t('ui/try-again')}
        </Button>
      </div>
      <section aria-labelledby="on-device" className="flex flex-col gap-3">
        <h2 id="on-device" className="text-xl font-bold">
          {t('ui/on-this-device')}
        </h2>
        <PackList empty={t('app/download-practice-on-your-practice')} />
      </section>
    </div>
  )
}
