import { MasteryMark } from '../../src/ui/mastery-mark.tsx'
import type { ShownComponent } from './shown.ts'

export const masteryMark: ShownComponent = {
  when: 'Beside a skill that was mastered once: whether it still is, or is due for a look.',
  states: [
    { name: 'mastered', show: () => <MasteryMark mastered isDue={false} /> },
    { name: 'due', show: () => <MasteryMark mastered isDue /> },
  ],
}
