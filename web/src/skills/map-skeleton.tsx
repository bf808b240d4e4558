import { Skeleton } from '../ui/skeleton.tsx'

/** The placeholder while the map loads. */
export function MapSkeleton() {
  return (
    <div className="flex flex-col gap-8" aria-busy>
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
