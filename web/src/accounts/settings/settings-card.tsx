import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface SettingsCardProps {
  readonly id: string
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

/** A settings section with a heading. */
export function SettingsCard({ id, title, about, children }: SettingsCardProps) {
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="scroll-mt-24 text-xl font-bold">
          {title}
        </h2>
        {about !== undefined && <p className="mt-1 text-ink-soft">{about}</p>}
      </div>
      {children}
    </Card>
  )
}
