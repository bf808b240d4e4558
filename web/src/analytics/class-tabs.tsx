import type { ClassroomId } from '@skills-center/contract/classrooms'
import { lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'

const NeedsTab = lazy(() => import('./needs-tab.tsx').then((module) => ({ default: module.NeedsTab })))
const GridTab = lazy(() => import('./grid-tab.tsx').then((module) => ({ default: module.GridTab })))
const StandardsTab = lazy(() =>
  import('./standards-tab.tsx').then((module) => ({ default: module.StandardsTab })),
)
const MisconceptionsTab = lazy(() =>
  import('./misconceptions-tab.tsx').then((module) => ({ default: module.MisconceptionsTab })),
)

/** The tabs of analytics in a class; students, who see none of them, do not fetch their code. */
export const classTabs = (id: ClassroomId) => [
  {
    value: 'overview',
    label: 'Overview',
    content: (
      <Waiting>
        <NeedsTab id={id} />
      </Waiting>
    ),
  },
  {
    value: 'grid',
    label: 'Skill grid',
    content: (
      <Waiting>
        <GridTab id={id} />
      </Waiting>
    ),
  },
  {
    value: 'standards',
    label: 'Standards',
    content: (
      <Waiting>
        <StandardsTab id={id} />
      </Waiting>
    ),
  },
  {
    value: 'misconceptions',
    label: 'Misconceptions',
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
