import { listProgress } from '@skills-center/contract/progress'
import { listSkillOutlooks, listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { useGradeChange } from '../platform/use-grade-change.ts'
import { Card } from '../ui/card.tsx'
import { GradeSwitcher } from '../ui/grade-switcher.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GradeMap } from './grade-map-view.tsx'
import { MapSkeleton } from './map-skeleton.tsx'
import './print.css'

/** The map of grades, kindergarten to 12. Students see their progress; teachers see the available skills. */
export function GradesPage() {
  const { user } = useSession()
  const isStudent = user.role === 'student'
  const skills = useQuery(queryOf(listSkills))
  const progress = useQuery({ ...queryOf(listProgress), enabled: isStudent })
  // Every answer may change it. Cached data is shown until the fresh data arrives.
  const outlooks = useQuery({ ...queryOf(listSkillOutlooks), enabled: isStudent, staleTime: 0 })
  const own = isStudent ? [progress, outlooks] : []
  const hasFailed = [skills, ...own].some((query) => query.isError && query.data === undefined)
  const isReady = [skills, ...own].every((query) => query.data !== undefined)
  return (
    <div className="prints flex flex-col gap-8 print:gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <PageHeading title={t('skills/grades')} />
          <p className="mt-2 max-w-prose text-lg text-ink-soft">
            {isStudent ? t('skills/by-grade-and-strand') : t('skills/every-skill')}
          </p>
        </div>
        {isStudent && <OwnGrade gradeLevel={user.gradeLevel} />}
      </div>
      {hasFailed ? (
        <Card>
          <LoadError
            what={t('skills/the-map-of-grades')}
            onRetry={() => {
              for (const query of [skills, ...own]) if (query.isError) void query.refetch()
            }}
          />
        </Card>
      ) : !isReady ? (
        <div className="flex flex-col gap-8" aria-busy>
          <Skeleton className="h-20 sm:h-42 lg:h-20" />
          <Skeleton className="h-12" />
          <MapSkeleton />
        </div>
      ) : (
        <GradeMap
          skills={skills.data ?? []}
          student={
            isStudent
              ? {
                  gradeLevel: user.gradeLevel,
                  progress: progress.data ?? [],
                  outlooks: outlooks.data ?? [],
                }
              : null
          }
        />
      )}
    </div>
  )
}

function OwnGrade({ gradeLevel }: { readonly gradeLevel: number }) {
  const change = useGradeChange()
  return (
    <GradeSwitcher
      gradeLevel={gradeLevel}
      pending={change.isPending ? change.variables : null}
      onChange={change.mutate}
    />
  )
}
