import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

interface SectionProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A section of the student’s page with a heading. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-2xl font-bold">
          {title}
        </h2>
        {intro !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>}
      </div>
      {children}
    </Card>
  )
}
