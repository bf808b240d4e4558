import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface SchoolSectionProps<Data> {
  readonly title: string
  readonly intro: string
  readonly query: UseQueryResult<Data>
  /** Shown beside the heading once the data has loaded. */
  readonly action?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Figures across all students on this server, with loading states. */
export function SchoolSection<Data>({ title, intro, query, action, children }: SchoolSectionProps<Data>) {
  const id = useId()
  const { data, error, refetch } = query
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={id} className="text-2xl font-bold">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>
        </div>
        {data !== undefined && action}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error !== null ? (
        <LoadError what={title} detail={detailOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </section>
  )
}
