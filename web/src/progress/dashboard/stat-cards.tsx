import { getStats, type Stats } from '@skills-center/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { Award, Flame, FlaskConical, Gauge, Pi, Star } from 'lucide-react'
import { queryOf } from '../../platform/queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard } from '../../ui/stat-card.tsx'

const names = [
  'Math Skills',
  'Science Skills',
  'Skill Score',
  'Streak',
  'Achievement Points',
  'Achievements',
] as const

const cards = {
  'Math Skills': {
    icon: <Pi aria-hidden />,
    tone: 'math',
    note: () => 'mastered',
    read: (stats: Stats) => stats.mathSkills,
  },
  'Science Skills': {
    icon: <FlaskConical aria-hidden />,
    tone: 'science',
    note: () => 'mastered',
    read: (stats: Stats) => stats.scienceSkills,
  },
  'Skill Score': {
    icon: <Gauge aria-hidden />,
    tone: 'plain',
    // Before the first answer there is nothing to take the average of.
    note: (stats: Stats | undefined) => (stats?.skillScore === 0 ? 'no answers yet' : 'average mastery'),
    read: (stats: Stats) => `${stats.skillScore}%`,
  },
  Streak: {
    icon: <Flame aria-hidden />,
    tone: 'warm',
    note: (stats: Stats | undefined) => (stats?.streak === 1 ? 'day in a row' : 'days in a row'),
    read: (stats: Stats) => stats.streak,
  },
  'Achievement Points': {
    icon: <Star aria-hidden />,
    tone: 'warm',
    note: () => 'points in all',
    read: (stats: Stats) => stats.totalPoints.toLocaleString('en'),
  },
  Achievements: {
    icon: <Award aria-hidden />,
    tone: 'plain',
    note: () => 'earned',
    read: (stats: Stats) => stats.completedAchievements,
  },
} as const

/** The six figures; a dash stands where a figure could not be had. */
export function StatCards() {
  const { data, isPending, isError } = useQuery(queryOf(getStats))
  return (
    <div>
      <dl aria-label="Your figures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {names.map((name) => {
          const { icon, tone, note, read } = cards[name]
          const value =
            data !== undefined ? read(data) : isPending ? <Skeleton className="h-[1em] w-14" /> : '–'
          return <StatCard key={name} label={name} icon={icon} tone={tone} note={note(data)} value={value} />
        })}
      </dl>
      {isError && data === undefined && (
        <p role="alert" className="mt-3 text-ink-soft">
          Your figures did not load. They are asked for again every few seconds.
        </p>
      )}
    </div>
  )
}
