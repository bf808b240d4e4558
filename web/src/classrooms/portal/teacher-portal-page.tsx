import { listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FirstStepsTab } from './first-steps-tab.tsx'
import './letter-print.css'

const StandardsTab = lazy(() =>
  import('./standards-tab.tsx').then((module) => ({ default: module.StandardsTab })),
)
const LettersTab = lazy(() => import('./letters-tab.tsx').then((module) => ({ default: module.LettersTab })))

/** The teacher portal: first steps, standards, letters home, and a sample class. */
export function TeacherPortalPage({ appName }: { readonly appName: string }) {
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(queryOf(listClassrooms))
  const classrooms = data?.filter(({ isActive, isSample }) => isActive && !isSample)
  const tabs = [
    {
      value: 'steps',
      label: t('classrooms/portal/first-steps'),
      content: <FirstStepsTab classrooms={data} />,
    },
    {
      value: 'standards',
      label: t('classrooms/portal/standards'),
      content: (
        <Waiting>
          <StandardsTab classrooms={classrooms} />
        </Waiting>
      ),
    },
    {
      value: 'letters',
      label: t('classrooms/portal/letters-home'),
      content: (
        <Waiting>
          <LettersTab appName={appName} classrooms={classrooms} />
        </Waiting>
      ),
    },
  ]
  const value = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'steps'
  return (
    <div className="flex flex-col gap-6">
      <div className="print:hidden">
        <PageHeading title={t('classrooms/portal/teacher-portal')} />
        <p className="mt-2 text-lg text-ink-soft">{t('classrooms/portal/from-your-first-class')}</p>
      </div>
      <div>
        <Tabs
          label={t('classrooms/portal/teacher-portal')}
          value={value}
          tabs={tabs}
          onChange={(tab) => setSearch(tab === 'steps' ? {} : { tab }, { replace: true })}
        />
      </div>
    </div>
  )
}

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<Skeleton className="mt-6 h-96 rounded-lg" />}>{children}</Suspense>
)
