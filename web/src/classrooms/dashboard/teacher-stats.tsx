import type { TeachingFigures } from '@skills-center/contract/analytics/teaching'
import { ClipboardList, FilePlus2, School, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatCard } from '../../ui/stat-card.tsx'

interface TeacherStatsProps {
  /** Undefined while loading, null on error. */
  readonly figures: TeachingFigures | null | undefined
}

/** The teacher’s four figures. */
export function TeacherStats({ figures }: TeacherStatsProps) {
  const shown = (value: (known: TeachingFigures) => number): ReactNode => {
    if (figures === null) return '–'
    return figures === undefined ? <Skeleton className="h-[1em] w-14" /> : value(figures)
  }
  return (
    <dl aria-label={t('classrooms/your-figures')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={t('classrooms/total-students')}
        tone="math"
        icon={<UsersRound aria-hidden />}
        value={shown(({ students }) => students)}
        note={t('classrooms/in-your-active-classes')}
      />
      <StatCard
        label={t('classrooms/active-classes')}
        tone="science"
        icon={<School aria-hidden />}
        value={shown(({ activeClasses }) => activeClasses)}
        note={
          figures == null
            ? t('classrooms/of-your-classes')
            : t('classrooms/of-count-in-all', { count: figures.classes })
        }
      />
      <StatCard
        label={t('ui/assignments')}
        tone="warm"
        icon={<ClipboardList aria-hidden />}
        value={shown(({ assignments }) => assignments)}
        note={
          figures == null
            ? t('classrooms/in-your-active-classes')
            : t('classrooms/count-open-now', { count: figures.openAssignments })
        }
      />
      <StatCard
        label={t('classrooms/questions-created')}
        icon={<FilePlus2 aria-hidden />}
        value={shown(({ questionsCreated }) => questionsCreated)}
        note={t('classrooms/written-by-you')}
      />
    </dl>
  )
}
