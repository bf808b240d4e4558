import { listClassrooms } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, Redirect } from 'wouter'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { gradeName } from '../../ui/grade-name.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Asks which class gets the assignment; skipped for a teacher with one class. */
export function ChooseClassPage() {
  const { data, error, refetch } = useQuery(queryOf(listClassrooms))
  const active = data?.filter(({ isActive }) => isActive)
  const [only, second] = active ?? []
  if (only !== undefined && second === undefined)
    return <Redirect to={`/classroom/${only.id}/assign`} replace />
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={t('assignments/choose/which-class')} />
      {active === undefined ? (
        error === null ? (
          <div className="flex flex-col gap-4" aria-busy>
            <Skeleton className="h-24 rounded-lg" />
            <Skeleton className="h-24 rounded-lg" />
          </div>
        ) : (
          <LoadError
            what={t('assignments/choose/your-classes')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        )
      ) : active.length === 0 ? (
        <EmptyState
          drawing="empty-class"
          title={t('assignments/choose/no-class-yet')}
          action={<ButtonLink href="/classrooms">{t('assignments/choose/open-your-classes')}</ButtonLink>}
        >
          {t('assignments/choose/work-goes-to-a-class')}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {active.map(({ id, name, gradeLevel, period, student_count: students }) => (
            <li key={id}>
              <Link
                href={`/classroom/${id}/assign`}
                className="group flex h-full items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:border-line-strong hover:bg-sunken"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-display text-xl font-semibold [overflow-wrap:anywhere] group-hover:underline">
                    {name}
                  </span>
                  <span className="mt-1 block text-ink-soft">
                    {[
                      gradeName(gradeLevel),
                      ...(period === '' ? [] : [period]),
                      t('assignments/choose/students', { count: students }),
                    ].join(' · ')}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
