import { Pi } from 'lucide-react'
import { TaskRow } from '../../src/ui/task-row.tsx'
import type { ShownComponent } from './shown.ts'

const open = { icon: <Pi />, tone: 'math', label: 'Next', title: 'Unit rates', minutes: 8 } as const

export const taskRow: ShownComponent = {
  when: 'One thing to do today, in a list of them: what it is, why, how long it takes, and the way into it.',
  states: [
    {
      name: 'to do',
      show: () => (
        <ul>
          <TaskRow {...open} done={null} action={{ href: '/practice/unit-rates', text: 'Practice' }}>
            You know ratios well enough for this now.
          </TaskRow>
        </ul>
      ),
    },
    {
      name: 'done',
      show: () => (
        <ul>
          <TaskRow {...open} done="Done: 6 of 7 right" action={null}>
            Done.
          </TaskRow>
        </ul>
      ),
    },
    {
      name: 'over without being done',
      show: () => (
        <ul>
          <TaskRow {...open} done="It was due yesterday." isGood={false} action={null}>
            Over.
          </TaskRow>
        </ul>
      ),
    },
  ],
}
