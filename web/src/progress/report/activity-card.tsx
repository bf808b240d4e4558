import type { ProgressReport } from '@skills-center/contract/progress/report'
import { useState } from 'react'
import { t } from '../../language/messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ActivityCharts } from './activity-charts.tsx'
import { ActivityTable } from './activity-table.tsx'
import { activityInWords } from './period-words.ts'
import { ReportSection } from './report-section.tsx'

type Way = 'chart' | 'table'

const ways = () =>
  [
    { value: 'chart', label: t('Chart') },
    { value: 'table', label: t('Table') },
  ] as const

const titles = () =>
  ({
    day: t('Practice day by day'),
    week: t('Practice week by week'),
    month: t('Practice month by month'),
  }) as const

/** Minutes and first-try accuracy over the period: as charts, or as the figures behind them. On paper the figures. */
export function ActivityCard({ report }: { readonly report: ProgressReport }) {
  const [way, setWay] = useState<Way>('chart')
  const { grouping, spans } = report.activity
  const intro = activityInWords(report)
  if (report.summary.daysPracticed === 0)
    return <ReportSection id="activity" title={titles()[grouping]} intro={intro} />
  return (
    <ReportSection
      id="activity"
      title={titles()[grouping]}
      intro={intro}
      control={
        <div className="w-44">
          <SegmentedControl label={t('Show as')} labelHidden value={way} options={ways()} onChange={setWay} />
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
