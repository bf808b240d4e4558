import type { ClassroomId } from '@skills-center/contract/classrooms'
import { lazy, Suspense } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { t } from '../language/messages.ts'
import { ClassConsentNotice } from '../accounts/consent/class-consent-notice.tsx'
import { figureTabs, overviewTab } from '../analytics/class-tabs.tsx'
import { ReplayView } from '../analytics/replay-view.ts'
import { DueSoon } from '../assignments/due-soon.tsx'
import { ClassroomPage } from '../classrooms/classroom-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AssignmentsTab, ClassConsents, CourseCards, LiveNow, LiveTab, OwnAssignments } from './parts.ts'
import { replay } from './replay.tsx'

const MlAnalytics = lazy(() =>
  withMessages(import('../analytics/ml-analytics-page.tsx'), 'analytics', 'analytics/student', 'item').then(
    (module) => ({
      default: module.MlAnalyticsPage,
    }),
  ),
)
/** The class's tabs between the students and groups tabs. */
const tabsOf = (id: ClassroomId) => [
  {
    value: 'assignments',
    label: t('ui/assignments'),
    content: (
      <Suspense fallback={<Skeleton className="mt-6 h-72 rounded-lg" />}>
        <AssignmentsTab classroomId={id} />
      </Suspense>
    ),
  },
  {
    value: 'live',
    label: t('ui/live'),
    content: (
      <Suspense fallback={<Skeleton className="mt-6 h-72 rounded-lg" />}>
        <LiveTab id={id} />
      </Suspense>
    ),
  },
  ...figureTabs(id),
]

/** A class with its assignments and its analytics, in which teachers can open the questions themselves. */
export function ClassPage({ id }: { readonly id: ClassroomId }) {
  return (
    <ReplayView value={replay}>
      <ClassroomPage
        id={id}
        firstTab={overviewTab(id, <DueSoon classroomId={id} />)}
        moreTabs={tabsOf(id)}
        notice={<ClassConsentNotice classroomId={id} />}
        moreSettings={
          <div className="flex flex-col gap-5">
            <Suspense>
              <CourseCards classroomId={id} />
            </Suspense>
            <Suspense fallback={<Skeleton className="h-80 rounded-lg" />}>
              <ClassConsents classroomId={id} />
            </Suspense>
          </div>
        }
      >
        <LiveNow classroomId={id} />
        <Suspense>
          <OwnAssignments classroomId={id} />
        </Suspense>
      </ClassroomPage>
    </ReplayView>
  )
}

/** Analytics across all of a teacher’s classes. */
export function AnalyticsPage() {
  return (
    <ReplayView value={replay}>
      <MlAnalytics />
    </ReplayView>
  )
}
