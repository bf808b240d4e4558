import { Skeleton } from '../ui/skeleton.tsx'

/** A placeholder about as high as the question, to limit layout shift. */
export function WaitingQuestion() {
  return (
    <div aria-busy>
      <Skeleton className="h-24" />
      <Skeleton className="mt-4 h-40" />
    </div>
  )
}
