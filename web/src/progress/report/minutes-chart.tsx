import type { ActivitySpan, ProgressReport } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { columnMiddle, marksAt, wholeAxis } from '../../ui/axis-marks.ts'
import { Chart, ChartBar, ChartColumn } from '../../ui/chart.tsx'
import { counted, formatSpan, spanMarks } from './format-period.ts'

/** Minutes per day at which a bar is full. */
const fullMinutes = 60

interface MinutesChartProps {
  readonly spans: readonly ActivitySpan[]
  readonly grouping: ProgressReport['activity']['grouping']
  readonly summary: string
}

/** Active minutes as bars. A day's bar is full, and green, at one hour. */
export function MinutesChart({ spans, grouping, summary }: MinutesChartProps) {
  const isByDay = grouping === 'day'
  const { end, marks } = isByDay
    ? { end: fullMinutes, marks: marksAt(fullMinutes, 20) }
    : wholeAxis(Math.max(0, ...spans.map(({ minutes }) => minutes)))
  const room = 100 / spans.length
  return (
    <Chart
      label={t('progress/report/bar-chart-of-active-minutes', { grouping, summary })}
      values={marks}
      marks={spanMarks(spans, grouping)}
    >
      {spans.map((span, index) => (
        <ChartBar
          key={span.from}
          at={columnMiddle(index, spans.length)}
          height={Math.min(100, (100 * span.minutes) / end)}
          room={room}
          isFull={isByDay && span.minutes >= fullMinutes}
        />
      ))}
      {spans.map((span, index) => (
        <ChartColumn
          key={span.from}
          at={columnMiddle(index, spans.length)}
          room={room}
          title={formatSpan(span)}
          lines={[counted(span.minutes, 'minute'), counted(span.firstTries.answered, 'question')]}
        />
      ))}
    </Chart>
  )
}
