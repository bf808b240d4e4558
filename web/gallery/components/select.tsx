import { Select } from '../../src/ui/select.tsx'
import type { ShownComponent } from './shown.ts'

const options = [
  { value: '5', label: 'Grade 5' },
  { value: '6', label: 'Grade 6' },
]

export const select: ShownComponent = {
  when: 'One of many choices. The system’s own, which every phone and every screen reader knows.',
  states: [
    { name: 'chosen', show: () => <Select label="Grade" options={options} defaultValue="6" /> },
    {
      name: 'with a hint',
      show: () => <Select label="Grade" options={options} hint="You can change it at any time." />,
    },
    {
      name: 'with an error',
      show: () => <Select label="Grade" options={options} error="Please choose a grade." />,
    },
    { name: 'disabled', show: () => <Select label="Grade" options={options} disabled /> },
  ],
}
