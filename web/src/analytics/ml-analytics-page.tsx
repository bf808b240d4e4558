import { listActivities } from '@skills-center/contract/activities'
import { listClassrooms } from '@skills-center/contract/classrooms'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { classRows } from './class-rows.ts'
import { ClassTable } from './class-table.tsx'
import { MlTabs } from './ml-tabs.tsx'
import { Totals } from './totals.tsx'

/** The figures of a teacher's classes. For teachers. */
export function MlAnalyticsPage() {
  const classrooms = useQuery(queryOf(listClassrooms))
  const activities = useQuery(queryOf(listActivities))
  const skills = useQuery(queryOf(listSkills))
  const queries = [classrooms, activities, skills]
  const rows =
    classrooms.data !== undefined && activities.data !== undefined && skills.data !== undefined
      ? classRows(classrooms.data, activities.data, skills.data)
      : undefined
  const teaching = rows?.map(({ classroom }) => classroom) ?? []
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="ML Analytics" />
        <p className="mt-2 max-w-prose text-lg text-ink-soft">
          Who needs you, how they go wrong and what to do next. Every figure opens into the answers behind it.
        </p>
      </div>
      {queries.some((query) => query.isError) ? (
        <Card>
          <LoadError
            what="The figures"
            onRetry={() => {
              for (const query of queries) if (query.isError) void query.refetch()
            }}
          />
        </Card>
      ) : rows === undefined ? (
        <div className="flex flex-col gap-6" aria-busy>
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      ) : !hasSome(teaching) ? (
        <Card>
          <EmptyState
            drawing="no-history"
            title="No classes to count"
            action={<ButtonLink href="/classrooms">See your classrooms</ButtonLink>}
          >
            As soon as you teach a class, its figures stand here.
          </EmptyState>
        </Card>
      ) : (
        <MlTabs
          classrooms={teaching}
          comparison={
            <>
              <Totals rows={rows} />
              <Card as="section" aria-labelledby="classes" padding="none" className="overflow-hidden">
                <h2 id="classes" className="border-b border-line p-5 text-2xl font-bold sm:px-7">
                  By class
                </h2>
                <ClassTable rows={rows} />
              </Card>
            </>
          }
        />
      )}
    </div>
  )
}

const hasSome = <One,>(list: readonly One[]): list is readonly [One, ...One[]] => list.length > 0
