import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PackRow } from './pack-row.tsx'
import { usePacks } from './packs-query.ts'

/** All packs on this device. `empty` is shown if there are none. */
export function PackList({ empty }: { readonly empty: ReactNode }) {
  const { data, isError, refetch } = usePacks()
  if (isError) {
    return (
      <Card>
        <LoadError
          what={t('practice/what-is-on-this-device-load')}
          detail={t('practice/browser-does-not-open-what-is-kept')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  if (data === undefined) return <Skeleton className="h-24 rounded-lg" />
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState drawing="no-questions" title={t('practice/no-questions-on-this-device')}>
          {empty}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card as="section" padding="none" aria-label={t('practice/packs-on-this-device')}>
      <ul>
        {data.map((stored) => (
          <PackRow key={stored.pack.id} stored={stored} />
        ))}
      </ul>
    </Card>
  )
}
