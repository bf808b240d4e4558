import { GradeSwitcher } from '../../src/ui/grade-switcher.tsx'
import type { ShownComponent } from './shown.ts'

export const gradeSwitcher: ShownComponent = {
  when: 'The choice of a student’s grade, wherever skills are listed by grade.',
  states: [
    {
      name: 'at rest',
      show: () => <GradeSwitcher gradeLevel={6} pending={null} onChange={() => undefined} />,
    },
    {
      name: 'on its way',
      show: () => <GradeSwitcher gradeLevel={6} pending={7} onChange={() => undefined} />,
    },
  ],
}
