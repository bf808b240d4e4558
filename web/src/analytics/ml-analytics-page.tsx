import { type Classroom, listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { MlTabs } from './ml-tabs.tsx'

/** Analytics for a teacher’s classes. */
export function MlAnalyticsPage() {
  const { data, error, refetch } = useQuery(queryOf(listClassrooms))
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('ui/ml-analytics')} />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t('analytics/how-they-go-wrong')}</p>
      </div>
      {data !== undefined ? (
        <Figures classrooms={data} />
      ) : error !== null ? (
        <Card>
          <LoadError
            what={t('analytics/the-figures')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <div className="flex flex-col gap-6" aria-busy>
          <Skeleton className="h-20 max-w-sm rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )}
    </div>
  )
}

/** Active classes first, then archived ones; a sample class is last. */
function Figures({ classrooms }: { readonly classrooms: readonly Classroom[] }) {
  const inOrder = classrooms.toSorted((one, other) => Number(other.isActive) - Number(one.isActive))
  if (hasSome(inOrder)) return <MlTabs classrooms={inOrder} />
  return (
    <Card>
      <EmptyState
        drawing="no-history"
        title={t('analytics/no-classes-to-count')}
        action={<ButtonLink href="/teacher-portal">{t('analytics/take-the-first-steps')}</ButtonLink>}
      >
        {t('analytics/as-soon-as-you-teach')}
      </EmptyState>
    </Card>
  )
}

const hasSome = <One,>(list: readonly One[]): list is readonly [One, ...One[]] => list.length > 0
