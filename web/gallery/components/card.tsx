import { Card } from '../../src/ui/card.tsx'
import type { ShownComponent } from './shown.ts'

const paddings = ['roomy', 'snug', 'none'] as const

export const card: ShownComponent = {
  when: 'Holds what belongs together and stands by itself. No card inside a card: part what is inside with lines and space.',
  states: paddings.map((padding) => ({
    name: `padding ${padding}`,
    show: () => <Card padding={padding}>One thing, with all that belongs to it.</Card>,
  })),
}
