import { t } from '../../language/messages.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Card } from '../../ui/card.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { OfflineReadiness } from './offline-readiness.tsx'
import { PackList } from './pack-list.tsx'
import { DownloadPack } from './download-pack.tsx'

/** Practice without a connection: what is on this device, and downloading more. */
export function PacksPage() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div>
        <BackLink href="/practice/overview">{t('Practice overview')}</BackLink>
        <PageHeading title={t('Practice without a connection')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {t(
            'Download questions and practice them on the bus, at home, anywhere. You see at once how each went. Your answers are sent when the connection is back, and count for the day on which you gave them.',
          )}
        </p>
      </div>
      <section aria-labelledby="on-device" className="flex flex-col gap-3">
        <h2 id="on-device" className="text-xl font-bold">
          {t('On this device')}
        </h2>
        <PackList empty={t('Download today’s plan, or one skill from its practice page.')} />
      </section>
      <Card as="section" aria-labelledby="take-more" className="flex flex-col gap-4">
        <div>
          <h2 id="take-more" className="text-xl font-bold">
            {t('Download today’s plan')}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">
            {t(
              'A few questions of each skill that helps most now. To download one skill, open its practice.',
            )}
          </p>
        </div>
        <DownloadPack skillId={null} label={t('Download practice')} variant="primary" />
        <OfflineReadiness />
        <ul className="list-disc space-y-1 ps-5 text-sm text-ink-soft">
          <li>
            {t('A pack can be practiced for a week. Then, and when you sign out, it goes off this device.')}
          </li>
          <li>{t('Your name, your mastery and your points are not kept here.')}</li>
          <li>
            {t(
              'The right answers come with the questions, so these count for practice: they never begin mastery by themselves, and what your teacher assigned is never among them.',
            )}
          </li>
        </ul>
      </Card>
    </div>
  )
}
