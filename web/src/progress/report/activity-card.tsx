import type { ProgressReport } from '@skills-center/contract/progress/report'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ActivityCharts } from './activity-charts.tsx'
import { ActivityTable } from './activity-table.tsx'
import { formatActivity } from './format-period.ts'
import { ReportSection } from './report-section.tsx'

type Way = 'chart' | 'table'

const ways = () =>
  [
    { value: 'chart', label: t('progress/report/chart') },
    { value: 'table', label: t('progress/report/table') },
  ] as const

const titles = () =>
  ({
    day: t('progress/report/practice-day-by-day'),
    week: t('progress/report/practice-week-by-week'),
    month: t('progress/report/practice-month-by-month'),
  }) as const

/** Minutes and first-try accuracy over the period, as charts or as a table. Print shows the table. */
export function ActivityCard({ report }: { readonly report: ProgressReport }) {
  const [way, setWay] = useState<Way>('chart')
  const { grouping, spans } = report.activity
  const intro = formatActivity(report)
  if (report.summary.daysPracticed === 0)
    return <ReportSection id="activity" title={titles()[grouping]} intro={intro} />
  return (
    <ReportSection
      id="activity"
      title={titles()[grouping]}
      intro={intro}
      control={
        <div className="w-44">
          <SegmentedControl
            label={t('progress/report/show-as')}
            labelHidden
            value={way}
            options={ways()}
            onChange={setWay}
          />
        </div>
      }
    >
      {way === 'chart' && <ActivityCharts report={report} />}
      <div className={classNames(way === 'chart' && 'hidden print:block')}>
        <ActivityTable spans={spans} grouping={grouping} />
      </div>
    </ReportSection>
  )
}
