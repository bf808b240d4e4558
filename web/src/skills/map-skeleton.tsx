import { Skeleton } from '../ui/skeleton.tsx'

/** The grades of the map before they are there. */
export function MapSkeleton() {
  return (
    <div className="flex flex-col gap-8" aria-busy>
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
