import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface ReportSectionProps {
  readonly id: string
  readonly title: string
  readonly intro?: ReactNode
  /** Shown beside the title, such as a switch of views. */
  readonly control?: ReactNode
  readonly children?: ReactNode
}

/** A section of the report with a heading. */
export function ReportSection({ id, title, intro, control, children }: ReportSectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className="report-section flex flex-col gap-5 print:gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-2xl font-bold">
            {title}
          </h2>
          {intro !== undefined && <p className="mt-1 max-w-prose text-ink-soft">{intro}</p>}
        </div>
        {control !== undefined && <div className="print:hidden">{control}</div>}
      </div>
      {children}
    </Card>
  )
}
