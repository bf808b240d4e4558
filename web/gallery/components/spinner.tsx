import { Spinner } from '../../src/ui/spinner.tsx'
import type { ShownComponent } from './shown.ts'

export const spinner: ShownComponent = {
  when: 'Something is under way that has no shape yet. Inside a button that is busy it comes by itself.',
  states: [
    { name: 'large, said to screen readers', show: () => <Spinner label="Loading" /> },
    { name: 'small', show: () => <Spinner size="small" /> },
  ],
}
