import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { ShownComponent } from './shown.ts'

export const skeleton: ShownComponent = {
  when: 'In the place of what is loading, as high as that will be, so that nothing jumps. For something without a shape take a spinner.',
  states: [
    { name: 'a line', show: () => <Skeleton className="h-6" /> },
    { name: 'a card', show: () => <Skeleton className="h-32" /> },
  ],
}
