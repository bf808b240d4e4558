import { t } from '../language/messages.ts'
import { Card } from '../ui/card.tsx'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PracticeLayout } from './practice-layout.tsx'

/** The placeholder while a question loads. */
export function PracticeSkeleton() {
  return (
    <div role="status" aria-label={t('practice/loading-your-question')} aria-busy>
      <LoadingHeading title={t('practice/practice')} />
      <PracticeLayout
        head={<Skeleton className="h-9 w-64 max-w-full" />}
        aside={
          <>
            <Skeleton className="h-16" />
            <Skeleton className="h-5 w-40" />
          </>
        }
      >
        <Card>
          <Skeleton className="h-7 w-full" />
          <Skeleton className="mt-3 h-7 w-3/5" />
          <div className="mt-9 grid gap-3">
            {['a', 'b', 'c', 'd'].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </div>
        </Card>
      </PracticeLayout>
    </div>
  )
}
