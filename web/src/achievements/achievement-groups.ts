import type { Achievement, AchievementDetail, UserAchievement } from '@skills-center/contract/achievements'
import { t } from '../language/messages.ts'

export interface Placed {
  readonly achievement: Achievement
  readonly detail: AchievementDetail
  readonly earnedAt: string | null
  readonly isEarned: boolean
  /** Progress toward the requirement, capped at it. */
  readonly progress: number
}

export interface AchievementGroups {
  /** Newest first. */
  readonly earned: readonly Placed[]
  /** At least halfway done, nearest first. */
  readonly near: readonly Placed[]
  readonly far: readonly Placed[]
}

/** Sorts all achievements into three groups. */
export function achievementGroups(
  all: readonly Achievement[],
  own: readonly UserAchievement[],
  details: readonly AchievementDetail[],
): AchievementGroups {
  const placed = all.flatMap((achievement) => {
    const detail = details.find((entry) => entry.achievementId === achievement.id)
    return detail === undefined ? [] : [place(achievement, detail, own)]
  })
  const ahead = placed
    .filter((entry) => !entry.isEarned)
    .toSorted((one, other) => shareOf(other) - shareOf(one))
  return {
    earned: placed
      .filter((entry) => entry.isEarned)
      .toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? '')),
    near: ahead.filter((entry) => shareOf(entry) >= 0.5),
    far: ahead.filter((entry) => shareOf(entry) < 0.5),
  }
}

function place(achievement: Achievement, detail: AchievementDetail, own: readonly UserAchievement[]): Placed {
  const earned = own.find((entry) => entry.achievementId === achievement.id)
  return {
    achievement,
    detail,
    earnedAt: earned?.earnedAt ?? null,
    isEarned: earned?.completed ?? false,
    progress: Math.min(earned?.progress ?? 0, achievement.requirement.value),
  }
}

const shareOf = (entry: Placed): number => entry.progress / entry.achievement.requirement.value

/** How many students here have an achievement, in words; empty if unknown. */
export function formatShare(share: number | null): string {
  if (share === null) return ''
  if (share === 0) return t('achievements/hardly-anyone-here-has-it-yet')
  return share === 100
    ? t('achievements/nearly-everyone-here')
    : t('achievements/about-share-percent-of-students-here', { share })
}
