import { type ClassTable, getClassFile } from '@skills-center/contract/analytics'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CsvButton } from './csv-button.tsx'

interface ClassSectionProps<Data> {
  readonly id: ClassroomId
  readonly title: string
  readonly intro: string
  readonly table: ClassTable
  /** The number of days ahead, for the file of a forecast. */
  readonly days?: number
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** The shared frame of analytics tabs: heading, CSV download, and loading states. */
export function ClassSection<Data>({
  id,
  title,
  intro,
  table,
  days,
  query,
  children,
}: ClassSectionProps<Data>) {
  const { data, error, refetch } = query
  return (
    <section aria-labelledby={`${table}-heading`} className="flex flex-col gap-5 pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={`${table}-heading`} className="text-2xl font-bold">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>
        </div>
        {data !== undefined && (
          <CsvButton
            load={() =>
              call(getClassFile, {
                params: { id, table },
                ...(days === undefined ? {} : { query: { days } }),
              })
            }
          />
        )}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error !== null ? (
        <LoadError what={title} detail={detailOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-4" aria-busy>
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      )}
    </section>
  )
}
