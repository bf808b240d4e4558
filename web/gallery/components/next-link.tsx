import { NextLink } from '../../src/ui/next-link.tsx'
import type { ShownComponent } from './shown.ts'

export const nextLink: ShownComponent = {
  when: 'To a page that goes on where this one ends: under a text, or in a list of such pages. The next step is a ButtonLink.',
  states: [
    { name: 'at rest', show: () => <NextLink href="/grade-5-math">Grade 5 math practice</NextLink> },
    {
      name: 'on two lines',
      show: () => (
        <div className="w-48">
          <NextLink href="/math-practice">Math practice for grades 5 to 8</NextLink>
        </div>
      ),
    },
  ],
}
