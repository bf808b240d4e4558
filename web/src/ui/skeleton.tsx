import { classNames } from './class-names.ts'

/** The shape of what is coming. Give it a height: `<Skeleton className="h-24" />`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-skeleton', className)} />
}
