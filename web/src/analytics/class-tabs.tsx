import type { ClassroomId } from '@skills-center/contract/classrooms'
import { lazy, type ReactNode, Suspense } from 'react'
import { withMessages } from '../language/catalogues.ts'
import { t } from '../language/messages.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const NeedsTab = lazy(() =>
  withMessages(import('./needs-tab.tsx'), 'analytics/student', 'item').then((module) => ({
    default: module.NeedsTab,
  })),
)
const GridTab = lazy(() =>
  withMessages(import('./grid-tab.tsx'), 'item').then((module) => ({ default: module.GridTab })),
)
const StandardsTab = lazy(() =>
  withMessages(import('./standards-tab.tsx'), 'item').then((module) => ({ default: module.StandardsTab })),
)
const MisconceptionsTab = lazy(() =>
  withMessages(import('./misconceptions-tab.tsx'), 'item').then((module) => ({
    default: module.MisconceptionsTab,
  })),
)

/**
 * The first tab of a class: who needs help, and below it content of other features. Its code is lazy, because students
 * have no analytics tabs.
 */
export const overviewTab = (id: ClassroomId, more: ReactNode) => ({
  value: 'overview',
  label: t('analytics/overview'),
  content: (
    <Waiting>
      <NeedsTab id={id}>{more}</NeedsTab>
    </Waiting>
  ),
})

export const figureTabs = (id: ClassroomId) => [
  {
    value: 'grid',
    label: t('analytics/skill-grid-tab'),
    content: (
      <Waiting>
        <GridTab id={id} />
      </Waiting>
    ),
  },
  {
    value: 'standards',
    label: t('analytics/standards'),
    content: (
      <Waiting>
        <StandardsTab id={id} />
      </Waiting>
    ),
  },
  {
    value: 'misconceptions',
    label: t('analytics/misconceptions'),
    content: (
      <Waiting>
        <MisconceptionsTab id={id} />
      </Waiting>
    ),
  },
]

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="mt-6 h-96 rounded-lg" />}>{children}</Suspense>
)
