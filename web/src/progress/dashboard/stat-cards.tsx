import { getStats, type Stats } from '@skills-center/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { Award, Flame, FlaskConical, Gauge, Pi, Star } from 'lucide-react'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard } from '../../ui/stat-card.tsx'
import { inFigures } from '../../language/formats.ts'
import type { ReactNode } from 'react'

interface FigureCard {
  readonly name: string
  readonly icon: ReactNode
  readonly tone: 'math' | 'science' | 'warm' | 'plain'
  readonly note: (stats: Stats | undefined) => string
  readonly read: (stats: Stats) => string | number
}

const cards = (): readonly FigureCard[] => [
  {
    name: t('progress/math-skills'),
    icon: <Pi aria-hidden />,
    tone: 'math',
    note: () => t('progress/mastered-skills'),
    read: (stats) => stats.mathSkills,
  },
  {
    name: t('progress/science-skills'),
    icon: <FlaskConical aria-hidden />,
    tone: 'science',
    note: () => t('progress/mastered-skills'),
    read: (stats) => stats.scienceSkills,
  },
  {
    name: t('progress/skill-score'),
    icon: <Gauge aria-hidden />,
    tone: 'plain',
    // Before the first answer there is nothing to average.
    note: (stats) => (stats?.skillScore === 0 ? t('progress/no-answers-yet') : t('progress/average-mastery')),
    read: (stats) => `${stats.skillScore}%`,
  },
  {
    name: t('progress/streak'),
    icon: <Flame aria-hidden />,
    tone: 'warm',
    note: (stats) => (stats?.streak === 1 ? t('progress/day-in-a-row') : t('progress/days-in-a-row')),
    read: (stats) => stats.streak,
  },
  {
    name: t('progress/achievement-points'),
    icon: <Star aria-hidden />,
    tone: 'warm',
    note: () => t('progress/points-in-all'),
    read: (stats) => inFigures(stats.totalPoints),
  },
  {
    name: t('ui/achievements'),
    icon: <Award aria-hidden />,
    tone: 'plain',
    note: () => t('progress/earned-achievements'),
    read: (stats) => stats.completedAchievements,
  },
]

/** The six figures; a dash for a figure that did not load. */
export function StatCards() {
  const { data, isPending, isError } = useQuery(queryOf(getStats))
  return (
    <div className="flex flex-col">
      <dl
        aria-label={t('progress/your-figures')}
        className="grid flex-1 grid-cols-2 gap-3 min-[24rem]:grid-cols-3"
      >
        {cards().map(({ name, icon, tone, note, read }) => {
          const value =
            data !== undefined ? read(data) : isPending ? <Skeleton className="h-[1em] w-14" /> : '–'
          return <StatCard key={name} label={name} icon={icon} tone={tone} note={note(data)} value={value} />
        })}
      </dl>
      {isError && data === undefined && (
        <p role="alert" className="mt-3 text-ink-soft">
          {t('progress/figures-did-not-load')}
        </p>
      )}
    </div>
  )
}
