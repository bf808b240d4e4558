import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { MapFilter } from './own-standings.ts'

const words: Record<Exclude<MapFilter, 'all'>, { title: string; text: string }> = {
  ready: {
    title: 'Nothing new is ready now',
    text: 'What is left builds on skills that you are still learning. Going on with those makes more ready.',
  },
  due: {
    title: 'Nothing needs refreshing',
    text: 'A skill that you mastered comes here when it has begun to fade.',
  },
  'not-begun': { title: 'You have begun every skill', text: 'There is none left that you have not tried.' },
}

/** A choice of the map that holds no skill. */
export function NothingShown({ filter, onAll }: { readonly filter: MapFilter; readonly onAll: () => void }) {
  if (filter === 'all') return null
  const { title, text } = words[filter]
  return (
    <Card>
      <EmptyState
        drawing="done"
        title={title}
        action={
          <Button variant="outline" onClick={onAll}>
            Show every skill
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
