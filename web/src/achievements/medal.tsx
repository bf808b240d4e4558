import type { AchievementIcon as IconName } from '@skills-center/contract/achievements'
import { AchievementIcon } from '../ui/achievement-icon.tsx'
import { classNames } from '../ui/class-names.ts'
import './medal.css'

interface MedalProps {
  readonly icon: IconName
  /** The drawn fraction of the ring, from 0 to 1. */
  readonly share: number
  readonly isEarned: boolean
  /** Large, with an animated ring. */
  readonly isCelebrated?: boolean
}

/** An achievement’s icon in a ring that shows progress. Hidden from screen readers. */
export function Medal({ icon, share, isEarned, isCelebrated = false }: MedalProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center rounded-full',
        isCelebrated ? 'size-18' : 'size-13',
        isEarned ? 'bg-warm-soft text-warm' : 'bg-sunken text-ink-soft',
      )}
    >
      <svg viewBox="0 0 40 40" className="absolute inset-0 size-full -rotate-90" fill="none" strokeWidth="2">
        <circle cx="20" cy="20" r="19" className="stroke-line" />
        {share > 0 && (
          <circle
            cx="20"
            cy="20"
            r="19"
            pathLength="1"
            strokeDasharray={`${share} 1`}
            className={classNames('stroke-warm-vivid', isCelebrated && 'medal-ring')}
          />
        )}
      </svg>
      <AchievementIcon name={icon} className={isCelebrated ? 'size-8' : 'size-5.5'} />
    </span>
  )
}
