import {
  listAchievementDetails,
  listAchievements,
  listUserAchievements,
} from '@skills-center/contract/achievements'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AchievementCard } from './achievement-card.tsx'
import { Nearest } from './nearest.tsx'
import { Newest } from './newest.tsx'
import { type Placed, type AchievementGroups, achievementGroups } from './achievement-groups.ts'

/** All achievements: earned, near, and still ahead. For students. */
export function AchievementsPage() {
  const all = useQuery(queryOf(listAchievements))
  const own = useQuery(queryOf(listUserAchievements))
  const details = useQuery(queryOf(listAchievementDetails))
  const queries = [all, own, details]
  const hasFailed = queries.some((query) => query.isError)
  const placed =
    all.data !== undefined && own.data !== undefined && details.data !== undefined
      ? achievementGroups(all.data, own.data, details.data)
      : undefined
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title={t('ui/achievements')} />
        {placed !== undefined ? (
          <p className="mt-2 text-lg text-ink-soft">{summary(placed)}</p>
        ) : hasFailed ? null : (
          <Skeleton className="mt-2 h-[1.6875rem] w-80 max-w-full" />
        )}
      </div>
      {hasFailed ? (
        <Card>
          <LoadError
            what={t('achievements/your-achievements')}
            onRetry={() => {
              for (const query of queries) if (query.isError) void query.refetch()
            }}
          />
        </Card>
      ) : placed === undefined ? (
        <div className="flex flex-col gap-8" aria-busy>
          <div className="grid gap-5 lg:grid-cols-2">
            <Skeleton className="h-52 rounded-lg" />
            <Skeleton className="h-52 rounded-lg" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {Array.from({ length: 9 }, (_, index) => (
              <Skeleton key={index} className="h-44 rounded-lg" />
            ))}
          </div>
        </div>
      ) : (
        <Shown placed={placed} />
      )}
    </div>
  )
}

function Shown({ placed: { earned, near, far } }: { readonly placed: AchievementGroups }) {
  const [nearest] = [...near, ...far]
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Newest newest={earned[0]} isAll={nearest === undefined} />
        {nearest !== undefined && <Nearest nearest={nearest} />}
      </div>
      <Shelf title={t('achievements/earned')} placed={earned} />
      <Shelf title={t('achievements/nearly-there')} placed={near} />
      <Shelf title={t('achievements/still-ahead')} placed={far} />
    </>
  )
}

/** Achievements under a heading with their count; an empty group is omitted. */
function Shelf({ title, placed }: { readonly title: string; readonly placed: readonly Placed[] }) {
  if (placed.length === 0) return null
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl font-bold">
        {title} <span className="font-normal text-ink-soft tabular-nums">{placed.length}</span>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {placed.map((entry) => (
          <AchievementCard key={entry.achievement.id} {...entry} />
        ))}
      </ul>
    </section>
  )
}

function summary({ earned, near, far }: AchievementGroups): string {
  const total = earned.length + near.length + far.length
  const points = earned.reduce((sum, entry) => sum + entry.achievement.points, 0)
  if (earned.length === 0) return t('achievements/total-to-earn', { total })
  return earned.length === total
    ? t('achievements/earned-all-total', { total, points })
    : t('achievements/earned-count-of-total', {
        count: earned.length,
        total,
        points,
      })
}
