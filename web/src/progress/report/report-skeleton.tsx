import { Skeleton } from '../../ui/skeleton.tsx'

/** The placeholder while the report loads. */
export function ReportSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {[1, 2, 3, 4, 5].map((card) => (
          <Skeleton key={card} className="h-36" />
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  )
}
