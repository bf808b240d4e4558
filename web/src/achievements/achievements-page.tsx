import { listAchievements, listUserAchievements } from '@skills-center/contract/achievements'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AchievementCard } from './achievement-card.tsx'
import { shelves, type Placed } from './shelves.ts'

/** Every achievement: earned, near, and still ahead. For students. */
export function AchievementsPage() {
  const all = useQuery(queryOf(listAchievements))
  const own = useQuery(queryOf(listUserAchievements))
  const retry = () => {
    if (all.isError) void all.refetch()
    if (own.isError) void own.refetch()
  }
  const placed = all.data !== undefined && own.data !== undefined ? shelves(all.data, own.data) : undefined
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Achievements" />
        {placed !== undefined ? (
          <p className="mt-2 text-lg text-ink-soft">{summary(placed.earned, all.data?.length ?? 0)}</p>
        ) : all.isError || own.isError ? null : (
          <Skeleton className="mt-2 h-7 w-80 max-w-full" />
        )}
      </div>
      {all.isError || own.isError ? (
        <Card>
          <LoadError what="Your achievements" onRetry={retry} />
        </Card>
      ) : placed === undefined ? (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" aria-busy>
          {Array.from({ length: 9 }, (_, at) => (
            <Skeleton key={at} className="h-38 rounded-lg" />
          ))}
        </div>
      ) : (
        <>
          <Shelf title="Earned" placed={placed.earned} empty="None yet. The nearest ones stand below." />
          <Shelf title="Nearly there" placed={placed.near} />
          <Shelf title="Still ahead" placed={placed.far} />
        </>
      )}
    </div>
  )
}

interface ShelfProps {
  readonly title: string
  readonly placed: readonly Placed[]
  /** Said in place of an empty shelf; without it the shelf is left out. */
  readonly empty?: string
}

function Shelf({ title, placed, empty }: ShelfProps) {
  if (placed.length === 0 && empty === undefined) return null
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl font-bold">
        {title} <span className="font-normal text-ink-soft tabular-nums">{placed.length}</span>
      </h2>
      {placed.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {placed.map((entry) => (
            <AchievementCard key={entry.achievement.id} {...entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function summary(earned: readonly Placed[], total: number): string {
  const points = earned.reduce((sum, entry) => sum + entry.achievement.points, 0)
  return `You have earned ${earned.length} of ${total}, worth ${points.toLocaleString('en')} points.`
}
