import { classNames } from './class-names.ts'

/** A placeholder for loading content. Give it a height: `<Skeleton className="h-24" />`. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-skeleton', className)} />
}
