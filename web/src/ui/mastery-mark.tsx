import { BadgeCheck, RefreshCw } from 'lucide-react'
import { Badge } from './badge.tsx'

interface MasteryMarkProps {
  readonly mastered: boolean
  readonly isDue: boolean
}

/** Mastered, or time to refresh what was; nothing for what never was. */
export function MasteryMark({ mastered, isDue }: MasteryMarkProps) {
  if (isDue)
    return (
      <Badge tone="warm" icon={<RefreshCw aria-hidden />}>
        Time to refresh
      </Badge>
    )
  return mastered ? (
    <Badge tone="right" icon={<BadgeCheck aria-hidden />}>
      Mastered
    </Badge>
  ) : null
}
