import type { ActivitySpan, ProgressReport } from '@skills-center/contract/progress/report'
import { Bar, BarChart, CartesianGrid, Cell, Tooltip, XAxis, YAxis } from 'recharts'
import { t } from '../../language/messages.ts'
import { axis, ChartFrame, ChartNote, grid, tick } from '../../ui/chart-frame.tsx'
import { counted, spanInWords, spanMark } from './period-words.ts'

/** Minutes of a day at which its bar is full. */
const fullMinutes = 60

interface MinutesChartProps {
  readonly spans: readonly ActivitySpan[]
  readonly grouping: ProgressReport['activity']['grouping']
  readonly summary: string
}

/** Active minutes as bars; those of a day are full at an hour, and green then. */
export function MinutesChart({ spans, grouping, summary }: MinutesChartProps) {
  const isByDay = grouping === 'day'
  const scale = isByDay
    ? { domain: [0, fullMinutes], ticks: [0, 20, 40, fullMinutes], allowDataOverflow: true }
    : {}
  return (
    <ChartFrame
      label={t(
        'Bar chart of active minutes by {grouping, select, day {day} week {week} other {month}}. {summary}',
        { grouping, summary },
      )}
    >
      <BarChart
        data={[...spans]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      >
        <CartesianGrid {...grid} vertical={false} />
        <XAxis
          dataKey="from"
          tickFormatter={(from: string) => spanMark(from, grouping)}
          tick={tick}
          tickLine={false}
          axisLine={axis}
          minTickGap={12}
        />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={36} allowDecimals={false} {...scale} />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          isAnimationActive={false}
          content={({ active, label: from }) => {
            const span = active ? spans.find((candidate) => candidate.from === from) : undefined
            if (span === undefined) return null
            const lines = [counted(span.minutes, 'minute'), counted(span.firstTries.answered, 'question')]
            return <ChartNote title={spanInWords(span)} lines={lines} />
          }}
        />
        <Bar dataKey="minutes" maxBarSize={44} radius={[3, 3, 0, 0]} isAnimationActive={false}>
          {spans.map((span) => (
            <Cell
              key={span.from}
              fill={isByDay && span.minutes >= fullMinutes ? 'var(--science)' : 'var(--math)'}
            />
          ))}
        </Bar>
      </BarChart>
    </ChartFrame>
  )
}
