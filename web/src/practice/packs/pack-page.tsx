import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import type { PendingAnswer } from '../outbox.ts'
import { PracticeSkeleton } from '../practice-skeleton.tsx'
import { PackSession } from './pack-session.tsx'
import { markQuestionDone, readPacks } from './packs.ts'

/** The pack as it was when the run began: undefined while it loads, null if it does not exist. */
function useOpenedPack(id: string) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['pack on this device', id],
    queryFn: async () => (await readPacks(Date.now())).find(({ pack }) => pack.id === id) ?? null,
    networkMode: 'always',
    // Read once when the run begins; it must not change during the run.
    staleTime: Infinity,
    gcTime: 0,
  })
  return { pack: data, isError, retry: () => void refetch() }
}

/** Practice of one pack. `give` receives each answer and sends it when possible. */
export function PackPage({
  id,
  give,
}: {
  id: string
  give: (pending: PendingAnswer, owner: string) => void
}) {
  const { pack, isError, retry } = useOpenedPack(id)
  if (isError) {
    return (
      <Card className="mx-auto max-w-2xl">
        <PageHeading title={t('practice/practice-on-this-device')} className="sr-only" />
        <LoadError
          what={t('practice/this-pack')}
          detail={t('practice/browser-does-not-open')}
          onRetry={retry}
        />
      </Card>
    )
  }
  if (pack === undefined) return <PracticeSkeleton />
  if (pack === null) {
    return (
      <Card className="mx-auto max-w-2xl">
        <PageHeading title={t('practice/practice-on-this-device')} className="sr-only" />
        <EmptyState
          drawing="no-questions"
          title={t('practice/pack-is-not-on-this-device')}
          action={
            <ButtonLink href="/practice/overview/offline">{t('practice/what-is-on-this-device')}</ButtonLink>
          }
        >
          {t('practice/finished-or-removed')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <PackSession
      key={id}
      stored={pack}
      give={(pending) => give(pending, pack.owner)}
      // If this fails, the question comes up again but still counts once.
      onClosed={(token) => void markQuestionDone(id, token).catch(() => undefined)}
    />
  )
}
