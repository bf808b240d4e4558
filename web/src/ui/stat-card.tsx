import type { ReactNode } from 'react'
import type { BadgeTone } from './badge.tsx'
import { classNames } from './class-names.ts'

interface StatCardProps {
  readonly label: string
  readonly value: ReactNode
  readonly icon: ReactNode
  readonly tone?: BadgeTone
  /** A short text below the figure. */
  readonly note?: string | undefined
}

const marks: Record<BadgeTone, string> = {
  plain: 'bg-sunken text-ink-soft',
  math: 'bg-math-soft text-math',
  science: 'bg-science-soft text-science',
  warm: 'bg-warm-soft text-warm',
  right: 'bg-correct-soft text-correct',
  wrong: 'bg-incorrect-soft text-incorrect',
}

/** One figure. Must be inside a `<dl>`. */
export function StatCard({ label, value, icon, tone = 'plain', note }: StatCardProps) {
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 min-[24rem]:max-sm:gap-2 min-[24rem]:max-sm:p-3">
      <dt className="flex min-h-9 gap-x-2.5 gap-y-2 text-sm leading-tight font-medium text-ink-soft max-[22rem]:flex-col min-[24rem]:max-sm:text-[0.8rem] min-[22rem]:items-center">
        <span
          aria-hidden
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-sm min-[24rem]:max-sm:hidden [&_svg]:size-4.5',
            marks[tone],
          )}
        >
          {icon}
        </span>
        {label}
      </dt>
      <dd className="font-display text-3xl leading-none font-bold tabular-nums">{value}</dd>
      {note !== undefined && <dd className="text-sm text-ink-soft">{note}</dd>}
    </div>
  )
}
