import { listWeeklyActivity } from '@skills-center/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatWeek } from '../format-week.ts'
import { WeeklyActivity } from '../weekly-activity.tsx'

export function ProgressOverview() {
  const { data, isError, refetch } = useQuery(queryOf(listWeeklyActivity))
  return (
    <Card as="section" aria-labelledby="progress-overview" className="flex flex-col gap-5">
      <div>
        <h2 id="progress-overview" className="text-2xl font-bold">
          {t('progress/quick-progress-overview')}
        </h2>
        {isError ? null : data === undefined ? (
          <Skeleton className="mt-1 h-[1.5em] w-72 max-w-full" />
        ) : (
          <p className="mt-1 text-ink-soft">{formatWeek(data)}</p>
        )}
      </div>
      {isError ? (
        <LoadError what={t('progress/your-week')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="min-h-52 flex-1" />
      ) : (
        <div className="flex flex-1 flex-col">
          <WeeklyActivity days={data} />
          <p className="mt-3 text-sm text-ink-soft">{t('progress/bar-is-full-at-60')}</p>
        </div>
      )}
      <ButtonLink href="/progress-report" variant="outline" className="mt-auto self-start">
        {t('progress/open-the-detailed-report')}
      </ButtonLink>
    </Card>
  )
}
