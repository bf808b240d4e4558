import { listAchievementDetails, listAchievements } from '@skills-center/contract/achievements'
import { useQuery } from '@tanstack/react-query'
import { AchievementCard } from '../../achievements/achievement-card.tsx'
import { queryOf } from '../../platform/queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const states = [
  { isEarned: true, earnedAt: null, progress: 1 },
  { isEarned: false, earnedAt: null, progress: 2 },
] as const

/** The first two achievements of a made-up student. Renders nothing if they do not load; the text stands alone. */
export function SampleAchievements() {
  const achievements = useQuery(queryOf(listAchievements))
  const details = useQuery(queryOf(listAchievementDetails))
  if (achievements.isError || details.isError) return null
  if (achievements.data === undefined || details.data === undefined)
    return <Skeleton className="h-40 rounded-lg" />
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {achievements.data.slice(0, states.length).map((achievement, index) => {
        const detail = details.data.find(({ achievementId }) => achievementId === achievement.id)
        return detail === undefined ? null : (
          <AchievementCard
            key={achievement.id}
            achievement={achievement}
            detail={detail}
            {...(states[index] ?? states[0])}
          />
        )
      })}
    </ul>
  )
}
