import { LoadError } from '../../src/ui/load-error.tsx'
import type { ShownComponent } from './shown.ts'

export const loadError: ShownComponent = {
  when: 'In the place of what did not load, and only there: the rest of the page stays. Always with a way to try again.',
  states: [
    { name: 'no connection', show: () => <LoadError what="Your skills" onRetry={() => undefined} /> },
    {
      name: 'with the server’s own words',
      show: () => (
        <LoadError
          what="The report"
          detail="The server is very busy. Please try again in a moment."
          onRetry={() => undefined}
        />
      ),
    },
  ],
}
