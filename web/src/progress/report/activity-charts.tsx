import { enough, type ProgressReport } from '@skills-center/contract/progress/report'
import { lazy, Suspense } from 'react'
import { t } from '../../language/messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { formatActivity } from './format-period.ts'
import { Rich } from '../../language/rich.tsx'

// The chart code is loaded with the first chart.
const MinutesChart = lazy(() =>
  import('./minutes-chart.tsx').then((module) => ({ default: module.MinutesChart })),
)
const AccuracyChart = lazy(() =>
  import('./accuracy-chart.tsx').then((module) => ({ default: module.AccuracyChart })),
)

/** Two charts side by side: how much, and how well. */
export function ActivityCharts({ report }: { readonly report: ProgressReport }) {
  const { grouping, spans } = report.activity
  const counted = spans.filter(({ firstTries }) => firstTries.percent !== null)
  return (
    <div className="grid gap-8 lg:grid-cols-2 print:hidden">
      <figure>
        <figcaption className="mb-3 font-semibold">
          {grouping === 'day' ? (
            <Rich
              id="progress/report/active-minutes-a-bar"
              parts={{ note: <span className="font-normal text-ink-soft" /> }}
            />
          ) : (
            t('progress/report/active-minutes')
          )}
        </figcaption>
        <Suspense fallback={<Skeleton className="h-56" />}>
          <MinutesChart spans={spans} grouping={grouping} summary={formatActivity(report)} />
        </Suspense>
      </figure>
      <figure>
        <figcaption className="mb-3 font-semibold">
          <Rich
            id="progress/report/right-at-the-first-try"
            parts={{ note: <span className="font-normal text-ink-soft" /> }}
          />
        </figcaption>
        {counted.length > 1 ? (
          <Suspense fallback={<Skeleton className="h-56" />}>
            <AccuracyChart spans={spans} grouping={grouping} />
          </Suspense>
        ) : (
          <p className="grid h-56 content-center rounded-md bg-sunken px-6 text-center text-ink-soft">
            {t('progress/report/not-enough-data-yet-this-shows', {
              questions: enough.accuracyQuestions,
              grouping,
            })}
          </p>
        )}
      </figure>
    </div>
  )
}
