import { listProgress } from '@skills-center/contract/progress'
import { listSkills } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { OverviewList, type OverviewEntry } from './overview/overview-list.tsx'
import { practiceOrder } from './overview/practice-order.ts'
import { Today } from './overview/today.tsx'

/** What to practice, in the order that does most good. For students. */
export function PracticeOverviewPage() {
  const { user } = useSession()
  const skills = useQuery(queryOf(listSkills))
  const progress = useQuery(queryOf(listProgress))
  const order =
    skills.data !== undefined && progress.data !== undefined
      ? practiceOrder(skills.data, progress.data, user.gradeLevel)
      : undefined
  const lists: readonly { title: string; note: string; entries: readonly OverviewEntry[] }[] =
    order === undefined
      ? []
      : [
          {
            title: 'In progress',
            note: 'Weakest first: this is where practice pays most.',
            entries: order.inProgress,
          },
          {
            title: 'New in your grade',
            note: 'In the order in which they build on each other.',
            entries: order.fresh.map((skill) => ({ skill, standing: null })),
          },
          {
            title: 'Mastered',
            note: 'What you have left alone the longest comes first, since knowledge fades unused.',
            entries: order.mastered,
          },
        ].filter((list) => list.entries.length > 0)
  return (
    <div className="flex flex-col gap-8">
      <div>
        <PageHeading title="Practice overview" />
        <p className="mt-2 text-lg text-ink-soft">What to practice next, and why in this order.</p>
      </div>
      <Today />
      {skills.isError || progress.isError ? (
        <Card>
          <LoadError
            what="Your skills"
            onRetry={() => {
              if (skills.isError) void skills.refetch()
              if (progress.isError) void progress.refetch()
            }}
          />
        </Card>
      ) : order === undefined ? (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
      ) : lists.length === 0 ? (
        <Card>
          <EmptyState
            drawing="no-questions"
            title="Your grade has no skills yet"
            action={<ButtonLink href="/grades">See every grade</ButtonLink>}
          >
            Other grades do. You can practice the skills of any grade.
          </EmptyState>
        </Card>
      ) : (
        lists.map((list, at) => <OverviewList key={list.title} {...list} hasFirstStep={at === 0} />)
      )}
    </div>
  )
}
