import type { Achievement } from '@skills-center/contract/achievements'
import { t } from '../../language/messages.ts'
import { AchievementIcon } from '../../ui/achievement-icon.tsx'

/** Achievements that this answer earned. */
export function AchievementsEarned({ achievements }: { achievements: readonly Achievement[] }) {
  return achievements.map((achievement) => (
    <div
      key={achievement.id}
      className="flex items-center gap-4 rounded-lg border border-warm-vivid bg-surface px-4 py-3 practice-rise"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-warm-soft text-warm">
        <AchievementIcon name={achievement.icon} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-warm">{t('practice/achievement-earned')}</p>
        <p className="leading-snug font-bold">{achievement.name}</p>
        <p className="text-sm text-ink-soft">{achievement.description}</p>
      </div>
      <p className="shrink-0 font-bold text-warm">+{achievement.points}</p>
    </div>
  ))
}
