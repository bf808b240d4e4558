import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface DemoFrameProps {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

/** The frame of an interactive demo. */
export function DemoFrame({ id, title, intro, children }: DemoFrameProps) {
  return (
    <Card as="section" className="mt-12" aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold sm:text-3xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{intro}</p>
      <div className="mt-6">{children}</div>
    </Card>
  )
}
