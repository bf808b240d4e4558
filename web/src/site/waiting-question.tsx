import { Skeleton } from '../ui/skeleton.tsx'

/** About as high as the question that comes, so that the page hardly jumps. */
export function WaitingQuestion() {
  return (
    <div aria-busy>
      <Skeleton className="h-24" />
      <Skeleton className="mt-4 h-40" />
    </div>
  )
}
