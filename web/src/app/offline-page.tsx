import { t } from '../language/messages.ts'
import { PackList } from '../practice/packs/pack-list.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

/** What any address shows while there is no connection: what is on this device, and trying again. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <PageHeading title={t('You are offline')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {t(
            'This page needs the connection, and there is none now. What you downloaded can be practiced: you see at once how each question went, and your answers are sent later.',
          )}
        </p>
        <Button variant="outline" className="mt-4" onClick={onRetry}>
          {t('Try again')}
        </Button>
      </div>
      <section aria-labelledby="on-device" className="flex flex-col gap-3">
        <h2 id="on-device" className="text-xl font-bold">
          {t('On this device')}
        </h2>
        <PackList
          empty={t('With a connection, “Download practice” on your practice overview puts questions here.')}
        />
      </section>
    </div>
  )
}
