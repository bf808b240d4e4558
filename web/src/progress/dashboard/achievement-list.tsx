import {
  listAchievements,
  listUserAchievements,
  type Achievement,
  type UserAchievement,
} from '@skills-center/contract/achievements'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { AchievementIcon } from '../../ui/achievement-icon.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The dashboard shows at most this many. */
const maxShown = 6

/** Achievements on the dashboard: the latest ones, then the nearest ones. */
export function AchievementList() {
  const all = useQuery(queryOf(listAchievements))
  const own = useQuery(queryOf(listUserAchievements))
  const isError = all.isError || own.isError
  const retry = () => {
    if (all.isError) void all.refetch()
    if (own.isError) void own.refetch()
  }
  return (
    <Card as="section" aria-labelledby="dashboard-achievements" className="flex flex-col gap-5">
      <h2 id="dashboard-achievements" className="text-2xl font-bold">
        {t('ui/achievements')}
      </h2>
      {isError ? (
        <LoadError what={t('progress/your-achievements')} onRetry={retry} />
      ) : all.data === undefined || own.data === undefined ? (
        <div className="flex flex-col gap-4 py-2" aria-busy>
          {Array.from({ length: maxShown }, (_, index) => (
            <Skeleton key={index} className="h-11.5" />
          ))}
        </div>
      ) : (
        <ul className="flex flex-col gap-1">
          {chosen(all.data, own.data).map(({ achievement, userAchievement }) => (
            <Row key={achievement.id} achievement={achievement} userAchievement={userAchievement} />
          ))}
        </ul>
      )}
      <ButtonLink href="/achievements" variant="outline" className="mt-auto self-start">
        {t('progress/see-all-achievements')}
      </ButtonLink>
    </Card>
  )
}

interface Shown {
  readonly achievement: Achievement
  readonly userAchievement: UserAchievement | undefined
}

function chosen(all: readonly Achievement[], own: readonly UserAchievement[]): Shown[] {
  const shown = all.map((achievement) => ({
    achievement,
    userAchievement: own.find((entry) => entry.achievementId === achievement.id),
  }))
  const earned = shown
    .filter(({ userAchievement: progress }) => progress?.completed === true)
    .toSorted((one, other) =>
      (other.userAchievement?.earnedAt ?? '').localeCompare(one.userAchievement?.earnedAt ?? ''),
    )
  const share = ({ achievement, userAchievement: progress }: Shown) =>
    (progress?.progress ?? 0) / achievement.requirement.value
  const ahead = shown
    .filter(({ userAchievement: progress }) => progress?.completed !== true)
    .toSorted((one, other) => share(other) - share(one))
  // Half of the list for earned achievements, half for those ahead; either half may use the space that the other
  // leaves.
  const half = Math.max(maxShown / 2, maxShown - ahead.length)
  const kept = earned.slice(0, half)
  return [...kept, ...ahead.slice(0, maxShown - kept.length)]
}

function Row({ achievement, userAchievement: progress }: Shown) {
  const isEarned = progress?.completed === true
  const { value } = achievement.requirement
  return (
    <li className="flex items-center gap-3.5 py-1.5 max-sm:items-start">
      <span
        aria-hidden
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isEarned ? 'bg-warm-soft text-warm' : 'bg-sunken text-ink-soft',
        )}
      >
        <AchievementIcon name={achievement.icon} className="size-5" />
      </span>
      {/* In a narrow row, the status goes below the text, which needs the width more. */}
      <span className="flex min-w-0 flex-1 items-center justify-between gap-x-3.5 gap-y-1.5 max-sm:flex-col max-sm:items-start">
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{achievement.name}</span>
          <span className="block text-sm leading-snug text-ink-soft">{achievement.description}</span>
        </span>
        {isEarned ? (
          <Badge tone="right" icon={<Check aria-hidden />}>
            {t('progress/earned')}
          </Badge>
        ) : (
          <span className="shrink-0 text-sm font-semibold tabular-nums">
            {Math.min(progress?.progress ?? 0, value)} / {value}
          </span>
        )}
      </span>
    </li>
  )
}
