import { t } from '../language/messages.ts'
import { LoadingHeading } from '../ui/loading-heading.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function LessonSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <LoadingHeading title={t('skills/skill')} />
      <Skeleton className="h-32" />
      <Skeleton className="h-72 rounded-lg" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-96 rounded-lg" />
        <Skeleton className="h-72 rounded-lg" />
      </div>
    </div>
  )
}
