import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts'
import { axis, ChartFrame, ChartNote, grid, tick } from '../../src/ui/chart-frame.tsx'
import type { ShownComponent } from './shown.ts'

const days = [
  { day: 'Mon', minutes: 12 },
  { day: 'Tue', minutes: 0 },
  { day: 'Wed', minutes: 34 },
  { day: 'Thu', minutes: 60 },
  { day: 'Fri', minutes: 21 },
]

export const chartFrame: ShownComponent = {
  when: 'A chart of figures that a table beside it holds too. One picture to a screen reader, with what it shows in words.',
  states: [
    {
      name: 'bars',
      show: () => (
        <ChartFrame label="Bar chart of active minutes by day: most on Thursday, none on Tuesday.">
          <BarChart data={days} accessibilityLayer={false}>
            <CartesianGrid {...grid} vertical={false} />
            <XAxis dataKey="day" tick={tick} tickLine={false} axisLine={axis} />
            <YAxis tick={tick} tickLine={false} axisLine={false} width={36} />
            <Bar dataKey="minutes" fill="var(--math)" maxBarSize={44} isAnimationActive={false} />
          </BarChart>
        </ChartFrame>
      ),
    },
    {
      name: 'the note at the pointer',
      show: () => (
        <div className="flex">
          <ChartNote title="Thursday" lines={['60 minutes', '24 questions']} />
        </div>
      ),
    },
  ],
}
