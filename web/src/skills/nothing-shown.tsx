import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { MapFilter } from './own-standings.ts'

const words = (): Record<Exclude<MapFilter, 'all'>, { title: string; text: string }> => ({
  ready: {
    title: t('Nothing new is ready now'),
    text: t(
      'What is left builds on skills that you are still learning. Going on with those makes more ready.',
    ),
  },
  due: {
    title: t('Nothing needs refreshing'),
    text: t('A skill that you mastered comes here when it has begun to fade.'),
  },
  'not-begun': {
    title: t('You have begun every skill'),
    text: t('There is none left that you have not tried.'),
  },
})

interface NothingShownProps {
  readonly filter: MapFilter
  /** There is no skill left that the student has not begun. */
  readonly isAllBegun: boolean
  readonly onAll: () => void
}

/** A choice of the map that holds no skill. */
export function NothingShown({ filter, isAllBegun, onAll }: NothingShownProps) {
  if (filter === 'all') return null
  const { title, text } = words()[filter === 'ready' && isAllBegun ? 'not-begun' : filter]
  return (
    <Card>
      <EmptyState
        drawing="done"
        title={title}
        action={
          <Button variant="outline" onClick={onAll}>
            {t('Show every skill')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
