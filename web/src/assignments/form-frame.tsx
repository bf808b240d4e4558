import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { detailOf, RequestError } from '../platform/request-error.ts'
import { BackLink } from '../ui/back-link.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface FormFrameProps<Data> {
  readonly title: string
  /** What is loading, as the start of a sentence: “This class”. */
  readonly what: string
  readonly query: {
    readonly data: Data | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly back: { readonly href: string; readonly label: string }
  /** For a table that needs the whole page. */
  readonly isWide?: boolean
  readonly children: (data: Data) => ReactNode
}

/** The shared frame of an assignment's pages: back link and loading states. */
export function FormFrame<Data>({
  title,
  what,
  query,
  back,
  isWide = false,
  children,
}: FormFrameProps<Data>) {
  const { data, error, refetch } = query
  return (
    <div className={classNames('mx-auto flex w-full flex-col gap-6', !isWide && 'max-w-3xl')}>
      <BackLink href={back.href}>{back.label}</BackLink>
      {data !== undefined ? (
        children(data)
      ) : error instanceof RequestError && error.status === 404 ? (
        <>
          <PageHeading title={title} />
          <EmptyState
            drawing="lost"
            title={t('assignments/page-not-found')}
            action={<ButtonLink href="/classrooms">{t('assignments/see-your-classes')}</ButtonLink>}
          >
            {t('assignments/or-it-belongs')}
          </EmptyState>
        </>
      ) : error !== null ? (
        <>
          <PageHeading title={title} />
          <LoadError what={what} detail={detailOf(error)} onRetry={() => void refetch()} />
        </>
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <LoadingHeading title={title} />
          <Skeleton className="h-11 w-64 max-w-full" />
          <Skeleton className="h-12" />
          <Skeleton className="h-72 rounded-lg" />
          <Skeleton className="h-24" />
        </div>
      )}
    </div>
  )
}
