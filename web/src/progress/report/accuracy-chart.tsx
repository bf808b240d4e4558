import type { ActivitySpan, ProgressReport } from '@skills-center/contract/progress/report'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { t } from '../../language/messages.ts'
import { axis, ChartFrame, ChartNote, grid, tick } from '../../ui/chart-frame.tsx'
import { spanInWords, spanMark } from './period-words.ts'

interface AccuracyChartProps {
  readonly spans: readonly ActivitySpan[]
  readonly grouping: ProgressReport['activity']['grouping']
}

/** First-try accuracy as a line; where there is not enough data there is no point, and the line bridges the gap. */
export function AccuracyChart({ spans, grouping }: AccuracyChartProps) {
  const points = spans.map(({ from, firstTries }) => ({ from, percent: firstTries.percent }))
  const told = spans.filter(({ firstTries }) => firstTries.percent !== null)
  const inWords = told.map((span) => `${spanInWords(span)}: ${span.firstTries.percent}%`).join('; ')
  return (
    <ChartFrame
      label={t(
        'Line chart of first-try accuracy by {grouping, select, day {day} week {week} other {month}}. {inWords}.',
        { grouping, inWords },
      )}
    >
      <LineChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <CartesianGrid {...grid} vertical={false} />
        <XAxis
          dataKey="from"
          tickFormatter={(from: string) => spanMark(from, grouping)}
          tick={tick}
          tickLine={false}
          axisLine={axis}
          minTickGap={12}
        />
        <YAxis
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={36}
        />
        <Tooltip
          cursor={axis}
          isAnimationActive={false}
          content={({ active, label: from }) => {
            const span = active ? told.find((candidate) => candidate.from === from) : undefined
            if (span === undefined) return null
            const { right, answered, percent } = span.firstTries
            return (
              <ChartNote
                title={spanInWords(span)}
                lines={[`${percent}%`, t('{right} of {answered}', { right, answered })]}
              />
            )
          }}
        />
        <Line
          dataKey="percent"
          type="linear"
          stroke="var(--science)"
          strokeWidth={2.5}
          connectNulls
          isAnimationActive={false}
          dot={{ r: 4, fill: 'var(--science)', stroke: 'var(--surface)', strokeWidth: 2 }}
        />
      </LineChart>
    </ChartFrame>
  )
}
