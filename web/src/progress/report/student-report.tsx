import type { User } from '@skills-center/contract/accounts'
import { getProgressReport, ReportPeriodKind } from '@skills-center/contract/progress/report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf, RequestError } from '../../platform/request-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { NothingPracticed } from './nothing-practiced.tsx'
import { PeriodLine } from './period-line.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { ReportActions } from './report-actions.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportView } from './report-view.tsx'
import { useReportPeriod } from './use-report-period.ts'

/** A student's own report: choose the period, read, print, download, and share with a parent. */
export function StudentReport({ user }: { readonly user: User }) {
  const [query, choose] = useReportPeriod()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(getProgressReport, { query }),
    // Answers given anywhere since then change it.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="progress-report flex flex-col gap-6 print:gap-4" aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeading title={t('progress/report/progress-report')} />
          <p className="mt-1 hidden text-lg font-semibold print:block">
            {user.firstName} {user.lastName}
          </p>
          {error === null && <PeriodLine period={data?.period} />}
        </div>
        {data !== undefined && <ReportActions query={query} />}
      </div>
      <PeriodPicker
        query={query}
        period={data?.period}
        kinds={ReportPeriodKind.options}
        error={error}
        onChange={choose}
      />
      {error instanceof RequestError && error.status === 400 ? (
        <EmptyState drawing="lost" title={t('progress/report/dates-make-no-period')}>
          {detailOf(error)}
        </EmptyState>
      ) : error !== null ? (
        <LoadError
          what={t('progress/report/your-report')}
          detail={detailOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <ReportSkeleton />
      ) : (
        <>
          <NothingPracticed report={data} />
          <ReportView report={data} isOwn />
        </>
      )}
    </div>
  )
}
