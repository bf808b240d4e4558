import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'

interface EmptyStateProps {
  readonly drawing: DrawingName
  readonly title: string
  readonly children?: ReactNode
  /** The action that fixes it. */
  readonly action?: ReactNode
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center">
      <Drawing name={drawing} />
      <p className="font-display text-xl font-semibold text-balance">{title}</p>
      {children !== undefined && <div className="max-w-prose text-balance text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
