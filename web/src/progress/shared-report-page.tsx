import { getSharedReport } from '@skills-center/contract/progress/report-links'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { Drawing } from '../ui/drawing.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { UnlistedFrame } from '../ui/unlisted-frame.tsx'
import { PeriodLine } from './report/period-line.tsx'
import { PeriodPicker } from './report/period-picker.tsx'
import { ReportSkeleton } from './report/report-skeleton.tsx'
import { ReportView } from './report/report-view.tsx'
import { useReportPeriod } from './report/use-report-period.ts'
import { dateFormat } from '../language/formats.ts'
import { Rich } from '../language/rich.tsx'

const day = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' })

interface SharedReportPageProps {
  readonly appName: string
  readonly token: string
}

/** A student's report for anyone with the link: no sign-in and no links to other pages. */
export function SharedReportPage({ appName, token }: SharedReportPageProps) {
  return (
    <UnlistedFrame appName={appName} isWide className="progress-report print:gap-4">
      <SharedReport token={token} />
    </UnlistedFrame>
  )
}

function SharedReport({ token }: Pick<SharedReportPageProps, 'token'>) {
  const [{ period: asked }, choose] = useReportPeriod()
  const period = asked === 'own' ? '30-days' : asked
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(getSharedReport, { params: { token }, query: { period } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (error instanceof RequestError && error.status === 404) return <NotOpen />
  if (error !== null)
    return (
      <>
        <PageHeading title={t('progress/progress-report')} />
        <LoadError what={t('progress/this-report')} detail={detailOf(error)} onRetry={() => void refetch()} />
      </>
    )
  return (
    <div className="flex flex-col gap-6 print:gap-4" aria-busy={isPlaceholderData}>
      <div>
        <PageHeading
          title={
            data === undefined
              ? t('progress/progress-report')
              : t('progress/first-name-progress-report', { firstName: data.firstName })
          }
        />
        <PeriodLine period={data?.report.period} />
        {data !== undefined && (
          <p className="text-ink-soft">
            <Rich
              id="progress/link-works-until-day"
              values={{ day: day(data.expiresAt) }}
              parts={{ time: <time dateTime={data.expiresAt} /> }}
            />
          </p>
        )}
      </div>
      <PeriodPicker
        query={{ period }}
        period={data?.report.period}
        kinds={['7-days', '30-days', 'school-year']}
        onChange={choose}
      />
      {data === undefined ? <ReportSkeleton /> : <ReportView report={data.report} isOwn={false} />}
    </div>
  )
}

/** The same for a link that never existed, expired, or was revoked. */
function NotOpen() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center">
      <Drawing name="locked" />
      <PageHeading title={t('progress/link-not-open')}>{t('progress/link-is-not-open-any-more')}</PageHeading>
      <p className="text-lg text-ink-soft">{t('progress/links-to-a-report-end')}</p>
    </div>
  )
}
