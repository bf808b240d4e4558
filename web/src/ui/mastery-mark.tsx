import { BadgeCheck, RefreshCw } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Badge } from './badge.tsx'

interface MasteryMarkProps {
  readonly mastered: boolean
  readonly isDue: boolean
}

/**
 * Shows “mastered”, or that a mastered skill is due for review; renders nothing for a skill that was never mastered.
 */
export function MasteryMark({ mastered, isDue }: MasteryMarkProps) {
  if (isDue)
    return (
      <Badge tone="warm" icon={<RefreshCw aria-hidden />}>
        {t('ui/time-to-refresh')}
      </Badge>
    )
  return mastered ? (
    <Badge tone="right" icon={<BadgeCheck aria-hidden />}>
      {t('ui/mastered')}
    </Badge>
  ) : null
}
