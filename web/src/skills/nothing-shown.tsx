import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { MapFilter } from './own-progress.ts'

const words = (): Record<Exclude<MapFilter, 'all'>, { title: string; text: string }> => ({
  ready: {
    title: t('skills/nothing-new-is-ready-now'),
    text: t('skills/what-is-left-builds'),
  },
  due: {
    title: t('skills/nothing-needs-refreshing'),
    text: t('skills/skill-that-you-mastered-comes'),
  },
  'not-begun': {
    title: t('skills/begun-every-skill'),
    text: t('skills/none-left'),
  },
})

interface NothingShownProps {
  readonly filter: MapFilter
  /** The student has begun every skill. */
  readonly isAllBegun: boolean
  readonly onAll: () => void
}

/** Shown if the filter matches no skill. */
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
            {t('skills/show-every-skill')}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Card>
  )
}
