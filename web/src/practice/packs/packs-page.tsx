import { t } from '../../language/messages.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PackList } from './pack-list.tsx'
import { DownloadPack } from './download-pack.tsx'
import { useQuery } from '@tanstack/react-query'

/** Offline practice: the packs on this device, and how to download more. */
export function PacksPage() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <BackLink href="/practice/overview">{t('practice/practice-overview')}</BackLink>
        <PageHeading title={t('practice/practice-without-a-connection')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {t('practice/download-questions-and-practice')}
        </p>
      </div>
      <section aria-labelledby="on-device" className="flex flex-col gap-3">
        <h2 id="on-device" className="text-xl font-bold">
          {t('ui/on-this-device')}
        </h2>
        <PackList empty={t('practice/download-todays-plan-or-one')} />
      </section>
      <Card as="section" aria-labelledby="take-more" className="flex flex-col gap-4">
        <div>
          <h2 id="take-more" className="text-xl font-bold">
            {t('practice/download-todays-plan')}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{t('practice/few-questions-of-each-skill')}</p>
        </div>
        <DownloadPack skillId={null} label={t('practice/download-practice')} variant="primary" />
        <OfflineReadiness />
        <ul className="list-disc space-y-1 ps-5 text-sm text-ink-soft">
          <li>{t('practice/pack-can-be-practiced')}</li>
          <li>{t('practice/mastery-and-your-points')}</li>
          <li>{t('practice/right-answers-come')}</li>
        </ul>
      </Card>
    </div>
  )
}

/** Whether this page will open offline, as far as the browser can tell. Shown before anyone relies on it. */
function OfflineReadiness() {
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
