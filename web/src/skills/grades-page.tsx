import { listProgress } from '@skills-center/contract/progress'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { Card } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GradeIndex } from './grade-index.tsx'
import { gradeMap } from './grade-map.ts'
import { GradeSection } from './grade-section.tsx'

/** The map of grades, kindergarten to 12: students see how they stand, teachers what there is. */
export function GradesPage() {
  const { user } = useSession()
  const isStudent = user.role === 'student'
  const skills = useQuery(queryOf(listSkills))
  const progress = useQuery({ ...queryOf(listProgress), enabled: isStudent })
  const isReady = skills.data !== undefined && (!isStudent || progress.data !== undefined)
  const grades = gradeMap(skills.data ?? [])
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Grades" />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          {isStudent
            ? 'Every skill there is, by grade and strand, and how you stand in it.'
            : 'Every skill there is, by grade and strand.'}
        </p>
      </div>
      {skills.isError || progress.isError ? (
        <Card>
          <LoadError
            what="The map of grades"
            onRetry={() => {
              if (skills.isError) void skills.refetch()
              if (progress.isError) void progress.refetch()
            }}
          />
        </Card>
      ) : !isReady ? (
        <div className="flex flex-col gap-6" aria-busy>
          <Skeleton className="h-36 lg:h-16" />
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      ) : (
        <>
          <GradeIndex grades={grades} />
          {grades
            .filter((entry) => entry.count > 0)
            .map((entry) => (
              <GradeSection
                key={entry.gradeLevel}
                entry={entry}
                isOwn={isStudent && entry.gradeLevel === user.gradeLevel}
                progress={isStudent ? (progress.data ?? []) : null}
              />
            ))}
        </>
      )}
    </div>
  )
}
