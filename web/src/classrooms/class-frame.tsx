import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface ClassFrameProps {
  readonly query: UseQueryResult<ClassroomDetail>
  readonly back: { readonly href: string; readonly label: string }
  readonly children: (classroom: ClassroomDetail) => ReactNode
}

/** The shared frame of a class's pages: back link and loading states. */
export function ClassFrame({ query: { data, error, refetch }, back, children }: ClassFrameProps) {
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={back.href}>{back.label}</BackLink>
      {data !== undefined ? (
        children(data)
      ) : error instanceof RequestError && error.status === 404 ? (
        <>
          <PageHeading title={t('classrooms/no-such-class')} />
          <EmptyState
            drawing="lost"
            title={t('classrooms/no-class-at-this-address')}
            action={<ButtonLink href="/classrooms">{t('classrooms/see-your-classes')}</ButtonLink>}
          >
            {t('classrooms/class-is-shown')}
          </EmptyState>
        </>
      ) : error !== null ? (
        <>
          <PageHeading title={t('classrooms/class')} />
          <LoadError
            what={t('classrooms/this-class')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <LoadingHeading title={t('classrooms/class')} />
          <Skeleton className="h-11 w-72 max-w-full" />
          <Skeleton className="h-6 w-96 max-w-full" />
          <Skeleton className="mt-4 h-12" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )}
    </div>
  )
}
