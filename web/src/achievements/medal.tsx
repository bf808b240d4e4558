import type { AchievementIcon as IconName, Rarity } from '@skills-center/contract/achievements'
import { AchievementIcon } from '../ui/achievement-icon.tsx'
import { classNames } from '../ui/class-names.ts'
import { medalShape, side } from './medal-shape.ts'
import './medal.css'

interface MedalProps {
  readonly icon: IconName
  readonly rarity: Rarity
  /** The drawn fraction of the ring, from 0 to 1. */
  readonly share: number
  readonly isEarned: boolean
  /** Large, with an animated ring. */
  readonly isCelebrated?: boolean
}

/** A medal of its rarity, in a ring that shows progress until it is earned. Hidden from screen readers. */
export function Medal({ icon, rarity, share, isEarned, isCelebrated = false }: MedalProps) {
  const { rim, engraving } = medalShape(rarity)
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center',
        isCelebrated ? 'size-24' : 'size-18',
        isEarned ? 'text-warm' : 'text-ink-soft',
      )}
    >
      <svg viewBox={`0 0 ${side} ${side}`} className="absolute inset-0 size-full" fill="none">
        <path
          d={rim}
          strokeWidth="2.5"
          className={isEarned ? 'fill-warm-soft stroke-warm-vivid' : 'fill-sunken stroke-line-strong'}
        />
        {engraving.map((path) => (
          <path
            key={path}
            d={path}
            strokeWidth="0.8"
            className={isEarned ? 'stroke-warm-vivid/70' : 'stroke-line-strong/60'}
          />
        ))}
        {(!isEarned || isCelebrated) && (
          <g strokeWidth="3" strokeLinecap="round" transform={`rotate(-90 ${side / 2} ${side / 2})`}>
            <circle cx={side / 2} cy={side / 2} r="47.5" className="stroke-line" />
            {share > 0 && (
              <circle
                cx={side / 2}
                cy={side / 2}
                r="47.5"
                pathLength="1"
                strokeDasharray={`${share} 1`}
                className={classNames('stroke-warm-vivid', isCelebrated && 'medal-ring')}
              />
            )}
          </g>
        )}
      </svg>
      <AchievementIcon name={icon} className={isCelebrated ? 'relative size-9' : 'relative size-6'} />
    </span>
  )
}
