import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'

interface LessonSectionProps {
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

/** One part of a lesson under its heading. */
export function LessonSection({ id, title, className, children }: LessonSectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className={classNames('lesson-section min-w-0', className)}>
      <h2 id={id} className="mb-4 text-2xl font-bold">
        {title}
      </h2>
      {children}
    </Card>
  )
}
