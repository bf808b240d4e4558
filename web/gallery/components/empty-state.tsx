import { ButtonLink } from '../../src/ui/button-link.tsx'
import type { DrawingName } from '../../src/ui/drawing.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import type { ShownComponent } from './shown.ts'

const titles: Record<DrawingName, string> = {
  'empty-class': 'No students yet',
  'no-questions': 'No questions yet',
  'no-history': 'Nothing practiced yet',
  'first-page': 'Your journal is empty',
  lost: 'This page does not exist',
  broken: 'This did not load',
  locked: 'This page is for teachers',
  done: 'All done for today',
}

export const emptyState: ShownComponent = {
  when: 'Where a list or a page has nothing to show: says so, and what would change that.',
  states: [
    ...Object.entries(titles).map(([drawing, title]) => ({
      name: drawing,
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the record has no keys but its own
      show: () => <EmptyState drawing={drawing as DrawingName} title={title} />,
    })),
    {
      name: 'with words and a way on',
      show: () => (
        <EmptyState
          drawing="no-history"
          title="Nothing practiced yet"
          action={<ButtonLink href="/">Start practicing</ButtonLink>}
        >
          Answer a few questions, and what you know shows up here.
        </EmptyState>
      ),
    },
  ],
}
