import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { ReplayedQuestion } from '@skills-center/contract/practice/history'
import { type ComponentProps, lazy, Suspense } from 'react'
import { classTabs } from '../analytics/class-tabs.tsx'
import { ReplayView } from '../analytics/replay-view.ts'
import { ClassroomPage } from '../classrooms/classroom-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const MlAnalytics = lazy(() =>
  import('../analytics/ml-analytics-page.tsx').then((module) => ({ default: module.MlAnalyticsPage })),
)
const Replayed = lazy(() =>
  import('../practice/history/replayed-question.tsx').then((module) => ({ default: module.Replayed })),
)

const replay = (question: ReplayedQuestion) => (
  <Suspense fallback={<Skeleton className="h-48" />}>
    <Replayed question={question} isOwn={false} />
  </Suspense>
)

interface ClassPageProps extends Pick<ComponentProps<typeof ClassroomPage>, 'moreTabs' | 'children'> {
  readonly id: ClassroomId
}

/** A class with the figures of its answers, which open into the questions of practice. */
export function ClassPage({ id, moreTabs = [], children }: ClassPageProps) {
  const [overview, ...figures] = classTabs(id)
  return (
    <ReplayView value={replay}>
      <ClassroomPage id={id} firstTab={overview} moreTabs={[...moreTabs, ...figures]}>
        {children}
      </ClassroomPage>
    </ReplayView>
  )
}

/** What the answers of a teacher’s classes tell. */
export function AnalyticsPage() {
  return (
    <ReplayView value={replay}>
      <MlAnalytics />
    </ReplayView>
  )
}
