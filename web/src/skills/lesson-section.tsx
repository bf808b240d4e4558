import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'

interface LessonSectionProps {
  readonly id: string
  readonly title: string
  readonly className?: string
  /** Shown beside the heading. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a lesson with a heading. */
export function LessonSection({ id, title, className, aside, children }: LessonSectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className={classNames('lesson-section min-w-0', className)}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-2xl font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  )
}
