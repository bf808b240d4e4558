import type { ActivitySpan, ProgressReport } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { columnMiddle, marksAt } from '../../ui/axis-marks.ts'
import { Chart, ChartColumn, ChartLine } from '../../ui/chart.tsx'
import { formatSpan, spanMarks } from './format-period.ts'

interface AccuracyChartProps {
  readonly spans: readonly ActivitySpan[]
  readonly grouping: ProgressReport['activity']['grouping']
}

/** First-try accuracy as a line. Spans with too little data have no point, and the line bridges them. */
export function AccuracyChart({ spans, grouping }: AccuracyChartProps) {
  const known = spans.flatMap((span, index) =>
    span.firstTries.percent === null
      ? []
      : [{ span, percent: span.firstTries.percent, x: columnMiddle(index, spans.length) }],
  )
  const inWords = known.map(({ span, percent }) => `${formatSpan(span)}: ${percent}%`).join('; ')
  return (
    <Chart
      label={t('progress/report/line-chart-of-first-try', { grouping, inWords })}
      values={marksAt(100, 25)}
      marks={spanMarks(spans, grouping)}
    >
      <ChartLine points={known.map(({ x, percent }) => ({ x, y: percent }))} color="science" />
      {known.map(({ span, percent, x }) => (
        <ChartColumn
          key={span.from}
          at={x}
          room={100 / spans.length}
          title={formatSpan(span)}
          lines={[
            `${percent}%`,
            t('progress/report/right-of-answered', {
              right: span.firstTries.right,
              answered: span.firstTries.answered,
            }),
          ]}
        />
      ))}
    </Chart>
  )
}
