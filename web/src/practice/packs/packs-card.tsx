import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePacks } from './packs-query.ts'
import { DownloadPack } from './download-pack.tsx'

/** A card on the overview: the packs on this device, or how to download practice. */
export function PacksCard() {
  const { data, isPending } = usePacks()
  const count = (data ?? []).reduce((sum, { pack }) => sum + pack.questions.length, 0)
  return (
    <Card as="section" aria-labelledby="offline" padding="none" className="p-5">
      <h2 id="offline" className="text-xl font-bold">
        {t('practice/without-a-connection')}
      </h2>
      {isPending ? (
        <div aria-busy>
          <Skeleton className="mt-3 h-24" />
        </div>
      ) : count === 0 ? (
        <>
          <p className="mt-1.5 mb-3 text-ink-soft">{t('practice/download-todays-plan-and-practice')}</p>
          <DownloadPack skillId={null} label={t('practice/download-practice')} />
        </>
      ) : (
        <p role="status" className="mt-1.5 text-ink-soft">
          {t('practice/questions-to-practice-on-this-device', { count })}
        </p>
      )}
      <ButtonLink
        href="/practice/overview/offline"
        variant={count === 0 ? 'quiet' : 'outline'}
        wide
        className="mt-3"
      >
        {count === 0 ? t('ui/how-it-works') : t('practice/see-what-is-on-this-device')}
      </ButtonLink>
    </Card>
  )
}
