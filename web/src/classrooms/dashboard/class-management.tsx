import type { ClassNow } from '@skills-center/contract/analytics/teaching'
import type { Classroom } from '@skills-center/contract/classrooms'
import { Link } from 'wouter'
import { t } from '../../language/messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoClasses } from '../no-classes.tsx'
import { ClassNowRow } from './class-now-row.tsx'

interface ClassManagementProps {
  /** Undefined while loading, null on error. */
  readonly classrooms: readonly Classroom[] | null | undefined
  readonly classesNow: readonly ClassNow[] | undefined
  readonly onRetry: () => void
}

/** The status of each active class, with links. */
export function ClassManagement({ classrooms, classesNow, onRetry }: ClassManagementProps) {
  const real = classrooms?.filter(({ isSample }) => !isSample)
  const sample = classrooms?.find(({ isSample }) => isSample)
  const archived = real?.filter(({ isActive }) => !isActive).length ?? 0
  return (
    <Card as="section" aria-labelledby="class-management" className="flex flex-col gap-4">
      <h2 id="class-management" className="text-2xl font-bold">
        {t('classrooms/classroom-management')}
      </h2>
      {classrooms === null ? (
        <LoadError what={t('classrooms/your-classes-what')} onRetry={onRetry} />
      ) : real === undefined || classesNow === undefined ? (
        <div className="flex flex-col gap-3" aria-busy>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      ) : real.length === 0 ? (
        <NoClasses />
      ) : (
        <>
          {classesNow.length === 0 && (
            <p className="text-ink-soft">{t('classrooms/all-of-your-classes-are-archived')}</p>
          )}
          <ul>
            {classesNow.map((one) => (
              <ClassNowRow key={one.id} one={one} />
            ))}
          </ul>
          <ButtonLink href="/classrooms" variant="outline" className="self-start">
            {archived === 0
              ? t('classrooms/open-classrooms')
              : t('classrooms/see-all-count-classes', { count: real.length })}
          </ButtonLink>
        </>
      )}
      {sample !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4">
          <Link href={`/classroom/${sample.id}`} className="font-semibold text-link">
            {sample.name}
          </Link>
          <Badge tone="warm">{t('classrooms/made-up-data')}</Badge>
        </p>
      )}
    </Card>
  )
}
