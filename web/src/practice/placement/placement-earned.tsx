import type { PlacementResult } from '@skills-center/contract/practice'
import { Star } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { AchievementIcon } from '../../ui/achievement-icon.tsx'

/** The points and achievements that placement earned. */
export function PlacementEarned({ earned: { points, achievements } }: Pick<PlacementResult, 'earned'>) {
  if (points === 0) return null
  return (
    <ul aria-label={t('practice/what-you-earned')} className="flex flex-wrap gap-3">
      <li className={medal}>
        <span aria-hidden className={sign}>
          <Star className="size-5" />
        </span>
        <span>
          <span className="block leading-snug font-semibold">{t('practice/plus-points', { points })}</span>
          <span className="block text-sm text-ink-soft">{t('practice/for-thinking-it-through')}</span>
        </span>
      </li>
      {achievements.map(({ id, name, description, icon }) => (
        <li key={id} className={medal}>
          <span aria-hidden className={sign}>
            <AchievementIcon name={icon} className="size-5" />
          </span>
          <span>
            <span className="block leading-snug font-semibold">{name}</span>
            <span className="block text-sm text-ink-soft">{description}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const medal = 'flex min-w-0 items-center gap-3 rounded-lg border border-line bg-surface py-2.5 ps-3 pe-5'
const sign = 'grid size-11 shrink-0 place-items-center rounded-full bg-warm-soft text-warm'
