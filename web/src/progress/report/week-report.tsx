import { listWeeklyActivity } from '@skills-center/contract/progress'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../platform/queries.ts'
import { Card } from '../../ui/card.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { weekInWords } from '../week-in-words.ts'
import { WeeklyActivity } from '../weekly-activity.tsx'

export function WeekReport() {
  const { data, isError, refetch } = useQuery(queryOf(listWeeklyActivity))
  return (
    <Card
      as="section"
      aria-labelledby="week"
      className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
    >
      <div>
        <h2 id="week" className="text-2xl font-bold">
          Last seven days
        </h2>
        {data !== undefined && <p className="mt-2 text-lg">{weekInWords(data)}</p>}
        {data === undefined && !isError && <Skeleton className="mt-2 h-14" />}
        <p className="mt-2 text-sm text-ink-soft">
          Only time in which you work on a question counts. A bar is full at 60 minutes.
        </p>
      </div>
      {data !== undefined ? (
        <div className="flex min-h-52 flex-col">
          <WeeklyActivity days={data} />
        </div>
      ) : isError ? (
        <LoadError what="Your week" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-52" />
      )}
    </Card>
  )
}
