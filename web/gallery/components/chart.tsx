import { columnMiddle, marksAt } from '../../src/ui/axis-marks.ts'
import { Chart, ChartBar, ChartColumn, ChartLine, ChartNote } from '../../src/ui/chart.tsx'
import type { ShownComponent } from './shown.ts'

const days = [
  { day: 'Mon', minutes: 12 },
  { day: 'Tue', minutes: 0 },
  { day: 'Wed', minutes: 34 },
  { day: 'Thu', minutes: 60 },
  { day: 'Fri', minutes: 21 },
].map((day, index, all) => ({ ...day, at: columnMiddle(index, all.length) }))
const marks = days.map(({ day, at }) => ({ at, text: day }))

export const chart: ShownComponent = {
  when: 'A chart of figures that a table beside it holds too. One picture to a screen reader, with what it shows in words.',
  states: [
    {
      name: 'bars',
      show: () => (
        <Chart
          label="Bar chart of active minutes by day: most on Thursday, none on Tuesday."
          values={marksAt(60, 20)}
          marks={marks}
        >
          {days.map(({ day, minutes, at }) => (
            <ChartBar key={day} at={at} height={(100 * minutes) / 60} room={20} isFull={minutes >= 60} />
          ))}
          {days.map(({ day, minutes, at }) => (
            <ChartColumn key={day} at={at} room={20} title={day} lines={[`${minutes} minutes`]} />
          ))}
        </Chart>
      ),
    },
    {
      name: 'a line',
      show: () => (
        <Chart label="Line chart of accuracy by day, from 40 to 90." values={marksAt(100, 25)} marks={marks}>
          <ChartLine
            points={[40, 55, 50, 75, 90].map((y, index) => ({ x: columnMiddle(index, 5), y }))}
            color="science"
          />
        </Chart>
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
